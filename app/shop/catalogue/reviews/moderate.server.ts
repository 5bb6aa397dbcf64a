import type { Transaction } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import type { ReviewTable } from '#app/database/tables.ts'
import { ownerOf } from '#app/shop/customers/accounts/sign-ins.server.ts'
import { recordChange } from '#app/shop/operations/audit/audit.server.ts'
import {
  lockNamedReview,
  lockReview,
  type LockedReview,
  type NamedReview,
  type ReviewChangeOutcome,
} from './lock-review.server.ts'
import { reportsToHide } from './review.ts'
import { refreshRatings } from './refresh-ratings.server.ts'

export type ReportOutcome = 'reported' | 'before' | 'own' | 'unknown'

/**
 * Records a report of a review, one for each reporter; the third open report hides the review
 * until the shopkeeper decides. The review is locked first, so that of three simultaneous reports
 * the third sees the others.
 * @param owner A visitor, or a customer (see `ownerOf`).
 * @param networkHash See `hashSite`: all reports from one network count as one. Undefined for a
 * customer, who is counted alone.
 */
export const reportReview = (
  owner: string,
  id: string,
  now: number,
  networkHash?: string,
): Promise<ReportOutcome> =>
  db.write(async (trx): Promise<ReportOutcome> => {
    const review = await lockReview(trx, id)
    if (review?.state !== 'shown' || review.removedAt !== null) return 'unknown'
    if (ownerOf(review.customer) === owner) return 'own'
    if (networkHash !== undefined && (await isReportedFrom(trx, id, networkHash))) return 'before'
    const fresh = await trx
      .insertInto('reviewReport')
      .values({
        review: id,
        owner,
        reportedAt: now,
        settledAt: null,
        networkHash: networkHash ?? null,
      })
      .onConflict((on) => on.columns(['review', 'owner']).doNothing())
      .returning('owner')
      .executeTakeFirst()
    if (!fresh) return 'before'
    const { waiting } = await trx
      .selectFrom('reviewReport')
      .where('review', '=', id)
      .where('settledAt', 'is', null)
      .select((row) => row.fn.countAll<number>().as('waiting'))
      .executeTakeFirstOrThrow()
    if (waiting >= reportsToHide) await setState(trx, review, 'reported')
    return 'reported'
  })

async function isReportedFrom(
  trx: Transaction,
  review: string,
  networkHash: string,
): Promise<boolean> {
  const report = await trx
    .selectFrom('reviewReport')
    .where('review', '=', review)
    .where('networkHash', '=', networkHash)
    .select('review')
    .limit(1)
    .executeTakeFirst()
  return report !== undefined
}

async function setState(
  trx: Transaction,
  { id, productId }: LockedReview,
  state: ReviewTable['state'],
) {
  await trx.updateTable('review').set({ state }).where('id', '=', id).execute()
  await refreshRatings(trx, [productId])
}

/**
 * Stores the shopkeeper's decision: `hidden`, or `shown` again, which closes its reports. Those
 * who made them cannot report the same text again.
 */
export const decideReview = (
  named: NamedReview,
  state: 'shown' | 'hidden',
  now: number,
): Promise<ReviewChangeOutcome> =>
  db.write(async (trx): Promise<ReviewChangeOutcome> => {
    const locked = await lockNamedReview(trx, named)
    if (!locked.ok) return locked
    const { review } = locked
    await setState(trx, review, state)
    if (state === 'shown')
      await trx
        .updateTable('reviewReport')
        .set({ settledAt: now })
        .where('review', '=', review.id)
        .where('settledAt', 'is', null)
        .execute()
    const details = { from: review.state, to: state }
    const command = state === 'shown' ? 'review show' : 'review hide'
    await recordChange(trx, { command, about: review.id, details }, now)
    return { ok: true }
  })
