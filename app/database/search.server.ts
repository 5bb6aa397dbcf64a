import { sql, type RawBuilder } from 'kysely'
import { prepareQuery } from './prepare-query.server.ts'
import { db } from './database.server.ts'
import { idTable } from './lists/id-table.server.ts'
import type { MatchedProduct, MatchKey, SearchTerm } from './search-term.ts'

/** The weights are those of title, author, series, the rest, and the stems of the title. */
const bm25 = sql`bm25(product_search, 10, 4, 3, 1, 6)`
const weights = '{0.1, 0.3, 0.4, 1}'
/** The expression ranks a product for a query on PostgreSQL. */
const rank = sql`ts_rank(${weights}, words, query)`

/**
 * `names` excludes the description; `title` on PostgreSQL includes the name of the series; `title-words` excludes the
 * stems of the title too.
 */
export type SearchedPart = 'all' | 'names' | 'title' | 'title-words'

type QuerySyntax = {
  any: string
  all: string
  /** Formats a word, or the beginning of one. */
  word: (text: string, isBeginning: boolean, part: SearchedPart) => string
  within: (query: string, part: SearchedPart) => string
}
const columnsOfPart = {
  names: 'title author series stems',
  title: 'title stems',
  'title-words': 'title',
}
/** The columns have these weights since 010-search-columns.ts. */
const weightsOfPart = { all: '', names: 'ABC', title: 'AC', 'title-words': 'A' }

const syntaxOf: Record<'sqlite' | 'postgres', QuerySyntax> = {
  sqlite: {
    any: ' OR ',
    all: ' AND ',
    word: (text, isBeginning) => `"${text}"${isBeginning ? '*' : ''}`,
    within: (query, part) => (part === 'all' ? query : `{${columnsOfPart[part]}} : (${query})`),
  },
  postgres: {
    any: ' | ',
    all: ' & ',
    word: (text, isBeginning, part) => {
      const labels = (isBeginning ? '*' : '') + weightsOfPart[part]
      return labels ? `'${text}':${labels}` : `'${text}'`
    },
    within: (query) => query,
  },
}

/** Drops everything but letters, their marks and digits, so that nobody can type an operator. */
const safe = (word: string) => word.replace(/[^\p{L}\p{M}\p{N}]/gu, '')

function matchQuery(terms: SearchTerm[], part: SearchedPart = 'all'): string {
  const { any, all, word, within } = syntaxOf[db.dialect]
  const formatWord = (text: string, isBeginning: boolean) => word(safe(text), isBeginning, part)
  const query = terms
    .map((term) => {
      const forms = term.forms
        .filter(safe)
        .map((form, n) => formatWord(form, term.prefix && n === 0))
      const parts = (term.parts ?? []).map((one) => formatWord(one, false)).join(all)
      return `(${[...forms, ...(parts && [`(${parts})`])].join(any)})`
    })
    .join(all)
  return within(query, part)
}

type MatchOptions = {
  /** Returns the first matches of the index, for words that half of the shop matches. */
  quick?: boolean
  part?: SearchedPart
}

/**
 * Returns the `most` best products that match every term. They come as one JSON text, since the
 * driver makes an object of each row, which costs more than the search.
 */
export async function listMatches(
  terms: SearchTerm[],
  most: number,
  { quick = false, part }: MatchOptions = {},
): Promise<MatchKey[]> {
  const params = { query: matchQuery(terms, part), most }
  const rows = await (quick ? selectQuickly : selectBest)(db.read, params)
  return JSON.parse(rows[0]!.found) as MatchKey[]
}

type Found = { found: string }

const selectMatches = (quick: boolean) =>
  prepareQuery((reader, { query, most }: { query: string; most: number }) => ({
    compile: () =>
      (db.dialect === 'sqlite' ? matchInFile : matchOnServer)(query, most, quick).compile(reader),
  }))
const selectQuickly = selectMatches(true)
const selectBest = selectMatches(false)

const matchInFile = (query: string, most: number, quick: boolean) =>
  quick
    ? sql<Found>`select json_group_array(number) as found
        from (select rowid as number from product_search where product_search match ${query} limit ${most})`
    : sql<Found>`
        with hit as materialized (select rowid as number, ${bm25} as place
          from product_search where product_search match ${query} order by place limit ${most})
        select json_group_array(number order by place, number) as found from hit`

const matchOnServer = (query: string, most: number, quick: boolean) =>
  sql<Found>`
    with hit as (select product_id, ${quick ? sql`0` : rank} as place
      from product_search, to_tsquery('simple', ${query}) as query
      where words @@ query order by place desc, product_id limit ${most})
    select coalesce(json_agg(product_id order by place desc, product_id), '[]')::text as found from hit`

