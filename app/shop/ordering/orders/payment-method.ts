import type { PaymentState } from '#app/database/tables.ts'

/** An order waits this long to be paid at a payment service. */
export const reservationMs = 30 * 60_000

/**
 * Describes what the payment methods depend on. `hasCard`: the shop has the keys of its payment
 * service.
 */
type PaymentConditions = { needsDelivery: boolean; hasCard?: boolean }

/** Describes a payment method. Its text has the key `order.payment.` and its id. */
export type PaymentMethod = {
  id: 'invoice' | 'on-delivery' | 'card'
  isOffered(order: PaymentConditions): boolean
  /** The payment has this state when the order is placed. */
  stateWhenPlaced: PaymentState
  /** The order waits this many milliseconds to be paid on the page of a payment service. */
  reservedForMs?: number
}
export type PaymentMethodId = PaymentMethod['id']

/** Lists all payment methods of the shop; the first one is the default. */
const paymentMethods: PaymentMethod[] = [
  { id: 'invoice', isOffered: () => true, stateWhenPlaced: 'due' },
  {
    id: 'on-delivery',
    // Payment on delivery needs a parcel that is handed over.
    isOffered: ({ needsDelivery }) => needsDelivery,
    stateWhenPlaced: 'due',
  },
  {
    id: 'card',
    isOffered: ({ hasCard = false }) => hasCard,
    stateWhenPlaced: 'due',
    reservedForMs: reservationMs,
  },
]

export const listPaymentMethods = (order: PaymentConditions): PaymentMethod[] =>
  paymentMethods.filter((method) => method.isOffered(order))
