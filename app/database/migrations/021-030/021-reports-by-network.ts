import type { Kysely } from 'kysely'
import { createTables, type ColumnTypes } from '../../create-tables.ts'

/**
 * Limits reports of a review to one per network; null for earlier reports and those of customers.
 */
export async function up(database: Kysely<unknown>, types: ColumnTypes) {
  await database.schema.alterTable('review_report').addColumn('network_hash', types.key).execute()
  await createTables(database, types, {}, [
    ['review_report_from', 'review_report', ['review', 'network_hash']],
  ])
}
