import { isSent } from '#app/shop/pricing/delivery/delivery.ts'
import type { Order } from './order.ts'
import { canBeCancelled, isBeforeDispatch, isUndone } from './order-states.ts'
import { listReturnable, type ReturnableLine, type ReturnFacts } from './returnable.ts'

/** Holds what is left of an order. */
export type RemainingOrder = {
  returnable: ReturnableLine[]
  /** Is true if the buyer keeps nothing of it. */
  isAllGoing: boolean
  /** Is true if all of it was withdrawn from before the dispatch, so that nothing is sent or due. */
  isWithdrawn: boolean
  /** Is true if the buyer can cancel it, which excludes a downloaded e-book. */
  canCancel: boolean
  /** Is true if something of it was or will be sent. */
  hasParcel: boolean
}

export function describeRemaining(order: Order, facts: ReturnFacts): RemainingOrder {
  const { state, lines, deliveryMethod } = order
  const returnable = listReturnable(order, facts)
  const keeps = (position: number) =>
    returnable.some((one) => one.position === position && one.leftToReturn > 0)
  const isAllGoing = !isUndone(state) && lines.every(({ position }) => !keeps(position))
  const isDownloaded = facts.ebooks.some(({ fetched }) => fetched > 0)
  const wasSent = state !== 'cancelled' && !isBeforeDispatch(state)
  const isWithdrawn = isAllGoing && isBeforeDispatch(state)
  const isToSend = lines.some((line) => isSent(line) && keeps(line.position))
  return {
    returnable,
    isAllGoing,
    isWithdrawn,
    canCancel: canBeCancelled(order) && !isDownloaded && !isWithdrawn,
    hasParcel: deliveryMethod !== null && (wasSent || isToSend),
  }
}
