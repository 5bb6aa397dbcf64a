import type { Reader } from '#app/database/connection.server.ts'
import { isSent } from '#app/shop/pricing/delivery/delivery.ts'
import type { Order } from './order.ts'
import { listRemainingLines } from './remaining-lines.server.ts'

/** Returns whether an order has e-books only, or nothing else remains of it. */
export async function hasFilesAlone(reader: Reader, order: Order): Promise<boolean> {
  if (order.deliveryMethod === null) return true
  const left = await listRemainingLines(reader, order)
  return left.length > 0 && !left.some(isSent)
}
