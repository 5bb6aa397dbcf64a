import type { Kysely } from 'kysely'
import type { ColumnTypes } from '../create-tables.ts'

/** Adds to orders that staff took where their buyer was, and the reason of a discount that staff gave. */
export async function up(database: Kysely<unknown>, types: ColumnTypes) {
  const alter = () => database.schema.alterTable('customer_order')
  await alter().addColumn('channel', types.key).execute()
  await alter().addColumn('discount_reason', types.text).execute()
}
