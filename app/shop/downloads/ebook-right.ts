import type {
  CustomerOrderTable,
  EbookDownloadTable,
  Flag,
  ProductTable,
} from '#app/database/tables.ts'

/** What decides whether a bought file may be fetched. `publishedAt`: of the product as it is today. */
export type EbookRight = Pick<CustomerOrderTable, 'state' | 'paymentState'> &
  Pick<EbookDownloadTable, 'revokedAt'> &
  Pick<ProductTable, 'publishedAt'> & { opensUnpaid?: Flag }

export type Opening =
  | { kind: 'open' }
  /** Paid back, or its order was cancelled. */
  | { kind: 'revoked' }
  /** The payment that opens it has still to come. */
  | { kind: 'unpaid' }
  /** Ordered ahead, paid or not; `from`: the day, ms UTC. */
  | { kind: 'later' | 'unpaidLater'; from: number }

/**
 * Whether a bought e-book may be fetched now: as soon as its order is paid, whatever the way of payment, and never
 * before its day of publication.
 */
export function openingOf(right: EbookRight, now: number): Opening {
  const { state, paymentState, opensUnpaid, revokedAt, publishedAt } = right
  if (revokedAt !== null || state === 'cancelled') return { kind: 'revoked' }
  const waits = paymentState === 'due' && opensUnpaid !== 1
  if (publishedAt !== null && publishedAt > now)
    return { kind: waits ? 'unpaidLater' : 'later', from: publishedAt }
  return { kind: waits ? 'unpaid' : 'open' }
}

/** Whether a payment that has still to come opens it, at once or on its day. */
export function isUnpaid(right: EbookRight, now: number): boolean {
  const { kind } = openingOf(right, now)
  return kind === 'unpaid' || kind === 'unpaidLater'
}
