import { locales, type Language } from '../languages.ts'
import {
  digitsOf,
  isStandardCurrency,
  minorUnitsOf,
  type Currency,
  type Money,
} from '../currency.ts'

const formats = new Map<string, Intl.NumberFormat>()

/** Formats an amount as shown on every page: `₹1,499.00`, `1 499,00 ₹`, `1.499,00 ₹`, `JP¥1,499`. */
export const formatMoney = ({ minor, currency }: Money, language: Language): string =>
  formatOf(currency, language).format(minor / minorUnitsOf(currency))

function formatOf(currency: Currency, language: Language): Intl.NumberFormat {
  const key = language + currency
  let format = formats.get(key)
  if (!format) {
    // English would otherwise write US$ and French £GB. Dollars and crowns of other countries are told apart instead.
    const currencyDisplay = isStandardCurrency(currency) ? 'narrowSymbol' : 'symbol'
    const digits = digitsOf(currency)
    const fraction = { minimumFractionDigits: digits, maximumFractionDigits: digits }
    const style = { style: 'currency', currency, currencyDisplay, ...fraction } as const
    formats.set(key, (format = new Intl.NumberFormat(locales[language], style)))
  }
  return format
}

/** Returns the symbol of a currency as it stands beside an amount: `€`, `CA$`, or its code where it has none. */
export const currencySymbol = (currency: Currency, language: Language): string =>
  formatOf(currency, language)
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency
