import type { Kysely } from 'kysely'
import { createTables, id, text, whole, type ColumnTypes } from '../../create-tables.ts'

const tables = {
  own_page: {
    columns: { slug: id, place: id, added_at: whole },
    primaryKey: ['slug'],
  },
  own_text: {
    columns: {
      page: id,
      language: id,
      is_added: whole,
      title: text,
      markdown: text,
      changed_at: whole,
    },
    primaryKey: ['page', 'language'],
    checks: ['is_added in (0, 1)'],
  },
}

/** Creates the shopkeeper's texts in Markdown, and the pages that only they have. */
export const up = (database: Kysely<unknown>, types: ColumnTypes) =>
  createTables(database, types, tables, [])
