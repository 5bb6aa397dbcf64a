import { db } from '#app/database/database.server.ts'
import { listBySku } from '#app/shop/catalogue/products/find-by-sku.server.ts'
import { listProducts } from '#app/shop/catalogue/search/list-products.server.ts'
import { searchTermsOf } from '#app/shop/catalogue/search/search-terms.ts'

/** Describes a book that may be picked for an offer. */
export type Candidate = { id: string; name: string; number: string }

const longestQuery = 200
/** The search finds other goods as well, which are left out. */
const mostFound = 200
const mostShown = 50

/** Returns the books that a text finds by their words, SKU, ISBN or id, best first. */
export async function findCandidates(typed: string, now: number): Promise<Candidate[]> {
  const text = typed.trim().slice(0, longestQuery)
  const terms = searchTermsOf(text)
  const numbered = await listBySku(text)
  const matches = terms.length === 0 ? [] : await listProducts(terms, mostFound, now)
  const ids = [...new Set([...numbered.map(({ id }) => id), ...matches])]
  if (ids.length === 0) return []
  const rows = await db.read
    .selectFrom('product')
    .select(['id', 'name', 'isbn13', 'sku'])
    .where('id', 'in', ids)
    .where('kind', '=', 'book')
    .execute()
  const books = new Map(rows.map((row) => [row.id, row]))
  return ids
    .flatMap((id) => books.get(id) ?? [])
    .slice(0, mostShown)
    .map(({ id, name, isbn13, sku }) => ({ id, name, number: isbn13 ?? sku }))
}
