import { sql, type Kysely } from 'kysely'
import type { ColumnTypes } from '../create-tables.ts'

/** Adds to files of e-books when their buyers were told of them, which only the audit held before. */
export async function up(database: Kysely<unknown>, types: ColumnTypes) {
  await database.schema.alterTable('ebook_file').addColumn('announced_at', types.whole).execute()
  await sql`update ebook_file set announced_at = (select min(at) from audit
    where command = 'ebook tell-buyers' and about = ebook_file.product_id
    and details like '%' || ebook_file.id || '%')`.execute(database)
}
