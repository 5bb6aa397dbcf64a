import { sql, type Kysely } from 'kysely'
import type { ColumnTypes } from '../../create-tables.ts'

/** Only search.server.ts reads and writes the full-text index. */
export async function up(database: Kysely<unknown>, { dialect }: ColumnTypes) {
  if (dialect === 'sqlite') {
    // FTS5 finds its rows by number only; a search in an id column would scan all of them.
    await sql`create table product_search_row
      (number integer primary key not null, product_id text not null unique) strict`.execute(
      database,
    )
    await sql`create virtual table product_search using fts5(
      title, author, more, tokenize='unicode61 remove_diacritics 2', prefix='2 3')`.execute(
      database,
    )
  } else {
    await sql`create table product_search (
      product_id text collate "C" primary key not null,
      title text not null, author text not null, more text not null,
      words tsvector generated always as (
        setweight(to_tsvector('simple', title), 'A') ||
        setweight(to_tsvector('simple', author), 'B') ||
        setweight(to_tsvector('simple', more), 'C')) stored)`.execute(database)
    await sql`create index product_search_words on product_search using gin (words)`.execute(
      database,
    )
  }
}
