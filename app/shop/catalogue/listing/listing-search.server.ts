import { countMatches } from '#app/database/search.server.ts'
import { filterFields, type ListingQuery } from '#app/shop/catalogue/facet-index/listing-query.ts'
import {
  findFullResult,
  isAmongOthers,
} from '#app/shop/catalogue/search/find-full-result.server.ts'
import { findWorks } from '#app/shop/catalogue/search/find-works.server.ts'
import type { Search } from '#app/shop/catalogue/search/search-result.ts'
import { searchTermsOf } from '#app/shop/catalogue/search/search-terms.ts'
import { splitFormat } from '#app/shop/catalogue/search/typed-format.ts'
import { wholeListing } from './whole-listing.server.ts'
import type { ListingPath } from './listing-page.ts'
import { findFacets } from './listing.server.ts'

/** Returns the search of a list, with all its matches if the list shows only some of them. */
export async function findListingSearch(
  path: ListingPath,
  query: ListingQuery,
  now: number,
): Promise<Search | undefined> {
  const { q, exact, kind, category, tag, offer } = query
  if (!q) return undefined
  const search = await findWorks(q, exact, now)
  if (!search.isCut) return search
  const isFiltered =
    [kind, category, tag, offer, ...filterFields(query)].some(Boolean) ||
    (path === '/books' && (await isAmongOthers(search, now)))
  return isFiltered ? findFullResult(q, search, now) : search
}

/**
 * Returns a query in which a format among the words (`kafka e-book`) is a filter. It stays a word if names in the shop
 * hold all words as they are, or if the other words find nothing in that format.
 */
export async function withTypedFormat(query: ListingQuery, now: number): Promise<ListingQuery> {
  const { q, exact, formats } = query
  const typed = exact || formats.length > 0 ? undefined : splitFormat(q)
  if (!typed || (await countMatches(searchTermsOf(q), 1, 'names')) > 0) return query
  const { found, nearest } = await findWorks(typed.q, false, now)
  if (nearest !== undefined) return query
  const inFormat = { ...wholeListing(), found, formats: [typed.format] }
  const { total } = await findFacets(inFormat, now)
  return total > 0 ? { ...query, q: typed.q, formats: [typed.format] } : query
}
