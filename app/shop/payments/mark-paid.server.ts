import type { Transaction } from '#app/database/connection.server.ts'
import type { CustomerOrderTable, PaymentTable } from '#app/database/tables.ts'
import { restoreCouponUse } from '../coupons/restore-coupon-use.server.ts'
import { listEbooksOfOrder } from '../downloads/bought-ebooks.server.ts'
import { revokeEbooks } from '../downloads/revoke.server.ts'
import { cancelledMail } from '../mail/cancelled-mail.server.ts'
import {
  latePaymentMail,
  paidMail,
  unpaidMail,
  type LateReason,
} from '../mail/payment-mail.server.ts'
import { enqueueMail } from '../mail/outbox.server.ts'
import { restockOrder } from '../orders/restock-lines.server.ts'
import { listRemainingLines } from '../orders/remaining-lines.server.ts'
import { moveOrder } from '../orders/move-order.server.ts'
import { reserveOrder } from '../orders/reserve-order.server.ts'
import { receiptKey } from '../orders/receipt-key.server.ts'
import { findOrder } from '../orders/orders.server.ts'
import { isWithdrawn } from '../returns/find-returnable.server.ts'
import { refundReceivedReturns } from '../returns/refund-return.server.ts'
import { closeReturns } from '../returns/returns.server.ts'
import { findOpenPayment } from './open-payment.server.ts'
import { lockOrder } from './payment-sums.server.ts'
import { createRefund } from './refunds.server.ts'

/** What a transaction that settles a payment is given, all made before it. */
export type PaymentToMark = {
  secret: string
  now: number
  /** When the money came, where that was not now. */
  at?: number
}

/** The conditional update of the payment's row lets one caller in; the order's row is locked after it. */
type PaymentOutcome = 'paid' | 'late' | 'known'

/**
 * The money of a payment has come. `late`: the order was cancelled or withdrawn from, has come back, or was paid already, so
 * that it is owed back;
 * `known`: it was settled before.
 */
export async function markPaid(
  t: Transaction,
  payment: Pick<PaymentTable, 'id' | 'orderNumber' | 'amountMinor'>,
  intent: string | null,
  { secret, now, at = now }: PaymentToMark,
): Promise<PaymentOutcome> {
  const { numUpdatedRows } = await t
    .updateTable('payment')
    .set({ state: 'paid', settledAt: at, expiresAt: null, ...(intent !== null && { intent }) })
    .where('id', '=', payment.id)
    .where('state', '<>', 'paid')
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return 'known'
  return applyPaid(t, { ...payment, intent }, { secret, now })
}

type Paid = { orderNumber: string; id: string; amountMinor: number; intent: string | null }

/**
 * What follows for the order of a payment whose row says that it was made. What came back of it before it was
 * paid is owed now.
 */
export async function applyPaid(
  t: Transaction,
  { orderNumber: number, id, amountMinor, intent }: Paid,
  { secret, now }: PaymentToMark,
): Promise<'paid' | 'late'> {
  const before = (await lockOrder(t, number))!
  if (before.paymentState === 'due')
    await t
      .updateTable('customerOrder')
      .set({ paymentState: 'paid' })
      .where('number', '=', number)
      .execute()
  const order = (await findOrder(number, t))!
  const reason = await lateReason(before, () => isWithdrawn(order, now, t))
  if (!reason) {
    const ebooks = await listEbooksOfOrder(number, t)
    await enqueueMail(t, paidMail(order, { id, amountMinor, ebooks }, { secret, now }), now)
    await refundReceivedReturns(t, order, now)
    // Where there is not enough, it stays as it is until the shopkeeper has bought in or cancelled lines of it.
    await reserveOrder(t, before, { secret, now })
    return 'paid'
  }
  await createRefund(t, { order: number, reason: 'paid-late', amountMinor, intent }, now)
  await enqueueMail(t, latePaymentMail(order, { id, amountMinor, reason }, { secret, now }), now)
  return 'late'
}

/** Undefined where the order waits for its payment. */
async function lateReason(
  { state, paymentState }: Pick<CustomerOrderTable, 'state' | 'paymentState'>,
  wasWithdrawn: () => Promise<boolean>,
): Promise<LateReason | undefined> {
  if (state === 'cancelled' || state === 'returned') return state
  if (await wasWithdrawn()) return 'withdrawn'
  return paymentState === 'due' ? undefined : 'paid'
}

/**
 * A payment will not be made any more: its order is cancelled, and what it held is given back. False where
 * it was settled before, or other payments of the order are still open.
 */
export async function expirePayment(
  t: Transaction,
  { id, orderNumber }: Pick<PaymentTable, 'id' | 'orderNumber'>,
  { secret, now }: PaymentToMark,
): Promise<boolean> {
  const { numUpdatedRows } = await t
    .updateTable('payment')
    .set({ state: 'expired', settledAt: now, expiresAt: null })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .executeTakeFirst()
  if (numUpdatedRows === 0n || (await findOpenPayment(orderNumber, t))) return false
  const before = await lockOrder(t, orderNumber)
  if (before?.paymentState !== 'due') return false
  const wasWithdrawn = await isWithdrawn((await findOrder(orderNumber, t))!, now, t)
  // Cancelled by its buyer, perhaps: then all was given back.
  const moved = await moveOrder(t, orderNumber, 'cancelled', now)
  if (!moved.ok) return false
  const order = (await findOrder(orderNumber, t))!
  await restoreCouponUse(t, orderNumber)
  await revokeEbooks(t, orderNumber, 'all', now)
  await closeReturns(t, orderNumber, now)
  const key = receiptKey(secret, orderNumber, now)
  const mail = wasWithdrawn
    ? cancelledMail(order, { key, owedMinor: 0 })
    : unpaidMail(order, { secret, now })
  await enqueueMail(t, mail, now)
  // Last: buyers of these things wait from here on.
  await restockOrder(t, order, await listRemainingLines(t, order), now)
  return true
}
