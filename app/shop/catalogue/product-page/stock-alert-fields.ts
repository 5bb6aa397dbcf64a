/**
 * Holds the form of a sold-out product, or of an e-book without a file; `sizes` are those of the shown colour that are sold out.
 */
export type StockAlertFields = {
  product: string
  /** The colour is `''` if there is no choice. */
  color: string
  colorName: string
  sizes: { value: string; name: string }[]
  /** Is true if other sizes can be bought, so that the form is secondary. */
  isAside: boolean
  /** It is true for an e-book that has no file yet, which was never sold out. */
  isFile?: true
}
