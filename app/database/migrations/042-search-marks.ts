import { sql, type Kysely } from 'kysely'
import type { ColumnTypes } from '../create-tables.ts'

/**
 * Makes marks a part of words in SQLite's index, as they are on PostgreSQL: the vowel signs of Indian and South-East Asian
 * scripts. The index holds folded words, so it drops no accents itself. The next start of the shop fills it.
 */
export async function up(database: Kysely<unknown>, { dialect }: ColumnTypes) {
  if (dialect !== 'sqlite') return
  await sql`drop table product_search`.execute(database)
  await sql`create virtual table product_search using fts5(
    title, author, series, more, stems,
    tokenize="unicode61 remove_diacritics 0 categories 'L* N* M* Co'", prefix='2 3')`.execute(
    database,
  )
}
