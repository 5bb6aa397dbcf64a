import { lastPageOf } from '#app/components/page-numbers.ts'
import { translator } from '#app/i18n/i18n.server.ts'
import { findRates } from '#app/shop/pricing/currency/rates.server.ts'
import { shopSettings } from '#app/shop-settings/current.server.ts'
import type { Rates } from '#app/i18n/currency.ts'
import type { Language } from '#app/i18n/languages.ts'
import { formatCount } from '#app/i18n/format/format-count.ts'
import {
  categoryLink,
  categoryName,
  categoryText,
} from '#app/shop/catalogue/categories/categories.server.ts'
import { listCategories, type Category } from './categories.server.ts'
import { describeFacets } from './listing-facets.server.ts'
import { describeKinds, hasOnlyOtherKinds } from './listing-kinds.server.ts'
import { findListingSearch, withTypedFormat } from './listing-search.server.ts'
import { dropUnknownValues } from './known-values.server.ts'
import { listNotices } from './listing-notices.server.ts'
import type { ListingPage, ListingPath } from './listing-page.ts'
import { describePagination } from './pagination.server.ts'
import {
  cardsPerPage,
  filterFields,
  type ListingQuery,
} from '#app/shop/catalogue/facet-index/listing-query.ts'
import type { IgnoredField } from './listing-query.schema.ts'
import type { Facets } from './listing-counts.ts'
import type { ListingFilter } from './listing-filter.ts'
import { wholeListing } from './whole-listing.server.ts'
import { findFacets, findListing } from './listing.server.ts'
import { topicOf, withoutTopic, type ListingTopic } from './listing-topic.ts'
import { subjectText } from '#app/shop/catalogue/text/subject-text.ts'
import { bandInBase } from './price-band.ts'
import { listMainCards } from '#app/shop/catalogue/product-card/product-card.server.ts'
import type { Viewer } from '#app/shop/catalogue/product-card/product-card.ts'
import { tagText } from '#app/shop/catalogue/text/tag-text.server.ts'
import { describeSearch } from '#app/shop/catalogue/search/describe-search.server.ts'
import type { Search } from '#app/shop/catalogue/search/search-result.ts'
import type { IsbnSearch } from '#app/shop/catalogue/search/isbn-search.server.ts'

type ListingParams = {
  query: ListingQuery
  ignored: IgnoredField[]
  /** Is set if the search text is an ISBN. */
  isbn?: IsbnSearch | undefined
  /** Is true to show the list even if its search found only what it leaves out. */
  isShownEmpty?: boolean
}

/**
 * Returns a page of books (`/books`), or of books and goods (`/catalogue`). Returns undefined if the category or the tag
 * does not exist, the page is beyond the end, or a search found only what this list leaves out.
 */
export async function findListingPage(
  path: ListingPage['path'],
  read: ListingParams,
  viewer: Viewer,
): Promise<ListingPage | undefined> {
  const page = await findPageOrElsewhere(path, read, viewer)
  return page === 'elsewhere' ? undefined : page
}

