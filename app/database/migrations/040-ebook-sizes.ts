import { sql, type Kysely } from 'kysely'
import type { ColumnTypes } from '../create-tables.ts'

/** Adds to e-books the size of their file, which cards show; those that the shop makes have none yet. */
export async function up(database: Kysely<unknown>, types: ColumnTypes) {
  await database.schema.alterTable('product').addColumn('ebook_size', types.whole).execute()
  await sql`update product set ebook_size = (select size from ebook_file
    where product_id = product.id and added_at is not null and replaced_at is null)`.execute(
    database,
  )
}
