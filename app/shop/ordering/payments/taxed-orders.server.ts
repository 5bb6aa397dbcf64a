import { db } from '#app/database/database.server.ts'
import type { TaxedOrder } from './tax-parts.ts'

export type TaxedOrderRow = TaxedOrder & { number: string; country: string; currency: string }

type Order = Pick<TaxedOrderRow, 'number' | 'country' | 'currency' | 'totalMinor'>

export const selectOrders = () =>
  db.read
    .selectFrom('customerOrder')
    .select(['number', 'country', 'currency', 'totalMinor'])
    .orderBy('number')

/** Adds the lines and stated taxes to orders. */
export async function withLines(orders: Order[]): Promise<TaxedOrderRow[]> {
  const numbers = orders.map(({ number }) => number)
  if (numbers.length === 0) return []
  const lines = await db.read
    .selectFrom('orderLine')
    .select(['orderNumber', 'position', 'quantity', 'lineMinor', 'discountMinor'])
    .select(['taxKind', 'taxBasisPoints'])
    .where('orderNumber', 'in', numbers)
    .execute()
  const taxes = await db.read
    .selectFrom('orderTax')
    .selectAll()
    .where('orderNumber', 'in', numbers)
    .orderBy('basisPoints')
    .execute()
  return orders.map((order) => ({
    ...order,
    lines: lines.filter((line) => line.orderNumber === order.number),
    taxes: taxes.filter((tax) => tax.orderNumber === order.number),
  }))
}

/** Returns orders by their numbers. */
export const findTaxedOrders = async (numbers: string[]): Promise<Map<string, TaxedOrderRow>> => {
  const orders = await withLines(
    numbers.length === 0 ? [] : await selectOrders().where('number', 'in', numbers).execute(),
  )
  return new Map(orders.map((order) => [order.number, order]))
}
