import type { ListingPath } from './listing-page.ts'
import type { ListingQuery } from './listing-query.ts'

/** The author or publisher whose page a list is: what it is about is no filter of it. */
export type ListingSubject = { name: 'authors' | 'publishers'; slug: string }

/** Undefined: the page is about more, or about less. */
export function subjectOf(
  path: ListingPath,
  { q, category, tag, authors, publishers }: ListingQuery,
): ListingSubject | undefined {
  const [author, publisher] = [authors[0], publishers[0]]
  if (path !== '/books' || q || category || tag) return undefined
  if (authors.length + publishers.length !== 1) return undefined
  return author ? { name: 'authors', slug: author } : { name: 'publishers', slug: publisher! }
}

/** What was asked for beside the one whose page it is. */
export const withoutSubject = (
  query: ListingQuery,
  subject: ListingSubject | undefined,
): ListingQuery => (subject ? { ...query, [subject.name]: [] } : query)
