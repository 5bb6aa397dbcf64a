import { listMatches } from '#app/database/search.server.ts'
import type { MatchKey } from '#app/database/search-term.ts'
import { findFacetIndex } from '#app/shop/catalogue/facet-index/facet-index.server.ts'
import { listNumbered } from '#app/shop/catalogue/products/find-by-sku.server.ts'
import { findRow, nameProducts } from './list-products.server.ts'
import { searchTermsOf } from './search-terms.ts'

/** To rank matches by their words takes five times as long as to find them, so at most this many are found and compared by sales. */
const mostMatches = 20_000

/**
 * Returns the ids of the products that a text of the shopkeeper names: by SKU, ISBN or id, and those whose titles have its
 * words; of more than `most` those of the shop's lists that sold best.
 */
export async function listNamedProducts(
  typed: string,
  most: number,
  now: number,
): Promise<string[]> {
  const numbered = await listNumbered(typed)
  const terms = searchTermsOf(typed)
  const found =
    terms.length === 0 ? [] : await listMatches(terms, mostMatches, { quick: true, part: 'title' })
  const named =
    found.length > most ? await listBestSold(found, most, now) : await nameProducts(found, now)
  return [...new Set([...numbered, ...named])]
}

async function listBestSold(found: MatchKey[], most: number, now: number) {
  const index = await findFacetIndex(now)
  const isNamed = new Uint8Array(index.ids.length)
  for (const key of found) {
    const row = findRow(index, key)
    if (row !== undefined) isNamed[row] = 1
  }
  const ids: string[] = []
  for (const row of index.orders.popular) {
    if (ids.length === most) break
    if (isNamed[row]) ids.push(index.ids[row]!)
  }
  return ids
}
