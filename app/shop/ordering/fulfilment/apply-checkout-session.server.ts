import type { Transaction } from '#app/database/connection.server.ts'
import type { PaymentTable } from '#app/database/tables.ts'
import { log } from '#app/observability/log.server.ts'
import { recordChange } from '#app/shop/operations/audit/audit.server.ts'
import { findPayment } from '#app/shop/ordering/payments/open-payment.server.ts'
import { markPaid, expirePayment, type MarkPaymentParams } from './mark-paid.server.ts'
import { isUndone } from '#app/shop/ordering/orders/order-states.ts'
import { findOrder } from '#app/shop/ordering/orders/orders.server.ts'
import { announceUnderWay } from './announce-order.server.ts'
import { sendOrderNotice } from './order-notice.server.ts'
import { lockOrder } from '#app/shop/ordering/payments/payment-sums.server.ts'
import { stripeAmount } from '#app/shop/ordering/payments/stripe-amount.ts'
import { wrongPaymentCommand } from '#app/shop/ordering/payments/wrong-payments.server.ts'
import type { HostedSession } from '#app/shop/ordering/payments/stripe.schema.ts'

export type CheckoutSessionOutcome =
  'paid' | 'late' | 'known' | 'under-way' | 'wrong' | 'expired' | 'not-ours'

/**
 * Applies the service's state of a hosted page, in any order and any number of times. `not-ours`:
 * another system uses the same account; `wrong`: the amount is not what the order asks for, or came
 * by another page, which the shopkeeper must check.
 */
export async function applyCheckoutSession(
  trx: Transaction,
  session: HostedSession,
  params: MarkPaymentParams,
): Promise<CheckoutSessionOutcome> {
  const payment = session.metadata.payment && (await findPayment(session.metadata.payment, trx))
  if (!payment) return 'not-ours'
  const isOther = payment.session !== null && payment.session !== session.id
  if (session.status === 'complete') {
    if (isOther || !isRightSum(session, payment))
      return recordWrongPayment(trx, session, payment, params)
    if (session.payment_status === 'paid')
      return markPaid(trx, payment, session.payment_intent, params)
    if (session.payment_status === 'unpaid') return waitForBank(trx, session, payment, params)
    return recordWrongPayment(trx, session, payment, params)
  }
  if (session.status !== 'expired' || isOther) return 'known'
  return (await expirePayment(trx, payment, params)) ? 'expired' : 'known'
}

/** Applies a payment that the bank refused, possibly days later. */
export async function applyFailedSession(
  trx: Transaction,
  session: HostedSession,
  params: MarkPaymentParams,
): Promise<CheckoutSessionOutcome> {
  const payment = session.metadata.payment && (await findPayment(session.metadata.payment, trx))
  if (!payment) return 'not-ours'
  if (payment.session !== null && payment.session !== session.id) return 'known'
  return (await expirePayment(trx, payment, { ...params, isDeclined: true })) ? 'expired' : 'known'
}

const isRightSum = ({ amount_total, currency }: HostedSession, payment: PaymentTable) =>
  amount_total === stripeAmount(payment.amountMinor, payment.currency) &&
  currency === payment.currency

/**
 * The reservation lasts until the bank has accepted or refused the payment, so the shopkeeper hears of the order when its
 * payment ceases to expire. The lock settles which is first, this or a cancellation.
 */
async function waitForBank(
  trx: Transaction,
  session: HostedSession,
  payment: PaymentTable,
  { now }: MarkPaymentParams,
): Promise<CheckoutSessionOutcome> {
  const { numUpdatedRows } = await keepOpen(trx, session, payment)
  await lockOrder(trx, payment.orderNumber)
  const order = (await findOrder(payment.orderNumber, trx))!
  if (numUpdatedRows === 1n && order.paymentState === 'due' && !isUndone(order.state))
    await announceUnderWay(trx, order, now)
  return 'under-way'
}

/** Stores the intent of a payment, by which it may be refunded, and ends its expiry. Updates no row the second time. */
async function keepOpen(
  trx: Transaction,
  { payment_intent: intent }: HostedSession,
  { id }: PaymentTable,
) {
  const open = trx.updateTable('payment').where('id', '=', id).where('state', '=', 'open')
  if (intent !== null) await open.set({ intent }).execute()
  return open.set({ expiresAt: null }).where('expiresAt', 'is not', null).executeTakeFirst()
}

/**
 * Records an amount that is not the order's. It does not mark the order paid, and the order is not
 * cancelled. `shop check` reports its audit row to the shopkeeper.
 */
async function recordWrongPayment(
  trx: Transaction,
  session: HostedSession,
  payment: PaymentTable,
  { now }: MarkPaymentParams,
): Promise<'wrong'> {
  await keepOpen(trx, session, payment)
  const details = {
    session: session.id,
    intent: session.payment_intent,
    asked: `${stripeAmount(payment.amountMinor, payment.currency)} ${payment.currency}`,
    came: `${session.amount_total} ${session.currency}`,
  }
  await recordChange(
    trx,
    { command: wrongPaymentCommand, about: payment.orderNumber, details },
    now,
  )
  const order = (await findOrder(payment.orderNumber, trx))!
  await sendOrderNotice(trx, order, { notice: 'wrong', about: payment.id }, now)
  log.error({ order: payment.orderNumber, ...details }, 'a payment is not what was asked for')
  return 'wrong'
}
