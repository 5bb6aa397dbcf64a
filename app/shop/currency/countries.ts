import type { Language } from '#app/i18n/languages.ts'
import type { Currency } from './currency.ts'

/** The countries that can be chosen as market, by ISO code: the shop's own six, the USA, and the EU. */
export const countries = [
  ...(['IN', 'DE', 'FR', 'GB', 'AT', 'CH', 'US'] as const),
  ...(['BE', 'BG', 'CY', 'CZ', 'DK', 'EE', 'ES', 'FI', 'GR', 'HR', 'HU', 'IE', 'IT'] as const),
  ...(['LT', 'LU', 'LV', 'MT', 'NL', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK'] as const),
] as const
export type Country = (typeof countries)[number]

export const isCountry = (code: unknown): code is Country => countries.some((one) => one === code)

const outsideEu: readonly string[] = ['IN', 'GB', 'CH', 'US']

export const isInEu = (country: Country) => !outsideEu.includes(country)

const markets: Record<Language, Country> = { en: 'IN', fr: 'FR', de: 'DE' }

/**
 * The market where none was chosen. Guessed from the address's language alone, never from the network,
 * so that a kept page stays right.
 */
export const marketOfLanguage = (language: Language): Country => markets[language]

const euroCountries = [
  ...(['DE', 'FR', 'AT', 'BE', 'BG', 'CY', 'EE', 'ES', 'FI', 'GR', 'HR', 'IE', 'IT'] as const),
  ...(['LT', 'LU', 'LV', 'MT', 'NL', 'PT', 'SI', 'SK'] as const),
] satisfies Country[]

const ownCurrencies: Partial<Record<Country, Currency>> = {
  ...Object.fromEntries(euroCountries.map((country) => [country, 'EUR'])),
  GB: 'GBP',
  US: 'USD',
}

/**
 * The currency of a visitor who chose none: that of the market where the shop has it, else rupees, the default
 * (spec section 9).
 */
export const currencyOfMarket = (country: Country): Currency => ownCurrencies[country] ?? 'INR'

/**
 * The query that has a page show the prices of a feed to a visitor who chose no currency: with its question mark, and
 * empty where the page would do so anyway.
 */
export const currencyQuery = (currency: Currency, language: Language): string =>
  currency === currencyOfMarket(marketOfLanguage(language)) ? '' : `?currency=${currency}`
