import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Transaction } from './connection.server.ts'
import { db } from './database.server.ts'

/**
 * The words are folded and separated by spaces. Corrections use title, author and series, so these
 * have no stems: those of the title are separate, all others are in `more`.
 */
export type SearchDocument = {
  productId: string
  title: string
  author: string
  series: string
  more: string
  stems: string
}

type Written = Pick<SearchDocument, 'title' | 'author' | 'series'>

/** Numbers and shorter words are never corrected, nor the pairs of letters of scripts without blanks. */
const isWord = (word: string) => /^(?:\p{L}\p{M}*){3,40}$/u.test(word)

const tokensOf = ({ title, author, series }: Written) =>
  new Set(`${title} ${author} ${series}`.split(' ').filter(isWord))

const idsOf = (documents: SearchDocument[]) => documents.map(({ productId }) => productId)

/** Replaces the indexed words of products, a few hundred at most. */
export async function indexDocuments(trx: Transaction, documents: SearchDocument[]) {
  if (documents.length === 0) return
  const known = await listIndexed(trx, idsOf(documents))
  await countWords(trx, known, documents)
  if (db.dialect === 'sqlite') await writeRows(trx, documents)
  else await writeTable(trx, documents)
}

/** Removes products from the index, before they are deleted. */
export async function removeDocuments(trx: Transaction, productIds: string[]) {
  await countWords(trx, await listIndexed(trx, productIds), [])
  const ids = sql.join(productIds)
  if (db.dialect === 'sqlite') {
    await sql`delete from product_search where rowid in
      (select number from product_search_row where product_id in (${ids}))`.execute(trx)
    await sql`delete from product_search_row where product_id in (${ids})`.execute(trx)
  } else await sql`delete from product_search where product_id in (${ids})`.execute(trx)
}

async function listIndexed(trx: Transaction, productIds: string[]): Promise<Written[]> {
  const ids = sql.join(productIds)
  const { rows } =
    db.dialect === 'sqlite'
      ? await sql<Written>`select title, author, series from product_search
          where rowid in (select number from product_search_row
            where product_id in (${ids}))`.execute(trx)
      : await sql<Written>`select title, author, series from product_search
          where product_id in (${ids})`.execute(trx)
  return rows
}

/** Updates the number of products for each word: old words are subtracted, new ones added. */
async function countWords(trx: Transaction, before: Written[], after: Written[]) {
  const changes = new Map<string, number>()
  const count = (documents: Written[], by: number) => {
    for (const document of documents)
      for (const word of tokensOf(document)) changes.set(word, (changes.get(word) ?? 0) + by)
  }
  count(before, -1)
  count(after, 1)
  // The fixed order prevents a deadlock of two imports.
  const changed = [...changes].filter(([, n]) => n !== 0).sort(([a], [b]) => (a < b ? -1 : 1))
  if (changed.length === 0) return
  const rows = changed.map(([word, n]) => {
    const letters = [...word]
    return { word, second: letters[1], letters: letters.length, n }
  })
  await sql`insert into product_word (word, second, letters, n)
    select word, second, letters, n from ${wordTable(rows)} where true
    on conflict (word) do update set n = product_word.n + excluded.n`.execute(trx)
  const fewer = rows.filter(({ n }) => n < 0)
  if (fewer.length > 0)
    await sql`delete from product_word where n <= 0
      and word in (select word from ${wordTable(fewer)})`.execute(trx)
}

/** The statement has the same text for any number of words. */
const wordTable = (rows: object[]) =>
  db.dialect === 'sqlite'
    ? sql`(select value ->> 'word' as word, value ->> 'second' as second,
        value ->> 'letters' as letters, value ->> 'n' as n
        from json_each(${JSON.stringify(rows)})) as one`
    : sql`json_to_recordset(${JSON.stringify(rows)}::json)
        as one (word text, second text, letters bigint, n bigint)`

async function writeRows(trx: Transaction, documents: SearchDocument[]) {
  for (const { productId, title, author, series, more, stems } of documents) {
    await sql`insert into product_search_row (product_id) values (${productId})
      on conflict do nothing`.execute(trx)
    const row = sql`(select number from product_search_row where product_id = ${productId})`
    await sql`delete from product_search where rowid = ${row}`.execute(trx)
    await sql`insert into product_search (rowid, title, author, series, more, stems)
      values (${row}, ${title}, ${author}, ${series}, ${more}, ${stems})`.execute(trx)
  }
}

async function writeTable(trx: Transaction, documents: SearchDocument[]) {
  const rows = documents.map(
    ({ productId, title, author, series, more, stems }) =>
      sql`(${productId}, ${title}, ${author}, ${series}, ${more}, ${stems})`,
  )
  await sql`insert into product_search (product_id, title, author, series, more, stems)
    values ${sql.join(rows)}
    on conflict (product_id) do update set title = excluded.title, author = excluded.author,
      series = excluded.series, more = excluded.more, stems = excluded.stems`.execute(trx)
}

/**
 * Empties the index after waiting for other writers. Products keep their number, which lists use.
 */
export async function clearSearch(trx: Transaction) {
  if (db.dialect === 'postgres')
    await sql`lock table product_search in access exclusive mode`.execute(trx)
  await sql`delete from product_search`.execute(trx)
  if (db.dialect === 'sqlite')
    await sql`delete from product_search_row
      where product_id not in (select id from product)`.execute(trx)
  await sql`delete from product_word`.execute(trx)
}

type KnownWord = { word: string; n: number }

/** Returns the known words among these, each with its number of products. */
export async function listKnownWords(words: string[]): Promise<KnownWord[]> {
  if (words.length === 0) return []
  const { rows } = await sql<KnownWord>`
    select word, n from product_word where word in (${sql.join(words)})`.execute(db.read)
  return rows
}

/**
 * Returns similar known words: with the same first letter; with another in its place; without it or
 * with one before it; with the first two swapped. Their length is as near as the other letters
 * allow. They are one text each, since thousands of rows cost more.
 */
export async function listSimilarWords(word: string, most: number): Promise<KnownWord[]> {
  const [first = '', second = '', third = ''] = [...word]
  const letters = [...word].length
  const longBy = (from: number, to: number) =>
    sql`letters between ${letters + from} and ${letters + to}`
  const startsWith = (letter: string) => sql`word >= ${letter} and word < ${after(letter)}`
  const near = [
    sql`${startsWith(first)} and ${longBy(-most, most)}`,
    sql`second = ${second} and ${longBy(1 - most, most - 1)}`,
    sql`second = ${first} and ${longBy(1 - most, most)}`,
    sql`${startsWith(second)} and second = ${third} and ${longBy(-most, most - 2)}`,
  ]
  const packed =
    db.dialect === 'sqlite'
      ? sql`group_concat(word || ' ' || n)`
      : sql`string_agg(word || ' ' || n, ',')`
  const words = new Map<string, number>()
  for (const one of near) {
    const { rows } = await sql<{ packed: string | null }>`
      select ${packed} as packed from product_word where ${one}`.execute(db.read)
    for (const entry of rows[0]?.packed?.split(',') ?? []) {
      const gap = entry.indexOf(' ')
      words.set(entry.slice(0, gap), Number(entry.slice(gap + 1)))
    }
    await setImmediate()
  }
  return [...words].map(([known, n]) => ({ word: known, n }))
}

/** Returns the first text after all that begin with the letter. */
const after = (letter: string) => String.fromCodePoint(letter.codePointAt(0)! + 1)
