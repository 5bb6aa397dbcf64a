import { db } from '#app/database/database.server.ts'
import type { ListingFilter } from './listing-filter.ts'
import type { FacetIndex } from '#app/shop/catalogue/facet-index/facet-index.ts'

/** Holds what no filter of a list changes: its rows, ordered by relevance for a search. */
export type ListingScope = { rows: Uint32Array; isByRelevance: boolean }

/** Returns the scope, or undefined for the whole catalogue. */
export async function findListingScope(
  index: FacetIndex,
  { found, tag, offer }: ListingFilter,
): Promise<ListingScope | undefined> {
  const lists: number[][] = []
  if (found) lists.push(rowsOfFound(index, found.products))
  if (tag !== undefined) lists.push(rowsOfProducts(index, await listTagged(tag)))
  if (offer !== undefined) lists.push(rowsOfProducts(index, await listOffered(offer)))
  const [first, ...others] = lists
  if (!first) return undefined
  const rows = others.reduce((rows, other) => {
    const isIn = new Set(other)
    return rows.filter((row) => isIn.has(row))
  }, first)
  return { rows: Uint32Array.from(rows), isByRelevance: found !== undefined }
}

const rowsOfProducts = ({ rowOf }: FacetIndex, products: { id: string }[]): number[] => [
  ...new Set(products.flatMap(({ id }) => rowOf.get(id) ?? [])),
]

/** Returns all rows of the works found. A match in one edition counts for its work, whichever edition represents it. */
function rowsOfFound({ rowOf, work, rowsOf }: FacetIndex, products: string[]): number[] {
  const works = new Set<number>()
  for (const id of products) {
    const row = rowOf.get(id)
    if (row !== undefined) works.add(work[row]!)
  }
  const rows: number[] = []
  for (const one of works) {
    for (let at = rowsOf.from[one]!; at < rowsOf.from[one + 1]!; at += 1)
      rows.push(rowsOf.values[at]!)
  }
  return rows
}

const listTagged = (tag: string) =>
  db.read.selectFrom('productTag').select('productId as id').where('tag', '=', tag).execute()

const listOffered = (offer: string) =>
  db.read.selectFrom('discount').select('productId as id').where('offer', '=', offer).execute()
