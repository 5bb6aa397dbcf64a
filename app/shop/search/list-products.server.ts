import { listMatches, nameMatches } from '#app/database/search.server.ts'
import type { MatchKey, SearchTerm } from '#app/database/search-term.ts'
import { findListingIndex } from '../catalogue/listing-index.server.ts'
import type { ListingIndex } from '../catalogue/listing-index.ts'

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
  const index = await findListingIndex(now)
  const unknown = found.filter((key) => findRow(index, key) === undefined)
  const names = unknown.length > 0 ? await nameMatches(unknown) : new Map<MatchKey, string>()
  return found.flatMap((key) => {
    const row = findRow(index, key)
    return (row === undefined ? names.get(key) : index.ids[row]) ?? []
  })
}

/** The row of the lists' memory; undefined: lists do not know it yet. */
export function findRow({ rowOf, rowOfNumber }: ListingIndex, key: MatchKey): number | undefined {
  if (typeof key === 'string') return rowOf.get(key)
  const row = rowOfNumber[key] ?? -1
  return row < 0 ? undefined : row
}
