import { db } from '#app/database/database.server.ts'

/** The ids a visitor or customer wishes for, the newest first. */
export async function listWishIds(owner: string): Promise<string[]> {
  const rows = await db.read
    .selectFrom('wish')
    .where('owner', '=', owner)
    .select('productId')
    .orderBy('addedAt', 'desc')
    .orderBy('productId')
    .execute()
  return rows.map(({ productId }) => productId)
}
