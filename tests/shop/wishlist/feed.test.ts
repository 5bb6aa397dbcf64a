import { describe, expect, test } from 'vitest'
import { isolate } from '#app/i18n/text-direction.ts'
import { db } from '#app/database/database.server.ts'
import { dayMs } from '#app/i18n/format/day.ts'
import {
  findPriceDropFeed,
  writePriceDropFeed,
  type FeedReader,
} from '#app/shop/lists/wishlist/price-drop-feed.server.ts'
import { removeFromList } from '#app/shop/lists/saved-list/list-undo.server.ts'
import { addToList } from '#app/shop/lists/saved-list/saved-list.server.ts'
import { aBook, manyBooks, priceFixed } from '../../fixtures/catalogue.ts'
import { parseXml } from '../art/strict-xml.ts'
import { readFeed } from './read-feed.ts'
import {
  dropProduct,
  fillWishlist,
  now,
  owner,
  reduce,
  reduceEach,
  setPrices,
  whoWishesFor,
} from './wishers.ts'

const key = 'AAAAAAAAAAAAAAAAAAAAAA'
const createdAt = now - 200 * dayMs

const writeFor = (of: string, more: Partial<FeedReader> = {}) =>
  writePriceDropFeed(
    { key, owner: of, createdAt },
    { language: 'en', currency: 'INR', now, origin: 'http://shop.test', ...more },
  )
const feedOf = async (of: string, more: Partial<FeedReader> = {}) =>
  readFeed(await writeFor(of, more))

/** A book whose price fell from ₹499.00 to ₹449.00 so many days ago. */
async function fallen(days: number, facts: Parameters<typeof aBook>[0] = {}) {
  const book = await aBook(facts)
  await setPrices(book, [
    [49_900, 300, days],
    [44_900, days],
  ])
  return book
}

