import { sql } from 'kysely'
import type { Transaction } from '#app/database/connection.server.ts'

/** Selects the reviews that are shown and counted. */
export const isPublished = sql<boolean>`review.state = 'shown' and review.removed_at is null`

/**
 * Recounts the shown reviews of products in the transaction that changed one. The rows are locked
 * first, because only a later statement sees what another writer has just committed.
 */
export async function refreshRatings(trx: Transaction, productIds: string[]): Promise<void> {
  for (const id of [...new Set(productIds)].sort()) {
    await trx
      .updateTable('product')
      .set((row) => ({ reviewCount: row.ref('reviewCount') }))
      .where('id', '=', id)
      .execute()
    const shown = sql`from review where review.product_id = ${id} and ${isPublished}`
    await sql`update product set
      review_count = (select count(*) ${shown}),
      review_sum = (select coalesce(sum(review.rating), 0) ${shown})
      where id = ${id}`.execute(trx)
  }
}