/** Maps the index's keys to product ids; deleted products are omitted. */
export async function productIdsOf(keys: MatchKey[]): Promise<Map<MatchKey, string>> {
  if (db.dialect === 'postgres') return new Map(keys.map((key) => [key, String(key)]))
  const { rows } = await sql<{ number: number; id: string }>`
    select number, product_id as id from json_each(${JSON.stringify(keys)}) as one
    cross join product_search_row where number = one.value`.execute(db.read)
  return new Map(rows.map(({ number, id }) => [number, id]))
}

const columnsOfMatched = {
  id: sql`product.id`,
  workId: sql`product.work_id`,
  inLanguage: sql`product.in_language`,
  name: sql`product.name`,
  sortName: sql`product.sort_name`,
  seriesNumber: sql`product.series_number`,
  editionRank: sql`product.edition_rank`,
  title: sql`words.title`,
  author: sql`words.author`,
  series: sql`words.series`,
  stems: sql`words.stems`,
} satisfies Record<keyof MatchedProduct, RawBuilder<unknown>>

function matchedColumns(): RawBuilder<string> {
  const columns = Object.entries(columnsOfMatched)
  const pairs = sql.join(columns.map(([name, value]) => sql`${sql.lit(name)}, ${value}`))
  return db.dialect === 'sqlite'
    ? sql`json_group_array(json_object(${pairs}))`
    : sql`coalesce(json_agg(json_build_object(${pairs})), '[]')::text`
}

/** `cross join` keeps SQLite in the order of the joins. */
const selectMatched = prepareQuery((reader, { ids }: { ids: string }) => ({
  compile() {
    const words =
      db.dialect === 'sqlite'
        ? sql`product_search_row as row cross join product_search as words`
        : sql`product_search as words`
    const isOfProduct =
      db.dialect === 'sqlite'
        ? sql`row.product_id = one.id and words.rowid = row.number`
        : sql`words.product_id = one.id`
    return sql<{ matched: string }>`
      select ${matchedColumns()} as matched
      from ${idTable(ids)} as one cross join ${words} cross join product
      where ${isOfProduct} and product.id = one.id`.compile(reader)
  },
}))

/** Returns the names of products; deleted ones are omitted. */
export async function listMatched(ids: string[]): Promise<MatchedProduct[]> {
  const rows = await selectMatched(db.read, { ids: JSON.stringify(ids) })
  return JSON.parse(rows[0]!.matched) as MatchedProduct[]
}

/** Counts products that match every term, up to `most`. */
export async function countMatches(
  terms: SearchTerm[],
  most: number,
  part?: SearchedPart,
): Promise<number> {
  const query = matchQuery(terms, part)
  const matching =
    db.dialect === 'sqlite'
      ? sql`product_search where product_search match ${query}`
      : sql`product_search where words @@ to_tsquery('simple', ${query})`
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from (select 1 as one from ${matching} limit ${most}) as hit`.execute(
    db.read,
  )
  return rows[0]!.n
}

/** Counts the products in the index. */
export async function countIndexed(): Promise<number> {
  const all = db.dialect === 'sqlite' ? sql`product_search_row` : sql`product_search`
  const { rows } = await sql<{ n: number }>`select count(*) as n from ${all}`.execute(db.read)
  return rows[0]!.n
}

/** Returns ids of listed works with one of these sort names, the `most` best selling ones. */
export async function listTitled(sortNames: string[], most: number): Promise<string[]> {
  const products = await db.read
    .selectFrom('product')
    .where('kind', 'in', ['book', 'goods'])
    .where('editionRank', '=', 0)
    .where('sortName', 'in', sortNames)
    .select('id')
    .orderBy('saleCount', 'desc')
    .orderBy('id')
    .limit(most)
    .execute()
  return products.map(({ id }) => id)
}

/** Selects matching products as a table of `id` and `relevance` (more is better). */
export function matchProducts(terms: SearchTerm[]): RawBuilder<{ id: string; relevance: number }> {
  const query = matchQuery(terms)
  if (db.dialect === 'sqlite')
    // The rank is materialised, since it cannot be computed in a query that groups.
    return sql`(with hit as materialized (
        select row.product_id as id, -${bm25} as relevance
        from product_search join product_search_row as row on row.number = product_search.rowid
        where product_search match ${query})
      select id, relevance from hit)`
  return sql`(select product_id as id, ${rank} as relevance
    from product_search, to_tsquery('simple', ${query}) as query
    where words @@ query)`
}
