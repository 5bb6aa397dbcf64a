import type { ProductTable } from '#app/database/tables.ts'
import type { PriceFacts } from '#app/shop/pricing/prices/price.ts'

/** Holds lists of numbers in one array: list n goes from `from[n]` to `from[n + 1]`. */
export type Lists = { from: Uint32Array; values: Int32Array }

/** Maps numbers to names and back. */
export type FacetNames = { all: string[]; numbers: Map<string, number> }

export type ListingOrder = 'popular' | 'newest' | 'price-up' | 'price-down' | 'title'

/**
 * Holds the catalogue in the form that lists need: a row for each product in the order of the ids, and a column for
 * each fact. Counting thousands of rows for ten filters at once takes milliseconds here and many times that in a
 * database.
 */
export type FacetIndex = {
  ids: string[]
  rowOf: Map<string, number>
  /** Holds the row by number in the search index of the embedded file; -1 if none. Empty on PostgreSQL. */
  rowOfNumber: Int32Array
  sortNames: string[]
  /** The number of a row's work and language. */
  work: Uint32Array
  works: number
  /** The rows of each work and language. */
  rowsOf: Lists
  /** The rank among the editions of its work and language; -1 if not listed. */
  rank: Int32Array
  /** Holds the row that represents each work and language in lists; -1 if none. */
  listed: Int32Array
  isBook: Uint8Array
  /** Holds the index in `listedFormats` plus 1; 0 if none. */
  format: Uint8Array
  /** 1 for the first edition of its work, language and format. */
  isFirstOfFormat: Uint8Array
  language: Uint16Array
  languages: FacetNames
  /** -1 if none. */
  publisher: Int32Array
  publishers: FacetNames
  authors: FacetNames
  authorsOf: Lists
  categories: FacetNames
  /** Includes all ancestors. */
  categoriesOf: Lists
  colors: FacetNames
  sizes: FacetNames
  /** Holds the variants in stock: the same place of both lists is the colour and the size of one variant. */
  colorsOf: Lists
  sizesOf: Lists
  /** Holds Thema codes that have headings. */
  subjects: FacetNames
  /** Includes all ancestors. */
  subjectsOf: Lists
  /** -1 if none. */
  series: Int32Array
  seriesNames: FacetNames
  /** Holds the number within the series; infinite if there is none. */
  volume: Float64Array
  /** Holds a bit for each of `ageBands` that the ages of a book overlap. */
  ages: Uint8Array
  /** Minor units of the shop's currency, if a row has no price of its own in a market; NaN if not for sale. */
  price: Float64Array
  /** Rows whose price may differ between markets or currencies. */
  ownPrices: Map<number, PriceFacts>
  /** Holds the markets that occur in `ownPrices`. */
  ownMarkets: Set<string>
  /** Holds the time for which the prices were read, in ms UTC. */
  readAt: number
  /** ms UTC; NaN if unknown. */
  published: Float64Array
  sales: Float64Array
  /** 1 if it has stock or needs none, and is still in print. */
  hasStock: Uint8Array
  /** 1 if it can be bought: it has a price, and its file if it is an e-book, and is not sold out or out of print. */
  isBuyable: Uint8Array
  /** Tenths; 0 if none. */
  stars: Uint8Array
  /**
   * Holds the likelihood that a search means the work of a row if the words do not decide; higher is likelier; -1 if
   * not listed.
   */
  saleScores: Float64Array
  /** Holds the index in `readingTimes` plus 1; 0 if unknown. */
  reading: Uint8Array
  isReduced: Uint8Array
  /** Holds the countries with a fixed price, as a number of `fixedMarkets`. */
  fixed: Uint16Array
  fixedMarkets: FacetNames
  /** Holds the listed rows, in each order. */
  orders: Record<ListingOrder, Uint32Array>
}

/** Holds what is read of a product, from columns of `product` unless said otherwise. Null means none. */
export type IndexedProduct = {
  id: string
  kind: 'book' | 'goods'
  /** Holds the number in the search index of the embedded file (`product_search_row.number`). */
  number: number | null
  /** Comes from `work_id`. */
  work: string
  /** Comes from `edition_rank`. */
  rank: number | null
  /** Comes from `sort_name`. */
  sortName: string
  format: ProductTable['format']
  /** Comes from `in_language`. */
  language: string
  publisher: string | null
  /** Comes from `sort_price`, in the shop's currency. */
  price: number | null
  /** Comes from `published_at`, in ms UTC. */
  published: number | null
  /** Comes from `sale_count`. */
  sales: number
  /** Is 0 for an e-book without a file (`ebook_content`), too. */
  stock: number | null
  /** Comes from `out_of_print`, 0 or 1. */
  outOfPrint: number
  /** 1 if it can be bought, by the same facts as `purchasabilityOf`. */
  isBuyable: number
  /** Comes from `stars_tenths`. */
  stars: number | null
  /** Comes from `number_of_pages`. */
  pages: number | null
  /** Holds the number of words in the file of an e-book (`ebook_words`). */
  words: number | null
  /** Comes from `fixed_price_markets`. */
  fixed: string
  /** Tells whether a row of `discount` applies at present. */
  isReduced: boolean
  /** Comes from `price` and `discount`; is set only if the price may differ between markets or currencies. */
  ownPrices?: PriceFacts | undefined
  /** Comes from `series_name`. */
  series: string | null
  /** Comes from `series_number`, a text. */
  volume: string | null
  /** Comes from `age_from` and `age_to`, in years. */
  ageFrom: number | null
  ageTo: number | null
  /** Comes from `product_author`. */
  authors: string[]
  /** Comes from the table of that name. */
  variants: { color: string; size: string; stock: number }[]
  /** Comes from `product_category`, and includes the ancestors of each category. */
  categories: string[]
  /** Comes from `product_subject`, as headings of Thema, and includes the ancestors of each. */
  subjects: string[]
}

export type IndexColumns = Omit<FacetIndex, 'orders'>
