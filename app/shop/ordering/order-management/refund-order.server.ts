import type { Currency, Money } from '#app/i18n/currency.ts'
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
import { lockOrder } from '#app/shop/ordering/payments/payment-sums.server.ts'

type RefundOrderParams = {
  /** Is refunded as goodwill beside what is due. */
  added?: RefundToAdd | undefined
  /** Names a payment made by hand. */
  reference?: string | undefined
  /** Tells whether all that is due and added may be paid; by default any sum may. */
  mayPay?: (sum: Money) => boolean
  /** If it is false, the refund is refused where the shopkeeper transfers it and `reference` does not name the transfer. */
  isTransferred?: boolean
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
  { added, reference, isTransferred = true, mayPay = () => true }: RefundOrderParams,
  now: number,
): Promise<RefundOrderOutcome> {
  const isUnconfirmed =
    !isTransferred && reference === undefined && (await findRefundPayer(number)) !== 'stripe'
  const outcome = await orRefundRefused(async (trx) => {
    const order = await lockOrder(trx, number)
    if (!order) return { ok: false, reason: 'unknown' } as const
    const refund = added && (await insertRefund(trx, number, added, now))
    if (refund?.ok === false) return refund
    const due = await listRefundsToPay(trx, number)
    if (due.length === 0) return { ok: false, reason: 'nothing-owed' } as const
    const { currency } = order
    const minor = due.reduce((sum, one) => sum + one.leftMinor, 0)
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

const keepsFiles = async (number: string, now: number) =>
  (await listEbooksOfOrder(number)).some(
    (one) => one.paymentState === 'refunded' && ebookAccess(one, now).kind === 'open',
  )
