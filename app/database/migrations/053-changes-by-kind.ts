import type { Kysely } from 'kysely'
import { createTables, type ColumnTypes, type IndexDefinition } from '../create-tables.ts'

const indexes: IndexDefinition[] = [
  ['audit_by_command', 'audit', ['command', 'at']],
  ['audit_by_actor', 'audit', ['actor', 'at']],
]

/** Adds what finds the recorded changes of one kind or of one staff member, the newest first. */
export const up = (database: Kysely<unknown>, types: ColumnTypes) =>
  createTables(database, types, {}, indexes)
