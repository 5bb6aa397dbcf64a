import { sql, type Kysely } from 'kysely'
import { createTables, id, whole, type ColumnTypes } from '../../create-tables.ts'

/**
 * Creates the full-text index with a column for each weight, and a table of words for corrections.
 * The next start of the shop fills both from the products.
 */
export async function up(database: Kysely<unknown>, types: ColumnTypes) {
  await sql`drop table product_search`.execute(database)
  if (types.dialect === 'sqlite') {
    await sql`drop table product_search_row`.execute(database)
    await sql`create table product_search_row
      (number integer primary key not null, product_id text not null unique) strict`.execute(
      database,
    )
    await sql`create virtual table product_search using fts5(
      title, author, series, more, stems,
      tokenize='unicode61 remove_diacritics 2', prefix='2 3')`.execute(database)
  } else {
    await sql`create table product_search (
      product_id text collate "C" primary key not null,
      title text not null, author text not null, series text not null, more text not null,
      stems text not null,
      words tsvector generated always as (
        setweight(to_tsvector('simple', title), 'A') ||
        setweight(to_tsvector('simple', author), 'B') ||
        setweight(to_tsvector('simple', series || ' ' || stems), 'C') ||
        setweight(to_tsvector('simple', more), 'D')) stored)`.execute(database)
    await sql`create index product_search_words on product_search using gin (words)`.execute(
      database,
    )
  }
  await createTables(
    database,
    types,
    {
      product_word: {
        columns: { word: id, second: id, letters: whole, n: whole },
        primaryKey: ['word'],
      },
    },
    [['product_word_second', 'product_word', ['second', 'letters']]],
  )
}
