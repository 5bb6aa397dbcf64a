import type { ListingQuery, Sort } from '#app/shop/catalogue/facet-index/listing-query.ts'

/** Products in these states need the attention of the shopkeeper. */
export const productStates = ['hidden', 'no-price', 'no-picture', 'low-stock', 'sold-out'] as const
export type ProductState = (typeof productStates)[number]

export const managedSorts = ['title', 'newest', 'popular', 'price-up', 'price-down'] as const
export type ManagedSort = (typeof managedSorts)[number]

/**
 * Holds the content of the shopkeeper's list, which has every product: each edition, and what is hidden. `listing` has
 * the search and the facets of the shop.
 */
export type ManagedQuery = {
  listing: ListingQuery
  state: ProductState | undefined
  isBook: boolean
  /** A search without an order is sorted by relevance. */
  sort: ManagedSort | undefined
  /** A page has so many rows. */
  rows: number
}

/** Returns the order that the URL names; others of the shop's lists are for shoppers. */
export const managedSortOf = (sort: Sort): ManagedSort | undefined =>
  managedSorts.find((one) => one === sort)
