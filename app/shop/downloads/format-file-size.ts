import { locales, type Language } from '#app/i18n/languages.ts'

/** `41 kB`, `41 ko`: thousands of bytes, one at least. */
export const formatFileSize = (bytes: number, language: Language) =>
  new Intl.NumberFormat(locales[language], {
    style: 'unit',
    unit: 'kilobyte',
    maximumFractionDigits: 0,
  }).format(Math.max(1, Math.round(bytes / 1000)))
