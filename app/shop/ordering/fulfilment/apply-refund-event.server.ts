import type { Transaction } from '#app/database/connection.server.ts'
import type { StripeRefund } from '#app/shop/ordering/payments/stripe.schema.ts'
import { reopenRefunds } from './complete-refund.server.ts'
import type { MarkPaymentParams } from './mark-paid.server.ts'
import { recordStripeRefund } from './record-stripe-refund.server.ts'

/** Returns whether a refund has arrived or is on its way. */
export const isPending = ({ status }: StripeRefund) =>
  status === 'succeeded' || status === 'pending'
const hasFailed = ({ status }: StripeRefund) => status === 'failed' || status === 'canceled'

/** Applies the service's state of a refund, which was created by the shop or on the service's own pages. */
export async function applyRefundEvent(
  trx: Transaction,
  refund: StripeRefund,
  params: MarkPaymentParams,
): Promise<void> {
  const { id: reference, payment_intent: intent, amount, metadata } = refund
  const order = await findOrderOf(trx, refund)
  if (!order) return
  const { number: orderNumber, currency } = order
  if (hasFailed(refund)) await reopenRefunds(trx, orderNumber, { reference, intent }, params)
  else if (isPending(refund) && refund.currency === currency) {
    const made = { orderNumber, refundId: metadata.refund, reference, amount, currency }
    await recordStripeRefund(trx, made, params)
  }
}

/** Finds the order of a refund by the metadata that the shop gave it, or by the payment that it pays back. */
async function findOrderOf(trx: Transaction, { metadata, payment_intent }: StripeRefund) {
  const orders = trx.selectFrom('customerOrder').select(['number', 'customerOrder.currency'])
  const own =
    metadata.refund === undefined
      ? undefined
      : await orders
          .innerJoin('refund', 'refund.orderNumber', 'customerOrder.number')
          .where('refund.id', '=', metadata.refund)
          .executeTakeFirst()
  if (own || payment_intent === null) return own
  return orders
    .innerJoin('payment', 'payment.orderNumber', 'customerOrder.number')
    .where('payment.intent', '=', payment_intent)
    .where('payment.state', '=', 'paid')
    .executeTakeFirst()
}
