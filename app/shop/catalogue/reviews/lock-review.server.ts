import type { Transaction } from '#app/database/connection.server.ts'
import type { ReviewTable } from '#app/database/tables.ts'

/** Names a review. With `seen`, the fingerprint of what staff saw, one that was changed or reported since is left as it is. */
export type NamedReview = { id: string; seen?: string }

export const lockReview = (trx: Transaction, id: string) =>
  trx
    .updateTable('review')
    .set((row) => ({ state: row.ref('state') }))
    .where('id', '=', id)
    .returning(['id', 'productId', 'customer', 'state', 'removedAt'])
    .returning(['createdAt', 'changedAt', 'answeredAt'])
    .executeTakeFirst()

export type LockedReview = NonNullable<Awaited<ReturnType<typeof lockReview>>>

/** Holds what staff sees of a review and its open reports. */
type SeenFacts = Pick<ReviewTable, 'state' | 'createdAt' | 'changedAt' | 'answeredAt'> & {
  reports: number
  /** The moment of the last open report, ms UTC. */
  reportedAt: number | null
}

/** Returns what tells whether a review, its state, its answer or its open reports were changed since staff saw it. */
export const fingerprintOfReview = ({
  state,
  createdAt,
  changedAt,
  answeredAt,
  reports,
  reportedAt,
}: SeenFacts): string =>
  [state, createdAt, changedAt, answeredAt, Number(reports), reportedAt].join(' ')

/** Tells what became of a change of a review. */
export type ReviewChangeOutcome = { ok: true } | { ok: false; reason: 'changed' | 'unknown' }

type LockOutcome = { ok: true; review: LockedReview } | Extract<ReviewChangeOutcome, { ok: false }>

/** Locks a review that is as staff saw it. Reports lock it too, so none comes in between. */
export async function lockNamedReview(
  trx: Transaction,
  { id, seen }: NamedReview,
): Promise<LockOutcome> {
  const review = await lockReview(trx, id)
  if (!review) return { ok: false, reason: 'unknown' }
  if (seen === undefined) return { ok: true, review }
  if (review.removedAt !== null) return { ok: false, reason: 'unknown' }
  const open = await trx
    .selectFrom('reviewReport')
    .where('review', '=', id)
    .where('settledAt', 'is', null)
    .select(({ fn }) => [
      fn.countAll<number>().as('reports'),
      fn.max('reportedAt').as('reportedAt'),
    ])
    .executeTakeFirstOrThrow()
  return seen === fingerprintOfReview({ ...review, ...open })
    ? { ok: true, review }
    : { ok: false, reason: 'changed' }
}
