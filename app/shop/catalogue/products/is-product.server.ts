import type { Reader } from '#app/database/connection.server.ts'

/** Tells whether the shop has a product with this id. */
export async function isProduct(reader: Reader, id: string): Promise<boolean> {
  const row = await reader
    .selectFrom('product')
    .where('id', '=', id)
    .select('id')
    .executeTakeFirst()
  return row !== undefined
}
