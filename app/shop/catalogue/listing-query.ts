/** What a list can be narrowed to by format. */
export const listedFormats = ['paperback', 'hardback', 'audiobook-cd', 'e-book'] as const
export type ListedFormat = (typeof listedFormats)[number]

export const sorts = ['relevance', 'popular', 'newest', 'price-up', 'price-down', 'title'] as const
export type Sort = (typeof sorts)[number]

/** What a list shows, as its address says it. */
export type ListingQuery = {
  /** `''`: nothing is searched for. */
  q: string
  category: string | undefined
  tag: string | undefined
  formats: ListedFormat[]
  /** BCP 47, of the books. */
  languages: string[]
  /** Minor units of the shown currency, both included. */
  priceFrom: number | undefined
  priceTo: number | undefined
  inStock: boolean
  sort: Sort
  page: number
}

export const cardsPerPage = 24

/** Best first where something is searched for, else what sells most. */
export const defaultSort = ({ q }: Pick<ListingQuery, 'q'>): Sort => (q ? 'relevance' : 'popular')

/** The orders that make sense for a list. */
export const sortsFor = ({ q }: Pick<ListingQuery, 'q'>) =>
  sorts.filter((sort) => sort !== 'relevance' || q !== '')

/** An amount as a shopper types it and as it stands in an address: `12.5` and `12,5` are 1250. */
export function parseTypedAmount(text: string): number | undefined {
  const [, whole, cents = ''] = /^(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(text.trim()) ?? []
  return whole === undefined ? undefined : Number(whole) * 100 + Number(cents.padEnd(2, '0'))
}

export const formatAmount = (minor: number) =>
  minor % 100 === 0 ? String(minor / 100) : (minor / 100).toFixed(2)

/** The fields of a list's address, without what is the default anyway; always in the same order. */
function listingFields(query: ListingQuery): [name: string, value: string][] {
  const fields: [string, string | undefined][] = [
    ['q', query.q],
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
  ]
  return fields.filter(([, value]) => value !== '')
}

/** `?q=a&page=2`, or `''`. */
export function listingSearch(query: ListingQuery): string {
  const search = new URLSearchParams(listingFields(query))
  return search.size ? `?${search}` : ''
}

/** What makes a list another page for search engines: not its order. */
export const canonicalFields = (query: ListingQuery) =>
  listingFields({ ...query, sort: defaultSort(query) })

/** Searches, and lists narrowed by two filters or more, are not for search engines. */
export const isIndexed = (query: ListingQuery) => !query.q && filterFields(query).length < 2
