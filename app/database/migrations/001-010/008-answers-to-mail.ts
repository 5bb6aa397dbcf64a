import type { Kysely } from 'kysely'
import type { ColumnTypes } from '../../create-tables.ts'

/** Adds the address that replies to a mail go to. */
export const up = (database: Kysely<unknown>, types: ColumnTypes) =>
  database.schema.alterTable('outbox').addColumn('reply_to', types.text).execute()
