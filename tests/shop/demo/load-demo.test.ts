import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { loadDemo } from '#app/demo/load-demo.server.ts'
import { loadDemoIfEmpty } from '#app/demo/load-demo-if-empty.server.ts'
import { availabilityOf } from '#app/shop/catalogue/products/availability.ts'
import { dayMs } from '#app/i18n/format/day.ts'

const now = Date.UTC(2026, 9, 1, 12)

let loaded: boolean[] = []

beforeAll(async () => {
  loaded = await Promise.all([loadDemoIfEmpty(now), loadDemoIfEmpty(now), loadDemo(now)])
})

const books = () =>
  db.read.selectFrom('product').selectAll().where('kind', '=', 'book').orderBy('id').execute()

describe('loading the demo', () => {
  test('happens once, however many ask for it', async () => {
    expect(loaded.filter(Boolean)).toHaveLength(1)
    expect(await loadDemo(now + dayMs)).toBe(false)
    expect(await loadDemoIfEmpty(now + dayMs)).toBe(false)
    const goods = await db.read
      .selectFrom('product')
      .select('id')
      .where('kind', '=', 'goods')
      .execute()
    expect(goods).toHaveLength(92)
    expect(await books()).toHaveLength(150)
  })

  test('brings categories, publishers, lives, offers and banners', async () => {
    const count = async (table: 'category' | 'publisher' | 'offer' | 'banner' | 'sample') =>
      (
        await db.read
          .selectFrom(table)
          .select((e) => e.lit(1).as('one'))
          .execute()
      ).length
    expect(await count('category')).toBe(19)
    expect(await count('publisher')).toBe(8)
    expect(await count('offer')).toBe(3)
    expect(await count('banner')).toBeGreaterThan(2)
    expect(await count('sample')).toBe(60)
    const authors = await db.read.selectFrom('author').selectAll().execute()
    expect(authors.filter(({ lifeEn, lifeFr, lifeDe }) => !lifeEn || !lifeFr || !lifeDe)).toEqual(
      [],
    )
    const publishers = await db.read.selectFrom('publisher').selectAll().execute()
    expect(publishers.filter(({ aboutDe, email }) => !aboutDe || !email)).toEqual([])
  })

  test('gives every product a name and descriptions in three languages', async () => {
    const texts = await db.read.selectFrom('productText').selectAll().execute()
    expect(texts).toHaveLength(3 * 242)
    const blank = texts.filter((one) => !one.name || !one.shortDescription || !one.fullDescription)
    expect(blank).toEqual([])
  })

  test('counts the catalogue’s version up', async () => {
    const row = await db.read
      .selectFrom('setting')
      .select('value')
      .where('name', '=', 'catalogue-version')
      .executeTakeFirst()
    expect(Number(row?.value)).toBeGreaterThan(0)
  })
})

describe('the things of the demo', () => {
  test('have the ids "1" to "92", and a price', async () => {
    const goods = await db.read
      .selectFrom('product')
      .select(['id', 'sortPrice', 'editionRank'])
      .where('kind', '=', 'goods')
      .execute()
    expect(goods.map(({ id }) => Number(id)).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 92 }, (_, n) => n + 1),
    )
    expect(goods.filter(({ sortPrice, editionRank }) => !sortPrice || editionRank !== 0)).toEqual(
      [],
    )
  })
})

