import { listMatches, productIdsOf } from '#app/database/search.server.ts'
import type { MatchKey, SearchTerm } from '#app/database/search-term.ts'
import { findFacetIndex } from '../catalogue/facet-index.server.ts'
import type { FacetIndex } from '../catalogue/facet-index.ts'

type Matching = Parameters<typeof listMatches>[2]

/** The ids of the `most` products that match every term best. */
export const listProducts = async (
  terms: SearchTerm[],
  most: number,
  now: number,
  matching?: Matching,
): Promise<string[]> => nameProducts(await listMatches(terms, most, matching), now)

/** The ids of what the search index found, in its order; of products that are gone, nothing. */
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

/** The row of the lists' memory; undefined: lists do not know it yet. */
export function findRow({ rowOf, rowOfNumber }: FacetIndex, key: MatchKey): number | undefined {
  if (typeof key === 'string') return rowOf.get(key)
  const row = rowOfNumber[key] ?? -1
  return row < 0 ? undefined : row
}
