import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Transaction } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import { deleteInBatches } from '#app/database/delete-in-batches.server.ts'
import type { Language } from '#app/i18n/languages.ts'
import { ownerOf } from '#app/shop/customers/accounts/sign-ins.server.ts'
import { undoMs } from '#app/shop/operations/retention/retention.ts'
import { deleteDraft } from '#app/shop/customers/drafts/drafts.server.ts'
import type { ReviewText } from './review.ts'
import { noAnswer } from './answer-review.server.ts'
import { refreshRatings } from './refresh-ratings.server.ts'

const batch = 200

/** `customer` is an id; `language` is that of the page on which the review was written. */
type WriteReviewParams = {
  product: string
  customer: string
  language: Language
  review: ReviewText
}

export type WriteReviewOutcome =
  { ok: true; id: string; isNew: boolean; isShown: boolean } | { ok: false; reason: 'gone' }

/**
 * Writes a customer's review of a product or replaces its text in one statement, so that two
 * simultaneous posts leave one review. A review hidden by the shopkeeper or by reports stays
 * hidden.
 * @param t Comes from `withSignIn`, which locks the customer.
 */
export async function writeReview(
  trx: Transaction,
  { product, customer, language, review }: WriteReviewParams,
  now: number,
): Promise<WriteReviewOutcome> {
  if (!(await lockProduct(trx, product))) return { ok: false, reason: 'gone' }
  const id = randomUUID()
  const values = { id, productId: product, customer, language, ...review }
  const written = await trx
    .insertInto('review')
    .values({ ...values, state: 'shown', createdAt: now, changedAt: null, removedAt: null })
    .onConflict((on) =>
      on.columns(['productId', 'customer']).doUpdateSet({
        ...review,
        language,
        removedAt: null,
        createdAt: sql`case when review.removed_at is null then review.created_at else ${now} end`,
        changedAt: sql`case when review.removed_at is not null then null
          when ${isSameText} then review.changed_at else ${now} end`,
        answer: unlessRemoved<string | null>('answer'),
        answerLanguage: unlessRemoved<string | null>('answer_language'),
        answeredAt: unlessRemoved<number | null>('answered_at'),
      }),
    )
    .returning(['id', 'state'])
    .executeTakeFirstOrThrow()
  await deleteDecidedReports(trx, written.id)
  await deleteDraft(trx, ownerOf(customer), 'review.write', product)
  await refreshRatings(trx, [product])
  return {
    ok: true,
    id: written.id,
    isNew: written.id === id,
    isShown: written.state === 'shown',
  }
}

/** An answer stays with a review that is changed, but not with one that is written anew. */
const unlessRemoved = <Value>(column: string) =>
  sql<Value>`case when review.removed_at is null then review.${sql.ref(column)} end`

const isSameText = sql`(review.rating = excluded.rating and review.title = excluded.title
  and review.body = excluded.body and review.writer = excluded.writer)`

/** Locks the product until the transaction ends; returns false if it does not exist. */
async function lockProduct(trx: Transaction, id: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('product')
    .set((row) => ({ reviewCount: row.ref('reviewCount') }))
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/**
 * Deletes the decided reports, since they were about another text: their reporters may report this
 * one.
 */
const deleteDecidedReports = (trx: Transaction, review: string) =>
  trx
    .deleteFrom('reviewReport')
    .where('review', '=', review)
    .where('settledAt', 'is not', null)
    .execute()

/**
 * Removes a customer's review from the page; returns false if there is none. It can be restored
 * for 30 minutes.
 */
export const removeReview = (customer: string, product: string, now: number): Promise<boolean> =>
  db.write(async (trx) => {
    const removed = await trx
      .updateTable('review')
      .set({ removedAt: now })
      .where('customer', '=', customer)
      .where('productId', '=', product)
      .where('removedAt', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (removed) await refreshRatings(trx, [product])
    return removed !== undefined
  })

/** Restores the review that a customer removed last, within 30 minutes; returns its product. */
export const undoReviewRemoval = (customer: string, now: number): Promise<string | undefined> =>
  db.write(async (trx) => {
    const last = trx
      .selectFrom('review')
      .where('customer', '=', customer)
      .where('removedAt', '>', now - undoMs)
      .select('id')
      .orderBy('removedAt', 'desc')
      .orderBy('id')
      .limit(1)
    const back = await trx
      .updateTable('review')
      .set({ removedAt: null })
      .where('id', 'in', last)
      .where('removedAt', '>', now - undoMs)
      .returning('productId')
      .executeTakeFirst()
    if (back) await refreshRatings(trx, [back.productId])
    return back?.productId
  })

/** Deletes all reviews of a customer in the transaction that deletes the account. */
export async function deleteReviewsOf(trx: Transaction, customer: string): Promise<void> {
  const deleted = await trx
    .deleteFrom('review')
    .where('customer', '=', customer)
    .returning('productId')
    .execute()
  await refreshRatings(
    trx,
    deleted.map(({ productId }) => productId),
  )
}

/**
 * Deletes the reviews in the transaction that starts an account anew. Hidden ones keep an empty
 * row, because the decision also applies to the address's owner.
 */
export async function anonymiseReviewsOf(
  trx: Transaction,
  customer: string,
  now: number,
): Promise<void> {
  await trx
    .updateTable('review')
    .set({ title: '', body: '', writer: '', ...noAnswer, removedAt: now - undoMs })
    .where('customer', '=', customer)
    .where('state', '!=', 'shown')
    .execute()
  const deleted = await trx
    .deleteFrom('review')
    .where('customer', '=', customer)
    .where('state', '=', 'shown')
    .returning('productId')
    .execute()
  await refreshRatings(
    trx,
    deleted.map(({ productId }) => productId),
  )
}

/**
 * Deletes removed reviews that can no longer be restored. Hidden ones keep an empty row, so that
 * a new review does not undo a decision. Returns their number.
 */
export const sweepRemovedReviews = (now: number): Promise<number> =>
  deleteInBatches(() =>
    db.write(async (trx) => {
      const past = trx
        .selectFrom('review')
        .select('id')
        .where('removedAt', '<=', now - undoMs)
        .where((row) => row.or([row('state', '=', 'shown'), row('body', '!=', '')]))
        .orderBy('id')
        .limit(batch)
      const hidden = await trx
        .updateTable('review')
        .set({ title: '', body: '', writer: '', ...noAnswer })
        .where('id', 'in', past)
        .where('state', '!=', 'shown')
        .executeTakeFirst()
      const shown = await trx
        .deleteFrom('review')
        .where('id', 'in', past)
        .where('state', '=', 'shown')
        .executeTakeFirst()
      return Number(hidden.numUpdatedRows + shown.numDeletedRows)
    }),
  )
