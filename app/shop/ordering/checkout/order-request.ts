import type { OrderChannel } from '#app/database/tables.ts'
import type { Language } from '#app/i18n/languages.ts'
import type { Address } from '#app/shop/customers/addresses/address.ts'
import type { Currency } from '#app/i18n/currency.ts'
import type { PaymentMethodId } from '#app/shop/ordering/orders/payment-method.ts'
import type { QuoteSnapshot } from './quote-snapshot.ts'

/** Holds the customer, the delivery address and the payment method. */
export type CheckoutDetails = {
  email: string
  telephone: string | null
  /** Its lines are empty if nothing is sent. */
  address: Address
  payment: PaymentMethodId
  /**
   * Is true if the customer asked for e-books before the withdrawal period ends and acknowledged losing the right of
   * withdrawal.
   */
  ebookConsent: boolean
}

/** Holds everything needed to place an order, from a visitor's cart unless staff takes it. */
export type OrderRequest = {
  /** Holds the token of the checkout form, which places at most one order. */
  token: string
  /** Is set for a signed-in customer, who gets the order and, if `keepsAddress`, its address in the address book. */
  account?: { customer: string; keepsAddress: boolean }
  owner: string
  /** Holds the client's IP address; undefined if unknown. */
  networkAddress?: string
  /** Holds the amounts above the order button; undefined if unknown. */
  shown: QuoteSnapshot | undefined
  details: CheckoutDetails
  /** Used if it is offered, or else the cheapest. */
  deliveryMethod: string | undefined
  currency: Currency
  language: Language
  /** The shop's own address, for the link in the mail. */
  origin: string
  /** ms UTC. */
  now: number
  /** Is set if staff takes the order. */
  channel?: OrderChannel
  /** Holds why staff gives a discount. */
  discountReason?: string
}
