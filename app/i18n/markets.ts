import type { Language } from './languages.ts'
import type { Currency } from './currency.ts'

/**
 * Lists the countries that can be chosen as market, by ISO code: the shop's own six, the USA, and
 * the EU.
 */
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
 * Returns the market of a visitor who chose none. It depends on the URL's language alone, never on
 * the network, so that a cached page stays correct.
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
 * Returns the currency of a visitor who chose none: that of the market if the shop has it,
 * otherwise rupees, the default (spec section 9).
 */
export const currencyOfMarket = (country: Country): Currency => ownCurrencies[country] ?? 'INR'

/**
 * Returns the query, with its question mark, that shows a feed's prices to a visitor who chose no
 * currency. It is empty if the page shows them without it.
 */
export const currencyQuery = (currency: Currency, language: Language): string =>
  currency === currencyOfMarket(marketOfLanguage(language)) ? '' : `?currency=${currency}`
