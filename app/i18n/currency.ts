import type { Currency } from './iso-currencies.ts'
import { shopIdentity, whileIdentityLasts } from '#app/shop-settings/shop-identity.ts'

/** Lists the currencies that every shop knows (spec section 9); the settings say which of them it offers. */
export const currencies = ['INR', 'USD', 'EUR', 'GBP'] as const

type StandardCurrency = (typeof currencies)[number]
export type { Currency }

/**
 * ISO 4217 gives all other currencies two decimals. `Intl` differs from it and between browsers: it leaves out decimals
 * that people seldom use, as those of the forint.
 */
const digitsByCurrency = new Map<Currency, number>([
  ...digitsOfAll(0, 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'),
  ...digitsOfAll(3, 'BHD IQD JOD KWD LYD OMR TND'),
])

function digitsOfAll(digits: number, codes: string) {
  return codes.split(' ').map((code) => [code as Currency, digits] as const)
}

/** Returns how many decimals an amount has; its minor unit is the last of them. */
export const digitsOf = (currency: Currency): number => digitsByCurrency.get(currency) ?? 2

/** Returns how many minor units are one. */
export const minorUnitsOf = (currency: Currency): number => 10 ** digitsOf(currency)

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

/** `minor` is a whole number of minor units, such as paise, cents, yen or fils. */
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

/** Returns the minor units of a currency for one rupee, in 10⁻¹². Amounts in two currencies relate as these do. */
export const minorRateOf = (rates: Rates, currency: Currency): bigint =>
  rateOf(rates, currency) * BigInt(minorUnitsOf(currency))

/** Divides two numbers that are not negative and rounds half up. */
export function roundHalfUp(numerator: bigint, denominator: bigint): bigint {
  return (2n * numerator + denominator) / (2n * denominator)
}

/** Converts an amount through the rupee and rounds once, half up. */
export function convert(minor: number, from: Currency, to: Currency, rates: Rates): number {
  return Number(roundHalfUp(BigInt(minor) * minorRateOf(rates, to), minorRateOf(rates, from)))
}

/**
 * Converts a minimum amount set by law. It is rounded up, so that it never falls below the minimum.
 */
export function convertUp(minor: number, from: Currency, to: Currency, rates: Rates): number {
  const divisor = minorRateOf(rates, from)
  return Number((BigInt(minor) * minorRateOf(rates, to) + divisor - 1n) / divisor)
}

export const isSameMoney = (one: Money, other: Money): boolean =>
  one.minor === other.minor && one.currency === other.currency

/** Tells whether an amount is less than another one, by any fraction. */
export const isLess = (one: Money, other: Money, rates: Rates): boolean =>
  BigInt(one.minor) * minorRateOf(rates, other.currency) <
  BigInt(other.minor) * minorRateOf(rates, one.currency)
