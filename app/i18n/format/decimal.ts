import { cleanCode } from '#app/i18n/clean-signs.ts'
import { digitsOf, type Currency, type Money } from '../currency.ts'

/** Formats an amount in minor units with a point and all decimals of its currency, for programs and tables. */
export function decimal(minor: number, currency: Currency): string {
  const digits = digitsOf(currency)
  const text = String(Math.abs(minor)).padStart(digits + 1, '0')
  const units = `${minor < 0 ? '-' : ''}${text.slice(0, text.length - digits)}`
  return digits === 0 ? units : `${units}.${text.slice(-digits)}`
}

/** Formats an amount with its currency, such as `12.50 EUR` and `1250 JPY`, for sentences to the shopkeeper. */
export const describeMoney = ({ minor, currency }: Money) =>
  `${decimal(minor, currency)} ${currency}`

/** Matches `499`, `499.5` and `.5`. */
const amountForm = /^(?=\.?\d)(\d{0,12})(?:\.(\d+))?$/

/** Parses `499`, `499.5`, `499.00` or `.5` into minor units; undefined if the currency has fewer decimals. */
export function parseAmount(text: string, currency: Currency): number | undefined {
  const digits = digitsOf(currency)
  const [amount, units = '', fraction = ''] = amountForm.exec(cleanCode(text)) ?? []
  return amount === undefined || fraction.length > digits
    ? undefined
    : Number(units + fraction.padEnd(digits, '0'))
}

/**
 * Says that an amount has more decimals than its currency: `JPY has no decimals: 12.50`.
 * @param otherwise What is said of a text that is no amount at all.
 */
export function amountFault(text: string, currency: Currency, otherwise: string): string {
  const isAmount = amountForm.test(cleanCode(text)) && parseAmount(text, currency) === undefined
  return isAmount
    ? `${currency} has ${digitsOf(currency) || 'no'} decimals: ${cleanCode(text)}`
    : otherwise
}

/** Drops the last zeros of decimals, which other programs write: `14.9000`, and `1490.00` of yen. */
export function withoutLastZeros(text: string): string {
  if (!text.includes('.')) return text
  let end = text.length
  while (text[end - 1] === '0') end--
  return text.slice(0, text[end - 1] === '.' ? end - 1 : end)
}
