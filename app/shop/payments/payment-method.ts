import type { PaymentState } from '#app/database/tables.ts'

/** A way to pay. The words for it are `order.payment.` and its id. */
export type PaymentMethod = {
  id: 'invoice' | 'on-delivery'
  /** Whether an order can be paid this way. */
  isOffered(order: { needsDelivery: boolean }): boolean
  /** How the payment stands when the order is placed. */
  stateWhenPlaced: PaymentState
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
]

export const listPaymentMethods = (order: { needsDelivery: boolean }): PaymentMethod[] =>
  paymentMethods.filter((method) => method.isOffered(order))
