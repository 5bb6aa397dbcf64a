import { sql } from 'kysely'
import type { Transact } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import { untilNone } from '#app/database/until-none.server.ts'
import { dayMs } from '../currency/day.ts'
import type { ReviewText } from './review.ts'

/** After these days nobody comes back for it. */
export const draftDays = 7
const batch = 500

/**
 * Keeps what was written by who is not signed in, until they are; one for each product. False where there is no
 * such product.
 */
export const keepDraft = (
  owner: string,
  product: string,
  review: ReviewText,
  now: number,
): Promise<boolean> =>
  db.write(async (t) => {
    const kept = await t
      .insertInto('reviewDraft')
      .columns(['owner', 'productId', 'rating', 'title', 'body', 'writer', 'writtenAt'])
      .expression((from) =>
        from
          .selectFrom('product')
          .where('id', '=', product)
          .select([
            sql.val(owner).as('owner'),
            'id',
            sql`cast(${review.rating} as integer)`.as('rating'),
            sql.val(review.title).as('title'),
            sql.val(review.body).as('body'),
            sql.val(review.writer).as('writer'),
            sql`cast(${now} as bigint)`.as('writtenAt'),
          ]),
      )
      .onConflict((on) =>
        on.columns(['owner', 'productId']).doUpdateSet({ ...review, writtenAt: now }),
      )
      .returning('owner')
      .executeTakeFirst()
    return kept !== undefined
  })

export const findDraft = (owner: string, product: string) =>
  db.read
    .selectFrom('reviewDraft')
    .where('owner', '=', owner)
    .where('productId', '=', product)
    .select(['rating', 'title', 'body', 'writer'])
    .executeTakeFirst()

/** Whether anything written waits for a sign-in. */
export const hasDraft = async (owner: string): Promise<boolean> =>
  (await db.read
    .selectFrom('reviewDraft')
    .where('owner', '=', owner)
    .select('productId')
    .limit(1)
    .executeTakeFirst()) !== undefined

/** Makes a guest's drafts and reports the customer's, at the sign-in; of two drafts the guest's is the newer. */
export async function mergeReviews(t: Transact, guest: string, customer: string): Promise<void> {
  await t
    .insertInto('reviewDraft')
    .columns(['owner', 'productId', 'rating', 'title', 'body', 'writer', 'writtenAt'])
    .expression((draft) =>
      draft
        .selectFrom('reviewDraft')
        .where('owner', '=', guest)
        .select([sql.val(customer).as('owner'), 'productId', 'rating', 'title', 'body'])
        .select(['writer', 'writtenAt']),
    )
    .onConflict((on) =>
      on.columns(['owner', 'productId']).doUpdateSet((row) => ({
        rating: row.ref('excluded.rating'),
        title: row.ref('excluded.title'),
        body: row.ref('excluded.body'),
        writer: row.ref('excluded.writer'),
        writtenAt: row.ref('excluded.writtenAt'),
      })),
    )
    .execute()
  await t.deleteFrom('reviewDraft').where('owner', '=', guest).execute()
  await t
    .insertInto('reviewReport')
    .columns(['review', 'owner', 'reportedAt', 'settledAt', 'networkHash'])
    .expression((report) =>
      report
        .selectFrom('reviewReport')
        .where('owner', '=', guest)
        .select(['review', sql.val(customer).as('owner'), 'reportedAt', 'settledAt'])
        .select('networkHash'),
    )
    .onConflict((on) => on.columns(['review', 'owner']).doNothing())
    .execute()
  await t.deleteFrom('reviewReport').where('owner', '=', guest).execute()
}

/** Forgets drafts that nobody came back for. Answers how many. */
export const sweepDrafts = (now: number): Promise<number> =>
  untilNone(() =>
    db.write(async (t) => {
      const past = t
        .selectFrom('reviewDraft')
        .select(['owner', 'productId'])
        .where('writtenAt', '<=', now - draftDays * dayMs)
        .orderBy('writtenAt')
        .orderBy('owner')
        .limit(batch)
      const { numDeletedRows } = await t
        .deleteFrom('reviewDraft')
        .where((row) =>
          row(row.refTuple('owner', 'productId'), 'in', past.$asTuple('owner', 'productId')),
        )
        .where('writtenAt', '<=', now - draftDays * dayMs)
        .executeTakeFirst()
      return Number(numDeletedRows)
    }),
  )