describe('the books of the demo', () => {
  test('are 60 works as paperback and e-book, half of them as hardback too', async () => {
    const formats = (await books()).map(({ id, format }) => `${format} ${id.replace(/\d\d/, '##')}`)
    const count = (one: string) => formats.filter((format) => format === one).length
    expect(count('paperback b##')).toBe(60)
    expect(count('e-book b##e')).toBe(60)
    expect(count('hardback b##h')).toBe(30)
  })

  test('claim no ISBN, since none is theirs', async () => {
    expect((await books()).filter(({ isbn13 }) => isbn13 !== null)).toEqual([])
  })

  test('have a printed edition that stands for each work', async () => {
    const first = (await books()).filter(({ editionRank }) => editionRank === 0)
    expect(new Set(first.map(({ workId }) => workId)).size).toBe(60)
    expect(first.filter(({ format }) => format === 'e-book')).toEqual([])
  })

  test('show every state that a book can be in', async () => {
    const kinds = (await books()).map((book) => availabilityOf(book, now).kind)
    for (const kind of [
      'out-of-print',
      'pre-order',
      'in-stock',
      'few-left',
      'on-order',
      'sold-out',
    ])
      expect(kinds).toContain(kind)
    const preOrder = (await books()).find((book) => availabilityOf(book, now).kind === 'pre-order')
    expect(preOrder).toMatchObject({ id: 'b35', datePublished: '2026-11-10' })
  })

  test('cost 249 to 649 rupees as paperbacks, more bound and less as e-books', async () => {
    const prices = await db.read
      .selectFrom('price')
      .innerJoin('product', 'product.id', 'price.productId')
      .select(['product.id', 'workId', 'format', 'amountMinor'])
      .where('kind', '=', 'book')
      .where('currency', '=', 'INR')
      .execute()
    for (const { format, amountMinor, workId } of prices) {
      const paperback = prices.find((one) => one.workId === workId && one.format === 'paperback')!
      if (format === 'hardback') expect(amountMinor).toBeGreaterThan(paperback.amountMinor * 2)
      else if (format === 'e-book') expect(amountMinor).toBeLessThan(paperback.amountMinor / 2)
      else {
        expect(amountMinor).toBeGreaterThanOrEqual(24_900)
        expect(amountMinor).toBeLessThanOrEqual(64_900)
      }
    }
  })

  test('have fixed prices of their own in Germany and France in the languages of these', async () => {
    const rows = await db.read
      .selectFrom('product')
      .leftJoin('price', (on) =>
        on.onRef('price.productId', '=', 'product.id').on('currency', '=', 'EUR'),
      )
      .select(['inLanguage', 'fixedPriceMarkets', 'market', 'amountMinor'])
      .where('kind', '=', 'book')
      .execute()
    const shapes = rows.map((row) => `${row.inLanguage} ${row.fixedPriceMarkets} ${row.market}`)
    expect([...new Set(shapes)].sort()).toEqual(['de DE DE', 'en  null', 'fr FR FR'])
  })

  test('show their first pages', async () => {
    const samples = await db.read.selectFrom('sample').selectAll().execute()
    expect(samples.every(({ heading, html }) => heading && html.startsWith('<p>'))).toBe(true)
    expect(samples.some(({ html }) => html.includes('<br />'))).toBe(true)
  })
})

describe('prices and reductions of the demo', () => {
  test('prices count from 30 days before, reductions from the loading', async () => {
    const prices = await db.read.selectFrom('price').select('fromAt').execute()
    expect(new Set(prices.map(({ fromAt }) => fromAt))).toEqual(new Set([now - 30 * dayMs]))
    const own = await db.read
      .selectFrom('discount')
      .select(['fromAt', 'untilAt'])
      .where('offer', 'is', null)
      .execute()
    expect(own.length).toBeGreaterThan(10)
    for (const { fromAt, untilAt } of own) {
      expect(fromAt).toBe(now)
      if (untilAt !== null) expect(untilAt).toBeGreaterThan(now)
    }
  })

  test('an offer reduces the printed editions of its works, and no e-book', async () => {
    const rows = await db.read
      .selectFrom('discount')
      .innerJoin('product', 'product.id', 'discount.productId')
      .innerJoin('offer', 'offer.slug', 'discount.offer')
      .select(['product.id', 'format', 'discount.percent', 'offer.percent as offered'])
      .execute()
    expect(rows.map(({ id }) => id)).toContain('b09')
    expect(rows.filter(({ format }) => format === 'e-book')).toEqual([])
    expect(rows.filter(({ percent, offered }) => percent !== offered)).toEqual([])
  })

  test('the running offer is in the price that lists sort by, the coming one is not', async () => {
    const rows = await db.read
      .selectFrom('product')
      .innerJoin('price', 'price.productId', 'product.id')
      .select(['product.id', 'sortPrice', 'amountMinor'])
      .where('product.id', 'in', ['b09', 'b14'])
      .where('currency', '=', 'INR')
      .orderBy('product.id')
      .execute()
    const [middlemarch, dracula] = rows
    expect(middlemarch?.sortPrice).toBe((middlemarch?.amountMinor ?? 0) * 0.9)
    expect(dracula?.sortPrice).toBe(dracula?.amountMinor)
  })
})
