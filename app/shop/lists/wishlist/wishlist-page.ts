import type { AvailabilityTone } from '#app/shop/catalogue/products/availability-tone.ts'
import type { ProductCard } from '#app/shop/catalogue/product-card/product-card.ts'
import type { NotBuyableReason } from './not-buyable-reason.ts'
import type { RemovedSummary } from '#app/shop/operations/undo/removed-summary.ts'

/** Holds a wish as the page shows it, with all texts ready. */
export type WishRowText = Pick<
  ProductCard,
  'id' | 'path' | 'name' | 'lang' | 'by' | 'format' | 'image' | 'price' | 'foot'
> & {
  stock?: { text: string; tone: AvailabilityTone }
  /**
   * The reason why it cannot be put in the cart. `limit` is that of the cart's line, which has
   * reached it.
   */
  obstacle?: { kind: NotBuyableReason; limit: number }
}

/** Holds the viewer's own list. */
export type OwnWishlistPage = {
  rows: WishRowText[]
  /** Holds the number of wishes that can be moved to the cart. */
  movable: number
  removed?: RemovedSummary
  share?: WishlistLink
}

/** Holds a shared list, which is read-only. */
export type SharedWishlistPage = {
  rows: WishRowText[]
  /** Is true if the viewer owns the list. */
  isOwn: boolean
}

/** The paths are those of the English shop, with their query. */
export type WishlistLink = { path: string; feedPath: string }
