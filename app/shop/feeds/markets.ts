import type { Language } from '#app/i18n/languages.ts'
import type { Country } from '../currency/countries.ts'
import type { Currency } from '../currency/currency.ts'

/** A market of the merchant feeds. `asked`: the query with which a page shows its prices to who chose nothing. */
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
