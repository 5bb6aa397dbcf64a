import { sql } from 'kysely'
import { db } from '#app/database/database.server.ts'
import { familyUpwards } from '#app/shop/catalogue/categories/category-family.ts'
import type { DiscountRow } from '#app/shop/pricing/prices/price.ts'
import { subjectLine, subjectOfCode } from '#app/shop/catalogue/text/subject-text.ts'
import { groupRows } from '#app/shop/catalogue/text/group-rows.ts'
import { readOwnPrices, type Reductions } from './listing-own-prices.server.ts'
import type { IndexedProduct } from './facet-index.ts'

/** Reading this many rows takes a few milliseconds. */
const atOnce = 300

type Row = Omit<
  IndexedProduct,
  'isReduced' | 'ownPrices' | 'authors' | 'categories' | 'variants' | 'subjects'
>

/** Yields every product in the order of the ids, a few hundred at a time. */
export async function* readIndexedProducts(now: number): AsyncGenerator<IndexedProduct[]> {
  const above = await readFamilies()
  for (let after = ''; ;) {
    const rows = await readRows(after, now)
    const last = rows.at(-1)?.id
    if (last === undefined) return
    const authors = await readPairs('product_author', 'author', after, last)
    const own = await readPairs('product_category', 'category', after, last)
    const variants = await readVariants(after, last)
    const codes = await readPairs('product_subject', 'code', after, last)
    const reduced = await readReduced(after, last, now)
    const prices = await readOwnPrices(rows, reduced, now)
    yield rows.map((row) => {
      const categories = own.get(row.id) ?? none
      const facts = {
        isReduced: reduced.has(row.id),
        ownPrices: prices.get(row.id),
        authors: unique(authors.get(row.id) ?? none),
        variants: variants.get(row.id) ?? [],
        categories: unique(categories.flatMap((one) => above.get(one) ?? none)),
        subjects: unique((codes.get(row.id) ?? none).flatMap(subjectsAbove)),
      }
      return Object.assign(row, facts)
    })
    after = last
  }
}

const none: string[] = []

/** Returns the subject of a code and all subjects above it. */
function subjectsAbove(code: string): string[] {
  const subject = subjectOfCode(code)
  return subject === undefined ? none : subjectLine(subject)
}

const unique = (list: string[]) => (list.length > 1 ? [...new Set(list)] : list)

// Plugins are skipped, because converting the column names of so many rows takes longer than reading them.
const read = () => db.read.withoutPlugins()

const searchNumber = () =>
  db.dialect === 'sqlite'
    ? sql`(select number from product_search_row where product_id = id)`
    : sql`null`

/** What is supplied on order or ahead of its day can be bought without stock, and what a partner sells without a price. */
const isBuyable = (now: number) => sql`case when out_of_print = 1 or ${lacksFile}
  or (sort_price is null and affiliate_link is null)
  or (stock = 0 and coalesce(format, '') <> 'e-book' and supply_days is null and coalesce(published_at, 0) <= ${now})
  then 0 else 1 end`

const lacksFile = sql`format = 'e-book' and ebook_content is null`

async function readRows(after: string, now: number): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select id, kind, ${searchNumber()} as number, work_id as work, edition_rank as rank, sort_name as "sortName", format,
      in_language as language, publisher, sort_price as price, published_at as published,
      sale_count as sales, case when ${lacksFile} then 0 else stock end as stock, out_of_print as "outOfPrint", stars_tenths as stars,
      ${isBuyable(now)} as "isBuyable",
      number_of_pages as pages, ebook_words as words, fixed_price_markets as fixed,
      series_name as series, series_number as volume, age_from as "ageFrom", age_to as "ageTo"
    from product where id > ${after} order by id limit ${atOnce}`.execute(read())
  return rows
}

async function readPairs(
  table: 'product_author' | 'product_category' | 'product_subject',
  column: 'author' | 'category' | 'code',
  after: string,
  last: string,
): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ id: string; one: string }>`
    select product_id as id, ${sql.ref(column)} as one from ${sql.table(table)}
    where product_id > ${after} and product_id <= ${last}
    order by product_id, ${sql.ref(column)}`.execute(read())
  return groupRows(
    rows,
    ({ id }) => id,
    ({ one }) => one,
  )
}

async function readVariants(after: string, last: string) {
  const { rows } = await sql<IndexedProduct['variants'][number] & { id: string }>`
    select product_id as id, color, size, stock from variant
    where product_id > ${after} and product_id <= ${last} order by product_id`.execute(read())
  return groupRows(
    rows,
    ({ id }) => id,
    (row) => row,
  )
}

async function readReduced(after: string, last: string, now: number): Promise<Reductions> {
  const { rows } = await sql<Omit<DiscountRow, 'fromAt' | 'untilAt'> & { id: string }>`
    select product_id as id, percent, currency, market, amount_minor as "amountMinor" from discount
    where product_id > ${after} and product_id <= ${last}
      and from_at <= ${now} and (until_at is null or until_at > ${now})`.execute(read())
  const reduced: Reductions = new Map()
  for (const { id, ...discount } of rows)
    reduced.set(id, [...(reduced.get(id) ?? []), { ...discount, fromAt: 0, untilAt: null }])
  return reduced
}

/** Returns each category with all its ancestors. */
async function readFamilies(): Promise<Map<string, string[]>> {
  const all = await db.read.selectFrom('category').select(['slug', 'parent']).execute()
  return new Map(all.map(({ slug }) => [slug, familyUpwards(slug, all)]))
}
