import type { OwnWords } from '#app/i18n/languages.ts'
import type { Banner } from '#app/shop/catalogue/banners/banner.ts'
import type { ProductCard } from '#app/shop/catalogue/product-card/product-card.ts'

/** Holds a book on the shelf of the home page, which shows its spine or, for one of them, its cover. */
export type ShelfBook = {
  path: string
  /** Holds the title and author. */
  words: string
  spine: string
  cover: string
  width: number
  height: number
}

/** Holds a category with its picture. */
export type CategoryTile = {
  path: string
  name: string
  /** The language of the name if it differs from the page's. */
  lang?: string
  image: string
  count: string
}

/** Holds a category with its subcategories. */
export type CategoryBranch = CategoryTile & { tiles: CategoryBranch[] }

/** Holds books on one subject, with the path of the list of all of them and their number in words. */
export type SubjectShelf = { name: string; path: string; count: string; cards: ProductCard[] }

/** Holds the parts of the home page; an empty one is left out. */
export type HomePage = {
  shelf: ShelfBook[]
  hero?: Banner
  heading?: OwnWords
  opening?: OwnWords
  banners: Banner[]
  newBooks: ProductCard[]
  tiles: CategoryTile[]
  offers: ProductCard[]
  bestsellers: ProductCard[]
  /** Tells that a whole row of books was sold; otherwise `bestsellers` holds any books. */
  hasBestsellers: boolean
  subjects: SubjectShelf[]
  goods: ProductCard[]
}
