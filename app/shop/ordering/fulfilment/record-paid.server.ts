import { isSameMoney, type Currency, type Money } from '#app/i18n/currency.ts'
import { randomUUID } from 'node:crypto'
import type { Transaction } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import type { PaymentTable } from '#app/database/tables.ts'
import { recordChange } from '#app/shop/operations/audit/audit.server.ts'
import { ensureLinkSecret } from '#app/shop/operations/link-secrets/link-secrets.server.ts'
import type { Order } from '#app/shop/ordering/orders/order.ts'
import { findOrder } from '#app/shop/ordering/orders/orders.server.ts'
import { findOpenPayment, isUnderWay } from '#app/shop/ordering/payments/open-payment.server.ts'
import {
  lockSeenOrder,
  type SeenOrder,
} from '#app/shop/ordering/payments/lock-seen-order.server.ts'
import { sumPayments, type lockOrder } from '#app/shop/ordering/payments/payment-sums.server.ts'
import { isUndone } from '#app/shop/ordering/orders/order-states.ts'
import { sumToRecord } from '#app/shop/ordering/orders/refund-amount.ts'
import { listRefundLines } from '#app/shop/ordering/orders/refund-lines.server.ts'
import { markPaid, applyPaid } from './mark-paid.server.ts'

export type RecordPaidOutcome =
  /**
   * `late`: the order was cancelled or returned, so the amount must be refunded; `surplusMinor`: so much of it is more than
   * was due, and must be refunded.
   */
  | { ok: true; late: boolean; amountMinor: number; surplusMinor: number; currency: Currency }
  /** `waiting`: the order is being paid by card at the moment. */
  | { ok: false; reason: 'unknown' | 'waiting' }
  /** The day of the payment is still to come. */
  | { ok: false; reason: 'ahead' }
  /** `paid`: all that was paid for it. */
  | { ok: false; reason: 'paid'; paid: Money }
  /** The sum that came is not the one that is due. */
  | { ok: false; reason: 'amount'; due: Money }

/**
 * Records that an order was paid by transfer or on delivery. `at`: when the money arrived, ms UTC;
 * `reference`: the bank's name for the payment; `came`: the sum, if it is known. It must be what is due, with two exceptions:
 * if less is due than was ordered, a sum above it is taken up to the ordered one, which the invoice stated; and for an order
 * that was cancelled or returned, any sum up to the ordered one.
 */
export async function recordPaid(
  number: string,
  payment: Omit<RecordPaidParams, 'secret'>,
  now: number,
): Promise<RecordPaidOutcome> {
  if (payment.at > now) return { ok: false, reason: 'ahead' }
  const secret = await ensureLinkSecret()
  return db.write((trx) => record(trx, number, { ...payment, secret }, now))
}

type RecordPaidParams = {
  at: number
  reference: string | null
  came?: Money | undefined
  seen?: SeenOrder
  secret: string
}

async function record(
  trx: Transaction,
  number: string,
  params: RecordPaidParams,
  now: number,
): Promise<RecordPaidOutcome> {
  const { at, reference, came, seen, secret } = params
  // The payment is read before the order's row is locked, as in every function that marks one paid.
  const open = await findOpenPayment(number, trx)
  if (open && !isUnderWay(open)) return { ok: false, reason: 'waiting' }
  if (open) return recordOpen(trx, open, params, now)
  const order = await lockSeenOrder(trx, number, seen)
  if (!order) return { ok: false, reason: 'unknown' }
  if (order.paymentState !== 'due') return paidBefore(trx, order)
  const { currency, paymentMethod: method } = order
  const expectedMinor = sumToRecord(
    (await findOrder(number, trx))!,
    await listRefundLines(number, trx),
  )
  // Everything that costs something was called off.
  if (expectedMinor <= 0) return paidBefore(trx, order)
  const amounts = splitPaid(order, expectedMinor, came)
  if (!amounts) return { ok: false, reason: 'amount', due: { minor: expectedMinor, currency } }
  const outcomes = []
  for (const amountMinor of amounts) {
    const payment = { id: randomUUID(), orderNumber: number, amountMinor, intent: reference }
    await insertPaid(trx, { ...payment, method, currency, at }, now)
    outcomes.push(await applyPaid(trx, payment, { secret, now }))
  }
  await recordInAudit(trx, number, { at, reference }, now)
  const [amountMinor, surplusMinor = 0] = amounts
  const late = outcomes[0] === 'late'
  return { ok: true, late, amountMinor: amountMinor + surplusMinor, surplusMinor, currency }
}

