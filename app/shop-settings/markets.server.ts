import type { Currency } from '#app/i18n/currency.ts'
import type { Language } from '#app/i18n/languages.ts'
import { countriesOfLanguage, ownCurrencies, type Country } from '#app/i18n/markets.ts'
import { shopSettings } from './current.server.ts'

export const isOfferedCurrency = (code: unknown): code is Currency =>
  shopSettings().currencies.some((one) => one === code)

/** Returns whether the shop delivers to a country, as far as the settings say. */
export function isMarket(country: Country): boolean {
  const { markets } = shopSettings()
  return markets.length === 0 || markets.includes(country)
}

/**
 * Returns the market of a visitor who chose none: the home market, unless the language is that of another market. It
 * depends on the URL's language alone, never on the network, so that a cached page stays correct.
 */
export function marketOfLanguage(language: Language): Country {
  const { homeMarket } = shopSettings()
  if (language === 'en') return homeMarket
  const own = countriesOfLanguage[language]
  return own.includes(homeMarket) ? homeMarket : (own.find(isMarket) ?? homeMarket)
}

/**
 * Returns the currency of a visitor who chose none: the one set for the market, or its own if the shop offers it,
 * otherwise that of the shop (spec section 9).
 */
export function currencyOfMarket(country: Country): Currency {
  const { marketCurrencies, currency } = shopSettings()
  const own = marketCurrencies[country] ?? ownCurrencies[country]
  return isOfferedCurrency(own) ? own : currency
}

/**
 * Returns the query, with its question mark, that shows a feed's prices to a visitor who chose no
 * currency. It is empty if the page shows them without it.
 */
export const currencyQuery = (currency: Currency, language: Language): string =>
  currency === currencyOfMarket(marketOfLanguage(language)) ? '' : `?currency=${currency}`
