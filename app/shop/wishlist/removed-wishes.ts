import type { RemovedProducts } from '../lists/removed-products.ts'

/** Holds what was removed from the wishlist and can be restored. */
export type RemovedWishes = RemovedProducts
