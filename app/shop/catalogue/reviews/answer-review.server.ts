import type { Transaction } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import type { Language } from '#app/i18n/languages.ts'
import { recordChange } from '#app/shop/operations/audit/audit.server.ts'

/**
 * Names a review. With `seenAt`, the `answeredAt` that staff saw, an answer that somebody else gave or changed since is
 * not replaced; null means that there was none.
 */
type ReviewToAnswer = { id: string; seenAt?: number | null }

export type AnswerReviewOutcome = { ok: true } | { ok: false; reason: 'changed' | 'unknown' }

/** Publishes the shop's answer to a review, or replaces it. The text comes from `readReviewAnswer`. */
export const answerReview = (
  review: ReviewToAnswer,
  { text, language }: { text: string; language: Language },
  now: number,
): Promise<AnswerReviewOutcome> =>
  db.write(async (trx) => {
    const answer = { answer: text, answerLanguage: language, answeredAt: answeredAtOf(review, now) }
    const outcome = await setAnswer(trx, review, answer)
    if (outcome.ok) await recordChange(trx, { command: 'review answer', about: review.id }, now)
    return outcome
  })

/** Removes the shop's answer to a review. One that was removed already stays so. */
export const removeReviewAnswer = (
  review: ReviewToAnswer,
  now: number,
): Promise<AnswerReviewOutcome> =>
  db.write(async (trx) => {
    const outcome = await setAnswer(trx, review, noAnswer)
    if (outcome.ok)
      await recordChange(trx, { command: 'review remove-answer', about: review.id }, now)
    return outcome
  })

/** A review whose text goes or is written anew loses its answer. */
export const noAnswer = { answer: null, answerLanguage: null, answeredAt: null }

type AnswerValues = {
  answer: string | null
  answerLanguage: Language | null
  answeredAt: number | null
}

/** Two answers within a millisecond are told apart. */
const answeredAtOf = ({ seenAt }: ReviewToAnswer, now: number) => Math.max(now, (seenAt ?? 0) + 1)

async function setAnswer(
  trx: Transaction,
  { id, seenAt }: ReviewToAnswer,
  values: AnswerValues,
): Promise<AnswerReviewOutcome> {
  const changed = await trx
    .updateTable('review')
    .set(values)
    .where('id', '=', id)
    .where('removedAt', 'is', null)
    .$if(seenAt !== undefined, (query) =>
      query.where((row) =>
        seenAt === null ? row('answeredAt', 'is', null) : row('answeredAt', '=', seenAt!),
      ),
    )
    .returning('id')
    .executeTakeFirst()
  if (changed) return { ok: true }
  const stored = await trx
    .selectFrom('review')
    .select('id')
    .where('id', '=', id)
    .where('removedAt', 'is', null)
    .executeTakeFirst()
  return { ok: false, reason: stored ? 'changed' : 'unknown' }
}
