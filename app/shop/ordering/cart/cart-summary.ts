/** Holds one line of the cart in the header, with everything formatted. */
export type MiniLine = {
  id: string
  name: string
  /** Holds the colour and size, or the format of a book; `''` if it has none. */
  variantName: string
  quantity: number
  sum: string
  image: { path: string; isBook: boolean }
}

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
