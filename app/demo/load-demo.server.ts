import type { Transaction } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import { settingStore } from '#app/database/setting-store.server.ts'
import { rankEditions } from '#app/shop/catalogue/products/edition-rank.server.ts'
import { dayMs } from '#app/i18n/format/day.ts'
import { endOfHomeDayAfter } from '#app/i18n/format/time-zones.ts'
import type { CatalogueRecord } from '#app/shop/catalogue/products/catalogue-record.ts'
import { ensureCategories } from '#app/shop/exchange/import/categories.server.ts'
import { ensureAuthor, ensurePublisher } from '#app/shop/exchange/import/contributors.server.ts'
import { setSortPrices } from '#app/shop/catalogue/price-changes/prices.server.ts'
import { setEbookText } from '#app/shop/catalogue/ebooks/set-ebook-text.server.ts'
import { upsertRecords } from '#app/shop/exchange/import/upsert-record.server.ts'
import { germanAuthors } from './people/authors-de.ts'
import { englishAuthors } from './people/authors-en.ts'
import { frenchAuthors } from './people/authors-fr.ts'
import { demoBanners, demoOffers } from './banners.ts'
import { recordsOfDemo } from './demo-records.server.ts'
import { ebookId, demoOpeningOf } from './works/editions.ts'
import { openingSizes } from './works/opening-sizes.ts'
import { demoPublishers } from './works/publishers.ts'
import { demoBooks } from './works/works.server.ts'

/**
 * Loads the demo catalogue once: 92 goods and 60 books with editions, authors, publishers, offers
 * and banners, in one transaction. Returns whether it did.
 */
export async function loadDemo(now: number): Promise<boolean> {
  return db.write(async (trx) => {
    // A concurrent process waits here and then finds the row.
    if (!(await settingStore.add(trx, 'demo-loaded', String(now)))) return false
    await ensureCategories(trx)
    const records = recordsOfDemo(now)
    await takeAll(trx, records, now)
    await addEbooks(trx, now)
    await addLives(trx)
    await addOffers(trx, records, now)
    await addBanners(trx, now)
    return true
  })
}

async function takeAll(trx: Transaction, records: CatalogueRecord[], now: number) {
  const taken = await upsertRecords(trx, records, now)
  const refused = taken.flatMap((one, n) =>
    one.outcome === 'refused'
      ? [`${records[n]?.sourceKey}: ${one.reasons.map(({ sentence }) => sentence).join('; ')}`]
      : [],
  )
  if (refused.length > 0) throw new Error(`The demo is not sound: ${refused.join(' | ')}`)
  // The reductions of today need a lowest price of the 30 days before them.
  const ids = taken.flatMap((one) => (one.outcome === 'refused' ? [] : [one.id]))
  await trx
    .updateTable('price')
    .set({ fromAt: now - 30 * dayMs })
    .where('productId', 'in', ids)
    .execute()
}

/** Each e-book gets the opening of its work as its file. */
async function addEbooks(trx: Transaction, now: number) {
  for (const book of demoBooks)
    await setEbookText(trx, ebookId(book), {
      content: 'opening',
      ...demoOpeningOf(book),
      size: openingSizes[book.id],
    })
  await rankEditions(
    trx,
    demoBooks.map(({ id }) => id),
    now,
  )
}

async function addLives(trx: Transaction) {
  for (const { name, sortName, life } of [...englishAuthors, ...frenchAuthors, ...germanAuthors]) {
    const slug = await ensureAuthor(trx, { name, sortName, role: 'A01' })
    await trx
      .updateTable('author')
      .set({ lifeEn: life.en, lifeFr: life.fr, lifeDe: life.de })
      .where('slug', '=', slug)
      .execute()
  }
  for (const { about, ...publisher } of demoPublishers) {
    const slug = await ensurePublisher(trx, publisher)
    await trx
      .updateTable('publisher')
      .set({ aboutEn: about.en, aboutFr: about.fr, aboutDe: about.de })
      .where('slug', '=', slug)
      .execute()
  }
}

/** An offer reduces all printed editions of its works. */
async function addOffers(trx: Transaction, records: CatalogueRecord[], now: number) {
  const touched: string[] = []
  for (const { id: slug, title, text, percent, works, ...days } of demoOffers) {
    const term = {
      percent,
      fromAt: now + days.fromDays * dayMs,
      untilAt: endOfHomeDayAfter(now, days.untilDays),
    }
    await trx
      .insertInto('offer')
      .values({
        slug,
        titleEn: title.en,
        titleFr: title.fr,
        titleDe: title.de,
        textEn: text.en,
        textFr: text.fr,
        textDe: text.de,
        ...term,
      })
      .execute()
    const printed = records.filter(
      ({ workKey, format }) => works.includes(workKey ?? '') && format !== 'e-book',
    )
    for (const { id: productId = '' } of printed) {
      const id = `${slug}:${productId}`
      await trx
        .insertInto('discount')
        .values({ id, productId, offer: slug, ...term })
        .execute()
      touched.push(productId)
    }
  }
  await setSortPrices(trx, touched, now)
  await rankEditions(
    trx,
    demoOffers.flatMap(({ works }) => works),
    now,
  )
}

async function addBanners(trx: Transaction, now: number) {
  for (const { title, text, art, fromDays, untilDays, category = null, ...rest } of demoBanners)
    await trx
      .insertInto('banner')
      .values({
        ...rest,
        category,
        titleEn: title.en,
        titleFr: title.fr,
        titleDe: title.de,
        textEn: text.en,
        textFr: text.fr,
        textDe: text.de,
        art: JSON.stringify(art),
        fromAt: now + fromDays * dayMs,
        untilAt: untilDays === undefined ? null : now + untilDays * dayMs,
      })
      .execute()
}
