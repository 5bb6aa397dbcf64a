import type { Kysely } from 'kysely'
import type { ColumnTypes } from '../create-tables.ts'

/** Marks products that the shopkeeper withdrew, which no import restores. */
export async function up(database: Kysely<unknown>, types: ColumnTypes) {
  await database.schema
    .alterTable('product')
    .addColumn('is_withheld', types.whole, (c) => c.notNull().defaultTo(0))
    .execute()
}
