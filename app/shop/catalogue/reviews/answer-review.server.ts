import type { Transaction } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import type { Language } from '#app/i18n/languages.ts'
import { recordChange } from '#app/shop/operations/audit/audit.server.ts'
import {
  lockNamedReview,
  type LockedReview,
  type NamedReview,
  type ReviewChangeOutcome,
} from './lock-review.server.ts'

/** Publishes the shop's answer to a review, or replaces it. The text comes from `readReviewAnswer`. */
export const answerReview = (
  review: NamedReview,
  { text, language }: { text: string; language: Language },
  now: number,
): Promise<ReviewChangeOutcome> =>
  setAnswer(
    review,
    // Two answers within a millisecond are told apart.
    ({ answeredAt }) => ({
      answer: text,
      answerLanguage: language,
      answeredAt: Math.max(now, (answeredAt ?? 0) + 1),
    }),
    (trx) => recordChange(trx, { command: 'review answer', about: review.id }, now),
  )

/** Removes the shop's answer to a review. One that was removed already stays so. */
export const removeReviewAnswer = (
  review: NamedReview,
  now: number,
): Promise<ReviewChangeOutcome> =>
  setAnswer(
    review,
    () => noAnswer,
    (trx) => recordChange(trx, { command: 'review remove-answer', about: review.id }, now),
  )

/** A review whose text goes or is written anew loses its answer. */
export const noAnswer = { answer: null, answerLanguage: null, answeredAt: null }

type AnswerValues = {
  answer: string | null
  answerLanguage: Language | null
  answeredAt: number | null
}

/** Changes the answer to a review that its writer did not remove. */
const setAnswer = (
  named: NamedReview,
  valuesOf: (review: LockedReview) => AnswerValues,
  record: (trx: Transaction) => Promise<unknown>,
): Promise<ReviewChangeOutcome> =>
  db.write(async (trx) => {
    const locked = await lockNamedReview(trx, named)
    if (!locked.ok) return locked
    const { review } = locked
    if (review.removedAt !== null) return { ok: false, reason: 'unknown' }
    await trx.updateTable('review').set(valuesOf(review)).where('id', '=', review.id).execute()
    await record(trx)
    return { ok: true }
  })
