import type { Currency } from '#app/i18n/currency.ts'
import type { Reader } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import type { TaxedOrder } from './tax-parts.ts'

export type TaxedOrderRow = TaxedOrder & {
  number: string
  country: string
  currency: Currency
}

type Order = Omit<TaxedOrderRow, 'lines' | 'taxes'>

export const selectOrders = (reader: Reader = db.read) =>
  reader
    .selectFrom('customerOrder')
    .select(['number', 'country', 'currency', 'totalMinor', 'deliveryMinor'])

/** Adds the lines and stated taxes to orders. */
export async function withLines(
  orders: Order[],
  reader: Reader = db.read,
): Promise<TaxedOrderRow[]> {
  const numbers = orders.map(({ number }) => number)
  if (numbers.length === 0) return []
  const lines = await reader
    .selectFrom('orderLine')
    .select(['orderNumber', 'position', 'quantity', 'unitMinor', 'lineMinor', 'discountMinor'])
    .select(['kind', 'format', 'taxKind', 'taxBasisPoints'])
    .where('orderNumber', 'in', numbers)
    .orderBy('position')
    .execute()
  const taxes = await reader
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
export const findTaxedOrders = async (
  numbers: string[],
  reader: Reader,
): Promise<Map<string, TaxedOrderRow>> => {
  const orders = await withLines(
    await selectOrders(reader).where('number', 'in', numbers).orderBy('number').execute(),
    reader,
  )
  return new Map(orders.map((order) => [order.number, order]))
}
