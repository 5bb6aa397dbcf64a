import type { Currency } from '#app/i18n/currency.ts'
import { db } from '#app/database/database.server.ts'
import type { OrderState } from '#app/database/tables.ts'
import { findOrder } from '#app/shop/ordering/orders/orders.server.ts'
import { sumPayments } from '#app/shop/ordering/payments/payment-sums.server.ts'
import { refundDueAt, priceReturn } from './refund-return.server.ts'
import { listReturns } from './returns.server.ts'

/**
 * Holds a refund that a withdrawal will cause. The amount is in the order's currency, `dueAt` in
 * ms UTC.
 */
export type DeclaredRefund = {
  orderNumber: string
  state: OrderState
  amountMinor: number
  currency: Currency
  paymentMethod: string
  dueAt: number
}

/**
 * Returns the refunds of withdrawals from paid orders whose goods are not back yet, the most
 * urgent first.
 */
export async function listDeclaredRefunds(most: number): Promise<DeclaredRefund[]> {
  const announced = await db.read
    .selectFrom('orderReturn')
    .innerJoin('customerOrder', 'customerOrder.number', 'orderReturn.orderNumber')
    .select(['orderReturn.id', 'orderNumber', 'kind', 'announcedAt'])
    .where('orderReturn.state', '=', 'announced')
    .where('kind', '=', 'withdrawal')
    .where('customerOrder.paymentState', '!=', 'due')
    .orderBy('announcedAt')
    .orderBy('orderReturn.id')
    .limit(most)
    .execute()
  const found: DeclaredRefund[] = []
  for (const one of announced) {
    const amount = await amountOf(one)
    if (amount && amount.amountMinor > 0)
      found.push({ ...amount, orderNumber: one.orderNumber, dueAt: refundDueAt(one)! })
  }
  return found
}

/** Computes the amount as if the goods came back now. */
async function amountOf({ id, orderNumber }: { id: string; orderNumber: string }) {
  const order = await findOrder(orderNumber)
  const returned = (await listReturns(orderNumber)).find((one) => one.id === id)
  if (!order || !returned) return undefined
  const { state, currency, paymentMethod } = order
  const { paid, due, done } = await sumPayments(db.read, order)
  const { amountMinor } = await priceReturn(order, returned, db.read)
  return {
    state,
    currency,
    paymentMethod,
    amountMinor: Math.min(amountMinor, paid - due - done),
  }
}
