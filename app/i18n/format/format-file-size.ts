import { locales, type Language } from '../languages.ts'

/** Formats a size as `41 kB` or `41 ko`, in thousands of bytes, at least one. */
export const formatFileSize = (bytes: number, language: Language) =>
  new Intl.NumberFormat(locales[language], {
    style: 'unit',
    unit: 'kilobyte',
    maximumFractionDigits: 0,
  }).format(Math.max(1, Math.round(bytes / 1000)))
