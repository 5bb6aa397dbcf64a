import { translator } from '#app/i18n/i18n.server.ts'
import { findRates } from '#app/shop/pricing/currency/rates.server.ts'
import type { Rates } from '#app/i18n/currency.ts'
import type { Language } from '#app/i18n/languages.ts'
import { categoryName, categoryPath, listCategories, type Category } from './categories.server.ts'
import { formatCount } from '#app/i18n/format/format-count.ts'
import { describeFacets } from './listing-facets.server.ts'
import { dropUnknownContributors } from './known-contributors.server.ts'
import { listNotices } from './listing-notices.server.ts'
import type { ListingPage } from './listing-page.ts'
import { describePagination } from './pagination.server.ts'
import {
  cardsPerPage,
  filterFields,
  type ListingQuery,
} from '#app/shop/catalogue/facet-index/listing-query.ts'
import type { IgnoredField } from './listing-query.schema.ts'
import type { Facets } from './listing-counts.ts'
import { wholeListing, type ListingFilter } from './listing-filter.ts'
import { findFacets, findListing } from './listing.server.ts'
import { withoutSubject, subjectOf, type ListingSubject } from './listing-subject.ts'
import { paiseBand } from './price-band.ts'
import { listMainCards } from '#app/shop/catalogue/product-card/product-card.server.ts'
import type { Viewer } from '#app/shop/catalogue/product-card/product-card.ts'
import { tagText } from '#app/shop/catalogue/text/tag-text.server.ts'
import { describeSearch } from '#app/shop/catalogue/search/describe-search.server.ts'
import {
  findFullResult,
  isAmongOthers,
} from '#app/shop/catalogue/search/find-full-result.server.ts'
import { findWorks } from '#app/shop/catalogue/search/find-works.server.ts'
import type { Search } from '#app/shop/catalogue/search/search-result.ts'
import type { IsbnSearch } from '#app/shop/catalogue/search/isbn-search.server.ts'

type ListingParams = {
  query: ListingQuery
  ignored: IgnoredField[]
  /** Is set if the search text is an ISBN. */
  isbn?: IsbnSearch | undefined
}

/**
 * Returns a page of books (`/books`), or of books and goods of a category, a tag or a search (`/catalogue`). Returns
 * undefined if the category or the tag does not exist or the page is beyond the end.
 */
export async function findListingPage(
  path: ListingPage['path'],
  read: ListingParams,
  viewer: Viewer,
): Promise<ListingPage | undefined> {
  const listingQuery = await dropUnknownContributors(read)
  const { query, ignored } = listingQuery
  const subject = subjectOf(path, read.query)
  const { language, now } = viewer
  const categories = await listCategories(now)
  if (query.category && !categories.some(({ slug }) => slug === query.category)) return undefined
  const { rates } = await findRates(now)
  const { q, sort, page } = query
  const search = q ? await findSearch(path, query, now) : undefined
  const filter = filterOf(path, query, search, viewer, rates)
  const found = await findListing(filter, { sort, page, language, now })
  const { facets, ids } = found
  const lastPage = Math.max(1, Math.ceil(facets.total / cardsPerPage))
  if (query.page > lastPage) return undefined
  if (query.tag && facets.total === 0 && (await isUnknownTag(filter, now))) return undefined
  const elsewhere = await findElsewhere(filter, facets, query, viewer)
  const needsSuggestions = facets.total === 0 || search?.nearest !== undefined
  const category = categories.find(({ slug }) => slug === query.category)
  return {
    path,
    ...headingOf(path, query, category, isMissed(search, facets, query), language),
    ...describeSearch(search, query, language, facets.total),
    ...describeQuery(query, subject),
    ...describeFacets(
      { path, found, query, ignored, subject, categories, isPart: search?.isCut ?? false },
      viewer,
      rates,
    ),
    ...describePagination(facets.total, lastPage, query, path, language),
    cards: await listMainCards(ids, viewer, query.languages.length === 1),
    notices: listNotices(listingQuery, language),
    ...(elsewhere && { elsewhere }),
    categories: needsSuggestions ? suggestCategories(categories, language) : [],
  }
}

