import { locales, type Language } from '../languages.ts'

const formats = new Map<Language, Intl.NumberFormat>()

/** Formats a number of items with digit grouping. */
export function formatCount(count: number, language: Language): string {
  let format = formats.get(language)
  if (!format) formats.set(language, (format = new Intl.NumberFormat(locales[language])))
  return format.format(count)
}
