import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { derivedCache } from '#app/cache.server.ts'
import { prepareQuery } from '#app/database/prepare-query.server.ts'
import { db } from '#app/database/database.server.ts'
import { languages, type Language } from '#app/i18n/languages.ts'
import { countListing, type FacetCounts, type Facets } from './listing-counts.ts'
import type { ListingFilter } from './listing-filter.ts'
import { findFacetIndex } from '#app/shop/catalogue/facet-index/facet-index.server.ts'
import type { FacetIndex, ListingOrder } from '#app/shop/catalogue/facet-index/facet-index.ts'
import {
  orderByNames,
  ownLanguageOrder,
  volumeOrder,
} from '#app/shop/catalogue/facet-index/listing-orders.ts'
import { findPriced, findPriceOrders, type PricedIndex } from './listing-prices.server.ts'
import { pageOf, visibleRowsOf } from './listing-rows.ts'
import { findListingScope } from './listing-scope.server.ts'
import { cardsPerPage, type Sort } from '#app/shop/catalogue/facet-index/listing-query.ts'

export type { ListingFilter } from './listing-filter.ts'

/** `page` counts from 1. */
type Page = { sort: Sort; page: number; language: Language; now: number }

/** Holds the counts of a list and the ids of one of its pages, at most 24. There are none beyond the end. */
export type FoundListing = {
  facets: Facets
  ids: string[]
  /** The names of the authors and publishers in the facets, by slug. */
  names: { authors: Names; publishers: Names }
}

type Names = Map<string, string>

/**
 * A key has at most this many characters. Nobody sets more filters by hand, but a crawler may, because the link of each
 * filter includes all the others.
 */
const longestCacheKey = 1_000
/** The number is limited, because each list takes one bit per product, plus a number for each search result. */
const mostListsCounted = 50

/** Pages and counts are valid as long as their index. */
const pageCache = derivedCache<FacetIndex, Promise<FoundListing>>(500)
const countCache = derivedCache<FacetIndex, Promise<CountedList>>(mostListsCounted)
const localOrderCache = derivedCache<FacetIndex, Promise<Uint32Array>>(2 * languages.length)

/** Returns one page of a list with its counts. It is the same for all requests until the catalogue is reread. */
export async function findListing(filter: ListingFilter, slice: Page): Promise<FoundListing> {
  const { sort, page, language, now } = slice
  const index = await findFacetIndex(now)
  const key = JSON.stringify([filter, sort, page, isLocal(filter, sort) && language])
  const find = () => findPage(index, filter, slice)
  return key.length > longestCacheKey ? find() : pageCache(index, key, find)
}

/** Returns the counts of a list without a page of it. */
export const findFacets = async (filter: ListingFilter, now: number): Promise<Facets> => {
  const index = await findFacetIndex(now)
  return (await countList(index, filter, now)).facets
}

/** Holds what all pages of a list share, whatever their order. */
type CountedList = Pick<FoundListing, 'facets' | 'names'> &
  Pick<FacetCounts, 'isShown'> & {
    /** Holds the prices that were counted; a page uses them even after new rates. */
    priced: PricedIndex
    /** Holds the search results, best first. */
    byRelevance?: Uint32Array
  }

const countList = (index: FacetIndex, filter: ListingFilter, now: number): Promise<CountedList> =>
  countCache(index, JSON.stringify(filter), async () => {
    const scope = await findListingScope(index, filter)
    const priced = await findPriced(index, filter, now)
    const { facets, isShown } = countListing(priced.index, filter, scope?.rows, now)
    const names = await readFacetNames(facets)
    return {
      facets,
      isShown,
      priced,
      names,
      ...(scope?.isByRelevance && { byRelevance: visibleRowsOf(isShown, scope.rows) }),
    }
  })

async function findPage(
  index: FacetIndex,
  filter: ListingFilter,
  slice: Page,
): Promise<FoundListing> {
  const { facets, isShown, priced, names, byRelevance } = await countList(index, filter, slice.now)
  const { sort } = slice
  const order = isByPrice(sort)
    ? (await findPriceOrders(priced, index))[sort]
    : await findOrder(index, filter, { ...slice, sort }, byRelevance)
  const rows = pageOf(order, isShown, facets.total, (slice.page - 1) * cardsPerPage, cardsPerPage)
  return { facets, ids: rows.map((row) => index.ids[row]!), names }
}

type PriceSort = Extract<ListingOrder, `price-${string}`>

const isByPrice = (sort: Sort): sort is PriceSort => sort === 'price-up' || sort === 'price-down'

/** Returns the names of the authors and publishers in the facets, by slug. */
export const readFacetNames = async ({ authors, publishers }: Facets) => ({
  authors: await readNamesIn('author', [...authors.keys()]),
  publishers: await readNamesIn('publisher', [...publishers.keys()]),
})

const nameQuery = (table: 'author' | 'publisher') =>
  prepareQuery((reader, { slugs }: { slugs: string[] }) =>
    reader.selectFrom(table).select(['slug', 'name']).where('slug', 'in', slugs),
  )
const nameQueries = { author: nameQuery('author'), publisher: nameQuery('publisher') }

async function readNamesIn(table: keyof typeof nameQueries, slugs: string[]): Promise<Names> {
  if (slugs.length === 0) return new Map()
  return new Map(
    (await nameQueries[table](db.read, { slugs })).map(({ slug, name }) => [slug, name]),
  )
}

/** Tells whether the order depends on the page's language. Goods are named in it, while a book keeps its own title. */
const isLocal = ({ kind }: ListingFilter, sort: Sort) =>
  sort === 'own-language' || sort === 'volume' || (sort === 'title' && kind !== 'book')

function findOrder(
  index: FacetIndex,
  filter: ListingFilter,
  { sort, language }: Page & { sort: Exclude<Sort, PriceSort> },
  byRelevance: Uint32Array | undefined,
): Promise<Uint32Array> | Uint32Array {
  switch (sort) {
    case 'relevance':
      // Without a search there is no relevance to sort by.
      return byRelevance ?? index.orders.popular
    case 'volume':
      return volumeOrder(index, filter.series ?? '', language)
    case 'own-language':
      return findLocalOrder(index, sort, language)
    case 'title':
      return isLocal(filter, sort) ? findLocalOrder(index, sort, language) : index.orders.title
    default:
      return index.orders[sort]
  }
}

const findLocalOrder = (index: FacetIndex, sort: Sort, language: Language) =>
  localOrderCache(index, `${sort} ${language}`, async () =>
    sort === 'own-language'
      ? ownLanguageOrder(index, language)
      : orderByNames(index, await readLocalNames(index, language), setImmediate),
  )

/** Returns the names in a language where they differ from the name that the row is sorted by. */
async function readLocalNames(
  { rowOf }: FacetIndex,
  language: Language,
): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: string; name: string }>`
    select product.id, product_text.sort_name as name
    from product cross join product_text
    where product.kind = 'goods' and product_text.product_id = product.id
      and product_text.language = ${language} and product_text.sort_name <> product.sort_name`.execute(
    db.read,
  )
  return new Map(
    rows.flatMap(({ id, name }) => {
      const row = rowOf.get(id)
      return row === undefined ? [] : [[row, name] as const]
    }),
  )
}
