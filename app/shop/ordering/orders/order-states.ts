import type { OrderState } from '#app/database/tables.ts'

/**
 * Maps each state to those that an order may come from. `returned` means that all that was sent
 * came back.
 */
export const statesBefore: Record<OrderState, readonly OrderState[]> = {
  received: [],
  packed: ['received'],
  dispatched: ['packed'],
  delivered: ['dispatched'],
  cancelled: ['received', 'packed'],
  returned: ['dispatched', 'delivered'],
}

export const orderStates = Object.keys(statesBefore) as OrderState[]

/** Tells whether nothing of an order was sent yet, so that all of it can still be called off. */
export const isBeforeDispatch = (state: OrderState): boolean => canMove(state, 'cancelled')

/**
 * Lists the states from which an order can be cancelled: those before its dispatch. One of e-books alone, of which
 * nothing is sent, can be cancelled when it is complete, too; the buyer's own limit is a download.
 */
export const statesBeforeCancelled = ({
  deliveryMethod,
}: {
  deliveryMethod: string | null
}): readonly OrderState[] =>
  deliveryMethod === null ? [...statesBefore.cancelled, 'delivered'] : statesBefore.cancelled

export const canBeCancelled = (order: {
  state: OrderState
  deliveryMethod: string | null
}): boolean => statesBeforeCancelled(order).includes(order.state)

export const canMove = (from: OrderState, to: OrderState): boolean =>
  statesBefore[to].includes(from)

/**
 * Lists the states from which an order without any dispatch goes to `delivered`: e-books alone, or
 * all that is left.
 */
export const statesBeforeFiles = [
  'received',
  'packed',
  'dispatched',
] as const satisfies OrderState[]

export const canMoveWithoutParcel = (from: OrderState, to: OrderState): boolean =>
  canMove(from, to) ||
  (to === 'delivered' && statesBeforeFiles.some((state) => state === from)) ||
  (to === 'cancelled' && canBeCancelled({ state: from, deliveryMethod: null }))

/**
 * Tells whether nothing of an order is to be sent, kept or paid: it was cancelled or wholly
 * returned.
 */
export const isUndone = (state: OrderState): boolean =>
  state === 'cancelled' || state === 'returned'
