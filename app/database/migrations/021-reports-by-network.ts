import type { Kysely } from 'kysely'
import { createTables, type ColumnTypes } from './draft.ts'

/** Visitors of one network report a review once; null: from before, or of a customer. */
export async function up(database: Kysely<unknown>, types: ColumnTypes) {
  await database.schema.alterTable('review_report').addColumn('network_hash', types.key).execute()
  await createTables(database, types, {}, [
    ['review_report_from', 'review_report', ['review', 'network_hash']],
  ])
}
