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

/** Holds what became of one of several orders. */
export type OrderMove<Outcome = DispatchOutcome> = { number: string; outcome: Outcome }

/** Packs orders, each by itself, so that one that is refused does not stop the others. */
export const packOrders = (numbers: string[], now: number): Promise<OrderMove[]> =>
  moveEach(numbers, (number) => packOrder(number, now))

/** Dispatches orders without parcel numbers, each by itself. */
export const shipOrders = (numbers: string[], now: number): Promise<OrderMove[]> =>
  moveEach(numbers, (number) => shipOrder(number, [], now))

/** Reserves the stock of orders that were checked, each by itself. */
export const reserveOrders = (
  numbers: string[],
  now: number,
): Promise<OrderMove<ReserveByShopkeeperOutcome>[]> =>
  moveEach(numbers, (number) => reserveByShopkeeper(number, now))

/** Cancels orders as the shopkeeper does, each by itself. */
export const cancelOrders = (
  numbers: string[],
  now: number,
): Promise<OrderMove<CancelOrderOutcome>[]> =>
  moveEach(numbers, (number) => cancelOrder(number, 'shopkeeper', now))

async function moveEach<Outcome>(
  numbers: string[],
  move: (number: string) => Promise<Outcome>,
): Promise<OrderMove<Outcome>[]> {
  const moves: OrderMove<Outcome>[] = []
  for (const number of numbers) moves.push({ number, outcome: await move(number) })
  return moves
}
