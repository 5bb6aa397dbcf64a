import type { CustomerOrderTable, EbookDownloadTable, ProductTable } from '#app/database/tables.ts'

/** What decides whether a bought file may be fetched. `publishedAt`: of the product as it is today. */
export type EbookRight = Pick<CustomerOrderTable, 'state' | 'paymentState' | 'paymentMethod'> &
  Pick<EbookDownloadTable, 'revokedAt'> &
  Pick<ProductTable, 'publishedAt'>

export type Opening =
  | { kind: 'open' }
  /** Paid back, or its order was cancelled. */
  | { kind: 'revoked' }
  /** Only a payment that the buyer still has to make opens it. */
  | { kind: 'unpaid' }
  /** Ordered ahead; `from`: the day, ms UTC. */
  | { kind: 'later'; from: number }

/** Who buys these ways is trusted to pay after the supply: goods leave before they are paid, too. */
const paidAfterwards = ['invoice', 'on-delivery']

/**
 * Whether a bought e-book may be fetched now: by invoice and on delivery at once, by any other way of payment
 * as soon as it is paid, and never before its day of publication.
 */
export function openingOf(right: EbookRight, now: number): Opening {
  const { state, paymentState, paymentMethod, revokedAt, publishedAt } = right
  if (revokedAt !== null || state === 'cancelled') return { kind: 'revoked' }
  if (paymentState === 'due' && !paidAfterwards.includes(paymentMethod)) return { kind: 'unpaid' }
  return publishedAt !== null && publishedAt > now
    ? { kind: 'later', from: publishedAt }
    : { kind: 'open' }
}
