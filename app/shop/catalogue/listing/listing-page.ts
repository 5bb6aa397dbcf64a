import type { NamedLink } from '#app/components/named-link.ts'
import type { SearchOutcomeText } from '#app/shop/catalogue/search/search-outcome.ts'
import type { Sort } from '#app/shop/catalogue/facet-index/listing-query.ts'
import type { CardStub } from '../product-card/card-stub.ts'
import type { ProductCard } from '#app/shop/catalogue/product-card/product-card.ts'

/** `name` is the name of its field if it differs from that of its group. */
export type FacetOption = {
  value: string
  label: string
  count: string
  isChosen?: boolean
  name?: string
}

/**
 * Holds a filter with its values; values without products are left out. `isOne` means that only one value can be
 * selected.
 */
export type FacetGroup = {
  name: string
  title: string
  options: FacetOption[]
  isOne?: true
  isOpen?: true
}

/** Holds an active filter, and the query string of the list without it. */
export type Chip = { label: string; search: string }

/** Holds a choice between books, goods and both; without a path there are none. */
export type KindLink = { label: string; count: string; path?: string; isCurrent?: true }

/** Holds a link to a page of the list, or a gap between two links. */
export type PageLink = { page: number; search: string } | 'gap'

type Fields = [name: string, value: string][]

/** The page of an offer lists its books; `offer` in the query names the same offer. */
export type ListingPath = '/books' | '/catalogue' | `/offers/books/${string}`

/** Holds a page of a list, with all text formatted. */
export type ListingPage = {
  path: ListingPath
  heading: string
  /** The language of the heading if it differs from the page's. */
  lang?: string
  lede: string
  q: string
  /** Is set on the list of one series. */
  series?: string | undefined
  /** Holds the parameters that the forms keep: q, category, tag, and the author or publisher of the page. */
  hiddenFields: Fields
  filters: Fields
  sort: Sort
  /** Holds the filters with something to choose from; `beforePrice` is how many of them come before the price. */
  groups: FacetGroup[]
  beforePrice: number
  /**
   * Holds the amounts as typed, the lowest and highest existing price, and the `symbol` of the displayed currency.
   */
  price: { from: string; to: string; lowest: string; highest: string; symbol: string }
  chips: Chip[]
  /** The query string of the list without any filter. */
  clearSearch: string
  /** Formatted, as `31 books`. */
  total: string
  cards: ProductCard[]
  page: number
  pages: PageLink[]
  /** Holds the number of results up to and including this page. */
  seen: number
  count: number
  seenWords: string
  next?: { search: string; words: string }
  /** Messages about values in the URL that were not understood and about an incomplete ISBN. */
  notices: string[]
  kinds: KindLink[]
  /** Is set if a search found nothing in its category or tag; the link drops these and all filters. */
  wider?: { words: string; link: string; path: string }
  /** Is set if the default order has no language to put first: among goods, or in one language. */
  isRecommended?: true
  categories: NamedLink[]
  /** Holds the outcome of a search, if there was one. */
  outcome?: SearchOutcomeText
}

/**
 * Holds a page of a list in the browser. If the list came within its document, the markup shows its filters and cards,
 * so it has no `groups`, and stubs for cards.
 */
export type HydratedListing = Omit<ListingPage, 'groups' | 'cards'> & {
  groups?: FacetGroup[]
  cards: (ProductCard | CardStub)[]
}

/**
 * Returns a list without what its page shows. Sending the filters and cards as data too would raise the CPU of `/books`
 * to 1.05 times (nine interleaved rounds, 2026-11-27) and add 1.4 KB to its 16 KB. The browser takes them from the
 * markup (`ServerFragment`), and the cards' ids as well (rendered-cards.client.ts).
 */
export const omitRendered = ({ cards: _cards, groups: _groups, ...rest }: ListingPage) => rest
