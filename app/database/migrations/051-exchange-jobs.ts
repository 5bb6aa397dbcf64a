import type { Kysely } from 'kysely'
import {
  createTables,
  id,
  keyOrNull,
  text,
  textOrNull,
  whole,
  wholeOrNull,
  type ColumnTypes,
  type IndexDefinition,
  type TableDefinition,
} from '../create-tables.ts'

const tables: Record<string, TableDefinition> = {
  exchange_job: {
    columns: {
      id,
      kind: id,
      phase: id,
      state: id,
      slot: keyOrNull,
      attempt: whole,
      lease_until: whole,
      staff: id,
      file_name: text,
      size: whole,
      options: text,
      progress: whole,
      expected: wholeOrNull,
      outcome: textOrNull,
      created_at: whole,
      ended_at: wholeOrNull,
    },
    primaryKey: ['id'],
    unique: [['slot']],
  },
  exchange_part: {
    columns: { job: id, name: id, part: whole, content: text },
    primaryKey: ['job', 'name', 'part'],
  },
}

const indexes: IndexDefinition[] = [['exchange_job_by_time', 'exchange_job', ['created_at']]]

/** Adds the imports and exports of the back office, with their files and reports in parts. */
export const up = (database: Kysely<unknown>, types: ColumnTypes) =>
  createTables(database, types, tables, indexes)
