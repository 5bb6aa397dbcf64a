import type { Order } from './order.ts'
import { canBeCancelled, isUndone } from './order-states.ts'
import { listReturnable, type ReturnableLine, type ReturnFacts } from '../returns/returnable.ts'

/** What is left of an order to its buyer. */
export type RemainingOrder = {
  returnable: ReturnableLine[]
  /** Its buyer keeps nothing of it, whatever became of it before. */
  isAllGoing: boolean
  /** All of it was withdrawn from before it was sent: nothing is ahead of it, and nothing to be paid. */
  isWithdrawn: boolean
  /** Its buyer may call it off by one form: an e-book that was fetched is not called off. */
  canCancel: boolean
  /** Something of it was or will be sent. */
  hasParcel: boolean
}

export function describeRemaining(order: Order, facts: ReturnFacts): RemainingOrder {
  const { state, lines, deliveryMethod } = order
  const returnable = listReturnable(order, facts)
  const keeps = (position: number) =>
    returnable.some((one) => one.position === position && one.leftToReturn > 0)
  const isAllGoing = !isUndone(state) && lines.every(({ position }) => !keeps(position))
  const isFetched = facts.ebooks.some(({ fetched }) => fetched > 0)
  const isSent = state !== 'cancelled' && !canBeCancelled(state)
  const isWithdrawn = isAllGoing && canBeCancelled(state)
  const isToSend = lines.some(({ position, format }) => format !== 'e-book' && keeps(position))
  return {
    returnable,
    isAllGoing,
    isWithdrawn,
    canCancel: canBeCancelled(state) && !isFetched && !isWithdrawn,
    hasParcel: deliveryMethod !== null && (isSent || isToSend),
  }
}
