import { sql, type Kysely } from 'kysely'
import { createTables, id, whole } from '../../create-tables.ts'
import type { ColumnTypes, IndexDefinition, TableDefinition } from '../../create-tables.ts'

const tables: Record<string, TableDefinition> = {
  order_network: {
    columns: { order_number: id, network_hash: id, placed_at: whole },
    primaryKey: ['order_number', 'network_hash'],
    references: { order_number: 'customer_order.number' },
  },
}

const indexes: IndexDefinition[] = [
  ['order_network_by_network', 'order_network', ['network_hash', 'placed_at']],
  ['order_network_by_time', 'order_network', ['placed_at']],
  ['customer_order_unpaid_until', 'customer_order', ['unpaid_until']],
]

/**
 * Adds orders without reserved stock, and the end of unpaid ones. Earlier orders keep their
 * reservation and never end, since their buyers were given no deadline.
 */
export async function up(database: Kysely<unknown>, types: ColumnTypes) {
  await database.schema
    .alterTable('customer_order')
    .addColumn('unreserved', types.whole, (c) =>
      c
        .notNull()
        .defaultTo(sql`0`)
        .check(sql`unreserved in (0, 1)`),
    )
    .execute()
  await database.schema
    .alterTable('customer_order')
    .addColumn('unpaid_until', types.whole)
    .execute()
  await createTables(database, types, tables, indexes)
}
