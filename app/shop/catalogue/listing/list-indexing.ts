import {
  canonicalFields,
  isIndexed,
  type ListingQuery,
} from '#app/shop/catalogue/facet-index/listing-query.ts'
import type { ListingPage } from './listing-page.ts'

/**
 * Returns whether search engines may index a list, and the query of its canonical URL. The query has only the values
 * that the list shows: an unknown series or author would bring a stranger's text into the index.
 */
export function indexingOf(
  query: ListingQuery,
  { hiddenFields, filters, count }: Pick<ListingPage, 'hiddenFields' | 'filters' | 'count'>,
): { noindex: boolean; query: URLSearchParams } {
  const shown = new URLSearchParams([...hiddenFields, ...filters])
  const fields = canonicalFields(query).filter(
    ([name, value]) => name === 'page' || shown.has(name, value),
  )
  return { noindex: !isIndexed(query) || count === 0, query: new URLSearchParams(fields) }
}
