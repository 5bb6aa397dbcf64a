import type { Transaction } from '#app/database/connection.server.ts'
import type { CustomerOrderTable, PaymentTable } from '#app/database/tables.ts'
import { restoreCouponUse } from '#app/shop/ordering/coupons/restore-coupon-use.server.ts'
import { listEbooksOfOrder } from '#app/shop/ordering/downloads/bought-ebooks.server.ts'
import { revokeEbooks } from '#app/shop/ordering/downloads/revoke.server.ts'
import { completeFiles } from './complete-files.server.ts'
import { cancelledMail } from './cancelled-mail.server.ts'
import { latePaymentMail, paidMail, unpaidMail, type LateReason } from './payment-mail.server.ts'
import { enqueueMail } from '#app/shop/messaging/mail/outbox.server.ts'
import { announceOrder } from './announce-order.server.ts'
import { waitsForPaymentService } from '#app/shop/ordering/orders/payment-method.ts'
import { sendOrderNotice } from './order-notice.server.ts'
import { arrivalFrom, countsFromPayment } from '#app/shop/ordering/orders/order-arrival.server.ts'
import { dispatchDay } from '#app/shop/pricing/delivery/dispatch-day.server.ts'
import type { Arrival } from '#app/shop/pricing/delivery/arrival.ts'
import { issueInvoiceForMail } from '#app/shop/ordering/invoices/issue-invoice.server.ts'
import { restockOrder } from '#app/shop/ordering/orders/restock-lines.server.ts'
import { listRemainingLines } from '#app/shop/ordering/orders/remaining-lines.server.ts'
import { moveOrder } from '#app/shop/ordering/orders/move-order.server.ts'
import { reserveOrder } from './reserve-order.server.ts'
import { receiptKey } from '#app/shop/ordering/orders/receipt-key.server.ts'
import { findOrder } from '#app/shop/ordering/orders/orders.server.ts'
import type { Order } from '#app/shop/ordering/orders/order.ts'
import { isWithdrawn } from '#app/shop/ordering/returns/find-returnable.server.ts'
import { refundReceivedReturns } from '#app/shop/ordering/returns/refund-return.server.ts'
import { closeReturns } from '#app/shop/ordering/returns/returns.server.ts'
import { findOpenPayment } from '#app/shop/ordering/payments/open-payment.server.ts'
import { lockOrder } from '#app/shop/ordering/payments/payment-sums.server.ts'
import { createRefund } from '#app/shop/ordering/payments/refunds.server.ts'

/** Holds what a transaction that marks a payment needs; all of it is made before it begins. */
export type MarkPaymentParams = {
  secret: string
  now: number
  /** Holds the time when the money arrived, if that was not now; ms UTC. */
  at?: number
}

/** The conditional update of the payment's row lets one caller in; the order's row is locked after it. */
type PaymentOutcome = 'paid' | 'late' | 'known'

/**
 * Marks a payment paid. `late`: the order was cancelled, withdrawn from, returned or already paid,
 * so the amount must be refunded; `known`: the payment was marked before.
 */
export async function markPaid(
  trx: Transaction,
  payment: Pick<PaymentTable, 'id' | 'orderNumber' | 'amountMinor'>,
  intent: string | null,
  { secret, now, at = now }: MarkPaymentParams,
): Promise<PaymentOutcome> {
  const { numUpdatedRows } = await trx
    .updateTable('payment')
    .set({ state: 'paid', settledAt: at, expiresAt: null, ...(intent !== null && { intent }) })
    .where('id', '=', payment.id)
    .where('state', '<>', 'paid')
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return 'known'
  return applyPaid(trx, { ...payment, intent }, { secret, now })
}

type Paid = { orderNumber: string; id: string; amountMinor: number; intent: string | null }

