import type { Reader } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import type { Order } from './order.ts'

/** Returns an order with its lines and taxes, by its number as `parseOrderNumber` returns it. */
export async function findOrder(
  number: string,
  reader: Reader = db.read,
): Promise<Order | undefined> {
  const row = await reader
    .selectFrom('customerOrder')
    .selectAll()
    .where('number', '=', number)
    .executeTakeFirst()
  if (!row) return undefined
  const lines = await reader
    .selectFrom('orderLine')
    .selectAll()
    .where('orderNumber', '=', number)
    .orderBy('position')
    .execute()
  const taxes = await reader
    .selectFrom('orderTax')
    .select(['basisPoints', 'grossMinor', 'taxMinor'])
    .where('orderNumber', '=', number)
    .orderBy('basisPoints', 'desc')
    .execute()
  // Only the shop writes the columns with a fixed set of values.
  return { ...(row as Omit<Order, 'lines' | 'taxes'>), lines, taxes }
}

/** Finds the buyer of the order that a checkout form with this token made, if it made one. */
export function findOrderOfToken(
  checkoutToken: string,
  reader: Reader = db.read,
): Promise<{ number: string; visitor: string } | undefined> {
  return reader
    .selectFrom('customerOrder')
    .select(['number', 'visitor'])
    .where('checkoutToken', '=', checkoutToken)
    .executeTakeFirst()
}
