import type { Currency } from '#app/i18n/currency.ts'
import { decimal } from '#app/i18n/format/decimal.ts'

/** A list can be filtered by these formats. */
export const listedFormats = ['paperback', 'hardback', 'audiobook-cd', 'e-book'] as const
export type ListedFormat = (typeof listedFormats)[number]

/** These orders suit every list; the others are each the default of some lists. */
const commonSorts = ['popular', 'newest', 'price-up', 'price-down', 'title'] as const

export const sorts = ['relevance', 'own-language', 'volume', ...commonSorts] as const
export type Sort = (typeof sorts)[number]

/** A filter offers these minimum ratings, out of five stars. */
export const listedRatings = [4, 3, 2] as const
export type ListedRating = (typeof listedRatings)[number]

/** The filter offers these hours of reading: up to three, three to six, six to ten, more than ten. */
export const readingTimes = ['0-3', '3-6', '6-10', '10-'] as const
export type ReadingTime = (typeof readingTimes)[number]

/** The filter offers these ages of readers, in whole years: from 0 to 2, and so on to 16 and above. */
export const ageBands = ['0-2', '3-5', '6-8', '9-11', '12-15', '16-'] as const
export type AgeBand = (typeof ageBands)[number]

/** Names the filters that "Clear all" removes, as a URL does. */
export type FilterField =
  | 'format'
  | 'language'
  | 'price-from'
  | 'price-to'
  | 'availability'
  | 'author'
  | 'publisher'
  | 'offer'
  | 'rating'
  | 'reading-time'
  | 'size'
  | 'color'
  | 'subject'
  | 'age'
  | 'series'

/** Names every parameter of a list's URL. */
export type ListingField =
  FilterField | 'q' | 'exact' | 'kind' | 'category' | 'tag' | 'sort' | 'page'

/** Holds the content of a list as given by its URL. */
export type ListingQuery = {
  /** Is `''` without a search. */
  q: string
  /** Is true to search for exactly what was typed, without corrections, whatever it finds. */
  exact: boolean
  /** Is set to list goods alone. Books alone have a page of their own. */
  kind: 'goods' | undefined
  category: string | undefined
  tag: string | undefined
  formats: ListedFormat[]
  /** Holds the languages of the books (BCP 47). */
  languages: string[]
  /** Holds minor units of `currency`, which is the displayed one; both limits are inclusive. */
  priceFrom: number | undefined
  priceTo: number | undefined
  currency: Currency
  inStock: boolean
  /** Slugs, any of which may match. */
  authors: string[]
  publishers: string[]
  /** Holds the offer whose page it is, which is given by the path and not by the query. */
  offer: string | undefined
  /** Is true to list everything reduced at present, in any offer. */
  onOffer: boolean
  rating: ListedRating | undefined
  readingTimes: ReadingTime[]
  /** Sizes and colours of goods, as their variants have them. */
  sizes: string[]
  colors: string[]
  /** Holds a Thema code with a heading; books of narrower subjects match too. */
  subject: string | undefined
  /** A book matches if its range of ages overlaps one of these. */
  ages: AgeBand[]
  /** Holds the name of a series as the books state it. */
  series: string | undefined
  sort: Sort
  page: number
}

export const cardsPerPage = 24

type Sorted = { q: string; series?: string | undefined }

/**
 * Returns the default order: by relevance for a search, by volume for a series, or else by sales; without a search,
 * books in the page's language come first.
 */
export const defaultSort = ({ q, series }: Sorted): Sort =>
  q ? 'relevance' : series === undefined ? 'own-language' : 'volume'

/** Returns the orders that make sense for a list: its default order, and those that suit every list. */
export const sortsFor = (query: Sorted): Sort[] => [defaultSort(query), ...commonSorts]

/** Returns the order of a list, which is the default one where the chosen one makes no sense. */
export const sortOf = (query: Sorted, chosen: Sort | undefined): Sort =>
  sortsFor(query).find((sort) => sort === chosen) ?? defaultSort(query)

/** Formats an amount for a URL. */
export const formatAmount = (minor: number, currency: Currency) =>
  decimal(minor, currency).replace(/\.0+$/, '')

/** Returns the parameters of a list's URL without defaults, always in the same order. */
function listingFields(query: ListingQuery): [name: ListingField, value: string][] {
  const sort = sortOf(query, query.sort)
  const fields: [ListingField, string | undefined][] = [
    ['q', query.q],
    ['exact', query.exact ? '1' : undefined],
    ['kind', query.kind],
    ['category', query.category],
    ['tag', query.tag],
    ...filterFields(query),
    ['sort', sort === defaultSort(query) ? undefined : sort],
    ['page', query.page === 1 ? undefined : String(query.page)],
  ]
  return fields.filter((field): field is [ListingField, string] => Boolean(field[1]))
}

/** Returns only the filters, which "Clear all" removes. */
export function filterFields(query: ListingQuery): [name: FilterField, value: string][] {
  const amount = (minor: number | undefined) =>
    minor === undefined ? '' : formatAmount(minor, query.currency)
  const each = (name: FilterField, values: string[]) =>
    values.map((value): [FilterField, string] => [name, value])
  const fields: [FilterField, string][] = [
    ...each('format', query.formats),
    ...each('language', query.languages),
    ['price-from', amount(query.priceFrom)],
    ['price-to', amount(query.priceTo)],
    ['availability', query.inStock ? 'in-stock' : ''],
    ...each('author', query.authors),
    ...each('publisher', query.publishers),
    ['offer', query.onOffer ? '1' : ''],
    ['rating', query.rating === undefined ? '' : String(query.rating)],
    ...each('reading-time', query.readingTimes),
    ...each('size', query.sizes),
    ...each('color', query.colors),
    ['subject', query.subject ?? ''],
    ...each('age', query.ages),
    ['series', query.series ?? ''],
  ]
  return fields.filter(([, value]) => value !== '')
}

/** Holds the values of a list without any filter. */
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
  sizes: [],
  colors: [],
  subject: undefined,
  ages: [],
  series: undefined,
} satisfies Partial<ListingQuery>

/** Tells whether a category is a filter of the list, and not the topic of the page. */
export const isFilteredByCategory = (path: string, query: ListingQuery) => {
  const { q, tag, category, onOffer } = query
  return path !== '/catalogue' || q !== '' || tag !== undefined || !category || onOffer
}

/** Returns `?q=a&page=2`, or `''`. */
export function listingSearch(query: ListingQuery): string {
  const search = new URLSearchParams(listingFields(query))
  return search.size ? `?${search}` : ''
}

/** Returns the parameters that make a list a different page for search engines. The sort order does not. */
export const canonicalFields = (query: ListingQuery) =>
  listingFields({ ...query, sort: defaultSort(query) })

/** Lists are indexed by these filters only: the number of prices is unlimited, and the stock changes by the hour. */
const lasting = new Set<FilterField>([
  'format',
  'language',
  'author',
  'publisher',
  'subject',
  'series',
])

/**
 * Tells whether search engines may index a list. Excluded are searches, lists with two or more filter values, and
 * whatever the sitemap leaves out (sitemap-lists.server.ts): other filters, and the later pages of an offer, whose
 * number differs between markets.
 */
export function isIndexed(query: ListingQuery): boolean {
  const fields = filterFields(query)
  const topics = [query.category, query.tag, query.offer].filter(Boolean)
  if (query.q || query.kind || topics.length + fields.length > 1) return false
  return fields.every(([name]) => lasting.has(name)) && !(query.offer && query.page > 1)
}
