import { currencySymbols, digitsOf, isStandardCurrency, type Currency } from '#app/i18n/currency.ts'
import { currencySymbol } from '#app/i18n/format/format-money.ts'
import type { Language } from '#app/i18n/languages.ts'
import { cleanCode } from '#app/i18n/clean-signs.ts'

const symbols = Object.entries(currencySymbols) as [Currency, string][]

/** Maps the text before or after an amount to its currency. */
const currencyOf = new Map<string, Currency>([
  ...symbols.map(([currency, symbol]): [string, Currency] => [symbol, currency]),
  ...symbols.map(([currency]): [string, Currency] => [currency, currency]),
  ['RS', 'INR'],
  ['US$', 'USD'],
])

const longest = 60

/** Matches words and currency symbols, and everything between them. */
const parts = /US\$|\p{L}+\.?|\p{Sc}|[^\p{L}\p{Sc}]+/giu

/**
 * Returns the forms of an amount: plain, and with thousands grouped by a blank or an apostrophe, or by at least two
 * separators. Where a currency has no decimals, zeros may stand for them.
 */
function formsOf(digits: number): RegExp[] {
  const fraction = digits === 0 ? '(0{0,2})' : `(\\d{0,${digits}})`
  return [
    String.raw`(\d{0,9})(?:[.,]${fraction})?`,
    String.raw`([1-9]\d{0,2}(?:[ '’]\d{3})+)(?:[.,]${fraction})?`,
    String.raw`([1-9]\d{0,2}(?:,\d{3})+)\.${fraction}`,
    String.raw`([1-9]\d{0,2}(?:\.\d{3})+),${fraction}`,
    String.raw`([1-9]\d{0,2}(?:,\d{3}){2,}|[1-9]\d{0,2}(?:\.\d{3}){2,})`,
    // This is the Indian grouping: 1,07,910.
    String.raw`([1-9]\d?(?:,\d{2})+,\d{3})(?:\.${fraction})?`,
  ].map((form) => new RegExp(`^${form}$`))
}
const forms = [0, 1, 2, 3].map(formsOf)

/**
 * Matches a single separator before three digits. It groups thousands where the page's language writes them so, or
 * where the currency has no decimals; it is that of the decimals in a currency of three; otherwise it is ambiguous.
 */
const groupedOnce: Record<Language, RegExp | undefined> = {
  en: /^([1-9]\d{0,2},\d{3})$/,
  de: /^([1-9]\d{0,2}\.\d{3})$/,
  fr: undefined,
}
const groupedByEither = /^([1-9]\d{0,2}[.,]\d{3})$/

/** Replaces the Arabic separators of decimals and thousands. */
const withoutArabicSeparators = (text: string) => text.replaceAll('٫', '.').replaceAll('٬', "'")

/** Removes the dash that ends German and Indian prices without a fraction: `4.000,-` and `Rs. 500/-`. */
const withoutDash = (text: string) => text.replace(/(?:[,.]-{1,2}|\/-)(?=\D{0,5}$)/, '')

/** Removes the code or symbol of a further currency, such as `CHF`, `CA$` or `F CFA`, which is not in `currencyOf`. */
function withoutOwnSign(text: string, currency: Currency, language: Language = 'en'): string {
  if (isStandardCurrency(currency)) return text
  const signs = [cleanCode(currencySymbol(currency, language)).toUpperCase(), currency]
  return signs.reduce((left, sign) => left.replace(sign, ' '), text.toUpperCase()).trim()
}

/**
 * Reads an amount as a shopper types it, as the shop formats it or as a URL holds it: `12.5`, `12,5` and `€12.50` are
 * 1250, `1.079,10` and `1 079,10 €` are 107910 in a currency of two decimals. Returns undefined if it is ambiguous.
 * @param currency The displayed currency; the symbol of another one is rejected.
 */
export function parseTypedAmount(
  text: string,
  currency: Currency,
  language?: Language,
): number | undefined {
  if (text.length > longest) return undefined
  const bare = withoutOwnSign(withoutArabicSeparators(cleanCode(text)), currency, language)
  const read = withoutDash(bare).match(parts) ?? []
  const [number, ...signs] = read
    .map((part) => part.trim())
    .filter(Boolean)
    .sort((one, other) => Number(/\d/.test(other)) - Number(/\d/.test(one)))
  if (number === undefined || !/\d/.test(number) || signs.length > 1) return undefined
  const sign = signs[0]?.toUpperCase().replace('.', '')
  const named = currencyOf.get(sign ?? '')
  if (sign && named !== currency) return undefined
  const digits = digitsOf(currency)
  const once = digits === 0 ? groupedByEither : language && groupedOnce[language]
  const found = [...forms[digits]!, once].map((form) => form?.exec(number)).find(Boolean)
  if (!found) return undefined
  const [, whole = '', fraction = ''] = found
  const units = whole.replace(/\D/g, '')
  return units.length > 9
    ? undefined
    : Number(units + fraction.padEnd(digits, '0').slice(0, digits))
}
