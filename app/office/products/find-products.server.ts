import type { Rates } from '#app/i18n/currency.ts'
import { formatCount } from '#app/i18n/format/format-count.ts'
import { formatMoney } from '#app/i18n/format/format-money.ts'
import { shopSettings } from '#app/shop-settings/current.server.ts'
import { categoryName, listCategoryRows } from '#app/shop/catalogue/categories/categories.server.ts'
import { listCategories } from '#app/shop/catalogue/listing/categories.server.ts'
import type { FacetContext } from '#app/shop/catalogue/listing/describe-facet.server.ts'
import { dropUnknownValues } from '#app/shop/catalogue/listing/known-values.server.ts'
import { describeFacets } from '#app/shop/catalogue/listing/listing-facets.server.ts'
import { parseListingQuery } from '#app/shop/catalogue/listing/listing-query.schema.ts'
import type { Viewer } from '#app/shop/catalogue/product-card/product-card.ts'
import { listManagedProducts } from '#app/shop/maintenance/products/list-managed-products.server.ts'
import { findManagedListing } from '#app/shop/maintenance/products/managed-listing.server.ts'
import {
  managedSortOf,
  productStates,
  type ManagedQuery,
} from '#app/shop/maintenance/products/managed-query.ts'
import { findRates } from '#app/shop/pricing/currency/rates.server.ts'
import { pageSize, paginationOf } from '../lists/list-page.ts'
import { rowsSchema } from '../lists/rows-per-page.schema.ts'
import type { StaffContext } from '../frame/staff-context.server.ts'

export type ProductsPageData = Awaited<ReturnType<typeof findProducts>>

/** Returns a page of the list of products, by the search and the facets of the shop. */
export async function findProducts(context: StaffContext) {
  const { now, language, url } = context
  const { currency, homeMarket: country } = shopSettings()
  const viewer = { language, currency, country, now }
  const { query, ignored } = await readQuery(url.searchParams, context)
  const { rates } = await findRates(now)
  const found = await findManagedListing(query, rates, now)
  const { facets } = found
  const all = await listCategoryRows()
  const { listing } = query
  return {
    q: listing.q,
    state: query.state ?? '',
    kind: query.isBook ? 'book' : (listing.kind ?? ''),
    sort: query.sort ?? '',
    rowsPerPage: query.rows,
    groups: await describeGroups({ query: listing, ignored, found }, rates, viewer),
    category: listing.category ?? '',
    total: facets.total,
    count: formatCount(facets.total, language),
    pagination: paginationOf(listing.page, facets.total, query.rows),
    rows: await listRows(found.ids, context),
    categories: all.map((one) => ({
      value: one.slug,
      label: categoryName(one, language),
      count: formatCount(facets.categories.get(one.slug) ?? 0, language),
    })),
  }
}

async function readQuery(params: URLSearchParams, { language, now }: StaffContext) {
  const { currency } = shopSettings()
  const isBook = params.get('kind') === 'book'
  const shared = new URLSearchParams(params)
  // Books alone are another page of the shop, and some orders are of this list alone.
  if (isBook) shared.delete('kind')
  const read = await dropUnknownValues(parseListingQuery(shared, currency, language), now)
  const query: ManagedQuery = {
    listing: read.query,
    state: productStates.find((one) => one === params.get('state')),
    isBook,
    sort: managedSortOf(read.query.sort),
    rows: rowsSchema.safeParse(params.get('rows')).data ?? pageSize,
  }
  return { query, ignored: read.ignored }
}

type Described = Pick<FacetContext, 'query' | 'ignored' | 'found'>

/** Describes the facets of the shop's whole list, but for the category, which has a field of its own here. */
async function describeGroups(described: Described, rates: Rates, viewer: Viewer) {
  const categories = await listCategories(viewer.now)
  const list = { path: '/catalogue', topic: undefined, categories, isPart: false } as const
  const { groups } = describeFacets({ ...list, ...described }, viewer, rates)
  return groups.filter(({ name }) => name !== 'category')
}

export type ManagedProduct = Awaited<ReturnType<typeof listRows>>[number]

async function listRows(ids: string[], { language, now }: StaffContext) {
  const products = await listManagedProducts(ids, language, now)
  return products.map(({ price, stock, ...product }) => ({
    ...product,
    price: price ? formatMoney(price, language) : '',
    stock: stock === null ? '' : formatCount(stock, language),
  }))
}
