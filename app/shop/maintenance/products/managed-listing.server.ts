import { derivedCache } from '#app/cache.server.ts'
import { db } from '#app/database/database.server.ts'
import { listMatches } from '#app/database/search.server.ts'
import type { Rates } from '#app/i18n/currency.ts'
import { shopSettings } from '#app/shop-settings/current.server.ts'
import { findFacetIndex } from '#app/shop/catalogue/facet-index/facet-index.server.ts'
import type { FacetIndex } from '#app/shop/catalogue/facet-index/facet-index.ts'
import { countListing } from '#app/shop/catalogue/listing/listing-counts.ts'
import type { ListingFilter } from '#app/shop/catalogue/listing/listing-filter.ts'
import { findPriced, findPriceOrders } from '#app/shop/catalogue/listing/listing-prices.server.ts'
import { pageOf, type RowSet } from '#app/shop/catalogue/listing/listing-rows.ts'
import { readFacetNames, type FoundListing } from '#app/shop/catalogue/listing/listing.server.ts'
import { bandInBase } from '#app/shop/catalogue/listing/price-band.ts'
import { listNumbered } from '#app/shop/catalogue/products/find-by-sku.server.ts'
import { findRow } from '#app/shop/catalogue/search/list-products.server.ts'
import { searchTermsOf } from '#app/shop/catalogue/search/search-terms.ts'
import { selectLowStock } from './count-low-stock.server.ts'
import type { ManagedQuery, ProductState } from './managed-query.ts'

/** A search shows this many products, best first; a common word finds more, which other words narrow. */
const mostFound = 5_000

type CountedRows = Pick<FoundListing, 'facets' | 'names'> & {
  isShown: RowSet
  /** Holds what a search finds, best first. */
  found: Uint32Array | undefined
}

const countCache = derivedCache<FacetIndex, Promise<CountedRows>>(30)
const stateCache = derivedCache<FacetIndex, Promise<Set<number>>>(4)
const orderCache = derivedCache<FacetIndex, { rows: Uint32Array }>(10)

/**
 * Returns one page of the shopkeeper's list and its counts, by the index of the shop's lists. A large catalogue that
 * changed is listed as it was up to half a minute ago.
 */
export async function findManagedListing(
  query: ManagedQuery,
  rates: Rates,
  now: number,
): Promise<FoundListing> {
  const filter = filterOf(query, rates)
  const index = await findFacetIndex(now)
  const { isShown, facets, names, found } = await countRows(index, filter, query, now)
  const order =
    found && query.sort === undefined ? found : await findOrder(index, filter, query, now)
  const skipped = (query.listing.page - 1) * query.rows
  const rows = pageOf(order, isShown, facets.total, skipped, query.rows)
  return { facets, names, ids: rows.map((row) => index.ids[row]!) }
}

/** Returns the filter of the shop's lists for a query of the shopkeeper's. */
function filterOf({ listing }: ManagedQuery, rates: Rates): ListingFilter {
  const { currency, homeMarket: market } = shopSettings()
  const { q: _q, exact: _exact, sort: _sort, page: _page, kind, ...filters } = listing
  const band = bandInBase(listing, { currency, base: currency, rates })
  return { ...filters, ...band, kind, found: undefined, market, currency }
}

const countRows = (index: FacetIndex, filter: ListingFilter, query: ManagedQuery, now: number) => {
  const { q } = query.listing
  const key = JSON.stringify([filter, q, query.state, query.isBook])
  return countCache(index, key, async () => {
    const isIn = await stateTest(index, query.state)
    const isOfKind = (row: number) => !query.isBook || index.isBook[row] === 1
    const found = q === '' ? undefined : await listFound(index, q)
    const priced = await findPriced(index, filter, now)
    const accepts = (row: number) => isOfKind(row) && isIn(row)
    const { facets, isShown } = countListing(priced.index, filter, found, now, accepts)
    return { facets, isShown, found, names: await readFacetNames(facets) }
  })
}

/** Returns the rows that match, best first: what has the text as its SKU, ISBN or id comes before all others. */
async function listFound(index: FacetIndex, q: string): Promise<Uint32Array> {
  const terms = searchTermsOf(q)
  const numbered = await listNumbered(q)
  const matches = terms.length === 0 ? [] : await listMatches(terms, mostFound)
  const rows = [...numbered, ...matches].flatMap(
    (key) => findRow(index, key) ?? index.rowOf.get(String(key)) ?? [],
  )
  return Uint32Array.from(new Set(rows))
}

/** Returns a test for whether a row is in a state that the shopkeeper looks for. */
async function stateTest(
  index: FacetIndex,
  state: ProductState | undefined,
): Promise<(row: number) => boolean> {
  const { rank, price, hasStock } = index
  switch (state) {
    case undefined:
      return () => true
    case 'hidden':
      return (row) => rank[row] === -1
    case 'no-price':
      // What is hidden is not for sale on purpose.
      return (row) => Number.isNaN(price[row]!) && rank[row] !== -1
    case 'sold-out':
      return (row) => hasStock[row] === 0 && rank[row] !== -1
    default: {
      const rows = await stateCache(index, state, async () => {
        const found = await (state === 'low-stock' ? selectLowStock().execute() : listDrawn())
        return new Set(found.flatMap(({ id }) => index.rowOf.get(id) ?? []))
      })
      return (row) => rows.has(row)
    }
  }
}

const listDrawn = () =>
  db.read.selectFrom('product').select('id').where('photos', 'in', ['', '{}']).execute()

/** Returns all rows in the order of the shop's lists; those that no list shows come last. */
async function findOrder(
  index: FacetIndex,
  filter: ListingFilter,
  { sort = 'title' }: ManagedQuery,
  now: number,
): Promise<Uint32Array> {
  const isByPrice = sort === 'price-up' || sort === 'price-down'
  const listed = isByPrice
    ? (await findPriceOrders(await findPriced(index, filter, now), index))[sort]
    : index.orders[sort]
  return orderCache(index, sort, () => ({ rows: withUnlisted(index, listed) })).rows
}

function withUnlisted({ ids, rank }: FacetIndex, listed: Uint32Array): Uint32Array {
  const order = new Uint32Array(ids.length)
  order.set(listed)
  let at = listed.length
  for (let row = 0; row < rank.length; row += 1) if (rank[row] === -1) order[at++] = row
  return order
}
