import type { PriceText } from '../pricing/price-text.ts'
import type { AvailabilityTone } from './availability-tone.ts'
import type { ProductCard } from './product-card.ts'

/** A line of the facts of a product. */
export type Fact = {
  label: string
  value: string
  /** In place of the value: each leads to its books. */
  names?: { name: string; path: string }[]
  /** The lines below the value, of an address. */
  lines?: string[]
  email?: string
  /** A way on from here, with the words before it; `lang`: the name's own language. */
  link?: { words: string; name: string; lang?: string; path: string }
}

/** Words about the stock, and how they are marked. */
export type StockText = { text: string; tone: AvailabilityTone }

/** What can be done with a product on its own page. */
export type PurchaseBlock =
  /** `most`: how many at once. `isFile`: an e-book, of which there is one. */
  | { kind: 'form'; most: number; isFile?: true }
  | { kind: 'partner'; href: string }
  /** Not now, and why. */
  | { kind: 'none'; words: string }

/** The price with what belongs beside it. */
export type PriceBlock = {
  price?: PriceText
  tax: string
  /** `''`: nothing is sent. */
  delivery: string
  /** What was withdrawn has no price, and the page says why elsewhere. */
  isWithdrawn?: true
}

/** A description in the page's language, else in another, which `lang` names. */
export type Described = { name: string; lede: string; html: string; lang?: string }

type Detail = Described & {
  id: string
  /** The language of the name where it is not the page's. */
  nameLang?: string
  rating?: NonNullable<ProductCard['rating']> & { count?: string }
  isNew: boolean
  priceBlock: PriceBlock
  stock?: StockText
  buying: PurchaseBlock
  facts: Fact[]
  related: ProductCard[]
}

/** An edition of the work at hand, as a link to its own page. */
export type EditionLink = {
  path: string
  format: string
  price: string
  stock: string
  isCurrent: boolean
  isOut: boolean
}

export type BookPage = Detail & {
  /** What the file of an e-book holds, where that is less than the work. */
  holds?: string
  by: string
  /** Who it is by, each with the way to their books; `more`: words for those left out. */
  authors: { names: { name: string; path: string }[]; more: string }
  byAuthor?: { title: string; cards: ProductCard[] }
  series?: SeriesPart
  /** The year of the work's first publication, or `''`. */
  year: string
  press: string
  image: string
  editions: EditionLink[]
  sample?: { heading: string; html: string; lang: string }
}

/** The volumes of a series, in order. */
export type SeriesPart = {
  title: string
  volumes: { number: string; name: string; lang?: string; path: string; isCurrent: boolean }[]
}

/** A colour of a thing, as a link to the same page in that colour. */
export type ColorLink = {
  slug: string
  name: string
  /** `#rrggbb`, where it is known. */
  value: string
  image: string
  search: string
  isCurrent: boolean
  isOut: boolean
}

export type SizeOption = { value: string; name: string; isOut: boolean; left: string }

export type GoodsPage = Detail & {
  image: string
  imageWords: string
  colors: ColorLink[]
  /** The shown colour, `''` where there are none. */
  color: string
  colorName: string
  sizes: SizeOption[]
  categories: { name: string; path: string }[]
  tags: { name: string; path: string }[]
  notices: string[]
}
