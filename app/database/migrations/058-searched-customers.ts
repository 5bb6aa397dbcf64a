import type { Kysely } from 'kysely'
import { createTables, type ColumnTypes, type IndexDefinition } from '../create-tables.ts'

const indexes: IndexDefinition[] = [
  ['customer_searched', 'customer', ['created_at', 'id', 'name', 'email_folded']],
]

/** Adds what the office reads in place of whole customers to find those whose name holds a text. */
export const up = (database: Kysely<unknown>, types: ColumnTypes) =>
  createTables(database, types, {}, indexes)
