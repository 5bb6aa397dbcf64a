/**
 * What of a guest's things could not be taken over whole at a sign-in. Names are in the visitor's language.
 */
export type MergeReport = {
  /** Things of which the cart holds fewer than both carts held, since no more can be bought. */
  capped: string[]
  /** So many lines found no place among the 500 of a cart. */
  linesLeftOut: number
  /** So many wishes, the oldest, found no place among 200. */
  wishesLeftOut: number
  /** So many products found no place among the six that are compared. */
  comparedLeftOut: number
  /** The guest's coupon, where the customer's cart held another. */
  couponLeftOut?: string
  /** The link to the guest's wishlist was withdrawn: it would show the customer's own wishes. */
  shareWithdrawn: boolean
}

export const nothingDropped: MergeReport = {
  capped: [],
  linesLeftOut: 0,
  wishesLeftOut: 0,
  comparedLeftOut: 0,
  shareWithdrawn: false,
}
