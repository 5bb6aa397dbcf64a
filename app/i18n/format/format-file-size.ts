import { locales, type Language } from '../languages.ts'

const megabyte = 1_000_000

/** Formats a size as `41 kB` or `41 ko`, in thousands of bytes, at least one; from a megabyte on as `1.2 MB`. */
export const formatFileSize = (bytes: number, language: Language) =>
  new Intl.NumberFormat(locales[language], {
    style: 'unit',
    unit: bytes < megabyte ? 'kilobyte' : 'megabyte',
    maximumFractionDigits: bytes < megabyte || bytes >= 10 * megabyte ? 0 : 1,
  }).format(bytes < megabyte ? Math.max(1, Math.round(bytes / 1000)) : bytes / megabyte)
