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

/** Tells whether an address lies in the EU, whose country need not be a market. */
export const isInUnion = ({ country }: { country: string }) => isCountry(country) && isInEu(country)

/** Tells whether the shop charges value added tax there. India has its Goods and Services Tax. */
export const hasVat = (country: Country) => isInEu(country) || country === 'GB'

/** Lists the countries whose people read a language of the shop other than English, the largest first. */
export const countriesOfLanguage: Record<Exclude<Language, 'en'>, Country[]> = {
  fr: ['FR', 'BE', 'LU', 'CH'],
  de: ['DE', 'AT', 'CH', 'LU'],
}

const euroCountries = [
  ...(['DE', 'FR', 'AT', 'BE', 'BG', 'CY', 'EE', 'ES', 'FI', 'GR', 'HR', 'IE', 'IT'] as const),
  ...(['LT', 'LU', 'LV', 'MT', 'NL', 'PT', 'SI', 'SK'] as const),
] satisfies Country[]

/** Names the currency of a country; rupees are left to the shops that keep prices in them. */
export const ownCurrencies: Partial<Record<Country, Currency>> = {
  ...Object.fromEntries(euroCountries.map((country) => [country, 'EUR'])),
  GB: 'GBP',
  US: 'USD',
  ...{ CH: 'CHF', CZ: 'CZK', DK: 'DKK', HU: 'HUF', PL: 'PLN', RO: 'RON', SE: 'SEK' },
}
