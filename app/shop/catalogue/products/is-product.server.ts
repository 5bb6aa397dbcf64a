import type { Reader } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'

/** Tells whether the shop has a product with this id. */
export async function isProduct(id: string, reader: Reader = db.read): Promise<boolean> {
  const row = await reader
    .selectFrom('product')
    .where('id', '=', id)
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}
