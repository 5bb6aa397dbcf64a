import { setImmediate as letOthersRun } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import type { Insertable } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import type { Tables } from '#app/database/tables.ts'
import { dayMs } from '#app/i18n/format/day.ts'
import { feedMarkets } from '#app/shop/exchange/feeds/markets.server.ts'
import { writeItem, type MerchantItem } from '#app/shop/exchange/feeds/merchant-item.ts'
import { findMerchantFeed } from '#app/shop/exchange/feeds/merchant-cache.server.ts'
import { merchantTag, writeMerchantFeed } from '#app/shop/exchange/feeds/merchant.server.ts'
import { bumpCatalogueVersion } from '#app/shop/catalogue/products/catalogue-version.server.ts'
import {
  aBook,
  aDress,
  aThing,
  eBookWithFile,
  notForSale,
  onOrder,
  partnersThing,
  preOrder,
  priceFixed,
  soldOut,
} from '../../fixtures/catalogue.ts'
import { reduce, setPrices } from '../wishlist/wishers.ts'
import { readItems } from './read-items.ts'

const now = Date.now()
const origin = 'http://shop.test'

async function feedOf(market: string): Promise<string> {
  let xml = ''
  for await (const piece of writeMerchantFeed(feedMarkets()[market]!, origin, now)) xml += piece
  return xml
}
const itemsOf = async (market: string) => readItems(await feedOf(market))

const ids = {} as Record<string, string>

const setPhotos = (id: string, photos: Record<string, string>) =>
  db.write((trx) =>
    trx
      .updateTable('product')
      .set({ photos: JSON.stringify(photos) })
      .where('id', '=', id)
      .execute(),
  )

/** So many more of a book, as rows alone: the import would take seconds. */
async function copyBook(id: string, count: number) {
  const find = (table: 'product' | 'price', key: 'id' | 'productId') =>
    db.read.selectFrom(table).selectAll().where(key, '=', id).executeTakeFirstOrThrow()
  const [product, price] = await Promise.all([find('product', 'id'), find('price', 'productId')])
  // What the database works out itself cannot be written.
  const written = Object.fromEntries(
    Object.entries(product).filter(([column]) => column !== 'starsTenths'),
  )
  const names = Array.from({ length: count }, (_, n) => `copy-${n}`)
  const products = names.map((name) => ({
    ...(written as Insertable<Tables['product']>),
    ...{ id: name, sourceKey: name, workId: name, isbn13: null },
  }))
  const prices = names.map((name) => ({
    ...(price as Insertable<Tables['price']>),
    ...{ id: name, productId: name },
  }))
  await db.write(async (trx) => {
    for (let first = 0; first < count; first += 300) {
      await trx
        .insertInto('product')
        .values(products.slice(first, first + 300))
        .execute()
      await trx
        .insertInto('price')
        .values(prices.slice(first, first + 300))
        .execute()
    }
  })
}

beforeAll(async () => {
  ids.book = await aBook({
    name: 'Ends & <b>',
    isbn13: '9783161484100',
    publisher: { name: 'P & Q' },
    subjects: ['FJH', '1DDF'],
  })
  ids.reduced = await aBook({ name: 'Cheaper' })
  await setPrices(ids.reduced, [[50_000, 300]])
  await reduce(ids.reduced, 10, 3)
  ids.fixed = await priceFixed()
  ids.dress = await aDress()
  ids.out = await soldOut()
  ids.ordered = await onOrder()
  ids.tea = await aThing({ name: 'Tea', unitAmount: 250, unitPer: 'kg' })
  ids.file = await eBookWithFile()
  ids.none = await notForSale()
  ids.partner = await partnersThing()
  ids.late = await preOrder()
  ids.heavy = await aThing({ weightGrams: 900_000 })
})

