import { sql } from 'kysely'
import type { Transact } from './connection.server.ts'
import { db } from './database.server.ts'

/**
 * Words of a product, folded, parted by spaces. Corrections are drawn from title, author and series, so no
 * stems there: those of the title stand apart, those of the rest in `more`.
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

/** Shorter words and numbers are never corrected. */
const isWord = (word: string) => /^\p{L}{3,40}$/u.test(word)

const wordsOf = ({ title, author, series }: Written) =>
  new Set(`${title} ${author} ${series}`.split(' ').filter(isWord))

const idList = (documents: SearchDocument[]) =>
  sql.join(documents.map(({ productId }) => productId))

/** Puts words of products into the index, in place of what stood there; a few hundred at most. */
export async function indexDocuments(t: Transact, documents: SearchDocument[]) {
  if (documents.length === 0) return
  const known = await listIndexed(t, documents)
  await countWords(t, known, documents)
  if (db.dialect === 'sqlite') await writeRows(t, documents)
  else await writeTable(t, documents)
}

async function listIndexed(t: Transact, documents: SearchDocument[]): Promise<Written[]> {
  const { rows } =
    db.dialect === 'sqlite'
      ? await sql<Written>`select title, author, series from product_search
          where rowid in (select number from product_search_row
            where product_id in (${idList(documents)}))`.execute(t)
      : await sql<Written>`select title, author, series from product_search
          where product_id in (${idList(documents)})`.execute(t)
  return rows
}

/** In how many products each word stands: what was, taken off, and what will be, added. */
async function countWords(t: Transact, before: Written[], after: Written[]) {
  const changes = new Map<string, number>()
  const count = (documents: Written[], by: number) => {
    for (const document of documents)
      for (const word of wordsOf(document)) changes.set(word, (changes.get(word) ?? 0) + by)
  }
  count(before, -1)
  count(after, 1)
  // In one order, so that two imports wait for each other and not both for ever.
  const changed = [...changes].filter(([, n]) => n !== 0).sort(([a], [b]) => (a < b ? -1 : 1))
  for (let start = 0; start < changed.length; start += 500) {
    const rows = changed.slice(start, start + 500).map(([word, n]) => {
      const letters = [...word]
      return sql`(${word}, ${letters[1]!}, ${letters.length}, ${n})`
    })
    await sql`insert into product_word (word, second, letters, n) values ${sql.join(rows)}
      on conflict (word) do update set n = product_word.n + excluded.n`.execute(t)
  }
  const fewer = changed.filter(([, n]) => n < 0).map(([word]) => word)
  for (let start = 0; start < fewer.length; start += 500)
    await sql`delete from product_word where n <= 0
      and word in (${sql.join(fewer.slice(start, start + 500))})`.execute(t)
}

async function writeRows(t: Transact, documents: SearchDocument[]) {
  for (const { productId, title, author, series, more, stems } of documents) {
    await sql`insert into product_search_row (product_id) values (${productId})
      on conflict do nothing`.execute(t)
    const row = sql`(select number from product_search_row where product_id = ${productId})`
    await sql`delete from product_search where rowid = ${row}`.execute(t)
    await sql`insert into product_search (rowid, title, author, series, more, stems)
      values (${row}, ${title}, ${author}, ${series}, ${more}, ${stems})`.execute(t)
  }
}

async function writeTable(t: Transact, documents: SearchDocument[]) {
  const rows = documents.map(
    ({ productId, title, author, series, more, stems }) =>
      sql`(${productId}, ${title}, ${author}, ${series}, ${more}, ${stems})`,
  )
  await sql`insert into product_search (product_id, title, author, series, more, stems)
    values ${sql.join(rows)}
    on conflict (product_id) do update set title = excluded.title, author = excluded.author,
      series = excluded.series, more = excluded.more, stems = excluded.stems`.execute(t)
}

/** Takes every product out of the index. */
export async function clearSearch(t: Transact) {
  await sql`delete from product_search`.execute(t)
  if (db.dialect === 'sqlite') await sql`delete from product_search_row`.execute(t)
  await sql`delete from product_word`.execute(t)
}

export type KnownWord = { word: string; n: number }

/** The words of the shop among these, and in how many products each stands. */
export async function listKnownWords(words: string[]): Promise<KnownWord[]> {
  if (words.length === 0) return []
  const { rows } = await sql<KnownWord>`
    select word, n from product_word where word in (${sql.join(words)})`.execute(db.read)
  return rows
}

/**
 * The words of the shop that might have been meant: with the same first or second letter, or these two
 * changed about or one of them missing, and of nearly the same length.
 */
export async function listSimilarWords(word: string, lengthApart: number): Promise<KnownWord[]> {
  const [first = '', second = '', third = ''] = [...word]
  const letters = [...word].length
  const near = sql`letters between ${letters - lengthApart} and ${letters + lengthApart}`
  const { rows } = await sql<KnownWord>`
    select word, n from product_word where ${near}
      and ((word >= ${first} and word < ${after(first)}) or second = ${second}
        or second = ${first} or (word >= ${second} and word < ${after(second)}
          and second in (${first}, ${third})))`.execute(db.read)
  return rows
}

/** The first text after all that begin with the letter. */
const after = (letter: string) => String.fromCodePoint(letter.codePointAt(0)! + 1)
