import { translator } from '#app/i18n/i18n.server.ts'
import type { Language } from '#app/i18n/languages.ts'
import { formatCount } from '#app/i18n/format/format-count.ts'
import {
  filterFields,
  listingSearch,
  type ListingQuery,
} from '#app/shop/catalogue/facet-index/listing-query.ts'
import type { Facets } from './listing-counts.ts'
import type { KindLink, ListingPath } from './listing-page.ts'

type Listed = { path: ListingPath; query: ListingQuery; facets: Facets }

/**
 * Returns the switch between everything, books and everything else, with the counts of each under the filters of the
 * list; none for an empty list, and for one without a search that shows all it has.
 */
export function describeKinds(
  { path, query, facets, isPart }: Listed & { isPart: boolean },
  language: Language,
): KindLink[] {
  const t = translator(language)
  const { book, goods } = facets.kinds
  const hasBoth = path === '/catalogue' && book > 0 && goods > 0
  if (book + goods === 0 || (!hasBoth && !query.q && !query.kind)) return []
  const current = path === '/books' ? 'book' : (query.kind ?? 'all')
  const linkOf = (kind: 'all' | 'book' | 'goods', count: number): KindLink => ({
    label: t(`catalogue.kinds.${kind}`),
    count: isPart ? '' : formatCount(count, language),
    ...(count > 0 && { path: pathOf(kind, query) }),
    ...(kind === current && { isCurrent: true }),
  })
  return [linkOf('all', book + goods), linkOf('book', book), linkOf('goods', goods)]
}

const pathOf = (kind: 'all' | 'book' | 'goods', query: ListingQuery) =>
  (kind === 'book' ? '/books' : '/catalogue') +
  listingSearch({ ...query, kind: kind === 'goods' ? kind : undefined, page: 1 })

/** Tells whether a search found something, but the list leaves all of it out, and no filter does. */
export function hasOnlyOtherKinds(
  path: ListingPath,
  query: ListingQuery,
  { total, kinds }: Facets,
) {
  if (total > 0 || kinds.book + kinds.goods === 0 || !query.q) return false
  return filterFields(query).length === 0 && (path === '/books' || query.kind !== undefined)
}
