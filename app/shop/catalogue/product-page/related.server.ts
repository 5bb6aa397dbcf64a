import { sql } from 'kysely'
import { db } from '#app/database/database.server.ts'
import { catalogueCache } from '#app/shop/catalogue/products/catalogue-version.server.ts'
import type { ProductRow } from '#app/shop/catalogue/products/product-row.server.ts'

/** Each shelf shows this many works, as many as stand beside each other on a wide page. */
const shown = 6

/** Holds product ids. */
type Shelves = { byAuthor: string[]; related: string[] }

const cache = catalogueCache<Shelves>(1_000)

/**
 * Returns up to `shown` other works by the same author, and as many related products: of the same series, then on the
 * same subject, then of the same category, each once and bestsellers first. Other editions of the same work are
 * excluded. The result may be a minute old.
 */
export const findShelves = (row: ProductRow, now: number): Promise<Shelves> =>
  cache(row.id, now, async () => {
    const byAuthor = await listByAuthor(row, [])
    return { byAuthor, related: await listRelated(row, byAuthor) }
  })

async function listRelated(row: ProductRow, known: string[]): Promise<string[]> {
  const found: string[] = []
  for (const list of [listInSeries, listOnSubject, listInCategory]) {
    if (found.length >= shown) break
    const ids = await list(row, [...known, ...found])
    found.push(...ids.slice(0, shown - found.length))
  }
  return found
}

/** Selects the leading editions of works other than this one and those already found, bestsellers first. */
const others = ({ workId, kind }: ProductRow, known: string[]) =>
  db.read
    .selectFrom('product as one')
    .select('one.id')
    .where('one.kind', '=', kind)
    .where('one.editionRank', '=', 0)
    .where('one.workId', '!=', workId)
    .$if(known.length > 0, (query) => query.where('one.id', 'not in', known))
    .orderBy('one.saleCount', 'desc')
    .orderBy('one.id', 'desc')
    .limit(shown)

const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id)

async function listByAuthor(row: ProductRow, known: string[]): Promise<string[]> {
  const byThem = db.read
    .selectFrom('productAuthor as own')
    .innerJoin('productAuthor as other', 'other.author', 'own.author')
    .where('own.productId', '=', row.id)
    .where('own.role', '=', 'A01')
    .where('other.role', '=', 'A01')
    .select('other.productId')
  return idsOf(await others(row, known).where('one.id', 'in', byThem).execute())
}

async function listInSeries(row: ProductRow, known: string[]): Promise<string[]> {
  if (row.seriesName === null) return []
  return idsOf(await others(row, known).where('one.seriesName', '=', row.seriesName).execute())
}

/** Walks the bestsellers until `shown` match, because their index needs no sorting. The next function does the same. */
async function listOnSubject(row: ProductRow, known: string[]): Promise<string[]> {
  const query = others(row, known)
    .where('one.inLanguage', '=', row.inLanguage)
    .where(
      sql<boolean>`exists (select 1 from product_subject as own join product_subject as other
        on other.code = own.code
        where own.product_id = ${row.id} and other.product_id = one.id)`,
    )
  return (await hasSubjects(row.id)) ? idsOf(await query.execute()) : []
}

const hasSubjects = async (productId: string) =>
  (await db.read
    .selectFrom('productSubject')
    .select('code')
    .where('productId', '=', productId)
    .limit(1)
    .executeTakeFirst()) !== undefined

async function listInCategory(row: ProductRow, known: string[]): Promise<string[]> {
  const query = others(row, known)
    .where('one.inLanguage', '=', row.inLanguage)
    .where(
      sql<boolean>`exists (select 1 from product_category as own join product_category as other
        on other.category = own.category
        where own.product_id = ${row.id} and other.product_id = one.id)`,
    )
  return idsOf(await query.execute())
}
