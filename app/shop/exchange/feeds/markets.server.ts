import { fallbackLanguage, offeredLanguages, type Language } from '#app/i18n/languages.ts'
import type { Country } from '#app/i18n/markets.ts'
import type { Currency } from '#app/i18n/currency.ts'
import { shopSettings } from '#app/shop-settings/current.server.ts'
import { currencyOfMarket, isMarket, marketOfLanguage } from '#app/shop-settings/markets.server.ts'

/**
 * Describes a market of the merchant feeds. `query` is added to the URL of a page so that it shows the market's
 * prices to a visitor without a choice of their own.
 */
export type FeedMarket = {
  country: Country
  currency: Currency
  language: Language
  query: Record<string, string>
}

/** Names the markets that may have a feed, with its language. */
const feedLanguages: [Country, Language][] = [
  ['IN', 'en'],
  ['DE', 'de'],
  ['FR', 'fr'],
  ['GB', 'en'],
]

/** Returns the markets of the feeds by the name of their file. */
export function feedMarkets(): Record<string, FeedMarket> {
  const base = shopSettings().currency
  const markets = feedLanguages
    .filter(([country]) => isMarket(country))
    .map(([country, own]): [string, FeedMarket] => {
      const language = offeredLanguages().includes(own) ? own : fallbackLanguage()
      const currency = currencyOfMarket(country)
      const query = {
        ...(country !== marketOfLanguage(language) && { country }),
        ...(currency !== base && { currency }),
      }
      return [country.toLowerCase(), { country, currency, language, query }]
    })
  return Object.fromEntries(markets)
}
