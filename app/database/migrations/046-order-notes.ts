import type { Kysely } from 'kysely'
import {
  createTables,
  id,
  keyOrNull,
  text,
  whole,
  type ColumnTypes,
  type IndexDefinition,
  type TableDefinition,
} from '../create-tables.ts'

const tables: Record<string, TableDefinition> = {
  order_note: {
    columns: { id, order_number: id, text, author: keyOrNull, at: whole },
    primaryKey: ['id'],
    references: { order_number: 'customer_order.number' },
  },
}

const indexes: IndexDefinition[] = [
  ['order_note_of_order', 'order_note', ['order_number', 'at']],
  ['outbox_about', 'outbox', ['about']],
  ['order_by_payment', 'customer_order', ['payment_state', 'placed_at']],
  ['order_by_delivery', 'customer_order', ['delivery_method', 'placed_at']],
  ['order_line_of_product', 'order_line', ['product_id']],
  ['product_by_sku', 'product', ['sku']],
]

/** Adds the notes of staff on orders, and what finds orders by payment and product, and their mails. */
export const up = (database: Kysely<unknown>, types: ColumnTypes) =>
  createTables(database, types, tables, indexes)
