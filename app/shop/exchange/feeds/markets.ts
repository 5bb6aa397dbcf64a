import type { Language } from '#app/i18n/languages.ts'
import type { Country } from '#app/i18n/markets.ts'
import type { Currency } from '#app/i18n/currency.ts'

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

export const feedMarkets: Record<string, FeedMarket> = {
  in: { country: 'IN', currency: 'INR', language: 'en', query: {} },
  de: { country: 'DE', currency: 'EUR', language: 'de', query: { currency: 'EUR' } },
  fr: { country: 'FR', currency: 'EUR', language: 'fr', query: { currency: 'EUR' } },
  gb: {
    country: 'GB',
    currency: 'GBP',
    language: 'en',
    query: { country: 'GB', currency: 'GBP' },
  },
}
