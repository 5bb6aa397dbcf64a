import type { Transaction } from '#app/database/connection.server.ts'
import type { RefundTable } from '#app/database/tables.ts'
import { recordChange } from '#app/shop/operations/audit/audit.server.ts'
import { lockOrder } from '#app/shop/ordering/payments/payment-sums.server.ts'
import { createRefund } from '#app/shop/ordering/payments/refunds.server.ts'
import type { MarkPaymentParams } from './mark-paid.server.ts'
import { reopenRefund, completeRefund } from './complete-refund.server.ts'
import { minorOfStripe, stripeAmount } from '#app/shop/ordering/payments/stripe-amount.ts'
import type { StripeRefund } from '#app/shop/ordering/payments/stripe.schema.ts'

/** Returns whether a refund has arrived or is on its way. */
export const isPending = ({ status }: StripeRefund) =>
  status === 'succeeded' || status === 'pending'
const hasFailed = ({ status }: StripeRefund) => status === 'failed' || status === 'canceled'

/**
 * Applies the service's state of a refund, which was created by the shop or on the service's own
 * pages. The order is locked before any lookup, so that the second of two concurrent events finds
 * what the first one wrote.
 */
export async function applyRefundEvent(
  trx: Transaction,
  refund: StripeRefund,
  params: MarkPaymentParams,
): Promise<void> {
  const payment = await findPaymentOf(trx, refund)
  const orderNumber = (await findRefund(trx, refund))?.orderNumber ?? payment?.orderNumber
  if (orderNumber === undefined) return
  await lockOrder(trx, orderNumber)
  const known = await findRefund(trx, refund)
  if (known && hasFailed(refund)) {
    const failed = { reference: refund.id, intent: refund.payment_intent }
    return reopenRefund(trx, known, failed, params)
  }
  if (!isPending(refund)) return
  const { currency } = await trx
    .selectFrom('customerOrder')
    .select('currency')
    .where('number', '=', orderNumber)
    .executeTakeFirstOrThrow()
  const isPaidBy = ({ amountMinor }: RefundTable) =>
    refund.amount === stripeAmount(amountMinor, currency)
  if (known) {
    if (isPaidBy(known)) await completeRefund(trx, known, refund.id, params)
  } else if (payment && refund.currency === currency) {
    // It was created on the service's own pages, and pays a due refund of the same amount if there is one.
    const due = (await listDueRefundsOf(trx, orderNumber)).find(isPaidBy)
    const amountMinor = due?.amountMinor ?? minorOfStripe(refund.amount, currency)
    const row = due ?? (await addForeignRefund(trx, orderNumber, amountMinor, params))
    if (row) await completeRefund(trx, row, refund.id, params)
    const details = { reference: refund.id, amountMinor }
    const change = { command: 'refund-at-stripe', about: orderNumber, details }
    await recordChange(trx, change, params.now)
  }
}

const findPaymentOf = async (trx: Transaction, { payment_intent }: StripeRefund) =>
  payment_intent === null
    ? undefined
    : trx
        .selectFrom('payment')
        .select('orderNumber')
        .where('intent', '=', payment_intent)
        .where('state', '=', 'paid')
        .executeTakeFirst()

/** Finds a refund by the metadata that the shop gave it, or by the reference stored earlier. */
async function findRefund(trx: Transaction, { id, metadata }: StripeRefund) {
  return trx
    .selectFrom('refund')
    .selectAll()
    .where((row) =>
      row.or([
        row('reference', '=', id),
        ...(metadata.refund !== undefined ? [row('id', '=', metadata.refund)] : []),
      ]),
    )
    .orderBy('id')
    .executeTakeFirst()
}

const listDueRefundsOf = (trx: Transaction, orderNumber: string) =>
  trx
    .selectFrom('refund')
    .selectAll()
    .where('orderNumber', '=', orderNumber)
    .where('state', '=', 'due')
    .orderBy('dueAt')
    .orderBy('id')
    .execute()

async function addForeignRefund(
  trx: Transaction,
  order: string,
  amountMinor: number,
  { now }: MarkPaymentParams,
): Promise<Pick<RefundTable, 'id' | 'orderNumber' | 'amountMinor' | 'returnId'> | undefined> {
  const created = await createRefund(trx, { order, reason: 'goodwill', amountMinor }, now)
  if (!created.ok) return undefined
  return { id: created.id, orderNumber: order, amountMinor: created.amountMinor, returnId: null }
}
