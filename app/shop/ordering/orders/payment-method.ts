import type { CustomerOrderTable } from '#app/database/tables.ts'
import { convert, type Money, type Rates } from '#app/i18n/currency.ts'
import type { Country } from '#app/i18n/markets.ts'
import type { PaymentRule, ShopSettings } from '#app/shop-settings/shop-settings.ts'

/** An order waits this long to be paid at a payment service. */
export const reservationMs = 30 * 60_000

/** Describes a payment method. Its text has the key `order.payment.` and its id. */
export type PaymentMethod = {
  id: 'invoice' | 'on-delivery' | 'transfer' | 'card' | 'cash' | 'terminal'
  /** Payment on delivery needs a parcel that is handed over. */
  needsParcel?: true
  /** The order is not sent before it is paid. */
  isPaidFirst?: true
  /** The order waits this many milliseconds to be paid on the page of a payment service. */
  reservedForMs?: number
}
export type PaymentMethodId = PaymentMethod['id']

export type PaymentRules = Pick<
  ShopSettings,
  'paymentInvoice' | 'paymentOnDelivery' | 'paymentTransfer' | 'paymentCard'
>

/** A checkout offers the method by a rule, which is this setting of the shop. */
type OfferedMethod = PaymentMethod & { setting: keyof PaymentRules }

/** Lists the payment methods of a checkout; the first one that is offered is the default. */
export const paymentMethods: OfferedMethod[] = [
  { id: 'invoice', setting: 'paymentInvoice' },
  { id: 'on-delivery', setting: 'paymentOnDelivery', needsParcel: true },
  { id: 'transfer', setting: 'paymentTransfer', isPaidFirst: true },
  { id: 'card', setting: 'paymentCard', isPaidFirst: true, reservedForMs: reservationMs },
]

export const paymentSettingNames = paymentMethods.map(({ setting }) => setting)

/** Lists the methods by which staff takes the money at the counter, so that the order is paid as it is placed. */
export const counterMethods: PaymentMethod[] = [
  { id: 'cash', isPaidFirst: true },
  { id: 'terminal', isPaidFirst: true },
]

/** Tells whether staff took the money of an order at the counter. */
export const isPaidAtCounter = ({ paymentMethod }: { paymentMethod: string }): boolean =>
  counterMethods.some(({ id }) => id === paymentMethod)

/** Throws for an id of no payment method. */
export function paymentMethodOf(id: string): PaymentMethod {
  const method = [...paymentMethods, ...counterMethods].find((one) => one.id === id)
  if (!method) throw new Error(`${id} is no payment method`)
  return method
}

/**
 * Tells whether an order is to be paid on the page of a payment service. It ends by itself within the hour, unless its
 * payment takes days, so the shopkeeper gets the mail about it only when it is paid.
 */
export const waitsForPaymentService = ({
  paymentMethod,
  paymentState,
}: Pick<CustomerOrderTable, 'paymentMethod' | 'paymentState'>): boolean =>
  paymentState === 'due' && paymentMethodOf(paymentMethod).reservedForMs !== undefined

/** Describes what the payment methods of an order depend on. */
export type PaymentConditions = {
  country: Country
  total: Money
  needsDelivery: boolean
  hasEbooks: boolean
  /** The shop has the keys of its payment service. */
  hasCard: boolean
  rates: Rates
}

export const listPaymentMethods = (
  order: PaymentConditions,
  rules: PaymentRules,
): PaymentMethod[] =>
  paymentMethods.filter(
    ({ id, setting, needsParcel }) =>
      (order.needsDelivery || !needsParcel) &&
      (order.hasCard || id !== 'card') &&
      isAllowed(order, rules[setting]),
  )

function isAllowed(order: PaymentConditions, { on, markets, ebooks, least, most }: PaymentRule) {
  const { country, total, hasEbooks, rates } = order
  if (!on || (markets && !markets.includes(country))) return false
  // A coupon may leave nothing to pay, and then any means will do.
  if (total.minor === 0) return true
  const limit = ({ minor, currency }: Money) => convert(minor, currency, total.currency, rates)
  return (
    (ebooks || !hasEbooks) &&
    (!least || total.minor >= limit(least)) &&
    (!most || total.minor <= limit(most))
  )
}
