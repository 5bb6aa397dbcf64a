/**
 * Lists the currencies that the shop knows (spec section 9); the settings say which of them it offers. Each has 100
 * minor units.
 */
export const currencies = ['INR', 'USD', 'EUR', 'GBP'] as const
export type Currency = (typeof currencies)[number]

export const currencySymbols: Record<Currency, string> = { INR: '₹', USD: '$', EUR: '€', GBP: '£' }

/** Lists them as in `INR, USD, EUR and GBP`, for sentences to the shopkeeper. */
export const currencyList = new Intl.ListFormat('en-GB').format(currencies)

export const isCurrency = (code: unknown): code is Currency =>
  currencies.some((one) => one === code)

/**
 * Lists the currencies whose own amount is preferred, best first, where one in the chosen currency is missing: that of
 * the shop comes first.
 */
export const preferredCurrencies = (base: Currency): Currency[] => [
  base,
  'EUR',
  'GBP',
  'USD',
  'INR',
]

/** `minor` is a whole number of paise, cents or pence. */
export type Money = { minor: number; currency: Currency }

/** This is 1 in the unit of the rates. */
export const rateUnit = 10n ** 12n

/** Holds the units of each currency for one rupee, in 10⁻¹²; the rupee itself is `rateUnit`. */
export type Rates = Record<Currency, bigint>

/** Divides two numbers that are not negative and rounds half up. */
export function roundHalfUp(numerator: bigint, denominator: bigint): bigint {
  return (2n * numerator + denominator) / (2n * denominator)
}

/** Converts an amount through the rupee and rounds once, half up. */
export function convert(minor: number, from: Currency, to: Currency, rates: Rates): number {
  return Number(roundHalfUp(BigInt(minor) * rates[to], rates[from]))
}

/**
 * Converts a minimum amount set by law. It is rounded up, so that it never falls below the minimum.
 */
export function convertUp(minor: number, from: Currency, to: Currency, rates: Rates): number {
  return Number((BigInt(minor) * rates[to] + rates[from] - 1n) / rates[from])
}
