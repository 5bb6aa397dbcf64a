/** So many products a wishlist holds. */
export const maxWishes = 200

/** A wish as it is stored. `addedAt`: ms UTC, the order of the list, newest first. */
export type Wish = { productId: string; addedAt: number }
