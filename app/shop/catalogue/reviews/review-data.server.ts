import { db } from '#app/database/database.server.ts'
import type { ReviewData } from '#app/shop/customers/accounts/customer-data.ts'

const iso = (at: number) => new Date(at).toISOString()

/** Returns a customer's reviews for the export of their data, without removed ones. */
export async function listReviewData(customer: string): Promise<ReviewData[]> {
  const rows = await db.read
    .selectFrom('review')
    .where('customer', '=', customer)
    .where('removedAt', 'is', null)
    .select(['productId as product', 'rating', 'title', 'body', 'writer', 'language', 'state'])
    .select(['createdAt', 'changedAt'])
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
  return rows.map(({ createdAt, changedAt, ...row }) => ({
    ...row,
    writtenAt: iso(createdAt),
    changedAt: changedAt === null ? null : iso(changedAt),
  }))
}
