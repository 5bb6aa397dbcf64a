import type { RemovedProducts } from '../lists/removed-products.ts'

/** What was removed from the wishlist and can be put back. */
export type RemovedWishes = RemovedProducts
