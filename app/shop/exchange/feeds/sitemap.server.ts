import { sql } from 'kysely'
import { db } from '#app/database/database.server.ts'
import { catalogueCache } from '#app/shop/catalogue/products/catalogue-version.server.ts'
import { productPath } from '#app/shop/catalogue/product-card/product-card.ts'
import { cardsPerPage } from '#app/shop/catalogue/facet-index/listing-query.ts'
import { contributorPath } from '#app/shop/catalogue/contributors/contributors-query.ts'
import { languagesOfPage, ownPageName } from '#app/shop/operations/own-texts/own-text.ts'
import { findOwnTexts } from '#app/shop/operations/own-texts/own-texts.server.ts'
import { listListPages, numbered } from './sitemap-lists.server.ts'
import type { SitemapPage } from './sitemap.ts'

/**
 * A part stays well under the 50,000 URLs and 50 MB of a sitemap, since it holds each page in each
 * language.
 */
export const pagesPerPart = 2_000

const fixedPages = [
  '/',
  '/catalogue',
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

/** `first` is the first key of the part. */
type Part = { name: string; first: string; changedAt?: number }

const cache = catalogueCache<Part[]>(1)
const pageCache = catalogueCache<string[]>(1)

/** Returns the parts of the sitemap, computed once for each version of the catalogue. */
export const listSitemapParts = (now: number): Promise<Part[]> =>
  cache('parts', now, () => listParts(now))

async function listParts(now: number): Promise<Part[]> {
  const pages = await listPages(now)
  const parts = Math.ceil(pages.length / pagesPerPart)
  return [
    ...Array.from({ length: parts }, (_, n) => ({ name: pagesName(n), first: '' })),
    ...(await partsOf('authors', listedAuthors(''))),
    ...(await partsOf('publishers', listedPublishers(''))),
    ...(await partsOf('products', listedProducts(''))),
  ]
}

/** Returns the pages of a part; undefined if there is no such part. */
export async function findSitemapPart(
  name: string,
  now: number,
): Promise<SitemapPage[] | undefined> {
  const part = (await listSitemapParts(now)).find((one) => one.name === name)
  if (!part) return undefined
  if (name.startsWith('pages')) return findPages(name, now)
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
  return rows.flatMap(({ key, changedAt, count }) => {
    const path = contributorPath(isAuthors ? 'author' : 'publisher', key)
    return numbered(path, count, cardsPerPage).map((one) => ({ path: one, changedAt }))
  })
}

const pagesName = (part: number) => (part === 0 ? 'pages' : `pages-${part + 1}`)

const listPages = (now: number): Promise<string[]> =>
  pageCache('pages', now, async () => [...fixedPages, ...(await listListPages(now))])

async function findPages(name: string, now: number): Promise<SitemapPage[]> {
  const pages = await listPages(now)
  const part = Number(name.split('-')[1] ?? 1) - 1
  const texts = await findOwnTexts(now)
  const own = part === 0 ? texts.pages.map(({ slug }) => `/${ownPageName(slug)}`) : []
  return [...pages.slice(part * pagesPerPart, (part + 1) * pagesPerPart), ...own].map((path) => ({
    path,
    languages: languagesOfPage(texts, textNameOf(path)),
  }))
}

/** Returns the name of the text that a page shows. */
const textNameOf = (path: string) => (path === '/privacyPolicy' ? 'privacy' : path.slice(1))

/** Selects the products from a key on; every edition has a page. */
const listedProducts = (first: string) =>
  db.read
    .selectFrom('product')
    .where('isHidden', '=', 0)
    .where('withdrawnAt', 'is', null)
    .where('id', '>=', first)
    .select(['id as key', 'updatedAt as changedAt'])

const listedAuthors = (first: string) =>
  db.read
    .selectFrom('productAuthor')
    .innerJoin('product', 'product.id', 'productAuthor.productId')
    .where('editionRank', '=', 0)
    .where('kind', '=', 'book')
    .where('author', '>=', first)
    .groupBy('author')
    .select([
      'author as key',
      sql<number>`max(updated_at)`.as('changedAt'),
      // A contributor who wrote and translated a book counts once.
      sql<number>`count(distinct product_id)`.as('count'),
    ])

const listedPublishers = (first: string) =>
  db.read
    .selectFrom('product')
    .where('editionRank', '=', 0)
    .where('kind', '=', 'book')
    .where('publisher', '>=', first)
    .groupBy('publisher')
    .select([
      sql<string>`publisher`.as('key'),
      sql<number>`max(updated_at)`.as('changedAt'),
      sql<number>`count(*)`.as('count'),
    ])

type ListedPage = ReturnType<typeof listedProducts | typeof listedAuthors | typeof listedPublishers>

/** Returns as many parts as the section needs, each with its last change. */
async function partsOf(section: Section, listed: ListedPage): Promise<Part[]> {
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
