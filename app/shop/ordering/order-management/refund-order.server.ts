import type { Currency } from '#app/i18n/currency.ts'
import { listEbooksOfOrder } from '#app/shop/ordering/downloads/bought-ebooks.server.ts'
import { listDueRefunds } from '#app/shop/ordering/fulfilment/due-refunds.server.ts'
import { payRefunds, type PaidRefund } from '#app/shop/ordering/fulfilment/pay-refunds.server.ts'
import { ebookAccess } from '#app/shop/ordering/orders/ebook-right.ts'
import { findOrder } from '#app/shop/ordering/orders/orders.server.ts'
import { cutDown, sumOfParts } from '#app/shop/ordering/orders/refund-amount.ts'
import { listRefundLines } from '#app/shop/ordering/orders/refund-lines.server.ts'
import {
  addRefund,
  type AddRefundOutcome,
  type RefundToAdd,
} from '#app/shop/ordering/payments/add-refund.server.ts'

type RefundOrderParams = {
  /** Is refunded as goodwill beside what is due. */
  added?: RefundToAdd | undefined
  /** Names a payment made by hand. */
  reference?: string | undefined
}

export type RefundOrderOutcome =
  /** Its `payments` are empty if another command paid all at the same moment. */
  | { ok: true; payments: PaidRefund[]; currency: Currency; keepsFiles: boolean }
  | Extract<AddRefundOutcome, { ok: false }>
  | { ok: false; reason: 'nothing-owed' }

/**
 * Pays the refunds that are due for an order, and those that are added now. `keepsFiles` tells that all was paid back and
 * e-books stay open, since no refund names their lines.
 */
export async function refundOrder(
  number: string,
  { added, reference }: RefundOrderParams,
  now: number,
): Promise<RefundOrderOutcome> {
  if (added) {
    const outcome = await addRefund(number, added, now)
    if (!outcome.ok) return outcome
  }
  const order = await findOrder(number)
  if (!order) return { ok: false, reason: 'unknown' }
  if (!added && (await listDueRefunds(number)).length === 0)
    return { ok: false, reason: 'nothing-owed' }
  const payments = await payRefunds(number, { reference }, now)
  const { currency } = order
  return { ok: true, payments, currency, keepsFiles: await keepsFiles(number, now) }
}

const keepsFiles = async (number: string, now: number) =>
  (await listEbooksOfOrder(number)).some(
    (one) => one.paymentState === 'refunded' && ebookAccess(one, now).kind === 'open',
  )

/** Returns how much {@link refundOrder} would pay, in minor units, before what was paid limits it. */
export async function priceRefund(number: string, added: RefundToAdd | undefined): Promise<number> {
  const due = (await listDueRefunds(number)).reduce((sum, one) => sum + one.amountMinor, 0)
  if (!added) return due
  if ('amountMinor' in added) return due + added.amountMinor
  const order = await findOrder(number)
  if (!order) return due
  const before = await listRefundLines(number)
  return due + sumOfParts(order, cutDown(order.lines, added.parts, before), before).amountMinor
}
