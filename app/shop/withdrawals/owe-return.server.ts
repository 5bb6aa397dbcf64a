import type { Reader, Transact } from '#app/database/connection.server.ts'
import type { OrderReturnTable } from '#app/database/tables.ts'
import type { Order } from '../orders/order.ts'
import { oweRefund, refundWithinMs, type Owed } from '../payments/refunds.server.ts'
import { sumOfReturn } from './return-sum.ts'
import { listReturns, type OrderReturn } from './returns.server.ts'

type Due = Pick<OrderReturnTable, 'kind' | 'announcedAt'>

/** By when a return must be paid back: a withdrawal by 14 days from its declaration (CRD Art 13(1)). */
export const payBackBy = ({ kind, announcedAt }: Due): number | undefined =>
  kind === 'withdrawal' ? announcedAt + refundWithinMs : undefined

/** What came back of an order, the first first. */
export async function listReceived(orderNumber: string, reader: Reader): Promise<OrderReturn[]> {
  const returns = await listReturns(orderNumber, reader)
  return returns
    .filter(({ state }) => state === 'received' || state === 'refunded')
    .sort((a, b) => (a.receivedAt ?? 0) - (b.receivedAt ?? 0) || (a.id < b.id ? -1 : 1))
}

/** Owes what was paid for a return that has come; `before`: those that came earlier. */
export async function oweReturn(
  t: Transact,
  order: Order,
  { returned, before }: { returned: OrderReturn; before: OrderReturn[] },
  now: number,
): Promise<{ owed: Owed; isWhole: boolean }> {
  const earlier = before.flatMap(({ lines }) => lines)
  const { amountMinor, isWhole } = sumOfReturn(order, returned.lines, earlier)
  const dueAt = payBackBy(returned)
  const owing = {
    order: order.number,
    reason: returned.kind === 'withdrawal' ? ('withdrawn' as const) : ('returned' as const),
    amountMinor,
    returnId: returned.id,
    ...(dueAt !== undefined && { dueAt }),
  }
  return { owed: await oweRefund(t, owing, now), isWhole }
}

/** Owes all that came back of an order before it was paid, in the transaction in which it is. */
export async function oweReceivedReturns(t: Transact, order: Order, now: number): Promise<void> {
  const received = await listReceived(order.number, t)
  for (const [n, returned] of received.entries())
    if (returned.state === 'received')
      await oweReturn(t, order, { returned, before: received.slice(0, n) }, now)
}
