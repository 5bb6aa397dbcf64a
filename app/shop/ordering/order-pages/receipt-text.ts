import { orderDay } from '#app/i18n/format/format-order.ts'
import type { OrderState, PaymentState } from '#app/database/tables.ts'
import type { Language } from '#app/i18n/languages.ts'
import { formatAddress } from '#app/shop/customers/addresses/address.ts'
import { formatReduction, type CouponText } from '#app/shop/ordering/coupons/coupon-text.ts'
import { formatCountry } from '#app/i18n/format/format-country.ts'
import { formatMoney } from '#app/i18n/format/format-money.ts'
import type { NamedMethod } from '#app/shop/pricing/delivery/method-name.ts'
import type { PaymentMethodId } from '#app/shop/ordering/orders/payment-method.ts'
import { describeTaxes, type TaxText } from '#app/shop/ordering/quote/describe-quote.ts'
import type { Order } from '#app/shop/ordering/orders/order.ts'
import { hasPickupPlace, isHandedOver } from '#app/shop/pricing/delivery/pickup.ts'
import { isUndone } from '#app/shop/ordering/orders/order-states.ts'
import { soldFormatOf, type SoldFormat } from '#app/shop/ordering/quote/format-name.ts'
import type { RemainingText } from '#app/shop/ordering/payments/remaining-sums.ts'
import type { ReceiptProgress } from './order-progress.ts'

/** Holds an order as its receipt and mail show it, all formatted in the order's currency. */
export type ReceiptText = {
  number: string
  state: OrderState
  placed: { dateTime: string; text: string }
  email: string
  name: string
  lines: {
    position: number
    name: string
    author: string | null
    format: SoldFormat | null
    variantName: string | null
    dispatchWords: string | null
    quantity: number
    unit: string
    sum: string
  }[]
  goods: string
  /** Holds the coupon, if one was used. */
  coupon?: Extract<CouponText, { ok: true }>
  /** Holds the discount that staff gave, with its minus sign. */
  discount?: string
  /** Holds the delivery, if anything is sent. */
  delivery?: NamedMethod & { price: string; isFree: boolean }
  taxes: TaxText[]
  total: string
  addressLines: string[]
  /** Is set if the buyer collects the order at this address. */
  pickup?: { hours: string }
  payment: { method: PaymentMethodId; state: PaymentState }
  /** Is true if staff took it at the counter, so that it is no distance contract. */
  isOfCounter: boolean
  /** Is true if staff handed it over at once. */
  isHandedOver: boolean
  /** Is set if lines of it were cancelled and others stay. */
  remaining?: RemainingText | undefined
  /** Holds the note that the shop checks the order before it reserves the goods, if it does. */
  unreserved?: string
  /**
   * Is true if the buyer asked for immediate supply of e-books and acknowledged the loss of the right of withdrawal.
   */
  hasEbookConsent: boolean
}

/** Tells whether the buyer still has to pay. */
export const isDue = (
  { payment, state }: Pick<ReceiptText, 'payment' | 'state'>,
  { isAllGoing }: Pick<ReceiptProgress, 'isAllGoing'>,
): boolean => payment.state === 'due' && !isAllGoing && !isUndone(state)

export function describeOrder(order: Order, language: Language): ReceiptText {
  const { currency, deliveryMethod, deliveryMinor } = order
  const money = (minor: number) => formatMoney({ minor, currency }, language)
  return {
    number: order.number,
    state: order.state,
    placed: orderDay(order, language),
    email: order.email,
    name: order.name,
    lines: order.lines.map((line) => describeLine(line, money)),
    goods: money(order.goodsMinor),
    ...describeReduction(order, language),
    ...(deliveryMethod &&
      !isHandedOver(deliveryMethod) && {
        delivery: {
          method: deliveryMethod,
          ...(order.deliveryName !== null && { name: order.deliveryName }),
          price: money(deliveryMinor),
          isFree: deliveryMinor === 0,
        },
      }),
    taxes: describeTaxes(order, language),
    total: money(order.totalMinor),
    addressLines: formatAddress(
      hasPickupPlace(deliveryMethod) ? { ...order, name: order.deliveryName ?? '' } : order,
      formatCountry(order.country, language),
    ),
    ...(hasPickupPlace(deliveryMethod) && { pickup: { hours: order.pickupHours ?? '' } }),
    isOfCounter: order.channel === 'counter',
    isHandedOver: isHandedOver(deliveryMethod),
    payment: { method: order.paymentMethod, state: order.paymentState },
    hasEbookConsent: order.ebookConsent === 1,
  }
}

/** Returns the coupon of an order, or the discount that staff gave. */
function describeReduction(
  { couponCode, discountMinor, currency }: Order,
  language: Language,
): Pick<ReceiptText, 'coupon' | 'discount'> {
  const takes = formatReduction(discountMinor, currency, language)
  if (couponCode !== null)
    return { coupon: { ok: true, code: couponCode, takes, isPartial: false } }
  return discountMinor > 0 ? { discount: takes } : {}
}

const describeLine = (
  { unitMinor, lineMinor, ...line }: Order['lines'][number],
  money: (minor: number) => string,
) => ({
  position: line.position,
  name: line.name,
  author: line.author,
  format: soldFormatOf(line),
  variantName: line.variantName,
  dispatchWords: line.dispatchWords,
  quantity: line.quantity,
  unit: money(unitMinor),
  sum: money(lineMinor),
})
