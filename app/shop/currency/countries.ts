import type { Language } from '#app/i18n/languages.ts'

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
