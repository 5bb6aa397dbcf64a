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
