import type { Transaction } from '#app/database/connection.server.ts'
import type { Currency, Money } from '#app/i18n/currency.ts'
import { dayMs } from '#app/i18n/format/day.ts'
import { listEbooksOfOrder } from '#app/shop/ordering/downloads/bought-ebooks.server.ts'
import {
  findRefundPayer,
  payRefunds,
  type PaidRefund,
} from '#app/shop/ordering/fulfilment/pay-refunds.server.ts'
import { ebookAccess } from '#app/shop/ordering/orders/ebook-right.ts'
import { listRefundsToPay } from '#app/shop/ordering/orders/refund-payments.server.ts'
import {
  insertRefund,
  orRefundRefused,
  RefundRefused,
  type AddRefundOutcome,
  type RefundToAdd,
} from '#app/shop/ordering/payments/add-refund.server.ts'
import {
  lockSeenOrder,
  type SeenOrder,
} from '#app/shop/ordering/payments/lock-seen-order.server.ts'

type RefundOrderParams = {
  /** Is refunded as goodwill beside what is due. */
  added?: RefundToAdd | undefined
  /** Names a payment made by hand. */
  reference?: string | undefined
  /** Tells whether all that is due and added may be paid beside what was in the last 24 hours; by default any sum may. */
  mayPay?: (sum: Money) => boolean
  /** If it is false, the refund is refused where the shopkeeper transfers it and `reference` does not name the transfer. */
  isTransferred?: boolean
  seen?: SeenOrder
}

export type RefundOrderOutcome =
  /** Its `payments` are empty if another command paid all at the same moment. */
  | { ok: true; payments: PaidRefund[]; currency: Currency; keepsFiles: boolean }
  | Extract<AddRefundOutcome, { ok: false }>
  | { ok: false; reason: 'nothing-owed' }

/**
 * Pays the refunds that are due for an order, and those that are added now; what falls due after `mayPay` was asked stays
 * due. `keepsFiles` tells that all was paid back and
 * e-books stay open, since no refund names their lines.
 */
export async function refundOrder(
  number: string,
  { added, reference, seen, isTransferred = true, mayPay = () => true }: RefundOrderParams,
  now: number,
): Promise<RefundOrderOutcome> {
  const isUnconfirmed =
    !isTransferred && reference === undefined && (await findRefundPayer(number)) !== 'stripe'
  const outcome = await orRefundRefused(async (trx) => {
    const order = await lockSeenOrder(trx, number, seen)
    if (!order) return { ok: false, reason: 'unknown' } as const
    const refund = added && (await insertRefund(trx, number, added, now))
    if (refund?.ok === false) return refund
    const due = await listRefundsToPay(trx, number)
    if (due.length === 0) return { ok: false, reason: 'nothing-owed' } as const
    const { currency } = order
    const dueMinor = due.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
    const minor = dueMinor + (await sumPaidSince(trx, number, now - dayMs))
    if (!mayPay({ minor, currency })) throw new RefundRefused('limit')
    // This is checked last, so that nobody transfers what is refused then.
    if (isUnconfirmed) throw new RefundRefused('not-transferred')
    return { ok: true, currency, ids: due.map(({ id }) => id) } as const
  })
  if (!outcome.ok) return outcome
  const { currency, ids } = outcome
  const payments = await payRefunds(number, { reference, ids }, now)
  return { ok: true, payments, currency, keepsFiles: await keepsFiles(number, now) }
}

/** Several small refunds count as one. */
async function sumPaidSince(trx: Transaction, number: string, since: number): Promise<number> {
  const { minor } = await trx
    .selectFrom('refund')
    .where('orderNumber', '=', number)
    .where('state', '=', 'done')
    .where('doneAt', '>', since)
    .select(({ fn }) => fn.sum<number | null>('amountMinor').as('minor'))
    .executeTakeFirstOrThrow()
  return Number(minor ?? 0)
}

const keepsFiles = async (number: string, now: number) =>
  (await listEbooksOfOrder(number)).some(
    (one) => one.paymentState === 'refunded' && ebookAccess(one, now).kind === 'open',
  )
