import { setImmediate as letOthersRun } from 'node:timers/promises'
import {
  cancelOrder,
  type CancelOrderOutcome,
} from '#app/shop/ordering/fulfilment/cancel-order.server.ts'
import {
  packOrder,
  shipOrder,
  type DispatchOutcome,
} from '#app/shop/ordering/fulfilment/dispatch-order.server.ts'
import {
  reserveByShopkeeper,
  type ReserveByShopkeeperOutcome,
} from '#app/shop/ordering/fulfilment/reserve-order.server.ts'
import { OrderChanged, type SeenOrder } from '#app/shop/ordering/payments/lock-seen-order.server.ts'

export type MovedTo = 'packed' | 'dispatched' | 'reserved' | 'cancelled'

type MoveOutcome =
  | DispatchOutcome
  | CancelOrderOutcome
  | ReserveByShopkeeperOutcome
  /** It changed since the list was shown. */
  | { ok: false; reason: 'changed' }

/** Holds what a bulk action did with one of its orders. */
export type OrderMove = { number: string; outcome: MoveOutcome }

type Rule = (number: string, now: number, as: { seen: SeenOrder }) => Promise<MoveOutcome>

const rules: Record<MovedTo, Rule> = {
  packed: packOrder,
  dispatched: (number, now, as) => shipOrder(number, [], now, as),
  reserved: reserveByShopkeeper,
  cancelled: (number, now, as) => cancelOrder(number, 'shopkeeper', now, as),
}

/**
 * Moves orders, each by itself, so that one that is refused does not stop the others.
 * @param orders `row` is what a list showed of the order.
 */
export async function moveOrders(
  orders: { number: string; row: string }[],
  to: MovedTo,
  now: number,
): Promise<OrderMove[]> {
  const moves: OrderMove[] = []
  for (const { number, row } of orders) {
    moves.push({ number, outcome: await orChanged(rules[to](number, now, { seen: { row } })) })
    await letOthersRun()
  }
  return moves
}

async function orChanged(moving: Promise<MoveOutcome>): Promise<MoveOutcome> {
  try {
    return await moving
  } catch (error) {
    if (error instanceof OrderChanged) return { ok: false, reason: 'changed' }
    throw error
  }
}
