import type { CouponText } from '../coupons/coupon-text.ts'
import type { DeliveryMethod } from '../delivery/delivery.ts'
import type { PaymentMethodId } from '../payments/payment-method.ts'
import type { SoldFormat } from '../orders/format-name.ts'
import type { LineKey, UnavailableLine } from './quote.ts'

/** A colour and size that a line may be changed to; those that are out are there to be seen. */
export type VariantOption = { value: string; name: string; isOut: boolean }

/** A line as the page shows it, everything formatted. */
export type CartLineText = LineKey & {
  id: string
  name: string
  /** Path of its own page, in English. */
  path: string
  authors: string
  format: SoldFormat | null
  variantName: string
  image: { path: string; isBook: boolean }
  quantity: number
  unit: string
  /** Where the price of one moved since the shopper last changed the line. */
  priceMoved?: { was: string; now: string }
  sum: string
  stock: { text: string; tone: 'in' | 'low' | 'out' }
  /** The most that can be had, where the line holds more. */
  tooMany?: number
  /** Only where there is another that can be bought. */
  variants?: VariantOption[]
}

export type UnavailableLineText = LineKey & {
  id: string
  name: string
  format: SoldFormat | null
  variantName: string
  quantity: number
  reason: UnavailableLine['reason']
  /** Only where one can be bought. */
  variants?: VariantOption[]
}

export type CartDeliveryText = {
  method: DeliveryMethod
  price: string
  isFree: boolean
  daysFrom: number
  daysTo: number
}

/** The sums beside the lines; `delivery.chosen` is the one that the total holds. */
export type CartSumsText = {
  /** How many things the sum of goods counts. */
  count: number
  goods: string
  /** The one that the cart holds, also where it counts nothing now. */
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
  lost: UnavailableLineText[]
  /** What was removed last and can be put back: how many lines, and the name where it is one. */
  removed?: { count: number; name?: string }
  /** Only where something can be sold. */
  sums?: CartSumsText
  country: string
  countryName: string
  /** The names of those that parcels are sent to. */
  served: string[]
}
