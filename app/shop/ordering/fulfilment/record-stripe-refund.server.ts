import type { Transaction } from '#app/database/connection.server.ts'
import type { Currency } from '#app/i18n/currency.ts'
import { recordChange } from '#app/shop/operations/audit/audit.server.ts'
import { lockOrder } from '#app/shop/ordering/payments/payment-sums.server.ts'
import {
  addRefundPayment,
  listPaidBy,
  listRefundsToPay,
  type RefundWithLeft,
} from '#app/shop/ordering/orders/refund-payments.server.ts'
import { createRefund } from '#app/shop/ordering/payments/refunds.server.ts'
import { minorOfStripe, stripeAmount } from '#app/shop/ordering/payments/stripe-amount.ts'
import { completeRefund } from './complete-refund.server.ts'
import type { MarkPaymentParams } from './mark-paid.server.ts'

/**
 * `amount` is in the units of the payment service. `refundId` names the refund that the shop paid; without it the refund is
 * external: created on the service's own pages.
 */
type RefundAtStripe = {
  orderNumber: string
  refundId?: string | undefined
  reference: string
  amount: number
  currency: Currency
}

/** A payment of refunds of which so much is not recorded yet. */
type Payment = { orderNumber: string; reference: string; minor: number }

/**
 * Records the amount of a refund that the payment service made. It pays the refund for which the shop made it, or a due one
 * of the same amount; see `recordExternalRefund` for what exceeds that.
 * Returns the amount in minor units, or undefined if it was recorded before, also if it failed since.
 */
export async function recordStripeRefund(
  trx: Transaction,
  { orderNumber, refundId, reference, amount, currency }: RefundAtStripe,
  params: MarkPaymentParams,
): Promise<number | undefined> {
  await lockOrder(trx, orderNumber)
  if ((await listPaidBy(trx, orderNumber, reference)).length > 0) return undefined
  const due = await listRefundsToPay(trx, orderNumber)
  const isSame = (one: RefundWithLeft) => stripeAmount(one.leftMinor, currency) === amount
  const first = due.find(({ id }) => id === refundId) ?? due.find(isSame)
  const minor = first && isSame(first) ? first.leftMinor : minorOfStripe(amount, currency)
  const payment = { orderNumber, reference, minor }
  const rest = first ? minor - (await payPart(trx, first, payment, params)) : minor
  if (rest > 0) await recordExternalRefund(trx, { ...payment, minor: rest }, params)
  if (rest > 0 || first?.id !== refundId) {
    const details = { reference, amountMinor: minor }
    await recordChange(trx, { command: 'refund-external', about: orderNumber, details }, params.now)
  }
  return minor
}

/**
 * Records an external refund, or what a refund of the shop exceeds what was still due. It gets a row of its own. What
 * exceeds the money that is neither due nor refunded pays due refunds in part, since so much of them cannot be paid any more.
 */
async function recordExternalRefund(trx: Transaction, payment: Payment, params: MarkPaymentParams) {
  const { orderNumber: order, reference, minor: amountMinor } = payment
  const own = await createRefund(trx, { order, reason: 'goodwill', amountMinor }, params.now)
  if (own.ok)
    await completeRefund(trx, { ...own, orderNumber: order, returnId: null }, reference, params)
  let minor = amountMinor - (own.ok ? own.amountMinor : 0)
  for (const refund of await listRefundsToPay(trx, order))
    minor -= await payPart(trx, refund, { ...payment, minor }, params)
}

/** Pays a refund or a part of it, and returns how much. A refund of which nothing is left is completed by it. */
async function payPart(
  trx: Transaction,
  refund: RefundWithLeft,
  { reference, minor }: Payment,
  params: MarkPaymentParams,
): Promise<number> {
  if (minor >= refund.leftMinor) {
    await completeRefund(trx, refund, reference, params)
    return refund.leftMinor
  }
  if (minor > 0) await addRefundPayment(trx, { refundId: refund.id, reference, minor })
  return minor
}
