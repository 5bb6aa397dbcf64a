import { countMatches } from '#app/database/search.server.ts'
import {
  filterFields,
  sortOf,
  type ListingQuery,
} from '#app/shop/catalogue/facet-index/listing-query.ts'
import {
  findFullResult,
  isAmongOthers,
} from '#app/shop/catalogue/search/find-full-result.server.ts'
import { findWorks } from '#app/shop/catalogue/search/find-works.server.ts'
import type { Search } from '#app/shop/catalogue/search/search-result.ts'
import { searchTermsOf } from '#app/shop/catalogue/search/search-terms.ts'
import { isTailToken } from '#app/shop/catalogue/search/stems.ts'
import { splitFormat } from '#app/shop/catalogue/search/typed-format.ts'
import type { Viewer } from '#app/shop/catalogue/product-card/product-card.ts'
import { wholeListing } from './whole-listing.server.ts'
import type { ListingPath } from './listing-page.ts'
import { findFacets } from './listing.server.ts'

/** Returns the search of a list, with all its matches if the list shows only some of them. */
export async function findListingSearch(
  path: ListingPath,
  query: ListingQuery,
  { language, now }: Pick<Viewer, 'language' | 'now'>,
): Promise<Search | undefined> {
  const { q, exact, kind, category, tag, offer } = query
  if (!q) return undefined
  const search = await findWorks(q, exact, now, language)
  if (!search.isCut) return search
  const isFiltered =
    [kind, category, tag, offer, ...filterFields(query)].some(Boolean) ||
    (path === '/books' && (await isAmongOthers(search, now)))
  return isFiltered ? findFullResult(q, search, now) : search
}

/**
 * Returns a query in which a format among the words (`kafka e-book`), or alone, is a filter. It stays a word if names in
 * the shop hold all words as they are, or if the other words find nothing in that format.
 */
export async function withTypedFormat(query: ListingQuery, now: number): Promise<ListingQuery> {
  const { q, exact, formats } = query
  const typed = exact || formats.length > 0 ? undefined : splitFormat(q)
  if (!typed || (await isNamed(q))) return query
  const search = typed.q ? await findWorks(typed.q, false, now) : undefined
  if (search?.nearest !== undefined) return query
  const inFormat = { ...wholeListing(), found: search?.found, formats: [typed.format] }
  const { total } = await findFacets(inFormat, now)
  if (total === 0) return query
  // Only books have a format, so none of them is in a list of goods.
  const filtered = { ...query, q: typed.q, kind: undefined, formats: [typed.format] }
  return { ...filtered, sort: sortOf(filtered, query.sort) }
}

/** Tells whether names hold all words, which the end of a compound does not: a notebook is no "ebook". */
async function isNamed(q: string): Promise<boolean> {
  const terms = searchTermsOf(q).map(({ forms, ...term }) => ({
    ...term,
    // The first form is the typed word itself, such as "007".
    forms: forms.filter((form, n) => n === 0 || !isTailToken(form)),
  }))
  return (await countMatches(terms, 1, 'names')) > 0
}
