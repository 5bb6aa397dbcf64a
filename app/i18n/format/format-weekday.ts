import { locales, type Language } from '../languages.ts'
import type { Day } from './format-order.ts'

const formats = new Map<Language, Intl.DateTimeFormat>()

/**
 * Formats a day that is near, such as `Mon 30 Nov`, `lun. 30 nov.` or `Mo., 30. Nov.`. No line breaks within it.
 * @param day `YYYY-MM-DD`
 */
export function weekdayText(day: string, language: Language): Day {
  let format = formats.get(language)
  if (!format) {
    const style = { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' } as const
    formats.set(language, (format = new Intl.DateTimeFormat(locales[language], style)))
  }
  const text = format.format(new Date(day))
  // French writes the first of a month as an ordinal. English needs no comma in so short a date.
  const mended = language === 'fr' ? text.replace(' 1 ', ' 1er ') : text
  return {
    dateTime: day,
    text: (language === 'en' ? mended.replace(',', '') : mended).replace(/\s/g, '\u00a0'),
  }
}
