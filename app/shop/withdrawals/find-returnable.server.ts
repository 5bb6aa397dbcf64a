import type { Reader } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import { listEbooksOfOrder } from '../downloads/bought-ebooks.server.ts'
import type { Order } from '../orders/order.ts'
import { listReturnable, type ReturnableLine } from './returnable.ts'
import { listGoneLines } from './returns.server.ts'

/** What of an order may be sent back at a moment. */
export async function findReturnable(
  order: Order,
  now: number,
  reader: Reader = db.read,
): Promise<ReturnableLine[]> {
  const gone = await listGoneLines(order.number, reader)
  const ebooks = await listEbooksOfOrder(order.number, reader)
  return listReturnable(order, { gone, ebooks, now })
}
