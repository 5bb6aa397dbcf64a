/** One line of the cart in the head of a page, everything formatted. */
export type MiniLine = {
  id: string
  name: string
  /** Colour and size, or the format of a book; `''` without. */
  variantName: string
  quantity: number
  sum: string
  image: { path: string; isBook: boolean }
}

/** What the head of every page says of the cart. */
export type CartSummary = {
  /** All things in it, those that cannot be sold now too. */
  count: number
  /** The newest lines that can be sold. */
  lines: MiniLine[]
  /** How many lines are not among them. */
  more: number
  /** Of all lines that can be sold, without delivery. */
  sum: string
}
