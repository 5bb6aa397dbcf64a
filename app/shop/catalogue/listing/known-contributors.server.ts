import { db } from '#app/database/database.server.ts'
import type { ListingQuery } from '#app/shop/catalogue/facet-index/listing-query.ts'
import type { IgnoredField } from './listing-query.schema.ts'

type Read = { query: ListingQuery; ignored: IgnoredField[] }

/** Removes unknown authors and publishers from the query and adds them to the ignored fields. */
export async function dropUnknownContributors<Filter extends Read>(
  filter: Filter,
): Promise<Filter> {
  const { query, ignored } = filter
  const authors = await listKnown('author', query.authors)
  const publishers = await listKnown('publisher', query.publishers)
  const unknown = [
    ...unknownOf('author', query.authors, authors),
    ...unknownOf('publisher', query.publishers, publishers),
  ]
  if (unknown.length === 0) return filter
  return {
    ...filter,
    query: { ...query, authors, publishers },
    ignored: [...ignored, ...unknown],
  }
}

async function listKnown(table: 'author' | 'publisher', slugs: string[]): Promise<string[]> {
  if (slugs.length === 0) return []
  const rows = await db.read.selectFrom(table).select('slug').where('slug', 'in', slugs).execute()
  const known = new Set(rows.map(({ slug }) => slug))
  return slugs.filter((slug) => known.has(slug))
}

const unknownOf = (name: 'author' | 'publisher', filter: string[], known: string[]) =>
  filter.filter((slug) => !known.includes(slug)).map((value) => ({ name, value }))
