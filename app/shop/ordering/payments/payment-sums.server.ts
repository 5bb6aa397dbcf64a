import type { Reader, Transaction } from '#app/database/connection.server.ts'
import type { PaymentState } from '#app/database/tables.ts'
import { findOrder } from '#app/shop/ordering/orders/orders.server.ts'
import { sumLess } from '#app/shop/ordering/orders/refund-amount.ts'
import { listRefundLines } from '#app/shop/ordering/orders/refund-lines.server.ts'
import { stateOfSums, type PaymentSums } from '#app/shop/ordering/orders/payment-state.ts'
import { leftMinor } from '#app/shop/ordering/orders/refund-payments.server.ts'

type OrderSums = { number: string; paymentState: PaymentState; totalMinor: number }

/**
 * Returns the sums of an order in minor units. The transaction must have locked the order's row.
 */
export async function sumPayments(reader: Reader, order: OrderSums): Promise<PaymentSums> {
  const { number, paymentState } = order
  const paid = await reader
    .selectFrom('payment')
    .where('orderNumber', '=', number)
    .where('state', '=', 'paid')
    .select((row) => row.fn.sum<number | null>('amountMinor').as('sum'))
    .executeTakeFirstOrThrow()
  const refunds = await reader
    .selectFrom('refund')
    .where('orderNumber', '=', number)
    .select((row) => [
      row.fn.sum<number | null>('amountMinor').as('sum'),
      row.fn.sum<number | null>(leftMinor).as('left'),
    ])
    .executeTakeFirstOrThrow()
  const due = refunds.left ?? 0
  return {
    paid: paymentState === 'due' ? 0 : (paid.sum ?? (await sumRequested(reader, order))),
    due,
    done: (refunds.sum ?? 0) - due,
  }
}

/**
 * Returns what was asked for a payment without a row: the order's total less what was called off
 * before it was paid.
 */
async function sumRequested(reader: Reader, { number, totalMinor }: OrderSums): Promise<number> {
  const order = await findOrder(number, reader)
  return order ? totalMinor - sumLess(order, await listRefundLines(number, reader)) : totalMinor
}

/**
 * Locks the row of an order, so that transactions that change its money run one after the other.
 */
export const lockOrder = (trx: Transaction, number: string) =>
  trx
    .updateTable('customerOrder')
    .set((row) => ({ state: row.ref('state') }))
    .where('number', '=', number)
    .returning(['number', 'state', 'paymentState', 'paymentMethod', 'deliveryMethod'])
    .returning(['totalMinor', 'currency', 'unreserved'])
    .executeTakeFirst()

/**
 * Writes the payment state that follows from the sums. The transaction must have locked the order.
 */
export async function refreshPaymentState(
  trx: Transaction,
  order: OrderSums,
): Promise<PaymentState> {
  const paymentState = stateOfSums(await sumPayments(trx, order))
  await trx
    .updateTable('customerOrder')
    .set({ paymentState })
    .where('number', '=', order.number)
    .execute()
  return paymentState
}
