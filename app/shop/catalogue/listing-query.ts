/** What a list can be narrowed to by format. */
export const listedFormats = ['paperback', 'hardback', 'audiobook-cd', 'e-book'] as const
export type ListedFormat = (typeof listedFormats)[number]

export const sorts = ['relevance', 'popular', 'newest', 'price-up', 'price-down', 'title'] as const
export type Sort = (typeof sorts)[number]

/** Least stars of five, as a filter offers them. */
export const listedRatings = [4, 3, 2] as const
export type ListedRating = (typeof listedRatings)[number]

/** Hours of reading: up to three, three to six, six to ten, more than ten. */
export const readingTimes = ['0-3', '3-6', '6-10', '10-'] as const
export type ReadingTime = (typeof readingTimes)[number]

/** What a list shows, as its address says it. */
export type ListingQuery = {
  /** `''`: nothing is searched for. */
  q: string
  /** What was typed and nothing in its place, whatever it finds. */
  exact: boolean
  category: string | undefined
  tag: string | undefined
  formats: ListedFormat[]
  /** BCP 47, of the books. */
  languages: string[]
  /** Minor units of the shown currency, both included. */
  priceFrom: number | undefined
  priceTo: number | undefined
  inStock: boolean
  /** Slugs; any of them. */
  authors: string[]
  publishers: string[]
  /** The offer whose page it is: its path says it, not its query. */
  offer: string | undefined
  /** What is reduced at present, whatever the offer. */
  onOffer: boolean
  rating: ListedRating | undefined
  readingTimes: ReadingTime[]
  sort: Sort
  page: number
}

export const cardsPerPage = 24

/** Best first where something is searched for, else what sells most. */
export const defaultSort = ({ q }: Pick<ListingQuery, 'q'>): Sort => (q ? 'relevance' : 'popular')

/** The orders that make sense for a list. */
export const sortsFor = ({ q }: Pick<ListingQuery, 'q'>) =>
  sorts.filter((sort) => sort !== 'relevance' || q !== '')

/** As it stands in an address. */
export const formatAmount = (minor: number) =>
  minor % 100 === 0 ? String(minor / 100) : (minor / 100).toFixed(2)

/** The fields of a list's address, without what is the default anyway; always in the same order. */
function listingFields(query: ListingQuery): [name: string, value: string][] {
  const fields: [string, string | undefined][] = [
    ['q', query.q],
    ['exact', query.exact ? '1' : undefined],
    ['category', query.category],
    ['tag', query.tag],
    ...filterFields(query),
    ['sort', query.sort === defaultSort(query) ? undefined : query.sort],
    ['page', query.page === 1 ? undefined : String(query.page)],
  ]
  return fields.filter((field): field is [string, string] => Boolean(field[1]))
}

/** The filters alone: what "Clear all" takes away. */
export function filterFields(query: ListingQuery): [name: string, value: string][] {
  const amount = (minor: number | undefined) => (minor === undefined ? '' : formatAmount(minor))
  const fields: [string, string][] = [
    ...query.formats.map((format): [string, string] => ['format', format]),
    ...query.languages.map((language): [string, string] => ['language', language]),
    ['price-from', amount(query.priceFrom)],
    ['price-to', amount(query.priceTo)],
    ['availability', query.inStock ? 'in-stock' : ''],
    ...query.authors.map((author): [string, string] => ['author', author]),
    ...query.publishers.map((publisher): [string, string] => ['publisher', publisher]),
    ['offer', query.onOffer ? '1' : ''],
    ['rating', query.rating === undefined ? '' : String(query.rating)],
    ...query.readingTimes.map((time): [string, string] => ['reading-time', time]),
  ]
  return fields.filter(([, value]) => value !== '')
}

/** Of a list without any filter. */
export const noFilters = {
  formats: [],
  languages: [],
  priceFrom: undefined,
  priceTo: undefined,
  inStock: false,
  authors: [],
  publishers: [],
  onOffer: false,
  rating: undefined,
  readingTimes: [],
} satisfies Partial<ListingQuery>

/** Whether a category narrows the list, and is not what the page is about. */
export const isFilteredByCategory = (path: string, { q, tag }: ListingQuery) =>
  path !== '/catalogue' || q !== '' || tag !== undefined

/** `?q=a&page=2`, or `''`. */
export function listingSearch(query: ListingQuery): string {
  const search = new URLSearchParams(listingFields(query))
  return search.size ? `?${search}` : ''
}

/** What makes a list another page for search engines: not its order. */
export const canonicalFields = (query: ListingQuery) =>
  listingFields({ ...query, sort: defaultSort(query) })

/** What lists are kept by; there is no end of prices, and what is in stock changes by the hour. */
const lasting = new Set(['format', 'language', 'author', 'publisher'])

/**
 * Searches, and lists narrowed by two values or more, are not for search engines, nor is what the sitemap does not hold
 * (sitemap-lists.server.ts): other filters, and the later pages of an offer, which are not as many in each market.
 */
export function isIndexed(query: ListingQuery): boolean {
  const fields = filterFields(query)
  const subjects = [query.category, query.tag, query.offer].filter(Boolean)
  if (query.q || subjects.length + fields.length > 1) return false
  return fields.every(([name]) => lasting.has(name)) && !(query.offer && query.page > 1)
}
