import type { Country } from '#app/i18n/markets.ts'
import type { Currency } from '#app/i18n/currency.ts'
import type { SearchResult } from '#app/shop/catalogue/search/search-result.ts'
import type { ListingQuery } from '#app/shop/catalogue/facet-index/listing-query.ts'

/** Holds the criteria of a list in terms of the database, without sort order and page. */
export type ListingFilter = Omit<
  ListingQuery,
  'q' | 'exact' | 'kind' | 'sort' | 'page' | 'priceFrom' | 'priceTo' | 'rating'
> & {
  /** Is undefined for books and goods. */
  kind: 'book' | 'goods' | undefined
  /** Is undefined without a search. */
  found: SearchResult | undefined
  /** Today's prices in the shop's currency, both limits inclusive. */
  priceFrom: number | undefined
  priceTo: number | undefined
  /** Holds the minimum number of stars. */
  rating: number | undefined
  /** Holds the market whose prices apply, and whose fixed prices exclude offers. */
  market: Country
  /** Holds the displayed currency, in which some products have their own prices. */
  currency: Currency
}
