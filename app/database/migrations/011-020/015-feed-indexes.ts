import type { Kysely } from 'kysely'
import { createTables, type ColumnTypes, type IndexDefinition } from '../../create-tables.ts'

/** These indexes serve feeds of e-books, the newest first, pictures by URL, and removed reviews. */
const indexes: IndexDefinition[] = [
  ['product_of_format', 'product', ['format', 'edition_rank', 'published_at', 'id']],
  ['product_picture_by_url', 'product_picture', ['url']],
  ['review_by_removal', 'review', ['removed_at', 'id']],
]

export const up = (database: Kysely<unknown>, types: ColumnTypes) =>
  createTables(database, types, {}, indexes)
