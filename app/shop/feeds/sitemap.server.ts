import { sql } from 'kysely'
import { db } from '#app/database/database.server.ts'
import { keptAnswers } from '../catalogue/catalogue-version.server.ts'
import { categoryPath, listCategories } from '../catalogue/categories.server.ts'
import { productPath } from '../catalogue/product-card.ts'
import { personPath } from '../people/people-query.ts'
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

/** `first`: the first key of what it holds. */
type Part = { name: string; first: string; changedAt?: number }

const kept = keptAnswers<Part[]>(1)

/** The parts of the sitemap, worked out once for each version of the catalogue. */
export const listSitemapParts = (now: number): Promise<Part[]> => kept('parts', now, listParts)

async function listParts(): Promise<Part[]> {
  return [
    { name: 'pages', first: '' },
    ...(await partsOf('authors', listedAuthors(''))),
    ...(await partsOf('publishers', listedPublishers(''))),
    ...(await partsOf('products', listedProducts(''))),
  ]
}

/** The pages of a part; undefined: there is no such part. */
export async function findSitemapPart(
  name: string,
  now: number,
): Promise<SitemapPage[] | undefined> {
  if (name === 'pages') return listPages(now)
  const part = (await listSitemapParts(now)).find((one) => one.name === name)
  if (!part) return undefined
  const pages = await listSection(name.split('-')[0] as Section, part.first)
  return pages.length > 0 ? pages : undefined
}

type Section = 'authors' | 'publishers' | 'products'

async function listSection(section: Section, first: string): Promise<SitemapPage[]> {
  if (section === 'products') {
    const rows = await listedProducts(first)
      .orderBy('id')
      .limit(pagesPerPart)
      .select('kind')
      .execute()
    return rows.map((row) => ({
      path: productPath({ id: row.key, kind: row.kind }),
      changedAt: row.changedAt,
    }))
  }
  const isAuthors = section === 'authors'
  const listed = isAuthors ? listedAuthors(first) : listedPublishers(first)
  const rows = await listed.orderBy('key').limit(pagesPerPart).execute()
  return rows.map(({ key, changedAt }) => ({
    path: personPath(isAuthors ? 'author' : 'publisher', key),
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

/** What stands for its work and language in lists, from a key on. */
const listedProducts = (first: string) =>
  db.read
    .selectFrom('product')
    .where('editionRank', '=', 0)
    .where('id', '>=', first)
    .select(['id as key', 'updatedAt as changedAt'])

const listedAuthors = (first: string) =>
  db.read
    .selectFrom('productAuthor')
    .innerJoin('product', 'product.id', 'productAuthor.productId')
    .where('editionRank', '=', 0)
    .where('author', '>=', first)
    .groupBy('author')
    .select(['author as key', sql<number>`max(updated_at)`.as('changedAt')])

const listedPublishers = (first: string) =>
  db.read
    .selectFrom('product')
    .where('editionRank', '=', 0)
    .where('publisher', '>=', first)
    .groupBy('publisher')
    .select([sql<string>`publisher`.as('key'), sql<number>`max(updated_at)`.as('changedAt')])

type Listed = ReturnType<typeof listedProducts | typeof listedAuthors | typeof listedPublishers>

/** So many parts as the section needs, each with the last change of what it holds. */
async function partsOf(section: Section, listed: Listed): Promise<Part[]> {
  const numbered = sql<Omit<Part, 'name'>>`
    select min(key) as first, max(changed_at) as changed_at
    from (
      select (row_number() over (order by key) - 1) / ${sql.lit(pagesPerPart)} as part, key, changed_at
      from (${listed}) as listed
    ) as numbered
    group by part order by part`
  const { rows } = await numbered.execute(db.read)
  return rows.map((row, n) => ({ ...row, name: `${section}-${n + 1}` }))
}
