import type { Kysely } from 'kysely'
import type { ColumnTypes } from '../create-tables.ts'

/** Adds to orders that are collected the opening hours of the place, in the language of the order. */
export async function up(database: Kysely<unknown>, types: ColumnTypes) {
  const alter = database.schema.alterTable('customer_order')
  await alter.addColumn('pickup_hours', types.text).execute()
}
