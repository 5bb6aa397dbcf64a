import type { Kysely } from 'kysely'
import {
  createTables,
  id,
  whole,
  type ColumnTypes,
  type IndexDefinition,
  type TableDefinition,
} from '../create-tables.ts'

const tables: Record<string, TableDefinition> = {
  stored_file: { columns: { key: id, kind: id, sha256: id, size: whole }, primaryKey: ['key'] },
}

const indexes: IndexDefinition[] = [['stored_file_by_hash', 'stored_file', ['sha256']]]

/** Adds the pictures and files of e-books whose bytes are in the data folder. */
export const up = (database: Kysely<unknown>, types: ColumnTypes) =>
  createTables(database, types, tables, indexes)
