import type { ProductTable } from '#app/database/tables.ts'
import type { PriceFacts } from '../pricing/price.ts'

/** Lists of numbers, laid end to end: the list of number n goes from `from[n]` to `from[n + 1]`. */
export type Lists = { from: Uint32Array; values: Int32Array }

/** Names by number, and back. */
export type FacetNames = { all: string[]; numbers: Map<string, number> }

export type ListingOrder = 'popular' | 'newest' | 'price-up' | 'price-down' | 'title'

/**
 * The catalogue as lists need it: a row for each product in the order of the ids, a column for each fact.
 * Where thousands of rows are counted for ten filters at once, this takes milliseconds and a database
 * many times that.
 */
export type FacetIndex = {
  ids: string[]
  rowOf: Map<string, number>
  /** By the number in the search index of the embedded file; -1: none. On PostgreSQL empty. */
  rowOfNumber: Int32Array
  sortNames: string[]
  /** The work and language of a row, as a number. */
  work: Uint32Array
  works: number
  /** The rows of each work and language. */
  rowsOf: Lists
  /** Among the editions of its work and language; -1: not listed. */
  rank: Int32Array
  /** Of each work and language, the row that stands for it in lists; -1: none. */
  listed: Int32Array
  isBook: Uint8Array
  /** 1 more than the place in `listedFormats`; 0: none. */
  format: Uint8Array
  /** The first edition of its work, language and format. */
  isFirstOfFormat: Uint8Array
  language: Uint16Array
  languages: FacetNames
  /** -1: none. */
  publisher: Int32Array
  publishers: FacetNames
  authors: FacetNames
  authorsOf: Lists
  categories: FacetNames
  /** With those above them. */
  categoriesOf: Lists
  /** Paise, where a row has no price of its own in a market; NaN: not for sale. */
  price: Float64Array
  /** Of the rows that may cost something else in one market or currency than in another. */
  ownPrices: Map<number, PriceFacts>
  /** The markets that these name. */
  ownMarkets: Set<string>
  /** The moment whose prices they are, ms UTC. */
  readAt: number
  /** ms UTC; NaN: not known. */
  published: Float64Array
  sales: Float64Array
  /** Has stock or needs none, and is still printed. */
  hasStock: Uint8Array
  /** Tenths; 0: none. */
  stars: Uint8Array
  /** How likely the work of a row is meant where words do not tell: more is likelier; -1: not listed. */
  saleScores: Float64Array
  /** 1 more than the place in `readingTimes`; 0: not known. */
  reading: Uint8Array
  isReduced: Uint8Array
  /** The countries that fix the price, as a number of `fixedMarkets`. */
  fixed: Uint16Array
  fixedMarkets: FacetNames
  /** Rows that are listed, in each order. */
  orders: Record<ListingOrder, Uint32Array>
}

/** What is read of a product. Null stands for none. */
export type IndexedProduct = {
  id: string
  kind: 'book' | 'goods'
  /** In the search index of the embedded file. */
  number: number | null
  work: string
  rank: number | null
  sortName: string
  format: ProductTable['format']
  language: string
  publisher: string | null
  price: number | null
  published: number | null
  sales: number
  /** 0 for an e-book without a file, too. */
  stock: number | null
  outOfPrint: number
  stars: number | null
  pages: number | null
  /** In the file of an e-book. */
  words: number | null
  fixed: string
  isReduced: boolean
  /** Only where it may cost something else in one market or currency than in another. */
  ownPrices?: PriceFacts | undefined
  authors: string[]
  categories: string[]
}

export type IndexColumns = Omit<FacetIndex, 'orders'>
