import { sql, type Kysely } from 'kysely'
import {
  createTables,
  id,
  keyOrNull,
  text,
  whole,
  type ColumnTypes,
  type TableDefinition,
} from '../create-tables.ts'

const kinds = "kind in ('invoice', 'credit-note')"

const tables: Record<string, TableDefinition> = {
  invoice_series: {
    columns: { kind: id, year: whole, first: whole, last: whole },
    primaryKey: ['kind', 'year'],
    checks: [kinds, 'first > 0', 'last >= first - 1'],
  },
  invoice: {
    columns: {
      number: id,
      kind: id,
      series: id,
      year: whole,
      sequence: whole,
      order_number: id,
      refund_id: keyOrNull,
      issued_at: whole,
      sums: text,
      document: text,
    },
    primaryKey: ['number'],
    unique: [['kind', 'year', 'sequence'], ['refund_id']],
    checks: [kinds],
    references: { order_number: 'customer_order.number' },
  },
}

/**
 * Creates invoices and credit notes with their series of numbers; a mail can name one that is attached to it, and an
 * order knows when a mail has brought its invoice.
 */
export async function up(database: Kysely<unknown>, types: ColumnTypes) {
  await createTables(database, types, tables, [
    ['invoice_order', 'invoice', ['order_number']],
    ['invoice_issued', 'invoice', ['issued_at']],
  ])
  await database.schema
    .createIndex('invoice_of_order')
    .on('invoice')
    .column('order_number')
    .unique()
    .where(sql.ref('kind'), '=', sql.lit('invoice'))
    .execute()
  await database.schema
    .alterTable('customer_order')
    .addColumn('invoice_mailed_at', types.whole)
    .execute()
  await database.schema.alterTable('outbox').addColumn('invoice_number', types.key).execute()
}
