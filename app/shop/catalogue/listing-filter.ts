import type { Country } from '../currency/countries.ts'
import type { Currency } from '../currency/currency.ts'
import type { SearchResult } from '../search/search-result.ts'
import { noFilters, type ListingQuery } from './listing-query.ts'

/** What a list holds, in the terms of the database: the order and the page are not in it. */
export type ListingFilter = Omit<
  ListingQuery,
  'q' | 'exact' | 'sort' | 'page' | 'priceFrom' | 'priceTo' | 'rating'
> & {
  /** Left out: books and goods. */
  kind: 'book' | undefined
  /** Undefined: nothing is searched for. */
  found: SearchResult | undefined
  /** Paise of today, both included. */
  priceFrom: number | undefined
  priceTo: number | undefined
  /** Least stars. */
  rating: number | undefined
  /** Whose prices are meant, and where a fixed price forbids an offer. */
  market: Country
  /** In which prices are shown: some products have prices of their own in it. */
  currency: Currency
}

/** Everything there is, in India. */
export const wholeListing: ListingFilter = {
  ...noFilters,
  kind: undefined,
  found: undefined,
  category: undefined,
  tag: undefined,
  offer: undefined,
  market: 'IN',
  currency: 'INR',
}
