import type { SearchOutcomeText } from '../search/search-outcome.ts'
import type { Sort } from './listing-query.ts'
import type { ProductCard } from './product-card.ts'

/** `name`: of its field, where it is not that of its group. */
export type FacetOption = {
  value: string
  label: string
  count: string
  isChosen?: true
  name?: string
}

/** A filter with its values, those with none left out. `isOne`: one value at a time. */
export type FacetGroup = {
  name: string
  title: string
  options: FacetOption[]
  isOne?: true
  isOpen?: true
}

/** A chosen filter, and the search of the list without it. */
export type Chip = { label: string; search: string }

/** A link to a page of the list, or a gap between two. */
export type PageLink = { page: number; search: string } | 'gap'

type Fields = [name: string, value: string][]

/** The page of an offer lists its books: `offer` of the query names the same one. */
export type ListingPath = '/books' | '/catalogue' | `/offers/books/${string}`

/** A page of a list, every word ready. */
export type ListingPage = {
  path: ListingPath
  heading: string
  lede: string
  q: string
  /** What the forms keep: q, category and tag, and whose page it is. */
  kept: Fields
  filters: Fields
  sort: Sort
  sorts: Sort[]
  /**
   * The filters that have something to choose from, `beforePrice` of them before the price. Undefined where
   * the page shows them already and came without them.
   */
  groups?: FacetGroup[]
  beforePrice: number
  /** Amounts as typed, and the lowest and highest price there is; `symbol` of the shown currency. */
  price: { from: string; to: string; lowest: string; highest: string; symbol: string }
  chips: Chip[]
  /** The list without any filter. */
  clearSearch: string
  /** `31 books` */
  total: string
  cards: ProductCard[]
  page: number
  pages: PageLink[]
  /** How many are seen with this page, of all. */
  seen: number
  count: number
  seenWords: string
  next?: { search: string; words: string }
  /** What in the address was not understood, and what an ISBN lacks. */
  notices: string[]
  /** Where else something might be found; only where it helps. */
  elsewhere?: { words: string; path: string }
  rooms: { name: string; path: string }[]
  /** What became of the words, where something was searched for. */
  outcome?: SearchOutcomeText
}
