import { sql, type Kysely } from 'kysely'
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
  ebook_file: {
    columns: {
      id,
      format: id,
      size: whole,
      sha256: keyOrNull,
      pages: wholeOrNull,
      words: wholeOrNull,
      seconds: wholeOrNull,
      accessibility: textOrNull,
      started_at: whole,
      product_id: keyOrNull,
      added_at: wholeOrNull,
      replaced_at: wholeOrNull,
    },
    primaryKey: ['id'],
  },
  ebook_file_chunk: {
    columns: { file_id: id, part: whole, bytes: text },
    primaryKey: ['file_id', 'part'],
    references: { file_id: 'ebook_file.id' },
  },
}

const indexes: IndexDefinition[] = [
  ['ebook_file_of_product', 'ebook_file', ['product_id', 'added_at']],
]

/**
 * Adds the files of e-books that the shopkeeper owns. A file keeps the id of a deleted product, because its buyers
 * keep their right to it.
 */
export async function up(database: Kysely<unknown>, types: ColumnTypes) {
  for (const table of ['product', 'order_line'])
    await database.schema.alterTable(table).addColumn('ebook_format', types.key).execute()
  await createTables(database, types, tables, indexes)
  await sql`create unique index ebook_file_current on ebook_file (product_id)
    where added_at is not null and replaced_at is null`.execute(database)
}