/** Returns the same, but `elsewhere` if a search found only what this list leaves out; the whole catalogue shows it. */
export async function findPageOrElsewhere(
  path: ListingPage['path'],
  read: ListingParams,
  viewer: Viewer,
): Promise<ListingPage | 'elsewhere' | undefined> {
  const { language, now } = viewer
  const listingQuery = await dropUnknownValues(withoutForeignKind(path, read), now)
  const { ignored } = listingQuery
  const query = await withTypedFormat(listingQuery.query, now)
  const topic = query.series === read.query.series ? topicOf(path, read.query) : undefined
  const categories = await listCategories(now)
  const category = categories.find(({ slug }) => slug === query.category)
  if (query.category && !category) return undefined
  const { rates } = await findRates(now)
  const { sort, page } = query
  const search = await findListingSearch(path, query, viewer)
  const filter = filterOf(path, query, search, viewer, rates)
  const found = await findListing(filter, { sort, page, language, now })
  const { facets, ids } = found
  const lastPage = lastPageOf(facets.total, cardsPerPage)
  if (!read.isShownEmpty && hasOnlyOtherKinds(path, query, facets)) return 'elsewhere'
  if (query.page > lastPage) return undefined
  if (query.tag && facets.total === 0 && (await isUnknownTag(filter, now))) return undefined
  const isPart = search?.isCut ?? false
  const named = { ...query, q: query.q || read.query.q }
  const needsSuggestions = facets.total === 0 || search?.nearest !== undefined
  return {
    path,
    ...headingOf(path, named, category, isMissed(search, facets, query), language),
    ...describeSearch(search, query, language, facets.total),
    ...describeQuery(path, query, topic, facets),
    ...describeFacets({ path, found, query, ignored, topic, categories, isPart }, viewer, rates),
    ...describePagination(facets.total, lastPage, query, path, language),
    cards: await listMainCards(ids, viewer, query.languages.length === 1),
    notices: listNotices(listingQuery, language),
    ...(await describeWider(query, search, facets, category, language, now)),
    kinds: describeKinds({ path, query, facets, isPart }, language),
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
  const { q: _q, exact: _exact, sort: _sort, page: _page, kind, ...filters } = query
  return {
    ...filters,
    ...bandInBase(query, { currency, base: shopSettings().currency, rates }),
    kind: path === '/catalogue' ? kind : 'book',
    found: search?.found,
    market: country,
    currency,
  }
}

const suggestCategories = (categories: readonly Category[], language: Language) =>
  categories.filter((one) => one.count > 0).map((one) => categoryLink(one, language))

/** Only the list of books and goods can be one of goods alone. */
function withoutForeignKind(path: ListingPage['path'], read: ListingParams): ListingParams {
  const { kind } = read.query
  if (path === '/catalogue' || kind === undefined) return read
  const ignored = [...read.ignored, { name: 'kind' as const, value: kind }]
  return { ...read, query: { ...read.query, kind: undefined }, ignored }
}

/** Tells whether no product has the tag, whatever the other filters are. */
async function isUnknownTag({ kind, tag }: ListingFilter, now: number): Promise<boolean> {
  return (await findFacets({ ...wholeListing(), kind, tag }, now)).total === 0
}

/**
 * Tells whether a search found nothing regardless of the filters. If only the filters exclude the results, the message
 * says so.
 */
const isMissed = (search: Search | undefined, { total }: Facets, query: ListingQuery) =>
  search !== undefined &&
  total === 0 &&
  (search.found.products.length === 0 ||
    !(query.category || query.tag || filterFields(query).length > 0))

/** Tells whether a list holds nothing but books, in several languages. */
const hasLanguages = (path: ListingPage['path'], query: ListingQuery, facets: Facets) =>
  (path !== '/catalogue' || facets.kinds.goods === 0) &&
  query.languages.length !== 1 &&
  facets.languages.size > 1

/** Says how much a search finds in the whole shop that found nothing in its category or tag. */
async function describeWider(
  query: ListingQuery,
  search: Search | undefined,
  facets: Facets,
  category: Category | undefined,
  language: Language,
  now: number,
): Promise<Pick<ListingPage, 'wider'>> {
  const { q, exact, tag } = query
  const within = category ? categoryName(category, language) : tag && tagText(tag, language)
  if (!search || !within || facets.total > 0) return {}
  const { total } = await findFacets({ ...wholeListing(), found: search.found }, now)
  if (total === 0) return {}
  const number = formatCount(total, language)
  const t = translator(language)
  return {
    wider: {
      words: t('search.wider', { within, number }),
      link: t('search.widerLink', { count: total, number }),
      path: `/catalogue?${new URLSearchParams({ q, ...(exact && { exact: '1' }) })}`,
    },
  }
}

/** Returns the heading. The search text takes precedence over the category. */
function headingOf(
  path: ListingPage['path'],
  { q, tag, onOffer, series, subject }: ListingQuery,
  category: Category | undefined,
  isMiss: boolean,
  language: Language,
) {
  const t = translator(language)
  if (isMiss) return { heading: t('catalogue.emptySearch', { q }), lede: '' }
  if (q) return { heading: t('catalogue.results', { q }), lede: '' }
  if (tag) return { heading: t('catalogue.tagged', { tag: tagText(tag, language) }), lede: '' }
  if (category) {
    const { name: heading, lang } = categoryText(category, language)
    return { heading, ...(lang && { lang }), lede: '' }
  }
  if (path === '/catalogue' && onOffer)
    return { heading: t('offer.crumb'), lede: t('catalogue.offersText') }
  if (path === '/books' && series) return { heading: series, lede: t('catalogue.seriesText') }
  if (path === '/books' && subject)
    return { heading: subjectText(subject, language) ?? subject, lede: '' }
  return path === '/books'
    ? { heading: t('catalogue.allBooks'), lede: t('catalogue.allBooksText') }
    : { heading: t('catalogue.whole'), lede: t('catalogue.wholeText') }
}

function describeQuery(
  path: ListingPath,
  query: ListingQuery,
  topic: ListingTopic | undefined,
  facets: Facets,
) {
  const { q, category, tag } = query
  const hiddenFields: [string, string | undefined][] = [
    ['q', q],
    ['exact', query.exact ? '1' : undefined],
    ['kind', query.kind],
    ['category', category],
    ['tag', tag],
    ...(topic ? [[topic.name, topic.value] satisfies [string, string]] : []),
  ]
  return {
    q,
    hiddenFields: hiddenFields.filter((field): field is [string, string] => Boolean(field[1])),
    filters: filterFields(withoutTopic(query, topic)),
    series: query.series,
    sort: query.sort,
    ...(!hasLanguages(path, query, facets) && { isRecommended: true as const }),
    page: query.page,
  }
}
