import type { Language } from '../languages.ts'

/**
 * Returns a number as staff typed it with a point before its decimals. A comma means the same, and spaces, which French
 * puts between thousands, are dropped. A number with two signs is returned as it is, and no parser takes it: of a sign
 * between thousands nobody could say whether it begins the decimals.
 */
export function typedDecimal(typed: string): string {
  const text = typed.replace(/\s/g, '')
  return /^[^.,]*,[^.,]*$/.test(text) ? text.replace(',', '.') : text
}

/** Returns a number that has a point before its decimals as staff of a language types it. */
export const decimalToType = (text: string, language: Language): string =>
  language === 'en' ? text : text.replace('.', ',')
