import type { Language } from '#app/i18n/languages.ts'
import { textColumn } from '#app/i18n/text-columns.ts'
import { sql } from 'kysely'
import type { Transaction } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import type { RowPage } from '#app/database/lists/row-page.ts'
import { lockRows } from '#app/database/lock-rows.server.ts'
import { recordChange } from '#app/shop/operations/audit/audit.server.ts'
import { bumpCatalogueVersion } from '#app/shop/catalogue/products/catalogue-version.server.ts'
import { rankEditions } from '#app/shop/catalogue/products/edition-rank.server.ts'
import { endAt, setSortPrices } from '#app/shop/catalogue/price-changes/prices.server.ts'
import type { NewOffer } from './offer.ts'
import type { OfferRow } from './offers.server.ts'

const booksAtOnce = 300

type OfferBook = { id: string; workId: string }

/**
 * Creates an offer: a reduction of each of its books, in one transaction. Lists follow at once if
 * it runs already, or else on its day (`refreshSortPrices`). A price fixed by a publisher stays as it
 * is in that market, and of two reductions the larger one applies.
 * @param offer `untilAt` is the first moment after its end.
 * @returns Whether its slug was free: an announced offer is never changed.
 */
export const addOffer = (offer: NewOffer, books: OfferBook[], now: number): Promise<boolean> =>
  db.write(async (trx) => {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('offer')
      .values(offer)
      .onConflict((on) => on.column('slug').doNothing())
      .executeTakeFirst()
    if (numInsertedOrUpdatedRows !== 1n) return false
    await lockWorks(trx, books)
    const { slug, percent, fromAt, untilAt } = offer
    for (const some of inParts(books))
      await trx
        .insertInto('discount')
        .values(
          some.map(({ id: productId }) => ({
            id: `${slug}:${productId}`,
            productId,
            offer: slug,
            percent,
            fromAt,
            untilAt,
          })),
        )
        .execute()
    await refreshBooks(trx, books, now)
    const details = { percent, fromAt, untilAt, books: books.length }
    await recordChange(trx, { command: 'offer add', about: slug, details }, now)
    return true
  })

/**
 * Ends an offer now or, if it has not begun, at its beginning. One that has ended is not changed.
 */
export const endOffer = (
  slug: string,
  now: number,
): Promise<'ended' | 'ended-before' | 'unknown'> =>
  db.write(async (trx) => {
    const ended = await trx
      .updateTable('offer')
      .set({ untilAt: endAt(now) })
      .where('slug', '=', slug)
      .where('untilAt', '>', now)
      .whereRef('untilAt', '>', 'fromAt')
      .executeTakeFirst()
    if (ended.numUpdatedRows !== 1n) {
      const known = await trx
        .selectFrom('offer')
        .select('slug')
        .where('slug', '=', slug)
        .executeTakeFirst()
      return known ? 'ended-before' : 'unknown'
    }
    const books = await listBooksOf(trx, slug)
    await lockWorks(trx, books)
    await trx
      .updateTable('discount')
      .set({ untilAt: endAt(now) })
      .where('offer', '=', slug)
      .where((row) => row.or([row('untilAt', 'is', null), row('untilAt', '>', now)]))
      .execute()
    await refreshBooks(trx, books, now)
    await recordChange(trx, { command: 'offer end', about: slug }, now)
    return 'ended'
  })

const listBooksOf = (trx: Transaction, slug: string) =>
  trx
    .selectFrom('discount')
    .innerJoin('product', 'product.id', 'discount.productId')
    .where('offer', '=', slug)
    .select(['product.id', 'workId'])
    .orderBy('product.id')
    .execute()

/** Locks the works in the order in which placing an order locks them. */
async function lockWorks(trx: Transaction, books: OfferBook[]) {
  if (books.length === 0) return
  const works = [...new Set(books.map(({ workId }) => workId))]
  await lockRows(
    trx
      .selectFrom('product')
      .select('id')
      .where('workId', 'in', works)
      .orderBy('workId')
      .orderBy('id'),
  )
}

/** Updates sort order, price bands and the representative edition after the prices. */
async function refreshBooks(trx: Transaction, books: OfferBook[], now: number) {
  for (const some of inParts(books)) {
    await setSortPrices(
      trx,
      some.map(({ id }) => id),
      now,
    )
    await rankEditions(trx, [...new Set(some.map(({ workId }) => workId))], now)
  }
  await bumpCatalogueVersion(trx)
}

function inParts<T>(list: T[]): T[][] {
  const parts = []
  for (let from = 0; from < list.length; from += booksAtOnce)
    parts.push(list.slice(from, from + booksAtOnce))
  return parts
}

export type ListedOffer = OfferRow & { books: number }

/** Returns offers, the last to end first, each with the number of its books; all of them without a page. */
export const listOffers = (page?: RowPage): Promise<ListedOffer[]> =>
  db.read
    .selectFrom('offer')
    .selectAll('offer')
    .select(countBooks.as('books'))
    .orderBy('untilAt', 'desc')
    .orderBy('slug')
    .$if(page !== undefined, (query) => query.limit(page!.limit).offset(page!.skipped))
    .execute()

export const findListedOffer = (slug: string): Promise<ListedOffer | undefined> =>
  db.read
    .selectFrom('offer')
    .selectAll('offer')
    .select(countBooks.as('books'))
    .where('slug', '=', slug)
    .executeTakeFirst()

const countBooks = sql<number>`(select count(*) from discount where discount.offer = offer.slug)`

export async function countOffers(): Promise<number> {
  const { count } = await db.read
    .selectFrom('offer')
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Returns the books of an offer, ordered by id; all of them without a page. */
export const listOfferBooks = (slug: string, page?: RowPage) =>
  db.read
    .selectFrom(
      // A late page reads the products of that page alone.
      db.read
        .selectFrom('discount')
        .select('productId')
        .where('offer', '=', slug)
        .orderBy('productId')
        .$if(page !== undefined, (query) => query.limit(page!.limit).offset(page!.skipped))
        .as('reduced'),
    )
    .innerJoin('product', 'product.id', 'reduced.productId')
    .select(['product.id', 'sku', 'isbn13', 'name', 'fixedPriceMarkets'])
    .orderBy('product.id')
    .execute()

/** Maps slugs to the titles of their offers in a language; one without a title there has its slug. */
export async function findOfferTitles(
  slugs: string[],
  language: Language,
): Promise<Map<string, string>> {
  const offers = await db.read
    .selectFrom('offer')
    .select(['slug', 'titleEn', 'titleFr', 'titleDe'])
    .where('slug', 'in', slugs)
    .execute()
  return new Map(offers.map((one) => [one.slug, one[textColumn('title', language)] || one.slug]))
}
