import type { Kysely } from 'kysely'
import type { ColumnTypes } from '../create-tables.ts'

/** Adds to the pictures of products what they show in words, and to pictures the file that they were made of. */
export async function up(database: Kysely<unknown>, types: ColumnTypes) {
  for (const column of ['alt_en', 'alt_fr', 'alt_de'])
    await database.schema
      .alterTable('product_picture')
      .addColumn(column, types.text, (c) => c.notNull().defaultTo(''))
      .execute()
  await database.schema.alterTable('picture').addColumn('source', types.key).execute()
  await database.schema.createIndex('picture_by_source').on('picture').columns(['source']).execute()
}
