import type { Language } from '#app/i18n/languages.ts'
import type { Address } from '../addresses/address.ts'
import type { Currency } from '../currency/currency.ts'
import type { PaymentMethodId } from '../payments/payment-method.ts'
import type { QuoteSnapshot } from './quote-snapshot.ts'

/** Who orders, where it goes, and how it is paid. */
export type CheckoutDetails = {
  email: string
  telephone: string | null
  /** Its lines are empty where nothing is sent. */
  address: Address
  payment: PaymentMethodId
  /** Asked for e-books before the time for withdrawal is over, and knows that the right of withdrawal is lost by it. */
  ebookConsent: boolean
}

/** All that makes an order of a visitor's cart. */
export type OrderRequest = {
  /** Of the checkout form: one order for each. */
  token: string
  /** Of who is signed in: the order is theirs, and so is its address, where they wish to keep it. */
  account?: { customer: string; keepsAddress: boolean }
  visitor: string
  /** The client's IP address; left out where it is not known. */
  networkAddress?: string
  /** What stood above the button; undefined: nothing that we know of. */
  shown: QuoteSnapshot | undefined
  details: CheckoutDetails
  /** Taken if it is offered, else the cheapest. */
  deliveryMethod: string | undefined
  currency: Currency
  language: Language
  /** The shop's own address, for the link in the mail. */
  origin: string
  /** ms UTC */
  now: number
}
