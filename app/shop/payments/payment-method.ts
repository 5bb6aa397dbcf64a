import type { PaymentState } from '#app/database/tables.ts'

/** So long an order waits to be paid at a payment service. */
export const reservationMs = 30 * 60_000

/** What the ways to pay depend on. `hasCard`: the shop has the keys of its payment service. */
type Paying = { needsDelivery: boolean; hasCard?: boolean }

/** A way to pay. The words for it are `order.payment.` and its id. */
export type PaymentMethod = {
  id: 'invoice' | 'on-delivery' | 'card'
  /** Whether an order can be paid this way. */
  isOffered(order: Paying): boolean
  /** How the payment stands when the order is placed. */
  stateWhenPlaced: PaymentState
  /** It is paid on the page of a payment service; so long the order waits for it. */
  holdMs?: number
}
export type PaymentMethodId = PaymentMethod['id']

/** All that the shop has, the one that is chosen at first in front. */
const paymentMethods: PaymentMethod[] = [
  { id: 'invoice', isOffered: () => true, stateWhenPlaced: 'due' },
  {
    id: 'on-delivery',
    // Somebody must hand it over.
    isOffered: ({ needsDelivery }) => needsDelivery,
    stateWhenPlaced: 'due',
  },
  {
    id: 'card',
    isOffered: ({ hasCard = false }) => hasCard,
    stateWhenPlaced: 'due',
    holdMs: reservationMs,
  },
]

export const listPaymentMethods = (order: Paying): PaymentMethod[] =>
  paymentMethods.filter((method) => method.isOffered(order))
