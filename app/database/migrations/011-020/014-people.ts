import type { Kysely } from 'kysely'
import { createTables, type ColumnTypes, type IndexDefinition } from '../../create-tables.ts'

/** These indexes serve pages of contributors in order, and counts of their books. */
const indexes: IndexDefinition[] = [
  ['author_by_name', 'author', ['sort_name', 'slug']],
  ['publisher_by_name', 'publisher', ['sort_name', 'slug']],
  ['product_of_house', 'product', ['publisher', 'kind', 'edition_rank']],
  ['discount_of_offer', 'discount', ['offer', 'product_id']],
]

export const up = (database: Kysely<unknown>, types: ColumnTypes) =>
  createTables(database, types, {}, indexes)
