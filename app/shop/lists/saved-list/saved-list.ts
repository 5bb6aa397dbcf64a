/** The two kinds of saved list, by the names that the database stores. */
export type SavedList = 'wishlist' | 'compare'

/** A saved list contains at most this many products. */
export const maxSaved = { wishlist: 200, compare: 6 } as const satisfies Record<SavedList, number>

/** Holds a product as a list stores it. `addedAt` (ms UTC) orders the list. */
export type SavedProduct = { productId: string; addedAt: number }