describe('the merchant feed of a market', () => {
  test('holds what can be bought there, and counts what it leaves out by reason', async () => {
    const xml = await feedOf('in')
    const found = readItems(xml).map((item) => item['g:id'])
    for (const name of ['book', 'reduced', 'fixed', 'out', 'ordered', 'tea'])
      expect(found, name).toContain(ids[name])
    for (const name of ['file', 'none', 'partner', 'late', 'heavy', 'dress'])
      expect(found, name).not.toContain(ids[name])
    const [, counted] = /<!-- (.*) -->/.exec(xml) ?? []
    expect(counted).toBe(
      `${found.length} items, ${found.length} of them without a picture that Google takes; ` +
        'products left out: 1 e-book, 1 not delivered there, 1 not for sale, ' +
        '1 out in more than a year, 1 sold by a partner',
    )
  })

  test('names the ISBN as GTIN, the publisher as brand, and the words as they are', async () => {
    const item = (await itemsOf('in')).find((one) => one['g:id'] === ids.book)!
    expect(item).toMatchObject({
      'g:title': 'Ends & <b>',
      'g:link': `${origin}/book/${ids.book}`,
      'g:gtin': '9783161484100',
      'g:brand': 'P & Q',
      'g:condition': 'new',
      'g:availability': 'in_stock',
      'g:price': '499.00 INR',
    })
    expect(item['g:identifier_exists']).toBeUndefined()
  })

  test('names the subjects of a book from the widest one, after its category', async () => {
    const xml = (await feedOf('de')).replaceAll('&gt;', '>')
    expect(xml).toContain(
      '<g:product_type>Bücher</g:product_type>' +
        '<g:product_type>Bücher > Belletristik > Abenteuer > Historische Abenteuer</g:product_type>',
    )
    expect(xml).not.toContain('1DDF')
  })

  test('claims a reduction from the lowest price of the 30 days before, with its days', async () => {
    const item = (await itemsOf('in')).find((one) => one['g:id'] === ids.reduced)!
    expect([item['g:price'], item['g:sale_price']]).toEqual(['500.00 INR', '450.00 INR'])
  })

  test.each([
    ['de', 'DE', 'EUR', '/de/', '?currency=EUR'],
    ['fr', 'FR', 'EUR', '/fr/', '?currency=EUR'],
    ['gb', 'GB', 'GBP', '/', '?country=GB&currency=GBP'],
  ])('of %s speaks its currency and language', async (market, country, currency, path, query) => {
    const items = await itemsOf(market)
    expect(items.length).toBeGreaterThan(5)
    for (const item of items) {
      expect(item['g:price']).toMatch(new RegExp(`^\\d+\\.\\d\\d ${currency}$`))
      expect(item['g:country']).toBe(country)
      const link = new URL(item['g:link']!)
      link.searchParams.delete('color')
      expect(link.pathname.startsWith(path)).toBe(true)
      expect(link.search).toBe(query)
    }
  })

  test('gives a fixed price where the publisher fixes it', async () => {
    const priced = async (market: string) =>
      (await itemsOf(market)).find((one) => one['g:id'] === ids.fixed)!['g:price']
    expect(await priced('de')).toBe('12.00 EUR')
    expect(await priced('in')).toBe('499.00 INR')
  })

  test('makes an item of each colour and size, joined, with its own stock and page', async () => {
    const items = (await itemsOf('in')).filter((one) => one['g:item_group_id'] === ids.dress)
    expect(items.map((one) => [one['g:id'], one['g:availability']])).toEqual([
      [`${ids.dress}.indigo.m`, 'in_stock'],
      [`${ids.dress}.indigo.xl`, 'out_of_stock'],
      [`${ids.dress}.red.m`, 'in_stock'],
    ])
    expect(items[2]!['g:link']).toBe(`${origin}/product/${ids.dress}?color=red`)
  })

  test('says what is sold out, and when what is ordered first is sent', async () => {
    const items = await itemsOf('in')
    const of = (name: string) => items.find((one) => one['g:id'] === ids[name])!
    expect(of('out')['g:availability']).toBe('out_of_stock')
    expect(of('ordered')['g:availability']).toBe('backorder')
    const sent = Date.parse(of('ordered')['g:availability_date']!)
    expect(sent).toBe(now - (now % dayMs) + 10 * dayMs)
  })

  test('says what goods cost by weight', async () => {
    const item = (await itemsOf('in')).find((one) => one['g:id'] === ids.tea)!
    expect(item['g:unit_pricing_measure']).toBe('250 g')
    expect(item['g:unit_pricing_base_measure']).toBe('1 kg')
  })

  test('comes in pieces, so that no more than two hundred products stand in memory', async () => {
    await copyBook(ids.book!, 1_200)
    const pieces: string[] = []
    for await (const piece of writeMerchantFeed(feedMarkets().in!, origin, now)) pieces.push(piece)
    expect(pieces.length).toBeGreaterThanOrEqual(5)
    const counts = pieces.map((piece) => piece.split('<item>').length - 1)
    expect(Math.max(...counts)).toBeLessThanOrEqual(200 + 3)
    expect(new Set(readItems(pieces.join('')).map((item) => item['g:id'])).size).toBeGreaterThan(
      1_200,
    )
  })

  test('lets the shop answer others while it is made', async () => {
    let ticks = 0
    const clock = setInterval(() => (ticks += 1), 1)
    try {
      await feedOf('in')
      expect(ticks).toBeGreaterThanOrEqual(3)
    } finally {
      clearInterval(clock)
    }
  })

  test('shows the pictures that were imported, each colour its own', async () => {
    const book = await aBook({ name: 'With a photograph' })
    const dress = await aDress()
    await setPhotos(book, { '': `${'a'.repeat(32)}.jpeg` })
    await setPhotos(dress, { '': `${'b'.repeat(32)}.png`, red: `${'c'.repeat(32)}.webp` })
    const items = await itemsOf('in')
    const of = (id: string) => items.find((one) => one['g:id'] === id)!['g:image_link']
    expect(of(book)).toBe(`${origin}/picture/${'a'.repeat(32)}.jpeg`)
    expect(of(`${dress}.indigo.m`)).toBe(`${origin}/picture/${'b'.repeat(32)}.png`)
    expect(of(`${dress}.red.m`)).toBe(`${origin}/picture/${'c'.repeat(32)}.webp`)
  })

  test('names no picture that Google does not take, neither drawn nor AVIF', async () => {
    const book = await aBook({ name: 'With an AVIF' })
    await setPhotos(book, { '': `${'a'.repeat(32)}.avif` })
    const items = await itemsOf('in')
    for (const id of [book, ids.book])
      expect(items.find((one) => one['g:id'] === id)!['g:image_link']).toBeUndefined()
  })

  test('is made once for all who ask for it, until what it says may have changed', async () => {
    const hour = Math.floor(Date.now() / 3_600_000) * 3_600_000
    const find = async (at: number) => (await findMerchantFeed(feedMarkets().fr!, origin, at))!
    const [first, second] = await Promise.all([find(hour), find(hour + 1)])
    expect(second.bytes).toBe(first.bytes)
    expect((await find(hour + 2)).bytes).toBe(first.bytes)
    const xml = gunzipSync(first.bytes).toString()
    expect(readItems(xml).length).toBeGreaterThan(1_200)
    const nextHour = await find(hour + 3_600_000)
    expect(nextHour.tag).not.toBe(first.tag)
    expect(nextHour.bytes).not.toBe(first.bytes)
  })

  test('is never made for two markets at once', async () => {
    // More than a thousand products are written two hundred at a time, with a turn for others after each.
    const leastTurns = 5
    let ended = 0
    const find = (market: string) =>
      findMerchantFeed(feedMarkets()[market]!, origin, now).then(() => (ended += 1))
    const both = Promise.all([find('de'), find('gb')])
    while (ended === 0) await letOthersRun()
    // Side by side they would end within a turn or two of each other.
    for (let turn = 1; turn < leastTurns; turn += 1) {
      await letOthersRun()
      expect(ended).toBe(1)
    }
    await both
  })

  test('is not made for ever more names that are made up', async () => {
    const find = (n: number) => findMerchantFeed(feedMarkets().in!, `http://name-${n}.test`, now)
    const found = await Promise.all(Array.from({ length: 6 }, (_, n) => find(n)))
    expect(found.filter((feed) => feed === undefined)).toHaveLength(2)
    expect(await find(9)).toBeDefined()
  })

  test('has another tag with each version of the catalogue and each hour', async () => {
    const market = feedMarkets().in!
    const now = Math.floor(Date.now() / 3_600_000) * 3_600_000
    const first = await merchantTag(market, origin, now)
    expect(await merchantTag(market, origin, now)).toBe(first)
    expect(await merchantTag(market, origin, now + 3_600_000)).not.toBe(first)
    await db.write(bumpCatalogueVersion)
    expect(await merchantTag(market, origin, now + 2_000)).not.toBe(first)
  })
})