/** Applies a marked payment to its order. What was returned before it was paid is refunded now. */
export async function applyPaid(
  trx: Transaction,
  { orderNumber: number, id, amountMinor, intent }: Paid,
  { secret, now }: MarkPaymentParams,
): Promise<'paid' | 'late'> {
  const before = (await lockOrder(trx, number))!
  if (before.paymentState === 'due')
    await trx
      .updateTable('customerOrder')
      .set({ paymentState: 'paid' })
      .where('number', '=', number)
      .execute()
  const order = (await findOrder(number, trx))!
  const reason = await lateReason(before, () => isWithdrawn(order, now, trx))
  if (!reason) {
    const ebooks = await listEbooksOfOrder(number, trx)
    const arrival = await promiseArrival(trx, order, now)
    await refundReceivedReturns(trx, order, now)
    // If there is too little stock, the order waits until the shopkeeper restocks or cancels lines.
    const reserved = await reserveOrder(trx, before, { secret, now })
    const unreserved = reserved.ok ? 0 : 1
    await completeFiles(trx, number, now)
    const made = { secret, now, invoice: await issueInvoiceForMail(trx, number, now) }
    await enqueueMail(trx, paidMail(order, { id, amountMinor, ebooks, arrival }, made), now)
    if (waitsForPaymentService(before))
      await announceOrder(trx, { ...order, ...promisedDays(arrival), unreserved }, now)
    return 'paid'
  }
  await createRefund(trx, { order: number, reason: 'paid-late', amountMinor, intent }, now)
  await enqueueMail(trx, latePaymentMail(order, { id, amountMinor, reason }, { secret, now }), now)
  return 'late'
}

/** Renews the promised days of an order whose payment took long, since they count from the payment. */
async function promiseArrival(
  trx: Transaction,
  order: Order,
  now: number,
): Promise<Arrival | undefined> {
  const { promisedFrom, unreserved } = order
  if (promisedFrom === null || unreserved === 1 || !countsFromPayment(order, now)) return undefined
  const arrival = arrivalFrom(dispatchDay(now), order)
  if (!arrival) return undefined
  await trx
    .updateTable('customerOrder')
    .set(promisedDays(arrival))
    .where('number', '=', order.number)
    .execute()
  return arrival
}

const promisedDays = (arrival: Arrival | undefined) =>
  arrival ? { promisedFrom: arrival.from, promisedTo: arrival.to } : {}

/** Returns undefined if the order waits for its payment. */
async function lateReason(
  { state, paymentState }: Pick<CustomerOrderTable, 'state' | 'paymentState'>,
  wasWithdrawn: () => Promise<boolean>,
): Promise<LateReason | undefined> {
  if (state === 'cancelled' || state === 'returned') return state
  if (await wasWithdrawn()) return 'withdrawn'
  return paymentState === 'due' ? undefined : 'paid'
}

/**
 * Expires a payment: its order is cancelled, and its reserved stock is released. Returns false if
 * it was marked before, if other payments of the order are still open, or if it got another page
 * than `session`, which may still be paid. `isDeclined`: the bank refused it, so it did not run out of time.
 */
export async function expirePayment(
  trx: Transaction,
  { id, orderNumber, session }: Pick<PaymentTable, 'id' | 'orderNumber' | 'session'>,
  { secret, now, isDeclined = false }: MarkPaymentParams & { isDeclined?: boolean },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('payment')
    .set({ state: 'expired', settledAt: now, expiresAt: null })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .where('session', session === null ? 'is' : '=', session)
    .executeTakeFirst()
  if (numUpdatedRows === 0n || (await findOpenPayment(orderNumber, trx))) return false
  const before = await lockOrder(trx, orderNumber)
  if (before?.paymentState !== 'due') return false
  const wasWithdrawn = await isWithdrawn((await findOrder(orderNumber, trx))!, now, trx)
  // If its buyer has cancelled the order, everything was released then.
  const moved = await moveOrder(trx, orderNumber, 'cancelled', now)
  if (!moved.ok) return false
  const order = (await findOrder(orderNumber, trx))!
  await restoreCouponUse(trx, orderNumber)
  await revokeEbooks(trx, orderNumber, 'all', now)
  await closeReturns(trx, orderNumber, now)
  const key = receiptKey(secret, orderNumber, now)
  const mail = wasWithdrawn
    ? cancelledMail(order, { key, refundMinor: 0 })
    : unpaidMail(order, isDeclined, { secret, now })
  await enqueueMail(trx, mail, now)
  if (!wasWithdrawn)
    await sendOrderNotice(trx, order, { notice: isDeclined ? 'declined' : 'unpaid' }, now)
  // Restocking comes last, because other buyers wait for the locked stock rows from here on.
  await restockOrder(trx, order, await listRemainingLines(trx, order), now)
  return true
}
