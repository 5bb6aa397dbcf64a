import { sql } from 'kysely'
import type { Transaction } from '#app/database/connection.server.ts'

/** Reviews that are shown, and count. */
export const isPublished = sql<boolean>`review.state = 'shown' and review.removed_at is null`

/**
 * Counts the shown reviews of products anew, in the transaction that changed one. The rows are held first:
 * what another writer has just committed is seen by the second statement only.
 */
export async function refreshRatings(t: Transaction, productIds: string[]): Promise<void> {
  for (const id of [...new Set(productIds)].sort()) {
    await t
      .updateTable('product')
      .set((row) => ({ reviewCount: row.ref('reviewCount') }))
      .where('id', '=', id)
      .execute()
    const shown = sql`from review where review.product_id = ${id} and ${isPublished}`
    await sql`update product set
      review_count = (select count(*) ${shown}),
      review_sum = (select coalesce(sum(review.rating), 0) ${shown})
      where id = ${id}`.execute(t)
  }
}
