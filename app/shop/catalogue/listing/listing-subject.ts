import type { ListingPath } from './listing-page.ts'
import type { ListingQuery } from '#app/shop/catalogue/facet-index/listing-query.ts'

/** Names the author or publisher whose page a list is. On that page it is not a filter. */
export type ListingSubject = { name: 'authors' | 'publishers'; slug: string }

/** Returns the subject, or undefined if the page has none or more than one. */
export function subjectOf(
  path: ListingPath,
  { q, category, tag, authors, publishers }: ListingQuery,
): ListingSubject | undefined {
  const [author, publisher] = [authors[0], publishers[0]]
  if (path !== '/books' || q || category || tag) return undefined
  if (authors.length + publishers.length !== 1) return undefined
  return author ? { name: 'authors', slug: author } : { name: 'publishers', slug: publisher! }
}

/** Returns the query without the author or publisher whose page it is. */
export const withoutSubject = (
  query: ListingQuery,
  subject: ListingSubject | undefined,
): ListingQuery => (subject ? { ...query, [subject.name]: [] } : query)
