/** A wishlist holds at most this many products. */
export const maxWishes = 200

/** Holds a stored wish. `addedAt` (ms UTC) orders the list, newest first. */
export type Wish = { productId: string; addedAt: number }
