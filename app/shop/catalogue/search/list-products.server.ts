import { listMatches, productIdsOf } from '#app/database/search.server.ts'
import type { MatchKey, SearchTerm } from '#app/database/search-term.ts'
import { findFacetIndex } from '#app/shop/catalogue/facet-index/facet-index.server.ts'
import type { FacetIndex } from '#app/shop/catalogue/facet-index/facet-index.ts'

type MatchOptions = Parameters<typeof listMatches>[2]

/** Returns the ids of the `most` products that match every term best. */
export const listProducts = async (
  terms: SearchTerm[],
  most: number,
  now: number,
  matching?: MatchOptions,
): Promise<string[]> => nameProducts(await listMatches(terms, most, matching), now)

/**
 * Returns the product ids of index matches in their order, without products that no longer exist.
 */
export async function nameProducts(found: MatchKey[], now: number): Promise<string[]> {
  const index = await findFacetIndex(now)
  const unknown: MatchKey[] = []
  const ids = found.map((key) => {
    const row = findRow(index, key)
    if (row === undefined) unknown.push(key)
    return row === undefined ? undefined : index.ids[row]
  })
  if (unknown.length > 0) {
    const names = await productIdsOf(unknown)
    found.forEach((key, n) => (ids[n] ??= names.get(key)))
  }
  return ids.filter((id) => id !== undefined)
}

/** Returns the row of the facet index; undefined if the product is not in it yet. */
export function findRow({ rowOf, rowOfNumber }: FacetIndex, key: MatchKey): number | undefined {
  if (typeof key === 'string') return rowOf.get(key)
  const row = rowOfNumber[key] ?? -1
  return row < 0 ? undefined : row
}
