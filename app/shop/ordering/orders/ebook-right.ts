import type {
  CustomerOrderTable,
  EbookDownloadTable,
  Flag,
  ProductTable,
} from '#app/database/tables.ts'

/**
 * Holds what decides whether a bought file may be downloaded. `publishedAt` is that of the current
 * product.
 */
export type EbookRight = Pick<CustomerOrderTable, 'state' | 'paymentState'> &
  Pick<EbookDownloadTable, 'revokedAt'> &
  Pick<ProductTable, 'publishedAt'> & { opensUnpaid?: Flag }

export type EbookAccess =
  | { kind: 'open' }
  /** The book's line was refunded, cancelled or withdrawn from, or its order was cancelled. */
  | { kind: 'revoked' }
  /** The payment that gives access is not made yet. */
  | { kind: 'unpaid' }
  /** The book is pre-ordered, paid or not; `from`: the day, ms UTC. */
  | { kind: 'later' | 'unpaidLater'; from: number }

/**
 * Returns whether a bought e-book may be downloaded now: once its order is paid, by any payment
 * method, and never before its publication date. It is closed by what happens to its own line, or to the whole order; a
 * refund of a sum names no line, so that it closes none, even if nothing is left of what was paid.
 */
export function ebookAccess(right: EbookRight, now: number): EbookAccess {
  const { state, paymentState, opensUnpaid, revokedAt, publishedAt } = right
  if (revokedAt !== null || state === 'cancelled') return { kind: 'revoked' }
  const waits = paymentState === 'due' && opensUnpaid !== 1
  if (publishedAt !== null && publishedAt > now)
    return { kind: waits ? 'unpaidLater' : 'later', from: publishedAt }
  return { kind: waits ? 'unpaid' : 'open' }
}

/** Returns whether a payment still to be made gives access, at once or on the publication date. */
export function isUnpaid(right: EbookRight, now: number): boolean {
  const { kind } = ebookAccess(right, now)
  return kind === 'unpaid' || kind === 'unpaidLater'
}