function filterOf(
  path: ListingPage['path'],
  query: ListingQuery,
  search: Search | undefined,
  { currency, country }: Viewer,
  rates: Rates,
): ListingFilter {
  const { q: _q, exact: _exact, sort: _sort, page: _page, ...filters } = query
  return {
    ...filters,
    ...paiseBand(query, currency, rates),
    kind: path === '/catalogue' ? undefined : 'book',
    found: search?.found,
    market: country,
    currency,
  }
}

const suggestCategories = (categories: readonly Category[], language: Language) =>
  categories
    .filter((one) => one.count > 0)
    .map((one) => ({ name: categoryName(one, language), path: categoryPath(one.slug) }))

async function findSearch(
  path: ListingPage['path'],
  query: ListingQuery,
  now: number,
): Promise<Search> {
  const { q, exact, category, tag, offer } = query
  const search = await findWorks(q, exact, now)
  if (!search.isCut) return search
  const isFiltered =
    [category, tag, offer, ...filterFields(query)].some(Boolean) ||
    (path === '/books' && (await isAmongOthers(search, now)))
  return isFiltered ? findFullResult(q, search, now) : search
}

/** Tells whether no product has the tag, whatever the other filters are. */
async function isUnknownTag({ kind, tag }: ListingFilter, now: number): Promise<boolean> {
  return (await findFacets({ ...wholeListing, kind, tag }, now)).total === 0
}

/**
 * Tells whether a search found nothing regardless of the filters. If only the filters exclude the results, the message
 * says so.
 */
const isMissed = (search: Search | undefined, { total }: Facets, query: ListingQuery) =>
  search !== undefined &&
  total === 0 &&
  (search.found.products.length === 0 || filterFields(query).length === 0)

/** Returns the heading. The search text takes precedence over the category. */
function headingOf(
  path: ListingPage['path'],
  { q, tag }: ListingQuery,
  category: Category | undefined,
  isMiss: boolean,
  language: Language,
) {
  const t = translator(language)
  if (isMiss) return { heading: t('catalogue.emptySearch', { q }), lede: '' }
  if (q) return { heading: t('catalogue.results', { q }), lede: '' }
  if (tag) return { heading: t('catalogue.tagged', { tag: tagText(tag, language) }), lede: '' }
  if (category) return { heading: categoryName(category, language), lede: '' }
  return path === '/books'
    ? { heading: t('catalogue.allBooks'), lede: t('catalogue.allBooksText') }
    : { heading: t('catalogue.whole'), lede: t('catalogue.wholeText') }
}

function describeQuery(query: ListingQuery, subject: ListingSubject | undefined) {
  const { q, category, tag } = query
  const hiddenFields: [string, string | undefined][] = [
    ['q', q],
    ['exact', query.exact ? '1' : undefined],
    ['category', category],
    ['tag', tag],
    ...(subject ? [[subject.name.slice(0, -1), subject.slug] satisfies [string, string]] : []),
  ]
  return {
    q,
    hiddenFields: hiddenFields.filter((field): field is [string, string] => Boolean(field[1])),
    filters: filterFields(withoutSubject(query, subject)),
    sort: query.sort,
    page: query.page,
  }
}

/** Suggests the whole catalogue if a search among books finds few results there. */
async function findElsewhere(
  filter: ListingFilter,
  { total }: Facets,
  { q }: ListingQuery,
  { language, now }: Viewer,
): Promise<ListingPage['elsewhere']> {
  if (!filter.kind || !q || total > cardsPerPage) return undefined
  const inAll = await findFacets({ ...wholeListing, found: filter.found }, now)
  const inBooks = await findFacets({ ...wholeListing, found: filter.found, kind: 'book' }, now)
  const more = inAll.total - inBooks.total
  if (more === 0) return undefined
  const number = formatCount(more, language)
  const search = new URLSearchParams({ q })
  return {
    words: translator(language)('catalogue.elsewhere', { count: more, number }),
    path: `/catalogue?${search}`,
  }
}
