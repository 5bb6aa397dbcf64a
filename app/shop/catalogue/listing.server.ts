import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { prepareQuery } from '#app/database/prepare-query.server.ts'
import { db } from '#app/database/database.server.ts'
import type { Language } from '#app/i18n/languages.ts'
import { countListing, type Counted, type Facets } from './listing-counts.ts'
import type { ListingFilter } from './listing-filter.ts'
import { findFacetIndex } from './facet-index.server.ts'
import type { FacetIndex, ListingOrder } from './facet-index.ts'
import { orderByNames } from './listing-orders.ts'
import { findPriced, findPriceOrders, type Priced } from './listing-prices.server.ts'
import { pageOf, visibleRowsOf } from './listing-rows.ts'
import { findListingScope } from './listing-scope.server.ts'
import { cardsPerPage, type Sort } from './listing-query.ts'

export type { ListingFilter } from './listing-filter.ts'

/** `page` counts from 1. */
type Page = { sort: Sort; page: number; language: Language; now: number }

/** What a list holds, and the ids of one of its pages, 24 or fewer; none beyond the end. */
export type FoundListing = {
  facets: Facets
  ids: string[]
  /** Of the authors and publishers in the facets, by slug. */
  names: { authors: Names; publishers: Names }
}

type Names = Map<string, string>

const maxCachedPages = 500
/** Characters of a key: of more filters than anybody sets by hand, the link of each names all the others. */
const longestCacheKey = 1_000
/** Each keeps a bit for every product, and a number for each of those that words found. */
const mostListsCounted = 50

type IndexCache<Answer> = WeakMap<FacetIndex, Map<string, Promise<Answer>>>

/** What was counted on an index holds as long as the index does. */
const pageCache: IndexCache<FoundListing> = new WeakMap()
const countedLists: IndexCache<CountedList> = new WeakMap()
const localOrders = new WeakMap<FacetIndex, Map<Language, Promise<Uint32Array>>>()

/**
 * One page of a list with its counts; the same for all who ask for it until the catalogue is read again.
 */
export async function findListing(filter: ListingFilter, asked: Page): Promise<FoundListing> {
  const { sort, page, language, now } = asked
  const index = await findFacetIndex(now)
  const key = JSON.stringify([filter, sort, page, isLocal(filter, sort) && language])
  const find = () => findPage(index, filter, asked)
  return key.length > longestCacheKey ? find() : share(pageCache, index, maxCachedPages, key, find)
}

/**
 * Those who ask at the same time share one answer; of many the one asked for longest ago goes first. A failure is not
 * kept.
 */
function share<Answer>(
  all: IndexCache<Answer>,
  index: FacetIndex,
  most: number,
  key: string,
  workOut: () => Promise<Answer>,
): Promise<Answer> {
  const kept = all.get(index) ?? new Map<string, Promise<Answer>>()
  all.set(index, kept)
  const known = kept.get(key)
  kept.delete(key)
  const answer = known ?? workOut()
  kept.set(key, answer)
  if (kept.size > most) kept.delete(kept.keys().next().value!)
  if (!known) answer.catch(() => kept.get(key) === answer && kept.delete(key))
  return answer
}

/** How many there are of what, without a page of it. */
export const findFacets = async (filter: ListingFilter, now: number): Promise<Facets> => {
  const index = await findFacetIndex(now)
  return (await countList(index, filter, now)).facets
}

/** What all pages of a list have in common, whatever its order. */
type CountedList = Pick<FoundListing, 'facets' | 'names'> &
  Pick<Counted, 'isShown'> & {
    /** The prices that were counted: of a page after new rates, too. */
    priced: Priced
    /** What words found, best first. */
    byRelevance?: Uint32Array
  }

const countList = (index: FacetIndex, filter: ListingFilter, now: number): Promise<CountedList> =>
  share(countedLists, index, mostListsCounted, JSON.stringify(filter), async () => {
    const scope = await findListingScope(index, filter)
    const priced = await findPriced(index, filter, now)
    const { facets, isShown } = countListing(priced.index, filter, scope?.rows, now)
    const names = await readNames(facets)
    return {
      ...{ facets, isShown, priced, names },
      ...(scope?.isByRelevance && { byRelevance: visibleRowsOf(isShown, scope.rows) }),
    }
  })

async function findPage(
  index: FacetIndex,
  filter: ListingFilter,
  asked: Page,
): Promise<FoundListing> {
  const { facets, isShown, priced, names, byRelevance } = await countList(index, filter, asked.now)
  const { sort } = asked
  const order = isByPrice(sort)
    ? (await findPriceOrders(priced, index))[sort]
    : await findOrder(index, filter, { ...asked, sort }, byRelevance)
  const rows = pageOf(order, isShown, facets.total, (asked.page - 1) * cardsPerPage, cardsPerPage)
  return { facets, ids: rows.map((row) => index.ids[row]!), names }
}

type PriceSort = Extract<ListingOrder, `price-${string}`>

const isByPrice = (sort: Sort): sort is PriceSort => sort === 'price-up' || sort === 'price-down'

const readNames = async ({ authors, publishers }: Facets) => ({
  authors: await readNamesIn('author', [...authors.keys()]),
  publishers: await readNamesIn('publisher', [...publishers.keys()]),
})

const askForNames = (table: 'author' | 'publisher') =>
  prepareQuery((reader, { slugs }: { slugs: string[] }) =>
    reader.selectFrom(table).select(['slug', 'name']).where('slug', 'in', slugs),
  )
const askFor = { author: askForNames('author'), publisher: askForNames('publisher') }

async function readNamesIn(table: keyof typeof askFor, slugs: string[]): Promise<Names> {
  if (slugs.length === 0) return new Map()
  return new Map((await askFor[table](db.read, { slugs })).map(({ slug, name }) => [slug, name]))
}

/** Goods are named in the page's language; the title of a book is its own. */
const isLocal = ({ kind }: ListingFilter, sort: Sort) => sort === 'title' && kind !== 'book'

function findOrder(
  index: FacetIndex,
  filter: ListingFilter,
  { sort, language }: Page & { sort: Exclude<Sort, PriceSort> },
  byRelevance: Uint32Array | undefined,
): Promise<Uint32Array> | Uint32Array {
  if (isLocal(filter, sort)) return findLocalOrder(index, language)
  if (sort !== 'relevance') return index.orders[sort]
  // Without words nothing is more relevant than another.
  return byRelevance ?? index.orders.popular
}

function findLocalOrder(index: FacetIndex, language: Language): Promise<Uint32Array> {
  const orders = localOrders.get(index) ?? new Map<Language, Promise<Uint32Array>>()
  localOrders.set(index, orders)
  const known = orders.get(language)
  if (known) return known
  const order = readLocalNames(index, language).then((names) =>
    orderByNames(index, names, setImmediate),
  )
  orders.set(language, order)
  order.catch(() => orders.delete(language))
  return order
}

/** The names in a language that are not what the row is sorted by anyway. */
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
