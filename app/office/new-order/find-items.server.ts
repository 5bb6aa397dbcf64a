import { shopSettings } from '#app/shop-settings/current.server.ts'
import { parseListingQuery } from '#app/shop/catalogue/listing/listing-query.schema.ts'
import { listBySku } from '#app/shop/catalogue/products/find-by-sku.server.ts'
import { findManagedListing } from '#app/shop/maintenance/products/managed-listing.server.ts'
import type { ManagedQuery } from '#app/shop/maintenance/products/managed-query.ts'
import { findRates } from '#app/shop/pricing/currency/rates.server.ts'
import type { StaffContext } from '../frame/staff-context.server.ts'

/** A search shows this many products. */
const mostFound = 20

/** Returns the products that have the text as their ISBN, SKU or id. */
export async function listExact(q: string): Promise<string[]> {
  const found = [...(await listBySku(q)), ...(await listBySku(q.toUpperCase()))]
  return [...new Set(found.map(({ id }) => id))]
}

/** Returns the products that the shop's own search finds, best first, each edition by itself. */
export async function searchItems(q: string, { language, now }: StaffContext): Promise<string[]> {
  const { currency } = shopSettings()
  const { query: listing } = parseListingQuery(new URLSearchParams({ q }), currency, language)
  const query: ManagedQuery = {
    listing,
    state: undefined,
    isBook: false,
    sort: undefined,
    rows: mostFound,
  }
  const { rates } = await findRates(now)
  const { ids } = await findManagedListing(query, rates, now)
  return ids
}
