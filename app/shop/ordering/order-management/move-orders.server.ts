import {
  packOrder,
  shipOrder,
  type DispatchOutcome,
} from '#app/shop/ordering/fulfilment/dispatch-order.server.ts'

/** Holds what became of one of several orders. */
export type OrderMove = { number: string; outcome: DispatchOutcome }

/** Packs orders, each by itself, so that one that is refused does not stop the others. */
export const packOrders = (numbers: string[], now: number): Promise<OrderMove[]> =>
  moveEach(numbers, (number) => packOrder(number, now))

/** Dispatches orders without parcel numbers, each by itself. */
export const shipOrders = (numbers: string[], now: number): Promise<OrderMove[]> =>
  moveEach(numbers, (number) => shipOrder(number, [], now))

async function moveEach(
  numbers: string[],
  move: (number: string) => Promise<DispatchOutcome>,
): Promise<OrderMove[]> {
  const moves: OrderMove[] = []
  for (const number of numbers) moves.push({ number, outcome: await move(number) })
  return moves
}
