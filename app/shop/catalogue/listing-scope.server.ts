import { db } from '#app/database/database.server.ts'
import type { ListingFilter } from './listing-filter.ts'
import type { ListingIndex } from './listing-index.ts'

/**
 * What no filter of a list changes: the rows it is about, and for each work how well it fits the words (more is
 * better, 0: not at all).
 */
export type ListingScope = { rows: Uint8Array; relevance?: Uint32Array }

/** Undefined: the whole catalogue. */
export async function findScope(
  index: ListingIndex,
  { found, tag, offer }: ListingFilter,
): Promise<ListingScope | undefined> {
  const lists: Uint8Array[] = []
  if (tag !== undefined) lists.push(rowsOf(index, await listTagged(tag)))
  if (offer !== undefined) lists.push(rowsOf(index, await listOffered(offer)))
  if (!found) {
    const [first, ...others] = lists
    return first && { rows: others.reduce(both, first) }
  }
  const relevance = relevanceOf(index, found.products)
  const rows = new Uint8Array(index.ids.length)
  for (let row = 0; row < rows.length; row += 1) if (relevance[index.work[row]!]) rows[row] = 1
  return { rows: lists.reduce(both, rows), relevance }
}

const both = (rows: Uint8Array, others: Uint8Array) => rows.map((row, at) => row & others[at]!)

function rowsOf({ rowOf, ids }: ListingIndex, products: { id: string }[]): Uint8Array {
  const rows = new Uint8Array(ids.length)
  for (const { id } of products) {
    const row = rowOf.get(id)
    if (row !== undefined) rows[row] = 1
  }
  return rows
}

/** One of its editions speaks for a work, whichever edition stands for it; the first found is the best. */
function relevanceOf({ rowOf, work, works }: ListingIndex, products: string[]): Uint32Array {
  const relevance = new Uint32Array(works)
  for (const [place, id] of products.entries()) {
    const row = rowOf.get(id)
    if (row !== undefined) relevance[work[row]!] ||= products.length - place
  }
  return relevance
}

const listTagged = (tag: string) =>
  db.read.selectFrom('productTag').select('productId as id').where('tag', '=', tag).execute()

const listOffered = (offer: string) =>
  db.read.selectFrom('discount').select('productId as id').where('offer', '=', offer).execute()
