import type { Kysely } from 'kysely'
import type { ColumnTypes } from '../create-tables.ts'

/** Adds to refunds how much of them was paid back while they were due, on the payment service's own pages. */
export async function up(database: Kysely<unknown>, types: ColumnTypes) {
  await database.schema
    .alterTable('refund')
    .addColumn('paid_minor', types.whole, (c) => c.notNull().defaultTo(0))
    .execute()
}
