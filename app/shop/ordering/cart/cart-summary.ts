import type { BookFormat } from '#app/shop/ordering/quote/format-name.ts'
import type { QuoteLineText } from '#app/shop/ordering/quote/describe-quote.ts'

/**
 * Holds one line of the cart in the header. `variantName` is its colour and size, or the format of a book, or `''`.
 */
export type MiniLine = Pick<
  QuoteLineText,
  'id' | 'name' | 'variantName' | 'quantity' | 'sum' | 'image'
>

/** Holds the part of the cart that the header of every page shows. */
export type CartSummary = {
  /** Counts all items, including those that cannot be sold now. */
  count: number
  /** Holds the newest lines that can be sold. */
  lines: MiniLine[]
  /** Holds the number of lines not listed. */
  more: number
  /** Holds the sum of all lines that can be sold, without delivery. */
  sum: string
}

/** An audiobook is offered beside no other edition. */
export type OfferedFormat = Exclude<BookFormat | 'e-book-opening', 'audiobook-cd'>

/** Holds what a page shows after something was added to the cart. */
export type AddedText = {
  /** Names what was added, and how many. */
  message: string
  /** Holds the sum of all lines that can be sold, without delivery. */
  sum: string
  /** Is absent if no delivery of this cart is ever free. */
  delivery?: string
  /** Is absent if there is no other edition to buy, or the cart holds it. */
  otherEdition?: { productId: string; format: OfferedFormat; price: string }
}
