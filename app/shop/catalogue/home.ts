import type { Banner } from '../banners/banner.ts'
import type { ProductCard } from './product-card.ts'

/** A book on the shelf of the first page: its back, or for one of them its face. */
export type ShelfBook = {
  path: string
  /** Title and author. */
  words: string
  spine: string
  cover: string
  width: number
  height: number
}

/** A category with its picture. */
export type CategoryTile = { path: string; name: string; image: string; count: string }

/** A category with those below it. */
export type CategoryBranch = CategoryTile & { rooms: CategoryBranch[] }

/** The parts of the first page; an empty one is left out. */
export type HomePage = {
  shelf: ShelfBook[]
  hero?: Banner
  banners: Banner[]
  newBooks: ProductCard[]
  rooms: CategoryTile[]
  offers: ProductCard[]
  /** Where all of them stand. */
  offersPath?: string
  bestsellers: ProductCard[]
  goods: ProductCard[]
}
