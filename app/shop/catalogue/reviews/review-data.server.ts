import { db } from '#app/database/database.server.ts'
import { isoMoment, isoMomentOrNull } from '#app/i18n/format/iso-moment.ts'
import type { ReviewData } from '#app/shop/customers/accounts/customer-data.ts'

/** Selects the reviews of a customer that were not removed, the oldest first. */
export const selectReviewsOf = (customer: string) =>
  db.read
    .selectFrom('review')
    .where('customer', '=', customer)
    .where('removedAt', 'is', null)
    .select(['productId as product', 'rating', 'title', 'body', 'writer', 'language', 'state'])
    .select(['createdAt', 'changedAt', 'answer', 'answerLanguage', 'answeredAt'])
    .orderBy('createdAt')
    .orderBy('id')

/** Returns a customer's reviews for the export of their data, without removed ones. */
export async function listReviewData(customer: string): Promise<ReviewData[]> {
  const rows = await selectReviewsOf(customer).execute()
  return rows.map(({ createdAt, changedAt, answer, answerLanguage, answeredAt, ...row }) => ({
    ...row,
    writtenAt: isoMoment(createdAt),
    changedAt: isoMomentOrNull(changedAt),
    answer:
      answer === null
        ? null
        : { text: answer, language: answerLanguage!, answeredAt: isoMoment(answeredAt!) },
  }))
}
