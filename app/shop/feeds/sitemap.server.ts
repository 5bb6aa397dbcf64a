import { sql } from 'kysely'
import { db } from '#app/database/database.server.ts'
import { keptAnswers } from '../catalogue/catalogue-version.server.ts'
import { categoryPath, listCategories } from '../catalogue/categories.server.ts'
import { productPath } from '../catalogue/product-card.ts'
import type { SitemapPage } from './sitemap.ts'

/** Well under the 50,000 addresses and 50 MB of a sitemap: each page stands in it once in each language. */
export const pagesPerPart = 2_000

const fixedPages = [
  '/',
  '/books',
  '/catalogue',
  '/authors',
  '/publishers',
  '/about',
  '/contact',
  '/delivery',
  '/returns',
  '/terms',
  '/privacyPolicy',
  '/imprint',
  '/accessibility',
  '/withdrawal',
]

type Part = { name: string; changedAt?: number }

const kept = keptAnswers<Part[]>(1)

/** The parts of the sitemap, worked out once for each version of the catalogue. */
export const listSitemapParts = (now: number): Promise<Part[]> => kept('parts', now, listParts)

async function listParts(): Promise<Part[]> {
  return [
    { name: 'pages' },
    ...(await partsOf('authors', listedAuthors())),
    ...(await partsOf('publishers', listedPublishers())),
    ...(await partsOf('products', listedProducts())),
  ]
}

/** The pages of a part; undefined: there is no such part. */
export async function findSitemapPart(
  name: string,
  now: number,
): Promise<SitemapPage[] | undefined> {
  if (name === 'pages') return listPages(now)
  const [, section, number] = /^(authors|publishers|products)-([1-9]\d{0,5})$/.exec(name) ?? []
  if (!section) return undefined
  const offset = (Number(number) - 1) * pagesPerPart
  const pages = await listSection(section as Section, offset)
  return pages.length > 0 ? pages : undefined
}

type Section = 'authors' | 'publishers' | 'products'

async function listSection(section: Section, offset: number): Promise<SitemapPage[]> {
  if (section === 'products') {
    const rows = await listedProducts()
      .orderBy('id')
      .limit(pagesPerPart)
      .offset(offset)
      .select('kind')
      .execute()
    return rows.map((row) => ({
      path: productPath({ id: row.key, kind: row.kind }),
      changedAt: row.changedAt,
    }))
  }
  const listed = section === 'authors' ? listedAuthors() : listedPublishers()
  const rows = await listed.orderBy('key').limit(pagesPerPart).offset(offset).execute()
  const by = section === 'authors' ? 'author' : 'publisher'
  return rows.map(({ key, changedAt }) => ({
    path: `/books?${new URLSearchParams({ [by]: key })}`,
    changedAt,
  }))
}

async function listPages(now: number): Promise<SitemapPage[]> {
  const [categories, offers] = await Promise.all([listCategories(now), listRunningOffers(now)])
  const held = categories.filter(({ count }) => count > 0)
  return [
    ...fixedPages.map((path) => ({ path })),
    ...held.map(({ slug }) => ({ path: categoryPath(slug) })),
    ...offers.map(({ slug }) => ({ path: `/offers/books/${encodeURIComponent(slug)}` })),
  ]
}

const listRunningOffers = (now: number) =>
  db.read
    .selectFrom('offer')
    .select('slug')
    .where('fromAt', '<=', now)
    .where('untilAt', '>', now)
    .orderBy('slug')
    .execute()

/** What stands for its work and language in lists. */
const listedProducts = () =>
  db.read
    .selectFrom('product')
    .where('editionRank', '=', 0)
    .select(['id as key', 'updatedAt as changedAt'])

const listedAuthors = () =>
  db.read
    .selectFrom('productAuthor')
    .innerJoin('product', 'product.id', 'productAuthor.productId')
    .where('editionRank', '=', 0)
    .groupBy('author')
    .select(['author as key', sql<number>`max(updated_at)`.as('changedAt')])

const listedPublishers = () =>
  db.read
    .selectFrom('product')
    .where('editionRank', '=', 0)
    .where('publisher', 'is not', null)
    .groupBy('publisher')
    .select([sql<string>`publisher`.as('key'), sql<number>`max(updated_at)`.as('changedAt')])

type Listed = ReturnType<typeof listedProducts | typeof listedAuthors | typeof listedPublishers>

/** So many parts as the section needs, each with the last change of what it holds. */
async function partsOf(section: Section, listed: Listed): Promise<Part[]> {
  const numbered = sql<{ part: number; changedAt: number }>`
    select part, max(changed_at) as changed_at
    from (
      select (row_number() over (order by key) - 1) / ${sql.lit(pagesPerPart)} as part, changed_at
      from (${listed}) as listed
    ) as numbered
    group by part order by part`
  const { rows } = await numbered.execute(db.read)
  return rows.map((row, n) => ({ name: `${section}-${n + 1}`, changedAt: row.changedAt }))
}
