import type { Reader, Transaction } from '#app/database/connection.server.ts'
import type { OrderReturnTable } from '#app/database/tables.ts'
import type { Order } from '#app/shop/ordering/orders/order.ts'
import { countOf, cutDown, sumOfParts } from '#app/shop/ordering/orders/refund-amount.ts'
import {
  listCancelledLines,
  listRefundLines,
  subtractLines,
} from '#app/shop/ordering/orders/refund-lines.server.ts'
import {
  createRefund,
  refundWithinMs,
  type CreatedRefund,
} from '#app/shop/ordering/payments/refunds.server.ts'
import { listReturns, type OrderReturn } from './returns.server.ts'

type Due = Pick<OrderReturnTable, 'kind' | 'announcedAt'>

/**
 * Returns the last moment to refund: 14 days from the declaration of a withdrawal (CRD Art 13(1)).
 */
export const refundDueAt = ({ kind, announcedAt }: Due): number | undefined =>
  kind === 'withdrawal' ? announcedAt + refundWithinMs : undefined

/** Returns the received returns of an order, the earliest first. */
export async function listReceived(orderNumber: string, reader: Reader): Promise<OrderReturn[]> {
  const returns = await listReturns(orderNumber, reader)
  return returns
    .filter(({ state }) => state === 'received' || state === 'refunded')
    .sort((a, b) => (a.receivedAt ?? 0) - (b.receivedAt ?? 0) || (a.id < b.id ? -1 : 1))
}

/** Tells whether the buyer has nothing of an order any more, files included. */
export async function isAllBack(order: Order, reader: Reader): Promise<boolean> {
  const received = await listReceived(order.number, reader)
  const off = await listCancelledLines(order.number, 'outside-returns', reader)
  const back = [...received.flatMap(({ lines }) => lines), ...off]
  return order.lines.every(({ position, quantity }) => countOf(back, position) >= quantity)
}

/** Returns the amount of a return, less earlier refunds of its lines. */
export async function priceReturn(order: Order, { lines }: OrderReturn, reader: Reader) {
  const before = await listRefundLines(order.number, reader)
  return sumOfParts(order, cutDown(order.lines, lines, before), before)
}

/**
 * Creates the refund of a received return. While nothing was paid, less is to be paid instead: the duty to pay ends with
 * the withdrawal (§ 355 (1) and (3) BGB).
 */
export async function refundReturn(
  trx: Transaction,
  order: Order,
  returned: OrderReturn,
  now: number,
): Promise<CreatedRefund> {
  const { amountMinor, parts } = await priceReturn(order, returned, trx)
  const dueAt = refundDueAt(returned)
  const request = {
    order: order.number,
    reason: returned.kind === 'withdrawal' ? ('withdrawn' as const) : ('returned' as const),
    amountMinor,
    parts,
    returnId: returned.id,
    ...(dueAt !== undefined && { dueAt }),
  }
  const refund = await createRefund(trx, request, now)
  if (!refund.ok && refund.reason === 'nothing-paid')
    await subtractLines(
      trx,
      { order: order.number, parts, refundId: null, returnId: returned.id },
      now,
    )
  return refund
}

/**
 * Creates the refunds of returns received before the payment, in the payment's transaction. They are those for which an
 * earlier version of the shop went on asking: for all others less was to be paid.
 */
export async function refundReceivedReturns(
  trx: Transaction,
  order: Order,
  now: number,
): Promise<void> {
  const takenOff = await listRefundLines(order.number, trx)
  const isCredited = (id: string) => takenOff.some(({ returnId }) => returnId === id)
  for (const returned of await listReceived(order.number, trx))
    if (returned.state === 'received' && !isCredited(returned.id))
      await refundReturn(trx, order, returned, now)
}
