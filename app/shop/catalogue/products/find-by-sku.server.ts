import { sql } from 'kysely'
import { db } from '#app/database/database.server.ts'
import { parseIsbn } from '#app/shop/catalogue/text/isbn.ts'

/**
 * Returns the ids and names of the products with this SKU, ISBN or id. There is more than one only if the catalogue repeats a
 * SKU, or if `isAnyCase` disregards the case of letters and SKUs differ by it alone.
 */
export async function listBySku(
  typed: string,
  isAnyCase = false,
): Promise<{ id: string; name: string }[]> {
  if (typed === '' || typed.includes('\0')) return []
  const isbn = parseIsbn(typed)
  return db.read
    .selectFrom('product')
    .select(['id', 'name'])
    .where((row) =>
      row.or([
        isAnyCase ? sql<boolean>`lower(sku) = lower(${typed})` : row('sku', '=', typed),
        // An id has small letters only.
        row('id', '=', isAnyCase ? typed.toLowerCase() : typed),
        ...(isbn.ok ? [row('isbn13', '=', isbn.isbn13)] : []),
      ]),
    )
    .orderBy('id')
    .execute()
}

/**
 * Returns the ids of the products with this SKU, ISBN or id. In any case of letters the database would compare every SKU,
 * and most have capitals alone, so it is looked for as it was typed and in capitals.
 */
export async function listNumbered(typed: string): Promise<string[]> {
  const spellings = new Set([typed, typed.toUpperCase()])
  const found = await Promise.all([...spellings].map((one) => listBySku(one)))
  return [...new Set(found.flat().map(({ id }) => id))]
}
