/**
 * Lists what could not be moved completely from a guest to the customer at a sign-in. Names are in the visitor's
 * language.
 */
export type MergeReport = {
  /** Products of which the cart now holds fewer than both carts did, because no more can be bought. */
  capped: string[]
  /** Holds the number of lines that exceeded the 500 of a cart. */
  linesLeftOut: number
  /** Holds the number of wishes, the oldest, that exceeded the 200 of a wishlist. */
  wishesLeftOut: number
  /** Holds the number of products that exceeded the six of a comparison. */
  comparedLeftOut: number
  /** Holds the guest's coupon, if the customer's cart held another one. */
  couponLeftOut?: string
  /** Is true if the link to the guest's wishlist was withdrawn because it would show the customer's own wishes. */
  shareWithdrawn: boolean
}

export const nothingDropped: MergeReport = {
  capped: [],
  linesLeftOut: 0,
  wishesLeftOut: 0,
  comparedLeftOut: 0,
  shareWithdrawn: false,
}
