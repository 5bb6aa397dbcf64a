import type { CouponText } from '#app/shop/ordering/coupons/coupon-text.ts'
import type { DeliveryMethod } from '#app/shop/pricing/delivery/delivery.ts'
import type { PaymentMethodId } from '#app/shop/ordering/orders/payment-method.ts'
import type { SoldFormat } from '#app/shop/ordering/quote/format-name.ts'
import type { LineKey, UnavailableLine } from '#app/shop/ordering/quote/quote.ts'

/** Holds a colour and size that a line can be changed to. Sold-out options are shown too. */
export type VariantOption = { value: string; name: string; isOut: boolean }

/** Holds a line as the page shows it, with everything formatted. */
export type CartLineText = LineKey & {
  id: string
  name: string
  /** Holds the path of its own page, in English. */
  path: string
  authors: string
  format: SoldFormat | null
  variantName: string
  image: { path: string; isBook: boolean }
  quantity: number
  unit: string
  /** Is set if the unit price changed since the shopper last changed the line. */
  priceMoved?: { was: string; now: string }
  sum: string
  stock: { text: string; tone: 'in' | 'low' | 'out' }
  /** Holds the maximum available, if the line holds more. */
  tooMany?: number
  /** Is set only if another one can be bought. */
  variants?: VariantOption[]
}

export type UnavailableLineText = LineKey & {
  id: string
  name: string
  format: SoldFormat | null
  variantName: string
  quantity: number
  reason: UnavailableLine['reason']
  /** Is set only if one can be bought. */
  variants?: VariantOption[]
}

export type CartDeliveryText = {
  method: DeliveryMethod
  price: string
  isFree: boolean
  daysFrom: number
  daysTo: number
}

/** Holds the sums beside the lines. `delivery.chosen` is the delivery method included in the total. */
export type CartSumsText = {
  /** Holds the number of items in the sum of goods. */
  count: number
  goods: string
  /** Holds the coupon in the cart, even if it does not apply now. */
  coupon?: CouponText
  delivery:
    | { kind: 'none' }
    | { kind: 'refused'; reason: 'country' | 'weight' }
    | { kind: 'offered'; chosen: CartDeliveryText; options: CartDeliveryText[] }
  taxes: { rate: string; tax: string }[]
  total: string
  payments: PaymentMethodId[]
}

export type CartPage = {
  lines: CartLineText[]
  unavailable: UnavailableLineText[]
  /** Holds the last removal that can be put back: the number of lines, and the name if it is one line. */
  removed?: { count: number; name?: string }
  /** Is set only if at least one line can be sold. */
  sums?: CartSumsText
  country: string
  countryName: string
  /** The names of the countries that the shop delivers to. */
  served: string[]
}
