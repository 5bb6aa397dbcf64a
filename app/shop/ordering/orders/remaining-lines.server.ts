import type { Reader } from '#app/database/connection.server.ts'
import type { OrderLineTable } from '#app/database/tables.ts'
import { countOf } from './refund-amount.ts'
import { listCancelledLines } from './refund-lines.server.ts'
import type { Order } from './order.ts'

/** Returns the lines of an order with the quantities not cancelled before the dispatch. */
export async function listRemainingLines(
  reader: Reader,
  { number, lines }: Order,
): Promise<OrderLineTable[]> {
  const off = await listCancelledLines(number, 'all', reader)
  return lines
    .map((line) => ({ ...line, quantity: line.quantity - countOf(off, line.position) }))
    .filter(({ quantity }) => quantity > 0)
}
