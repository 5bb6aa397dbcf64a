import { sql, type RawBuilder } from 'kysely'
import { db } from '#app/database/database.server.ts'
import { matchProducts, type SearchTerm } from '#app/database/search.server.ts'
import type { Language } from '#app/i18n/languages.ts'
import { keptAnswers } from './catalogue-version.server.ts'
import { cardsPerPage, type ListedFormat, type Sort } from './listing-query.ts'

/** What a list holds, in the terms of the database. */
export type ListingFilter = {
  /** Left out: books and goods. */
  kind: 'book' | undefined
  /** None: nothing is searched for. */
  terms: SearchTerm[]
  /** Any of them; empty: no matter which. */
  categories: string[]
  tag: string | undefined
  formats: ListedFormat[]
  languages: string[]
  /** Paise of today, both included. */
  priceFrom: number | undefined
  priceTo: number | undefined
  inStock: boolean
}

type Sql = RawBuilder<unknown>

const all = (conditions: Sql[]) =>
  conditions.length > 0 ? sql`(${sql.join(conditions, sql` and `)})` : sql`1 = 1`

/** Works of which any edition holds the words; what stands for them is listed, whichever that is. */
const foundWorks = (terms: SearchTerm[]) => sql`(
    select matching.work_id, matching.in_language, max(hit.relevance) as relevance
    from ${matchProducts(terms)} as hit cross join product as matching
    where matching.id = hit.id
    group by matching.work_id, matching.in_language
  ) as found`

/** `cross join`, since SQLite then begins with the few that were found and not with all there are. */
const fromListed = ({ terms }: ListingFilter) =>
  terms.length > 0 ? sql`${foundWorks(terms)} cross join product as listed` : sql`product as listed`

/**
 * One product for each work and language: the first of its editions, with formats the first of these.
 * `apart`: the first of each format, for counting them.
 */
function standsForWork({ formats }: ListingFilter, apart: boolean): Sql {
  if (!apart && formats.length === 0) return sql`listed.edition_rank = 0`
  const comparable = apart
    ? sql`other.format = listed.format`
    : sql`other.format in (${sql.join(formats)})`
  return all([
    sql`listed.edition_rank is not null`,
    apart ? sql`listed.format is not null` : sql`listed.format in (${sql.join(formats)})`,
    sql`not exists (
      select 1 from product as other
      where other.work_id = listed.work_id and other.in_language = listed.in_language
        and other.edition_rank < listed.edition_rank and ${comparable})`,
  ])
}

/** What no facet changes. */
function scopeOf({ terms, kind, categories, tag }: ListingFilter): Sql[] {
  return [
    ...(terms.length > 0
      ? [sql`listed.work_id = found.work_id and listed.in_language = found.in_language`]
      : []),
    ...(kind ? [sql`listed.kind = ${kind}`] : []),
    ...(categories.length > 0
      ? [
          sql`listed.id in (select product_id from product_category
            where category in (${sql.join(categories)}))`,
        ]
      : []),
    ...(tag === undefined
      ? []
      : [sql`listed.id in (select product_id from product_tag where tag = ${tag})`]),
  ]
}

const isInLanguages = ({ languages }: ListingFilter) =>
  languages.length > 0 ? [sql`listed.in_language in (${sql.join(languages)})`] : []

const isInStock = (now: number) => sql`((listed.stock is null or listed.stock > 0)
  and listed.out_of_print = 0 and (listed.published_at is null or listed.published_at <= ${now}))`

const isInBand = ({ priceFrom, priceTo }: ListingFilter) => [
  ...(priceFrom === undefined ? [] : [sql`listed.sort_price >= ${priceFrom}`]),
  ...(priceTo === undefined ? [] : [sql`listed.sort_price <= ${priceTo}`]),
]

const filters = (filter: ListingFilter, now: number) => [
  ...isInLanguages(filter),
  ...isInBand(filter),
  ...(filter.inStock ? [isInStock(now)] : []),
]

/** Ends in the id, in the direction of the index that serves the order. */
const orders: Record<Sort, Sql> = {
  relevance: sql`found.relevance desc, listed.sale_count desc, listed.id`,
  popular: sql`listed.sale_count desc, listed.id desc`,
  newest: sql`listed.published_at desc nulls last, listed.id desc`,
  'price-up': sql`listed.sort_price asc nulls last, listed.id`,
  'price-down': sql`listed.sort_price desc nulls last, listed.id desc`,
  title: sql`listed.sort_name, listed.id`,
}

/** Goods are named in the page's language; the title of a book is its own, and has an index. */
const byLocalName = (language: Language) => sql`coalesce((select local.sort_name
  from product_text as local
  where local.product_id = listed.id and local.language = ${language}), listed.sort_name), listed.id`

type Page = { sort: Sort; page: number; language: Language; now: number }

const kept = keptAnswers<string[]>(500)

/** The ids of one page of a list, 24 or fewer; `page` counts from 1. Asked once for each version. */
export function listProductIds(filter: ListingFilter, asked: Page): Promise<string[]> {
  const { sort, page, language, now } = asked
  const order = sort === 'title' && !filter.kind ? language : ''
  return kept(JSON.stringify([filter, sort, page, order]), now, () => findIds(filter, asked))
}

async function findIds(
  filter: ListingFilter,
  { sort: asked, page, language, now }: Page,
): Promise<string[]> {
  // Without words nothing is more relevant than another.
  const sort = asked === 'relevance' && filter.terms.length === 0 ? 'popular' : asked
  const order = sort === 'title' && !filter.kind ? byLocalName(language) : orders[sort]
  const conditions = [standsForWork(filter, false), ...scopeOf(filter), ...filters(filter, now)]
  const { rows } = await sql<{ id: string }>`
    select listed.id from ${fromListed(filter)} where ${all(conditions)}
    order by ${order} limit ${cardsPerPage} offset ${(page - 1) * cardsPerPage}`.execute(db.read)
  return rows.map((row) => row.id)
}

/** How many products there are of each language, in stock or not, within the price band or not. */
export type CountedGroup = {
  language: string
  inStock: number
  inBand: number
  count: number
  /** Paise; null: none of them is for sale. */
  cheapest: number | null
  dearest: number | null
}

/** Counts a list for every choice of language, availability and price at once, in one pass. */
export async function countGroups(filter: ListingFilter, now: number): Promise<CountedGroup[]> {
  const { rows } = await sql<CountedGroup>`
    select listed.in_language as language,
      case when ${isInStock(now)} then 1 else 0 end as in_stock,
      case when ${all(isInBand(filter))} then 1 else 0 end as in_band,
      count(*) as count, min(listed.sort_price) as cheapest, max(listed.sort_price) as dearest
    from ${fromListed(filter)}
    where ${all([standsForWork(filter, false), ...scopeOf(filter)])}
    group by 1, 2, 3`.execute(db.read)
  return rows
}

/** How many works the list would hold if each format alone were chosen. */
export async function countFormats(
  filter: ListingFilter,
  now: number,
): Promise<{ format: string; count: number }[]> {
  const conditions = [standsForWork(filter, true), ...scopeOf(filter), ...filters(filter, now)]
  const { rows } = await sql<{ format: string; count: number }>`
    select listed.format, count(*) as count from ${fromListed(filter)}
    where ${all(conditions)} group by listed.format`.execute(db.read)
  return rows
}
