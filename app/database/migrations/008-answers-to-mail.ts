import type { Kysely } from 'kysely'
import type { ColumnTypes } from './draft.ts'

/** A mail may name whom an answer goes to. */
export const up = (database: Kysely<unknown>, types: ColumnTypes) =>
  database.schema.alterTable('outbox').addColumn('reply_to', types.text).execute()
