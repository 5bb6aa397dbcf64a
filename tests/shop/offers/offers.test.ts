import { describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { refreshSortPrices } from '#app/shop/catalogue/price-changes/refresh-sort-prices.server.ts'
import { dayMs } from '#app/i18n/format/day.ts'
import { findBooks } from '#app/shop/catalogue/offers/find-books.server.ts'
import { addOffer, endOffer, listOffers } from '#app/shop/catalogue/offers/manage-offers.server.ts'
import { offerStateOf } from '#app/shop/catalogue/offers/offer.ts'
import { describeOffer, listRunning } from '#app/shop/catalogue/offers/offer-head.server.ts'
import { findOffer } from '#app/shop/catalogue/offers/offers.server.ts'
import { priceOf } from '#app/shop/pricing/prices/price.ts'
import { findPriceContext, listPriceFacts } from '#app/shop/pricing/prices/prices.server.ts'
import { aBook, aThing, priceFixed } from '../../fixtures/catalogue.ts'

const now = Date.now()

const texts = {
  ...{ titleEn: 'Winter', titleFr: 'Hiver', titleDe: 'Winterzeit' },
  ...{ textEn: 'Long books.', textFr: 'De longs livres.', textDe: 'Lange Bücher.' },
}
const anOffer = (
  slug: string,
  facts: { percent?: number; fromAt?: number; untilAt?: number } = {},
) => ({
  ...{ slug, percent: 20, fromAt: now, untilAt: now + 10 * dayMs },
  ...texts,
  ...facts,
})

/** Its slug, once it was begun with these books. */
async function begin(slug: string, ids: string[], facts: Parameters<typeof anOffer>[1] = {}) {
  const found = await findBooks(ids)
  if (!found.ok) throw new Error(found.reason)
  expect(await addOffer(anOffer(slug, facts), found.books, now)).toBe(true)
  return slug
}

async function priceAt(id: string, at: number, market: 'IN' | 'DE' = 'IN') {
  const currency = market === 'DE' ? 'EUR' : 'INR'
  const facts = (await listPriceFacts(db.read, [id])).get(id)!
  return priceOf(facts, await findPriceContext(currency, market, at))
}

const sortPriceOf = async (id: string) =>
  (await db.read.selectFrom('product').select('sortPrice').where('id', '=', id).executeTakeFirst())
    ?.sortPrice

describe('an offer', () => {
  test('reduces its books at once, and lists follow', async () => {
    const [one, two] = [await aBook({ price: 50_000 }), await aBook({ price: 50_000 })]
    await begin('at-once', [one])
    expect((await priceAt(one, now))?.minor).toBe(40_000)
    expect(await sortPriceOf(one)).toBe(40_000)
    expect((await priceAt(two, now))?.minor).toBe(50_000)
  })

  test('never adds up with a book’s own reduction: the larger counts', async () => {
    const [small, large] = [
      await aBook({ price: 50_000, discount: { percent: 10, untilAt: null } }),
      await aBook({ price: 50_000, discount: { percent: 40, untilAt: null } }),
    ]
    await begin('the-larger', [small, large])
    expect((await priceAt(small, now))?.minor).toBe(40_000)
    expect((await priceAt(large, now))?.minor).toBe(30_000)
    expect(await sortPriceOf(large)).toBe(30_000)
  })

  test('leaves a price alone where the publisher fixes it', async () => {
    const id = await priceFixed()
    await begin('not-there', [id])
    expect((await priceAt(id, now, 'DE'))?.minor).toBe(1200)
    expect((await priceAt(id, now))?.minor).toBe(39_920)
  })

  test('to come changes nothing before its day', async () => {
    const id = await aBook({ price: 50_000 })
    const fromAt = now + 5 * dayMs
    await begin('to-come', [id], { fromAt })
    expect((await priceAt(id, now))?.minor).toBe(50_000)
    expect(await sortPriceOf(id)).toBe(50_000)
    expect((await priceAt(id, fromAt))?.minor).toBe(40_000)
    await refreshSortPrices(fromAt + 1)
    expect(await sortPriceOf(id)).toBe(40_000)
  })

  test('that was ended gives its books their normal price again, and stays known', async () => {
    const id = await aBook({ price: 50_000 })
    await begin('soon-over', [id])
    expect(await endOffer('soon-over', now + 1000)).toBe('ended')
    expect((await priceAt(id, now + 1000))?.minor).toBe(50_000)
    expect(await sortPriceOf(id)).toBe(50_000)
    expect(await endOffer('soon-over', now + 2000)).toBe('ended-before')
    expect(await findOffer('soon-over')).toMatchObject({ untilAt: now + 1000 })
    expect(await endOffer('never-was', now)).toBe('unknown')
  })

  test('that was ended before it began never begins', async () => {
    const id = await aBook({ price: 50_000 })
    const fromAt = now + 5 * dayMs
    await begin('never-began', [id], { fromAt })
    expect(await endOffer('never-began', now)).toBe('ended')
    expect(offerStateOf((await findOffer('never-began'))!, fromAt)).toBe('ended')
    expect((await priceAt(id, fromAt + 1))?.minor).toBe(50_000)
    expect(await endOffer('never-began', now)).toBe('ended-before')
  })

  test('is never changed: its address is taken', async () => {
    const [one, two] = [await aBook(), await aBook({ price: 50_000 })]
    await begin('taken', [one])
    const books = [{ id: two, workId: two }]
    expect(await addOffer(anOffer('taken', { percent: 50 }), books, now)).toBe(false)
    expect((await priceAt(two, now))?.minor).toBe(50_000)
    expect((await listOffers()).find(({ slug }) => slug === 'taken')).toMatchObject({
      percent: 20,
      books: 1,
    })
  })

  test('may have many books, all or none', async () => {
    const ids = []
    for (let n = 0; n < 12; n++) ids.push(await aBook({ price: 50_000 }))
    await begin('many', ids)
    expect(await Promise.all(ids.map(sortPriceOf))).toEqual(ids.map(() => 40_000))
  })
})

describe('the books of an offer', () => {
  test('are found by SKU, ISBN in any writing, and id', async () => {
    const [one, two, three] = [
      await aBook({ sku: 'WINTER-1' }),
      await aBook({ isbn13: '9780306406157' }),
      await aBook({}),
    ]
    const found = await findBooks(['WINTER-1', '978-0-306-40615-7', '0-306-40615-2', three, three])
    expect(found.ok && found.books.map(({ id }) => id).sort()).toEqual([one, two, three].sort())
  })

  test('that are none are named, and so are goods', async () => {
    const [book, mug] = [await aBook(), await aThing({ sku: 'MUG' })]
    const named = ['no such', '']
    expect(await findBooks([book, ...named, mug])).toEqual({
      ...{ ok: false, reason: 'unfit' },
      ...{ unknown: named, goods: [mug] },
    })
    expect(await findBooks(['a\0b'])).toMatchObject({ unknown: ['a\0b'] })
  })

  test('are at least one, and at most 5,000', async () => {
    const named = Array.from({ length: 5001 }, (_, n) => `no-${n}`)
    expect(await findBooks([])).toEqual({ ok: false, reason: 'none' })
    expect(await findBooks(named)).toEqual({ ok: false, reason: 'too-many' })
    expect(await findBooks(named.slice(1))).toMatchObject({ reason: 'unfit' })
  })
})

describe('what is said of an offer', () => {
  const day = Date.parse('2027-01-11T00:00:00+05:30')
  const row = anOffer('said', { percent: 15, fromAt: day, untilAt: day + 10 * dayMs })
  const text = (at: number, language: 'en' | 'fr' | 'de' = 'en') =>
    describeOffer(row, { language, country: 'IN', now: at })

  test('while it runs: until which day, and how much', async () => {
    const head = await text(day)
    expect(head).toMatchObject({
      state: 'running',
      title: 'Winter',
      percent: '15% off these books',
    })
    expect(head.days).toEqual([
      { before: 'Until', dateTime: '2027-01-20', text: '20 January 2027' },
    ])
    expect(head).not.toHaveProperty('note')
  })

  test('before it begins: when', async () => {
    const head = await text(day - 1)
    expect(head).toMatchObject({
      state: 'coming',
      note: 'This offer has not started yet: its discount does not apply until then.',
    })
    expect(head.days.map(({ dateTime }) => dateTime)).toEqual(['2027-01-11', '2027-01-20'])
  })

  test('when it is over: since when', async () => {
    const head = await text(day + 10 * dayMs)
    expect(head).toMatchObject({ state: 'ended' })
    expect(head.days).toEqual([
      { before: 'Ended on', dateTime: '2027-01-20', text: '20 January 2027' },
    ])
    expect(head).not.toHaveProperty('percent')
  })

  test('in French and German', async () => {
    expect(await text(day, 'fr')).toMatchObject({ title: 'Hiver', text: 'De longs livres.' })
    expect(await text(day, 'de')).toMatchObject({ percent: '15 % Rabatt auf diese Bücher' })
  })
})

test('the running offers are linked, the first to end first, each with its end', async () => {
  const later = now + 1_000 * dayMs
  const at = (time: number) => listRunning({ language: 'en', country: 'IN', now: time })
  const id = await aBook()
  expect(await at(later)).toEqual([])
  await begin('far', [id], { fromAt: later - dayMs, untilAt: later + 9 * dayMs })
  await begin('near', [id], { fromAt: later - dayMs, untilAt: later + 5 * dayMs })
  await begin('not-yet', [id], { fromAt: later + dayMs, untilAt: later + 2 * dayMs })
  // What is cached is looked at again after two seconds.
  const links = await at(later + 3_000)
  expect(links.map(({ path }) => path)).toEqual(['/offers/books/near', '/offers/books/far'])
  expect(links[0]!.name).toMatch(/ · until .*\d/)
  expect((await at(later + 6 * dayMs)).map(({ path }) => path)).toEqual(['/offers/books/far'])
})
