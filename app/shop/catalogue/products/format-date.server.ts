import { translator } from '#app/i18n/i18n.server.ts'
import { locales, type Language } from '#app/i18n/languages.ts'
import { parseDatePublished } from './catalogue-record.ts'
import { formatDay } from '#app/i18n/format/format-order.ts'

const months = new Map<Language, Intl.DateTimeFormat>()

/** Formats a year. A year before the common era is shown as a positive number with a suffix. */
export const formatYear = (year: number, language: Language): string =>
  year < 0 ? translator(language)('product.beforeChrist', { year: -year }) : String(year)

/** Formats a date as precisely as it is known: `1851`, `March 1851`, `14 March 1851`. */
export function formatPublished(text: string, language: Language): string {
  const at = parseDatePublished(text)
  const [, sign, year, month, day] = /^(-?)(\d+)(?:-(\d+))?(?:-(\d+))?$/.exec(text) ?? []
  if (at === undefined || year === undefined) return text
  if (sign === '-' || !month) return formatYear(Number(`${sign}${year}`), language)
  return day === undefined ? formatOf(language).format(at) : formatDay(at, language)
}

function formatOf(language: Language): Intl.DateTimeFormat {
  let format = months.get(language)
  if (!format) {
    const style = { year: 'numeric', month: 'long', timeZone: 'UTC' } as const
    months.set(language, (format = new Intl.DateTimeFormat(locales[language], style)))
  }
  return format
}
