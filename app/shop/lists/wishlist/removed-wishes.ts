import type { RemovedProducts } from '#app/shop/lists/saved-list/removed-products.ts'

/** Holds what was removed from the wishlist and can be restored. */
export type RemovedWishes = RemovedProducts
