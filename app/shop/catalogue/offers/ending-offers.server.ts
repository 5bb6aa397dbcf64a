import { sql } from 'kysely'
import { db } from '#app/database/database.server.ts'

/**
 * Returns the ids of products whose reduction ends soonest, one for each work. If a product has
 * several reductions, the last to end counts.
 */
export async function listEndingOfferIds(now: number, most: number): Promise<string[]> {
  const rows = await db.read
    .selectFrom('discount')
    .innerJoin('product', 'product.id', 'discount.productId')
    .where('editionRank', '=', 0)
    .where('sortPrice', 'is not', null)
    .where('fromAt', '<=', now)
    .where((row) => row.or([row('untilAt', 'is', null), row('untilAt', '>', now)]))
    .groupBy('product.id')
    // Null means no end, which is later than any.
    .having(sql<number>`count(*) - count(until_at)`, '=', 0)
    .select('product.id')
    .orderBy(sql`max(until_at)`)
    .orderBy('product.id')
    .limit(most)
    .execute()
  return rows.map(({ id }) => id)
}