describe('an item', () => {
  const item: MerchantItem = {
    ...{ id: 'x', title: 'é'.repeat(400), description: '😀'.repeat(6_000), link: 'l', image: 'i' },
    ...{ availability: 'in_stock', currency: 'EUR', minor: 5, category: 'c', weightGrams: 0 },
    delivery: { country: 'DE', minor: 300 },
  }
  const read = (facts: Partial<MerchantItem>) => readItems(writeItem({ ...item, ...facts }).xml)[0]!

  test('cuts words to the lengths of the specification, never a character in two', () => {
    expect([...read({})['g:title']!]).toHaveLength(150)
    expect([...read({})['g:description']!]).toHaveLength(5_000)
  })

  test('without a number and a brand says that there are none', () => {
    expect(read({})['g:identifier_exists']).toBe('no')
    expect(read({ brand: 'B' })['g:identifier_exists']).toBeUndefined()
  })

  test('writes lengths in cm and areas in m², since mm and cm² are not known there', () => {
    const cloth = read({ unit: { amount: 1_500, per: 'm' } })
    expect(cloth['g:unit_pricing_measure']).toBe('150 cm')
    const paper = read({ unit: { amount: 12_500, per: 'm2' } })
    expect(paper['g:unit_pricing_measure']).toBe('1.25 sqm')
  })

  test('writes the days of a reduction to the minute', () => {
    const cut = { was: 900, from: Date.UTC(2026, 0, 1), until: Date.UTC(2026, 1, 1) }
    expect(read({ cut })['g:sale_price_effective_date']).toBe('2026-01-01T00:00Z/2026-02-01T00:00Z')
  })
})
