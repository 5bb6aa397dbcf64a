import type { EbookContent, EbookFormat, ProductTable } from '#app/database/tables.ts'
import type { Availability } from '#app/shop/catalogue/products/availability.ts'
import type { QuotedCoupon, QuotedDiscount } from '#app/shop/ordering/coupons/coupon.ts'
import type { Country } from '#app/i18n/markets.ts'
import type { Currency } from '#app/i18n/currency.ts'
import type { Arrival } from '#app/shop/pricing/delivery/arrival.ts'
import type { DeliveryOption, FreeDelivery } from '#app/shop/pricing/delivery/delivery.ts'
import type { BookFormat } from './format-name.ts'
import type { TaxKind, TaxRates } from '#app/shop/pricing/tax/tax.ts'

/** Identifies a line of a cart. Colour and size are `''` if the product has none. */
export type LineKey = { productId: string; color: string; size: string }

/** Holds a line as it would be sold now. Money is in minor units of the quote's currency. */
export type QuoteLine = LineKey & {
  quantity: number
  name: string
  authors: string
  /** Holds the colour and size in the visitor's language; '' if it has none. */
  variantName: string
  kind: 'book' | 'goods'
  format: ProductTable['format']
  /** Holds the content of an e-book's file. */
  ebookContent?: EbookContent
  /** Holds the format of the shopkeeper's own file. */
  ebookFormat?: EbookFormat
  taxKind: TaxKind
  weightGrams: number
  unitMinor: number
  lineMinor: number
  /** Holds the maximum that may be bought now. */
  limit: number
  availability: Availability
  /** Holds the time of dispatch in words if it is not at once, or else ''. */
  dispatchWords: string
  /** Is true if an order reduces the stock. */
  counted: boolean
  imagePath: string
}

/** Tells whether a line's quantity exceeds what is available now. */
export const isTooMany = ({ quantity, limit }: QuoteLine): boolean => quantity > limit

/**
 * Holds a line that cannot be sold: the product or its variant is gone from the catalogue, it has no price here, it is
 * an e-book without a file, or it is sold out.
 */
export type UnavailableLine = LineKey & {
  quantity: number
  name: string
  format: BookFormat | null
  variantName: string
  reason: 'gone' | 'not-for-sale' | 'withdrawn' | 'no-file' | 'sold-out'
}

/** Holds a delivery method. `arrival` is undefined if something that is sent is not in stock. */
export type QuotedDelivery = DeliveryOption & { arrival?: Arrival }

export type TaxShare = { basisPoints: number; grossMinor: number; taxMinor: number }

/**
 * Holds what a cart costs now, in one currency and market. The total is the sum of the lines listed, less the coupon's
 * discount, plus delivery.
 */
export type Quote = {
  currency: Currency
  country: Country
  /** Holds units of the currency for one rupee in 10⁻¹², with the day of that rate. */
  rate: bigint
  rateDay: string
  lines: QuoteLine[]
  unavailable: UnavailableLine[]
  /** Holds the sum of the lines listed. */
  goodsMinor: number
  /** Holds the coupon in the cart, even if it does not apply now. */
  coupon?: QuotedCoupon
  /** Holds the discount that staff gives; then there is no coupon. */
  discount?: QuotedDiscount
  delivery:
    | { kind: 'none' }
    | { kind: 'refused'; reason: 'country' | 'weight' }
    | {
        kind: 'offered'
        options: QuotedDelivery[]
        chosen: QuotedDelivery
        /** Is undefined if no delivery of this cart is ever free. */
        free?: FreeDelivery
        /** Holds the arrival that a page of half an hour ago showed, which an order may still be given. */
        honoured?: Arrival
        /** Is the last day of publication (ms UTC) if the parcel waits for pre-orders only. */
        release?: number
      }
  deliveryMinor: number
  /** Holds the tax contained in the price of goods and delivery, by rate; empty if none is charged. */
  taxes: TaxShare[]
  /** Holds the rates by which `taxes` were computed. */
  taxRates: TaxRates
  totalMinor: number
}
