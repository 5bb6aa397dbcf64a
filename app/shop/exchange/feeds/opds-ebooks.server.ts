import { sql } from 'kysely'
import { db } from '#app/database/database.server.ts'
import { matchProducts } from '#app/database/search.server.ts'
import { translator } from '#app/i18n/i18n.server.ts'
import type { Language } from '#app/i18n/languages.ts'
import { localPath } from '#app/i18n/paths.ts'
import { ebookFormats, soldFileFormat } from '#app/shop/catalogue/products/ebook-format.ts'
import { listContributors } from '#app/shop/catalogue/products/contributors.server.ts'
import { authorsOf, type Contributor } from '#app/shop/catalogue/products/contributors.ts'
import { plainText } from '#app/shop/catalogue/text/plain-text.ts'
import { jpegPath } from '#app/shop/catalogue/pictures/photo-path.ts'
import { coverAuthor, picturePath } from '#app/shop/catalogue/pictures/product-art.ts'
import { productPath } from '#app/shop/catalogue/product-card/product-card.ts'
import { searchTermsOf } from '#app/shop/catalogue/search/search-terms.ts'
import { currencyQuery, marketOfLanguage } from '#app/shop-settings/markets.server.ts'
import type { Currency } from '#app/i18n/currency.ts'
import { priceOf } from '#app/shop/pricing/prices/price.ts'
import { findPriceContext, listPriceFacts } from '#app/shop/pricing/prices/prices.server.ts'
import type { FeedSubject } from './atom.ts'
import { feedId } from './feed-id.server.ts'
import { idsIn, type FoundScope } from './feed-scope.server.ts'
import { listFeedSubjects } from './feed-subjects.server.ts'
import { entriesPerFeedPage, imagesAt, type OpdsEntry, type OpdsImage } from './opds.ts'
import { plainCoverImage } from './plain-cover.server.ts'

/** `feedOf` returns the URL of another feed for its query. */
export type OpdsReader = {
  language: Language
  currency: Currency
  now: number
  origin: string
  feedOf: (query: Record<string, string>) => string
}

export type EbookWish = { scope?: FoundScope; q?: string; id?: string }

/** Selects the e-books that the shop sells, each with its file. */
export function ebooksOf({ scope, q, id }: EbookWish) {
  const terms = q === undefined ? [] : searchTermsOf(q)
  return (
    db.read
      .selectFrom('product')
      .where('format', '=', 'e-book')
      .where('ebookContent', 'is not', null)
      .where('editionRank', 'is not', null)
      .where('sortPrice', 'is not', null)
      .where('outOfPrint', '=', 0)
      .$if(scope !== undefined, (query) => query.where('product.id', 'in', idsIn(scope!)))
      .$if(id !== undefined, (query) => query.where('product.id', '=', id!))
      // A query without any word finds nothing.
      .$if(q !== undefined && terms.length === 0, (query) => query.where(sql<boolean>`1 = 0`))
      .$if(terms.length > 0, (query) =>
        query.where(
          'product.id',
          'in',
          sql<string>`(select id from ${matchProducts(terms)} as hit)`,
        ),
      )
  )
}

export async function countEbooks(wish: EbookWish): Promise<{ total: number; updated: number }> {
  const row = await ebooksOf(wish)
    .select([sql<number>`count(*)`.as('total'), sql<number | null>`max(updated_at)`.as('updated')])
    .executeTakeFirstOrThrow()
  return { total: row.total, updated: row.updated ?? 0 }
}

/**
 * Returns one page of e-books, the newest first, without those that have no price in the market.
 */
export async function listEbookEntries(
  wish: EbookWish,
  page: number,
  reader: OpdsReader,
): Promise<OpdsEntry[]> {
  const { language, currency, now } = reader
  const rows = await listRows(wish, page, language)
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []
  const [facts, context, people, subjects] = await Promise.all([
    listPriceFacts(db.read, ids, now),
    findPriceContext(currency, marketOfLanguage(language), now),
    listContributors(db.read, ids),
    listFeedSubjects(ids, language),
  ])
  return rows.flatMap((row) => {
    const known = facts.get(row.id)
    const price = known && priceOf(known, context)
    if (!price) return []
    return [entryOf(row, people.get(row.id) ?? [], subjects.get(row.id) ?? [], price, reader)]
  })
}

type Row = Awaited<ReturnType<typeof listRows>>[number]

function entryOf(
  row: Row,
  people: Contributor[],
  subjects: FeedSubject[],
  { minor }: { minor: number },
  { language, currency, origin, feedOf }: OpdsReader,
): OpdsEntry {
  const page = origin + localPath(language, productPath(row))
  const shown = page + currencyQuery(currency, language)
  const authors = authorsOf(people)
  const slugs = new Map(people.map(({ name, slug }) => [name, slug]))
  const cover = origin + jpegPath(picturePath({ ...row, author: coverAuthor(authors) }))
  return {
    id: feedId('e-book', row.id),
    title: row.localName ?? row.name,
    authors: authors.map((name) => ({ name, feed: feedOf({ author: slugs.get(name) ?? '' }) })),
    language: /^(und|mul|zxx)?$/.test(row.inLanguage) ? '' : row.inLanguage,
    publisher: row.press ?? '',
    updated: row.updatedAt,
    published: row.createdAt,
    summary: summaryOf(row, language),
    buy: { page: shown, price: { minor, currency }, type: mediaTypeOf(row) },
    sample: `${page}#sample`,
    page: shown,
    self: feedOf({ publication: row.id }),
    ...(row.isbn13 !== null && { isbn13: row.isbn13 }),
    ...(/^\d{4}/.test(row.datePublished ?? '') && { issued: row.datePublished! }),
    ...(row.pagesEstimated === 0 &&
      row.numberOfPages !== null && { numberOfPages: row.numberOfPages }),
    subjects,
    images: imagesOf(row, cover, origin),
  }
}

const mediaTypeOf = ({ ebookFormat }: Row) => ebookFormats[soldFileFormat(ebookFormat)].mediaType

/** States first if the file holds less than the work. */
function summaryOf({ shortDescription, ebookContent }: Row, language: Language): string {
  const lede = plainText(shortDescription ?? '')
  if (ebookContent !== 'opening') return lede
  return [translator(language)('detail.onlyOpening'), lede].filter(Boolean).join(' ')
}

/** OPDS accepts only JPEG, PNG and GIF as a book's picture, so a plain one precedes any other. */
function imagesOf(row: Row, cover: string, origin: string): OpdsImage[] {
  const found = imagesAt(cover)
  const isServable = found.every(({ type }) => ['image/jpeg', 'image/png'].includes(type))
  return isServable ? found : [...plainCoverImage(row, origin), ...found]
}

const listRows = (wish: EbookWish, page: number, language: Language) =>
  ebooksOf(wish)
    .leftJoin('publisher', 'publisher.slug', 'product.publisher')
    .leftJoin('productText', (join) =>
      join.onRef('productId', '=', 'product.id').on('language', '=', language),
    )
    .select(['product.id', 'kind', 'workId', 'product.name', 'art', 'photos'])
    .select([
      'inLanguage',
      'isbn13',
      'datePublished',
      'numberOfPages',
      'pagesEstimated',
      'updatedAt',
      'createdAt',
      'ebookContent',
      'ebookFormat',
    ])
    .select(['publisher.name as press', 'productText.name as localName', 'shortDescription'])
    .orderBy('publishedAt', (order) => order.desc().nullsLast())
    .orderBy('product.id', 'desc')
    .limit(entriesPerFeedPage)
    .offset((page - 1) * entriesPerFeedPage)
    .execute()
