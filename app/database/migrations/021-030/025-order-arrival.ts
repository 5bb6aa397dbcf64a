import type { Kysely } from 'kysely'
import type { ColumnTypes } from '../../create-tables.ts'

/** Adds to orders the days of arrival that were promised and the working days on the way; null means unknown. */
export async function up(database: Kysely<unknown>, types: ColumnTypes) {
  const alter = () => database.schema.alterTable('customer_order')
  await alter().addColumn('promised_from', types.text).execute()
  await alter().addColumn('promised_to', types.text).execute()
  await alter().addColumn('delivery_days_from', types.whole).execute()
  await alter().addColumn('delivery_days_to', types.whole).execute()
}
