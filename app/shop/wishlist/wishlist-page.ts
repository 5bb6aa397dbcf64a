import type { AvailabilityTone } from '../catalogue/availability-tone.ts'
import type { ProductCard } from '../catalogue/product-card.ts'
import type { NotBuyableReason } from './not-buyable-reason.ts'
import type { RemovedWishes } from './removed-wishes.ts'

/** One wish as the page shows it: every word is ready. */
export type WishRowText = Pick<
  ProductCard,
  'id' | 'path' | 'name' | 'lang' | 'by' | 'format' | 'image' | 'price' | 'foot'
> & {
  stock?: { text: string; tone: AvailabilityTone }
  /** Why it cannot be put in the cart. `limit`: of the cart's line, which is at it. */
  obstacle?: { kind: NotBuyableReason; limit: number }
}

/** The list of who looks at it. */
export type OwnWishlistPage = {
  rows: WishRowText[]
  /** How many can be moved to the cart. */
  movable: number
  removed?: RemovedWishes
  share?: WishlistLink
}

/** The list of somebody, to be looked at. */
export type SharedWishlistPage = {
  rows: WishRowText[]
  /** Whether it is the list of who looks at it. */
  isOwn: boolean
}

/** Paths in English, with their query. */
export type WishlistLink = { path: string; feedPath: string }
