import { shopSettings } from '#app/shop-settings/current.server.ts'
import { noFilters } from '#app/shop/catalogue/facet-index/listing-query.ts'
import type { ListingFilter } from './listing-filter.ts'

/** Selects every product, in the home market. */
export function wholeListing(): ListingFilter {
  const { currency, homeMarket } = shopSettings()
  return {
    ...noFilters,
    kind: undefined,
    found: undefined,
    category: undefined,
    tag: undefined,
    offer: undefined,
    market: homeMarket,
    currency,
  }
}
