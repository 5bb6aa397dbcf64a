import type { Reader } from '#app/database/connection.server.ts'
import type { OrderLineTable } from '#app/database/tables.ts'
import { countOf } from '../payments/refund-amount.ts'
import { listCancelledLines } from '../payments/refund-lines.server.ts'
import type { Order } from './order.ts'

/** The lines of an order, each with what was not called off before it was sent. */
export async function listRemainingLines(
  t: Reader,
  { number, lines }: Order,
): Promise<OrderLineTable[]> {
  const off = await listCancelledLines(number, 'all', t)
  return lines
    .map((line) => ({ ...line, quantity: line.quantity - countOf(off, line.position) }))
    .filter(({ quantity }) => quantity > 0)
}
