import type { OrderState } from '#app/database/tables.ts'

/** From which states an order may go to each. `returned`: all that was sent came back. */
export const statesBefore: Record<OrderState, readonly OrderState[]> = {
  received: [],
  packed: ['received'],
  dispatched: ['packed'],
  delivered: ['dispatched'],
  cancelled: ['received', 'packed'],
  returned: ['dispatched', 'delivered'],
}

export const orderStates = Object.keys(statesBefore) as OrderState[]

/** Before it is sent: its buyer may call it off by one form. */
export const canBeCancelled = (state: OrderState): boolean => canMove(state, 'cancelled')

export const canMove = (from: OrderState, to: OrderState): boolean =>
  statesBefore[to].includes(from)

/** From which an order goes to `delivered` of which nothing is sent: e-books alone, or all that is left. */
export const statesBeforeFiles = [
  'received',
  'packed',
  'dispatched',
] as const satisfies OrderState[]

export const canMoveWithoutParcel = (from: OrderState, to: OrderState): boolean =>
  canMove(from, to) || (to === 'delivered' && statesBeforeFiles.some((state) => state === from))

/** Nothing of it is to be sent, kept or paid: it was cancelled, or all of it came back. */
export const isUndone = (state: OrderState): boolean =>
  state === 'cancelled' || state === 'returned'
