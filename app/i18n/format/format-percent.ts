import { locales, type Language } from '../languages.ts'

const formats = new Map<Language, Intl.NumberFormat>()

/** Formats whole per cent: `10%`, `10 %`. */
export function formatPercent(percent: number, language: Language): string {
  let format = formats.get(language)
  if (!format) {
    format = new Intl.NumberFormat(locales[language], { style: 'percent' })
    formats.set(language, format)
  }
  return format.format(percent / 100)
}
