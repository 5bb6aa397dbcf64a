import type { ListingPath } from './listing-page.ts'
import type { ListingQuery } from '#app/shop/catalogue/facet-index/listing-query.ts'

/**
 * Names the author, publisher or series whose page a list is. On that page it is not a filter. `value` is a slug, or the
 * name of a series.
 */
export type ListingTopic = { name: 'author' | 'publisher' | 'series'; value: string }

/** Returns the topic, or undefined if the page has none or more than one. */
export function topicOf(
  path: ListingPath,
  { q, category, tag, authors, publishers, series }: ListingQuery,
): ListingTopic | undefined {
  if (path !== '/books' || q || category || tag) return undefined
  const [topic, ...others] = [
    ...authors.map((value): ListingTopic => ({ name: 'author', value })),
    ...publishers.map((value): ListingTopic => ({ name: 'publisher', value })),
    ...(series === undefined ? [] : [{ name: 'series', value: series } satisfies ListingTopic]),
  ]
  return others.length > 0 ? undefined : topic
}

/** Returns the part of a query that selects a topic. */
export const topicQuery = ({ name, value }: ListingTopic): Partial<ListingQuery> =>
  name === 'series' ? { series: value } : { [`${name}s`]: [value] }

/** Returns the query without the topic of its page. */
export function withoutTopic(query: ListingQuery, topic: ListingTopic | undefined): ListingQuery {
  if (!topic) return query
  return topic.name === 'series'
    ? { ...query, series: undefined }
    : { ...query, [`${topic.name}s`]: [] }
}
