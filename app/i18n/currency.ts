import { shopIdentity, whileIdentityLasts } from '#app/shop-settings/shop-identity.ts'

/**
 * Lists the currencies that every shop knows (spec section 9); the settings say which of them it offers. Each has 100
 * minor units.
 */
export const currencies = ['INR', 'USD', 'EUR', 'GBP'] as const

/**
 * A shop knows these once its settings offer them. Each has 100 minor units, in which all amounts are counted, so that
 * yen (none) and dinars (1,000) are not among them.
 */
export const furtherCurrencies = [
  ...(['AED', 'AUD', 'BAM', 'BDT', 'BRL', 'CAD', 'CHF', 'CNY', 'CZK', 'DKK', 'EGP'] as const),
  ...(['GEL', 'HKD', 'HUF', 'ILS', 'LKR', 'MAD', 'MXN', 'MYR', 'NOK', 'NPR', 'NZD'] as const),
  ...(['PHP', 'PLN', 'RON', 'RSD', 'SAR', 'SEK', 'SGD', 'THB', 'TRY', 'TWD', 'UAH'] as const),
  'ZAR',
] as const

type StandardCurrency = (typeof currencies)[number]
export type Currency = StandardCurrency | (typeof furtherCurrencies)[number]

/** Holds every currency that a setting may name. */
export const allCurrencies: readonly Currency[] = [...currencies, ...furtherCurrencies]

/** Returns the currencies that the shop knows: the four of every shop, and those that its settings offer. */
export const knownCurrencies = whileIdentityLasts((): readonly Currency[] => [
  ...new Set([...currencies, ...shopIdentity().currencies]),
])

/** Symbols that no other currency of the four has. */
export const currencySymbols: Record<StandardCurrency, string> & {
  [currency in Currency]?: string
} = {
  INR: '₹',
  USD: '$',
  EUR: '€',
  GBP: '£',
}

/** Tells whether a currency has a symbol of its own, which no other one shares. */
export const isStandardCurrency = (currency: Currency): currency is StandardCurrency =>
  currencies.some((one) => one === currency)

/** Lists the known currencies as in `INR, USD, EUR and GBP`, for sentences to the shopkeeper. */
export const currencyList = () => new Intl.ListFormat('en-GB').format(knownCurrencies())

export const isCurrency = (code: unknown): code is Currency =>
  knownCurrencies().some((one) => one === code)

const furtherKnown = whileIdentityLasts(() =>
  knownCurrencies().filter((currency) => !isStandardCurrency(currency)),
)

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
  ...furtherKnown(),
]

/** `minor` is a whole number of hundredths, such as paise, cents or pence. */
export type Money = { minor: number; currency: Currency }

/** This is 1 in the unit of the rates. */
export const rateUnit = 10n ** 12n

/**
 * Holds the units of each known currency for one rupee, in 10⁻¹²; the rupee itself is `rateUnit`. A setting that offers
 * a further currency is refused if it has no rate.
 */
export type Rates = Record<StandardCurrency, bigint> & { [currency in Currency]?: bigint }

/** @throws if the shop has no rate for the currency. */
export function rateOf(rates: Rates, currency: Currency): bigint {
  const rate = rates[currency]
  if (rate === undefined) throw new Error(`There is no exchange rate for ${currency}`)
  return rate
}

/** Divides two numbers that are not negative and rounds half up. */
export function roundHalfUp(numerator: bigint, denominator: bigint): bigint {
  return (2n * numerator + denominator) / (2n * denominator)
}

/** Converts an amount through the rupee and rounds once, half up. */
export function convert(minor: number, from: Currency, to: Currency, rates: Rates): number {
  return Number(roundHalfUp(BigInt(minor) * rateOf(rates, to), rateOf(rates, from)))
}

/**
 * Converts a minimum amount set by law. It is rounded up, so that it never falls below the minimum.
 */
export function convertUp(minor: number, from: Currency, to: Currency, rates: Rates): number {
  const divisor = rateOf(rates, from)
  return Number((BigInt(minor) * rateOf(rates, to) + divisor - 1n) / divisor)
}
