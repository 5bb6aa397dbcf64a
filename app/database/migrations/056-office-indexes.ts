import type { Kysely } from 'kysely'
import { createTables, type ColumnTypes, type IndexDefinition } from '../create-tables.ts'

const indexes: IndexDefinition[] = [
  ['product_by_stock', 'product', ['stock']],
  ['variant_by_stock', 'variant', ['stock', 'product_id']],
  ['product_listed', 'product', ['id', 'kind', 'edition_rank']],
  ['coupon_use_by_time', 'coupon_use', ['code', 'used_at', 'order_number']],
  // SQLite took the index of all reviews that were not removed for those of one customer.
  ['review_by_customer', 'review', ['customer', 'removed_at', 'created_at', 'id']],
]

/** Adds what the lists of the office read in a large shop without reading whole rows. */
export const up = (database: Kysely<unknown>, types: ColumnTypes) =>
  createTables(database, types, {}, indexes)