describe('the feed of price drops', () => {
  test('is well-formed Atom with all that the format demands', async () => {
    const wisher = await whoWishesFor(await fallen(5))
    const { elements, faults } = parseXml(await writeFor(wisher))
    expect(faults).toEqual([])
    expect(elements[0]).toEqual({
      name: 'feed',
      attributes: { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': 'en' },
    })
    const names = elements.map(({ name }) => name)
    for (const name of ['id', 'title', 'updated'])
      expect(names.filter((n) => n === name)).toHaveLength(2)
    expect(names.filter((name) => name === 'author')).toHaveLength(1)
  })

  test('has an entry for each drop, the newest first', async () => {
    const twice = await aBook({ name: 'Emma' })
    await setPrices(twice, [
      [50_000, 300, 40],
      [45_000, 40, 2],
      [40_000, 2],
    ])
    const wisher = await whoWishesFor(twice, await fallen(5), await aBook())
    const { entries } = await feedOf(wisher)
    expect(entries.map(({ title }) => title)).toEqual([
      'Emma: now ₹400.00, was ₹450.00',
      'The Moonstone: now ₹449.00, was ₹499.00',
      'Emma: now ₹450.00, was ₹500.00',
    ])
  })

  test('says when it fell, what it is, and where it stands', async () => {
    const book = await fallen(5, { authors: [{ name: 'Wilkie Collins', role: 'A01' }] })
    const { entries } = await feedOf(await whoWishesFor(book))
    expect(entries[0]).toMatchObject({
      updated: new Date(now - 5 * dayMs).toISOString(),
      link: `http://shop.test/book/${book}`,
    })
    expect(entries[0]?.summary).toMatch(
      /^Wilkie Collins\. It has cost ₹449\.00 since \d+ \w+ \d{4}\./,
    )
    expect(entries[0]?.summary).toContain('The lowest price in the 30 days before was ₹499.00.')
  })

  test('names itself and its page, and never changes its ids', async () => {
    const wisher = await whoWishesFor(await fallen(5))
    const [first, later] = [await feedOf(wisher), await feedOf(wisher, { now: now + dayMs })]
    expect(first.self).toBe(`http://shop.test/wishlist.atom?share=${key}`)
    expect(first.alternate).toBe(`http://shop.test/wishlist?share=${key}`)
    expect(first.id).toMatch(/^urn:uuid:[0-9a-f-]{36}$/)
    expect(first.id).not.toContain(key)
    expect(later).toEqual(first)
    const moved = await feedOf(wisher, { origin: 'https://new.example' })
    expect([moved.id, moved.entries[0]?.id]).toEqual([first.id, first.entries[0]?.id])
  })

  test('gives each entry an id of its own', async () => {
    const wisher = await whoWishesFor(...(await Promise.all([5, 5, 6].map((days) => fallen(days)))))
    const english = await feedOf(wisher)
    const french = await feedOf(wisher, { language: 'fr' })
    const ids = [english, french].flatMap((feed) => [feed.id, ...feed.entries.map(({ id }) => id)])
    expect(new Set(ids).size).toBe(8)
  })

  test('without drops is empty, and dated by the link', async () => {
    const feed = await feedOf(await whoWishesFor(await aBook()))
    expect(feed.entries).toEqual([])
    expect(feed.updated).toBe(new Date(createdAt).toISOString())
    expect((await feedOf(owner())).entries).toEqual([])
  })

  test('is dated by its newest drop', async () => {
    const feed = await feedOf(await whoWishesFor(await fallen(5), await fallen(9)))
    expect(feed.updated).toBe(new Date(now - 5 * dayMs).toISOString())
  })

  test('holds 50 entries at most, the newest', async () => {
    const ids = await manyBooks(60)
    await setPrices(ids, [[50_000, 300]])
    await reduceEach(ids.map((id, n) => [id, 10, 1 + n]))
    const wisher = owner()
    await fillWishlist(wisher, ids)
    const { entries } = await feedOf(wisher)
    expect(entries).toHaveLength(50)
    expect(entries.at(-1)?.updated).toBe(new Date(now - 50 * dayMs).toISOString())
  })

  test('is answered for the longest list within a moment', async () => {
    const ids = await manyBooks(200)
    await setPrices(ids, [[50_000, 300]])
    await reduceEach(ids.map((id, n) => [id, 10, 1 + (n % 80)]))
    const wisher = owner()
    await fillWishlist(wisher, ids)
    const began = performance.now()
    await writeFor(wisher, { currency: 'EUR' })
    expect(performance.now() - began).toBeLessThan(1500)
  })
})

describe('the feed that is kept', () => {
  const minute = 60_000
  let count = 0
  /** A link with a wish for one price drop, and how many entries somebody who asks for its feed finds. */
  async function shared() {
    const wisher = await whoWishesFor(await fallen(5))
    const share = { key: `kept-${count++}`, owner: wisher, createdAt }
    const find = (more: Partial<FeedReader> = {}) =>
      findPriceDropFeed(share, {
        ...{ language: 'en', currency: 'INR', now, origin: 'http://shop.test' },
        ...more,
      })
    const entries = async (more: Partial<FeedReader> = {}) =>
      readFeed(await find(more)).entries.length
    return { wisher, share, find, entries }
  }

  test('is five minutes old at most', async () => {
    const { wisher, entries } = await shared()
    expect(await entries()).toBe(1)
    await addToList('wishlist', wisher, await fallen(4), now)
    expect(await entries({ now: now + 5 * minute - 1 })).toBe(1)
    expect(await entries({ now: now + 5 * minute })).toBe(2)
  })

  test('lasts no longer for being asked for', async () => {
    const { wisher, entries } = await shared()
    for (const passed of [0, 2, 4]) await entries({ now: now + passed * minute })
    await addToList('wishlist', wisher, await fallen(4), now)
    expect(await entries({ now: now + 6 * minute })).toBe(2)
  })

  test('is made anew where the clock was put back', async () => {
    const { wisher, entries } = await shared()
    await entries()
    await addToList('wishlist', wisher, await fallen(4), now)
    expect(await entries({ now: now - 1 })).toBe(2)
  })

  test('without a wish or a product that went since, once it is made anew', async () => {
    const { wisher, entries } = await shared()
    const [removed, gone] = [await fallen(4), await fallen(3)]
    for (const id of [removed, gone]) await addToList('wishlist', wisher, id, now)
    expect(await entries()).toBe(3)
    await removeFromList('wishlist', wisher, now, removed)
    await dropProduct(gone)
    expect(await entries()).toBe(3)
    expect(await entries({ now: now + 5 * minute })).toBe(1)
  })

  test.each([
    ['language', { language: 'de' }],
    ['currency', { currency: 'EUR' }],
    ['origin', { origin: 'http://other.test' }],
  ] as const)('is another one in another %s', async (_, more) => {
    const { share, find } = await shared()
    const reader = { language: 'en', currency: 'INR', now, origin: 'http://shop.test' } as const
    expect(await find()).not.toBe(await find(more))
    expect(await find(more)).toBe(await writePriceDropFeed(share, { ...reader, ...more }))
  })

  test('is another one for another link', async () => {
    const [one, two] = [await shared(), await shared()]
    expect(await one.find()).not.toBe(await two.find())
  })

  test('is not kept where it could not be written', async () => {
    const { share } = await shared()
    const reader = { language: 'en', currency: 'INR', now, origin: 'http://shop.test' } as const
    const broken = findPriceDropFeed({ ...share, createdAt: NaN }, reader)
    await expect(broken).rejects.toThrow(RangeError)
    expect(readFeed(await findPriceDropFeed(share, reader)).entries).toHaveLength(1)
  })

  test('makes room for others: what was asked for longest ago goes', async () => {
    const [requested, forgotten] = [await shared(), await shared()]
    for (const { wisher, entries } of [requested, forgotten]) {
      await entries()
      await addToList('wishlist', wisher, await fallen(4), now)
    }
    for (let n = 0; n < 199; n++) {
      await requested.find()
      await requested.find({ origin: `http://shop-${n}.test` })
    }
    expect(await requested.entries()).toBe(1)
    expect(await forgotten.entries()).toBe(2)
  })
})

describe('in each language', () => {
  test.each([
    ['en', 'IN', 'The Moonstone: now ₹449.00, was ₹499.00', '/book/'],
    ['fr', 'FR', 'The Moonstone : 449,00 ₹ au lieu de 499,00 ₹', '/fr/book/'],
    ['de', 'DE', 'The Moonstone: jetzt 449,00 ₹, vorher 499,00 ₹', '/de/book/'],
  ] as const)('%s: the words, and the prices of %s', async (language, market, title, path) => {
    const book = await fallen(5)
    const elsewhere = await aBook()
    await setPrices(elsewhere, [[10_000, 300]])
    await db.write((trx) =>
      trx
        .insertInto('price')
        .values({
          ...{ id: `p-${elsewhere}`, productId: elsewhere, currency: 'INR', amountMinor: 8_000 },
          ...{ market, fromAt: now - dayMs, untilAt: null },
        })
        .execute(),
    )
    const feed = await feedOf(await whoWishesFor(book, elsewhere), { language })
    const plain = (text = '') => text.replaceAll(/[\u00a0\u202f]/g, ' ')
    expect(feed.entries.map((entry) => plain(entry.title))).toEqual([
      expect.stringMatching(/80[.,]00/),
      title,
    ])
    // A page of another market would show euros.
    const requested = language === 'en' ? '' : '?currency=INR'
    expect(feed.entries[1]?.link).toBe(`http://shop.test${path}${book}${requested}`)
  })

  test('a reduction that the market does not know is none', async () => {
    const book = await priceFixed()
    await setPrices(book, [[49_900, 300]])
    await reduce(book, 20, 3)
    const wisher = await whoWishesFor(book)
    expect((await feedOf(wisher)).entries).toHaveLength(1)
    await db.write((trx) =>
      trx
        .insertInto('price')
        .values({
          ...{ id: `e-${book}`, productId: book, currency: 'EUR', amountMinor: 1200 },
          ...{ market: '', fromAt: now - 300 * dayMs, untilAt: null },
        })
        .execute(),
    )
    expect((await feedOf(wisher, { language: 'de', currency: 'EUR' })).entries).toEqual([])
  })

  test('another currency is named in the address of the feed itself', async () => {
    const feed = await feedOf(await whoWishesFor(await fallen(5)), { currency: 'EUR' })
    expect(feed.self).toBe(`http://shop.test/wishlist.atom?share=${key}&currency=EUR`)
    expect(feed.entries[0]?.title).toMatch(/now €\d+\.\d\d, was €/)
  })
})

test.each([
  ['markup', '<b>Bold</b> & <script>alert(1)</script>'],
  ['quotes', `"Who's" 'there'?`],
  ['an emoji', 'Books 📚 and 👩‍👩‍👧'],
  ['the end of a section', 'a ]]> b'],
  ['another writing', '源氏物語 · كتاب'],
])('a name with %s stands in the feed as it is', async (_, name) => {
  const book = await fallen(5)
  await db.write((trx) => trx.updateTable('product').set({ name }).where('id', '=', book).execute())
  await db.write((trx) => trx.deleteFrom('productText').where('productId', '=', book).execute())
  const xml = await writeFor(await whoWishesFor(book))
  expect(parseXml(xml).faults).toEqual([])
  expect(readFeed(xml).entries[0]?.title).toBe(`${isolate(name)}: now ₹449.00, was ₹499.00`)
})

test('what XML cannot hold is left out of a name', async () => {
  const book = await fallen(5)
  const name = 'Bell\u0007 and\uffff form\u000c'
  await db.write((trx) => trx.updateTable('product').set({ name }).where('id', '=', book).execute())
  await db.write((trx) => trx.deleteFrom('productText').where('productId', '=', book).execute())
  const xml = await writeFor(await whoWishesFor(book))
  expect(parseXml(xml).faults).toEqual([])
  expect(readFeed(xml).entries[0]?.title).toMatch(/^Bell and form: now/)
})
