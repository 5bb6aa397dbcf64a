import type { Reader } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import type { Order } from './order.ts'

/** An order with its lines and taxes, by its number as `parseOrderNumber` gives it. */
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
  // The columns with a known set of values are written by the shop alone.
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
