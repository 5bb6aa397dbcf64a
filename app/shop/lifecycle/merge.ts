/**
 * Lists what could not be moved completely from a guest to the customer at a sign-in. Names are in the visitor's
 * language.
 */
export type MergeReport = {
  /** Products of which the cart now holds fewer than both carts did, because no more can be bought. */
  capped: string[]
  /** Holds the number of lines that exceeded the 500 of a cart. */
  droppedLines: number
  /** Holds the number of wishes, the oldest, that exceeded the 200 of a wishlist. */
  droppedWishes: number
  /** Holds the number of products that exceeded the six of a comparison. */
  droppedCompared: number
  /** Holds the guest's coupon, if the customer's cart held another one. */
  droppedCoupon?: string
  /** Is true if the link to the guest's wishlist was withdrawn because it would show the customer's own wishes. */
  shareWithdrawn: boolean
}

export const nothingDropped: MergeReport = {
  capped: [],
  droppedLines: 0,
  droppedWishes: 0,
  droppedCompared: 0,
  shareWithdrawn: false,
}
