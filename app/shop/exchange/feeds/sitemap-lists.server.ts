import { lastPageOf } from '#app/components/page-numbers.ts'
import { sql } from 'kysely'
import { db } from '#app/database/database.server.ts'
import { categoryPath } from '#app/shop/catalogue/categories/categories.server.ts'
import { listFilledCategories } from '#app/shop/catalogue/listing/categories.server.ts'
import { wholeListing } from '#app/shop/catalogue/listing/whole-listing.server.ts'
import { cardsPerPage } from '#app/shop/catalogue/facet-index/listing-query.ts'
import { findFacets } from '#app/shop/catalogue/listing/listing.server.ts'
import { offerPath } from '#app/shop/catalogue/offers/offer.ts'
import { listOpenOffers } from '#app/shop/catalogue/offers/offers.server.ts'
import {
  contributorsPerPage,
  type ContributorKind,
} from '#app/shop/catalogue/contributors/contributors-query.ts'

const withQuery = (path: string, fields: Record<string, string>) =>
  `${path}?${new URLSearchParams(fields)}`

/** Returns the paths of a list's pages; the first is the list's own. */
export const numbered = (path: string, total: number, perPage: number): string[] =>
  Array.from({ length: lastPageOf(total, perPage) }, (_, n) => {
    const sign = path.includes('?') ? '&' : '?'
    return n === 0 ? path : `${path}${sign}page=${n + 1}`
  })

/**
 * Returns the pages of every indexed list (`isIndexed`): everything, all books, formats, languages,
 * subjects, series, categories, tags, offers, and the lists of contributors with their letters.
 */
export async function listListPages(now: number): Promise<string[]> {
  const [all, books, categories, tags, series, offers, authors, publishers] = await Promise.all([
    findFacets(wholeListing(), now),
    findFacets({ ...wholeListing(), kind: 'book' }, now),
    listFilledCategories(now),
    listTags(),
    listSeries(),
    listOpenOffers(now),
    listPeoplePages('author'),
    listPeoplePages('publisher'),
  ])
  const lists: [path: string, total: number][] = [
    ['/books', books.total],
    ['/catalogue', all.total],
    ...narrowed('format', books.formats),
    ...narrowed('language', books.languages),
    ...narrowed('subject', books.subjects),
    ...narrowed('series', series),
    ...categories.map(({ slug, count }): [string, number] => [categoryPath(slug), count]),
    ...tags.map(({ tag, count }): [string, number] => [withQuery('/catalogue', { tag }), count]),
  ]
  return [
    '/books',
    ...lists
      .filter(([, total]) => total > 0)
      .flatMap(([path, total]) => numbered(path, total, cardsPerPage))
      .filter((path) => path !== '/books' && path !== '/catalogue'),
    ...offers.map(({ slug }) => offerPath(slug)),
    ...authors,
    ...publishers,
  ]
}

const narrowed = (name: string, counts: Map<string, number>) =>
  [...counts].map(([value, count]): [string, number] => [
    withQuery('/books', { [name]: value }),
    count,
  ])

/** Counts tags as the lists do, by the product that represents a work. */
const listTags = () =>
  db.read
    .selectFrom('productTag')
    .innerJoin('product', 'product.id', 'productTag.productId')
    .where('editionRank', '=', 0)
    .groupBy('tag')
    .orderBy('tag')
    .select(['tag', sql<number>`count(distinct product_id)`.as('count')])
    .execute()

/** Counts the books of each series as the lists do. */
async function listSeries(): Promise<Map<string, number>> {
  const rows = await db.read
    .selectFrom('product')
    .where('editionRank', '=', 0)
    .where('kind', '=', 'book')
    .where('seriesName', 'is not', null)
    .groupBy('seriesName')
    .orderBy('seriesName')
    .select([sql<string>`series_name`.as('series'), sql<number>`count(*)`.as('count')])
    .execute()
  return new Map(rows.map(({ series, count }) => [series, count]))
}

async function listPeoplePages(kind: ContributorKind): Promise<string[]> {
  const rows = await db.read
    .selectFrom(kind)
    .groupBy('letter')
    .orderBy('letter')
    .select(['letter', sql<number>`count(*)`.as('count')])
    .execute()
  const path = `/${kind}s`
  const total = rows.reduce((sum, { count }) => sum + count, 0)
  return [
    ...numbered(path, total, contributorsPerPage),
    ...rows.flatMap(({ letter, count }) =>
      numbered(withQuery(path, { letter }), count, contributorsPerPage),
    ),
  ]
}
