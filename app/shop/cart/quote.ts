import type { EbookContent, ProductTable } from '#app/database/tables.ts'
import type { Availability } from '../catalogue/availability.ts'
import type { QuotedCoupon } from '../coupons/coupon.ts'
import type { Country } from '../currency/countries.ts'
import type { Currency } from '../currency/currency.ts'
import type { DeliveryOption } from '../delivery/delivery.ts'
import type { BookFormat } from '../orders/format-name.ts'
import type { TaxKind } from '../tax/tax.ts'

/** What names a line of a cart: `''` where the product has no colour or size. */
export type LineKey = { productId: string; color: string; size: string }

/** A line as it would be sold now. Money in minor units of the quote's currency. */
export type QuoteLine = LineKey & {
  quantity: number
  name: string
  authors: string
  /** Colour and size in the visitor's words; '' without. */
  variantName: string
  kind: 'book' | 'goods'
  format: ProductTable['format']
  /** What the file of an e-book holds. */
  ebookContent?: EbookContent
  taxKind: TaxKind
  weightGrams: number
  unitMinor: number
  lineMinor: number
  /** The most that may be bought of it now. */
  limit: number
  availability: Availability
  /** When it is sent, in words, where that is not at once; '' otherwise. */
  dispatchWords: string
  /** Whether the stock is counted down by an order. */
  counted: boolean
  imagePath: string
}

/** A line that cannot be sold: gone from the catalogue or this variant with it, without a price here, an e-book without a file, or sold out. */
export type UnavailableLine = LineKey & {
  quantity: number
  name: string
  format: BookFormat | null
  variantName: string
  reason: 'gone' | 'not-for-sale' | 'withdrawn' | 'no-file' | 'sold-out'
}

export type TaxShare = { basisPoints: number; grossMinor: number; taxMinor: number }

/**
 * What a cart costs, in one currency and market, now. The total is the sum of the shown lines, less what the
 * coupon takes off, and the delivery.
 */
export type Quote = {
  currency: Currency
  country: Country
  /** Units of the currency for one rupee in 10⁻¹², and the day of that rate. */
  rate: bigint
  rateDay: string
  lines: QuoteLine[]
  lost: UnavailableLine[]
  /** Of the shown lines. */
  goodsMinor: number
  /** The one that the cart holds, also where it counts nothing now. */
  coupon?: QuotedCoupon
  delivery:
    | { kind: 'none' }
    | { kind: 'refused'; reason: 'country' | 'weight' }
    | { kind: 'offered'; options: DeliveryOption[]; chosen: DeliveryOption }
  deliveryMinor: number
  /** Tax contained in what is paid for goods and delivery, by rate; empty where none is charged. */
  taxes: TaxShare[]
  totalMinor: number
}
