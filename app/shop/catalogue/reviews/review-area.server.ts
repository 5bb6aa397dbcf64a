import type { CustomerArea } from '#app/shop/customers/accounts/customer-area.server.ts'
import { listReviewData } from './review-data.server.ts'
import { deleteReviewsOf } from './write-review.server.ts'

export const reviewArea: CustomerArea = {
  exportData: async ({ id }) => ({ reviews: await listReviewData(id) }),
  // Reviews are deleted together with their ratings.
  erase: (trx, { id }) => deleteReviewsOf(trx, id),
  ownedTables: ['reviewDraft', 'reviewReport'],
  customerTables: ['review'],
}
