import type { RemovedSummary } from '#app/shop/operations/undo/removed-summary.ts'
import type { PaymentMethodId } from '#app/shop/ordering/orders/payment-method.ts'
import type { QuoteLineText, QuoteSumsText } from '#app/shop/ordering/quote/describe-quote.ts'
import type { SoldFormat } from '#app/shop/ordering/quote/format-name.ts'
import type { LineKey, UnavailableLine } from '#app/shop/ordering/quote/quote.ts'

/** Holds a colour and size that a line can be changed to. Sold-out options are shown too. */
export type VariantOption = { value: string; name: string; isOut: boolean }

/** Holds a line as the page shows it. */
export type CartLineText = QuoteLineText &
  LineKey & {
    /** Holds the path of its own page, in English. */
    path: string
    /** Is set if the unit price changed since the shopper last changed the line. */
    priceMoved?: { was: string; now: string }
    stock: { text: string; tone: 'in' | 'low' | 'out' }
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

/** Holds the sums beside the lines. */
export type CartSumsText = QuoteSumsText & {
  /** Holds the number of items in the sum of goods. */
  count: number
  payments: PaymentMethodId[]
}

export type CartPage = {
  lines: CartLineText[]
  unavailable: UnavailableLineText[]
  removed?: RemovedSummary
  /** Is set only if at least one line can be sold. */
  sums?: CartSumsText
  country: string
  countryName: string
  /** The names of the countries that the shop delivers to. */
  served: string[]
}