/** Returns what is due and what came beyond it, which is owed back like a second payment; undefined if the sum is refused. */
function splitPaid(
  { state, totalMinor, currency }: Pick<Order, 'state' | 'totalMinor' | 'currency'>,
  expectedMinor: number,
  came: Money | undefined,
): [number, ...number[]] | undefined {
  if (!came || isSameMoney(came, { minor: expectedMinor, currency })) return [expectedMinor]
  if (came.currency !== currency || came.minor > totalMinor) return undefined
  if (isUndone(state)) return [came.minor]
  return came.minor > expectedMinor ? [expectedMinor, came.minor - expectedMinor] : undefined
}

/**
 * Records that the buyer paid a new order at the counter, in the transaction that writes it, which nobody else sees yet.
 * `reference` is that of the card terminal.
 */
export async function recordPaidAtOnce(
  trx: Transaction,
  { number, totalMinor, currency, paymentMethod: method }: Order,
  reference: string | null,
  now: number,
): Promise<void> {
  const paid = { orderNumber: number, amountMinor: totalMinor, currency, method, intent: reference }
  await insertPaid(trx, { id: randomUUID(), ...paid, at: now }, now)
  await trx
    .updateTable('customerOrder')
    .set({ paymentState: 'paid' })
    .where('number', '=', number)
    .execute()
  await recordInAudit(trx, number, { at: now, reference }, now)
}

async function paidBefore(
  trx: Transaction,
  order: NonNullable<Awaited<ReturnType<typeof lockOrder>>>,
): Promise<RecordPaidOutcome> {
  const { paid: minor } = await sumPayments(trx, order)
  return { ok: false, reason: 'paid', paid: { minor, currency: order.currency } }
}

/** Records it for a payment that was opened with the order. */
async function recordOpen(
  trx: Transaction,
  open: PaymentTable,
  { at, reference, came, seen, secret }: RecordPaidParams,
  now: number,
): Promise<RecordPaidOutcome> {
  if (seen) {
    // The payment's row is locked before that of its order, as in `markPaid`.
    await lockPayment(trx, open.id)
    await lockSeenOrder(trx, open.orderNumber, seen)
  }
  const due = { minor: open.amountMinor, currency: open.currency }
  if (came && !isSameMoney(came, due)) return { ok: false, reason: 'amount', due }
  // The intent stays, because refunds are paid through it; the reference is in the audit row.
  const completed = await markPaid(trx, open, open.intent, { secret, now, at })
  if (completed === 'known') return { ok: false, reason: 'paid', paid: due }
  await recordInAudit(trx, open.orderNumber, { at, reference }, now)
  const { amountMinor, currency } = open
  return { ok: true, late: completed === 'late', amountMinor, surplusMinor: 0, currency }
}

const lockPayment = (trx: Transaction, id: string) =>
  trx
    .updateTable('payment')
    .set((row) => ({ state: row.ref('state') }))
    .where('id', '=', id)
    .execute()

type NewPaid = Pick<
  PaymentTable,
  'id' | 'orderNumber' | 'amountMinor' | 'intent' | 'method' | 'currency'
> & { at: number }

const insertPaid = (trx: Transaction, { at, method, ...payment }: NewPaid, now: number) =>
  trx
    .insertInto('payment')
    .values({
      ...payment,
      method: method === 'card' ? 'invoice' : method,
      state: 'paid',
      session: null,
      url: null,
      createdAt: now,
      expiresAt: null,
      settledAt: at,
    })
    .execute()

const recordInAudit = (
  trx: Transaction,
  number: string,
  details: Pick<RecordPaidParams, 'at' | 'reference'>,
  now: number,
) => recordChange(trx, { command: 'paid', about: number, details }, now)
