import { sql } from 'kysely'
import type { Language } from '#app/i18n/languages.ts'
import { isForeignRow } from '#app/shop/catalogue/products/foreign-row.server.ts'
import { db } from '#app/database/database.server.ts'

/**
 * Returns the ids of products whose reduction ends soonest, one for each work, books in another
 * language last. If a product has several reductions, the last to end counts.
 */
export async function listEndingOfferIds(
  now: number,
  language: Language,
  most: number,
): Promise<string[]> {
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
    .orderBy(sql`case when ${isForeignRow(language)} then 1 else 0 end`)
    .orderBy(sql`max(until_at)`)
    .orderBy('product.id')
    .limit(most)
    .execute()
  return rows.map(({ id }) => id)
}
