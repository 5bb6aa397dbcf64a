import { currencySymbols, type Currency } from '../currency.ts'
import type { Language } from '../languages.ts'
import { parseAmount } from './decimal.ts'

/**
 * Returns a number as staff typed it with a point before its decimals. A comma means the same, and spaces, which French
 * puts between thousands, are dropped, and so are points before a comma and commas before a point. A single sign begins
 * the decimals; other numbers with several signs are returned as they are, and no parser takes them.
 */
export function typedDecimal(typed: string): string {
  const text = typed.replace(/\s/g, '')
  if (/^\d{1,3}(\.\d{3})+,\d+$/.test(text)) return text.replaceAll('.', '').replace(',', '.')
  if (/^\d{1,3}(,\d{3})+\.\d+$/.test(text)) return text.replaceAll(',', '')
  return /^[^.,]*,[^.,]*$/.test(text) ? text.replace(',', '.') : text
}

/**
 * Parses an amount as staff typed it into minor units, undefined as of `parseAmount`. The sign of its currency may stand
 * beside it, as in what the shop or a bank prints: `24,90 €` and `24,90 EUR`.
 */
export function parseStaffAmount(typed: string, currency: Currency): number | undefined {
  const signs: (string | undefined)[] = [currency, currencySymbols[currency]]
  const bare = signs.reduce<string>((left, sign) => (sign ? left.replace(sign, '') : left), typed)
  return parseAmount(typedDecimal(bare), currency)
}

/** Returns a number that has a point before its decimals as staff of a language types it. */
export const decimalToType = (text: string, language: Language): string =>
  language === 'en' ? text : text.replace('.', ',')
