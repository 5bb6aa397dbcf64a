import type { Selectable } from 'kysely'
import type { Transaction } from '#app/database/connection.server.ts'
import type { RefundTable } from '#app/database/tables.ts'
import type { Currency } from '#app/i18n/currency.ts'
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
  if (known) {
    if (refund.amount === stripeAmount(openOf(known), currency))
      await completeRefund(trx, known, refund.id, params)
  } else if (payment && refund.currency === currency) {
    const { id: reference, amount } = refund
    await recordUnknownRefund(trx, { orderNumber, reference, amount, currency }, params)
  }
}

/** Returns what is left to pay of a due refund. */
const openOf = ({
  amountMinor,
  paidMinor,
}: Pick<Selectable<RefundTable>, 'amountMinor' | 'paidMinor'>) => amountMinor - paidMinor

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
  const by = (column: 'reference' | 'id', value: string) =>
    trx.selectFrom('refund').selectAll().where(column, '=', value).orderBy('id').executeTakeFirst()
  const stored = await by('reference', id)
  return stored ?? (metadata.refund === undefined ? undefined : by('id', metadata.refund))
}

/** `amount` is in the units of the payment service. */
type UnknownRefund = { orderNumber: string; reference: string; amount: number; currency: Currency }

/**
 * Records a refund that was created on the service's own pages. It pays a due refund of the same amount; otherwise it gets
 * a row of its own. What exceeds the money that is neither due nor refunded pays due refunds in part, since so much of them
 * cannot be paid any more. A second event of the same refund changes nothing.
 */
export async function recordUnknownRefund(
  trx: Transaction,
  { orderNumber, reference, amount, currency }: UnknownRefund,
  params: MarkPaymentParams,
) {
  if (await wasRecorded(trx, orderNumber, reference)) return
  const due = await listDueRefundsOf(trx, orderNumber)
  const same = due.find((one) => stripeAmount(openOf(one), currency) === amount)
  const amountMinor = same ? openOf(same) : minorOfStripe(amount, currency)
  if (same) await completeRefund(trx, same, reference, params)
  else {
    const own = await addForeignRefund(trx, orderNumber, amountMinor, params)
    if (own) await completeRefund(trx, own, reference, params)
    await payInPart(trx, due, { reference, minor: amountMinor - (own?.amountMinor ?? 0) }, params)
  }
  const details = { reference, amountMinor }
  const change = { command: refundThere, about: orderNumber, details }
  await recordChange(trx, change, params.now)
}

/** The audit rows of refunds from the service's own pages have this command. */
const refundThere = 'refund-at-stripe'

/** A refund that pays others in part has no row of its own, but is in the audit. */
async function wasRecorded(trx: Transaction, orderNumber: string, reference: string) {
  const rows = await trx
    .selectFrom('audit')
    .select('details')
    .where('about', '=', orderNumber)
    .where('command', '=', refundThere)
    .execute()
  return rows.some(({ details }) => details.includes(JSON.stringify({ reference }).slice(1, -1)))
}

/** Takes an amount off what is due; a refund of which nothing is left is completed by it. */
async function payInPart(
  trx: Transaction,
  due: Selectable<RefundTable>[],
  { reference, minor }: { reference: string; minor: number },
  params: MarkPaymentParams,
) {
  let left = minor
  for (const refund of due) {
    const open = openOf(refund)
    if (left >= open) await completeRefund(trx, refund, reference, params)
    else if (left > 0)
      await trx
        .updateTable('refund')
        .set({ paidMinor: refund.paidMinor + left })
        .where('id', '=', refund.id)
        .execute()
    left -= Math.min(left, open)
  }
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
