import type { ListingPath } from './listing-page.ts'
import type { ListingQuery } from '#app/shop/catalogue/facet-index/listing-query.ts'

/**
 * Names the author, publisher or series whose page a list is. On that page it is not a filter. A series has its name in
 * place of a slug.
 */
export type ListingTopic = { name: 'author' | 'publisher' | 'series'; slug: string }

/** Returns the topic, or undefined if the page has none or more than one. */
export function topicOf(
  path: ListingPath,
  { q, category, tag, authors, publishers, series }: ListingQuery,
): ListingTopic | undefined {
  if (path !== '/books' || q || category || tag) return undefined
  const [topic, ...others] = [
    ...authors.map((slug): ListingTopic => ({ name: 'author', slug })),
    ...publishers.map((slug): ListingTopic => ({ name: 'publisher', slug })),
    ...(series === undefined ? [] : [{ name: 'series', slug: series } satisfies ListingTopic]),
  ]
  return others.length > 0 ? undefined : topic
}

/** Returns the part of a query that selects a topic. */
export const topicQuery = ({ name, slug }: ListingTopic): Partial<ListingQuery> =>
  name === 'series' ? { series: slug } : { [`${name}s`]: [slug] }

/** Returns the query without the topic of its page. */
export function withoutTopic(query: ListingQuery, topic: ListingTopic | undefined): ListingQuery {
  if (!topic) return query
  return topic.name === 'series'
    ? { ...query, series: undefined }
    : { ...query, [`${topic.name}s`]: [] }
}
