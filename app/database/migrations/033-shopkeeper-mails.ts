import type { Kysely } from 'kysely'
import { createTables, id, whole, type ColumnTypes } from '../create-tables.ts'

const tables = {
  unannounced_order: {
    columns: { order_number: id, placed_at: whole },
    primaryKey: ['order_number'],
    references: { order_number: 'customer_order.number' },
  },
  low_stock_notice: {
    columns: { product_id: id, color: id, size: id },
    primaryKey: ['product_id', 'color', 'size'],
    references: { product_id: 'product.id' },
  },
}

/** Creates what mails to the shopkeeper depend on: orders for the next digest, and products that were named as low. */
export const up = (database: Kysely<unknown>, types: ColumnTypes) =>
  createTables(database, types, tables, [])
