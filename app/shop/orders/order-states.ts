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

/** Nothing of it is to be sent, kept or paid: it was cancelled, or all of it came back. */
export const isUndone = (state: OrderState): boolean =>
  state === 'cancelled' || state === 'returned'
