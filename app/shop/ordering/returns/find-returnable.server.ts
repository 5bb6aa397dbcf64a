import type { Reader } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import { listEbooksOfOrder } from '#app/shop/ordering/downloads/bought-ebooks.server.ts'
import {
  describeRemaining,
  type RemainingOrder,
} from '#app/shop/ordering/orders/remaining-order.ts'
import type { Order } from '#app/shop/ordering/orders/order.ts'
import {
  listReturnable,
  type ReturnableLine,
  type ReturnFacts,
} from '#app/shop/ordering/orders/returnable.ts'
import { listReturnedQuantities } from './returns.server.ts'

/** Returns what may be sent back of an order at a moment. */
export const findReturnable = async (
  order: Order,
  now: number,
  reader: Reader = db.read,
): Promise<ReturnableLine[]> =>
  listReturnable(order, await findReturnFacts(order.number, now, reader))

/** Returns what is left of an order at a moment. */
export const findRemaining = async (
  order: Order,
  now: number,
  reader: Reader = db.read,
): Promise<RemainingOrder> =>
  describeRemaining(order, await findReturnFacts(order.number, now, reader))

/** Tells whether the whole order was withdrawn from before its dispatch. */
export const isWithdrawn = async (
  order: Order,
  now: number,
  reader: Reader = db.read,
): Promise<boolean> => (await findRemaining(order, now, reader)).isWithdrawn

async function findReturnFacts(number: string, now: number, reader: Reader): Promise<ReturnFacts> {
  const returned = await listReturnedQuantities(number, reader)
  const ebooks = await listEbooksOfOrder(number, reader)
  return { returned, ebooks, now }
}
