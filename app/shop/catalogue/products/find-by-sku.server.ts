import { db } from '#app/database/database.server.ts'
import { parseIsbn } from '#app/shop/catalogue/text/isbn.ts'

/**
 * Returns the ids and names of the products with this SKU, ISBN or id. There is more than one only if the catalogue repeats a
 * SKU.
 */
export async function listBySku(typed: string): Promise<{ id: string; name: string }[]> {
  if (typed === '' || typed.includes('\0')) return []
  const isbn = parseIsbn(typed)
  return db.read
    .selectFrom('product')
    .select(['id', 'name'])
    .where((row) =>
      row.or([
        row('sku', '=', typed),
        row('id', '=', typed),
        ...(isbn.ok ? [row('isbn13', '=', isbn.isbn13)] : []),
      ]),
    )
    .orderBy('id')
    .execute()
}
