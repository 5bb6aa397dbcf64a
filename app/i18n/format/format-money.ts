import { locales, type Language } from '../languages.ts'
import type { Money } from '../currency.ts'

const formats = new Map<string, Intl.NumberFormat>()

/** Formats an amount as shown on every page: `₹1,499.00`, `1 499,00 ₹`, `1.499,00 ₹`. */
export function formatMoney({ minor, currency }: Money, language: Language): string {
  const key = language + currency
  let format = formats.get(key)
  if (!format) {
    // The symbol is narrow, because English would otherwise write US$ and French £GB.
    const style = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const
    formats.set(key, (format = new Intl.NumberFormat(locales[language], style)))
  }
  return format.format(minor / 100)
}
