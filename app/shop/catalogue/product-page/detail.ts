import type { NamedLink } from '#app/components/named-link.ts'
import type { ArrivalText } from '#app/shop/pricing/delivery/arrival.ts'
import type { PriceText } from '#app/shop/pricing/prices/price-text.ts'
import type { AvailabilityTone } from '#app/shop/catalogue/products/availability-tone.ts'
import type { ProductCard } from '#app/shop/catalogue/product-card/product-card.ts'
import type { EditionLink } from '#app/shop/catalogue/product-card/edition-link.ts'
import type { ProductDescription } from '#app/shop/catalogue/products/product-description.ts'

/** Holds one line of the facts about a product. */
export type Fact = {
  label: string
  value: string
  /** Replaces the value; each name links to its books. */
  names?: { name: string; path: string }[]
  /** Holds the lines of an address, shown below the value. */
  lines?: string[]
  email?: string
  /** A related link, with the text before it; `lang` is the language of the name. */
  link?: { words: string; name: string; lang?: string; path: string }
}

/** Holds the label and the value of a fact, which is left out if its value is not known. */
export type FactLine = [label: string, value: string | undefined | false | null]

/** Holds the text about the stock and its style. */
export type StockText = { text: string; tone: AvailabilityTone }

/** Holds what a visitor can do with a product on its own page. */
export type PurchaseBlock =
  /**
   * `most` is the highest quantity at once. `isFile` marks an e-book, of which one is sold. `arrival` is of the cheapest
   * delivery, and is undefined if the product is not in stock or not sent.
   */
  | { kind: 'form'; most: number; isFile?: true; arrival?: ArrivalText }
  | { kind: 'partner'; href: string }
  /** The product cannot be bought now, for the reason given. */
  | { kind: 'none'; words: string }

/** Holds the price and the information beside it. */
export type PriceBlock = {
  price?: PriceText
  tax: string
  /** Is `''` if nothing is sent. */
  delivery: string
  /** Is true for a withdrawn product, which has no price; the page gives the reason elsewhere. */
  isWithdrawn?: true
}

/** Holds what the pages of books and of other goods have in common. */
export type AnyProductPage = ProductDescription & {
  id: string
  /** The language of the name if it differs from the page's. */
  nameLang?: string
  rating?: NonNullable<ProductCard['rating']> & { count?: string }
  isNew: boolean
  priceBlock: PriceBlock
  stock?: StockText
  buying: PurchaseBlock
  facts: Fact[]
  related: ProductCard[]
  /** The path of its picture, in the colour shown. */
  image: string
  /** Says what its picture shows, if the shopkeeper has said it. */
  imageAlt?: string
  /** Holds its own pictures, which are not drawn, in the colour shown. */
  pictures: GalleryPicture[]
  notices?: string[]
}

/** Holds a picture of a product, with its size in pixels. */
export type GalleryPicture = {
  src: string
  width: number
  height: number
  alt: string
}

/** Holds a page with its structured data; `facts` are for its head and its preview. */
export type FoundPage<Page> = {
  page: Page
  json: string
  facts: { name: string; by: string; image: string }
}

export type BookPage = AnyProductPage & {
  /** Holds the content of an e-book's file if it is less than the whole work. */
  contentNote?: string
  by: string
  /** The authors, each with a link to their books; `more` is the text for those left out. */
  authors: { names: { name: string; path: string }[]; more: string }
  byAuthor?: { title: string; cards: ProductCard[] }
  series?: SeriesPart
  /** The year of the work's first publication, or `''`. */
  year: string
  press: string
  editions: EditionLink[]
  sample?: Sample
}

/** Holds the first pages of a book; `lang` is their language. */
export type Sample = { heading: string; html: string; lang: string }

/** Holds the first pages on a page of their own; `path` leads to the book. */
export type SamplePage = {
  sample: Sample
  path: string
  name: string
  nameLang?: string
  by: string
}

/** Holds the volumes of a series, in order. */
export type SeriesPart = {
  title: string
  volumes: { number: string; name: string; lang?: string; path: string; isCurrent: boolean }[]
}

/** Holds a colour of a product, as a link to the same page in that colour. */
export type ColorLink = {
  slug: string
  name: string
  /** Is `#rrggbb`, if known. */
  value: string
  image: string
  search: string
  isCurrent: boolean
  isOut: boolean
}

export type SizeOption = { value: string; name: string; isOut: boolean; left: string }

export type GoodsPage = AnyProductPage & {
  imageWords: string
  colors: ColorLink[]
  /** Holds the colour shown, or `''` if there are none. */
  color: string
  colorName: string
  sizes: SizeOption[]
  categories: NamedLink[]
  tags: { name: string; path: string }[]
}
