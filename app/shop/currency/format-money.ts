import { locales, type Language } from '#app/i18n/languages.ts'
import type { Money } from './currency.ts'

const formats = new Map<string, Intl.NumberFormat>()

/** An amount as it is shown everywhere: `₹1,499.00`, `1 499,00 ₹`, `1.499,00 ₹`. */
export function formatMoney({ minor, currency }: Money, language: Language): string {
  const key = language + currency
  let format = formats.get(key)
  if (!format) {
    // The narrow symbol, since English would else write US$ and French £GB.
    const style = { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } as const
    formats.set(key, (format = new Intl.NumberFormat(locales[language], style)))
  }
  return format.format(minor / 100)
}
