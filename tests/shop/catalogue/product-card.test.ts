import { beforeAll, describe, expect, test, vi } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { ensureShippedRates } from '#app/shop/pricing/currency/rates.server.ts'
import { dayMs } from '#app/i18n/format/day.ts'
import { listCards } from '#app/shop/catalogue/product-card/product-card.server.ts'
import type { Viewer } from '#app/shop/catalogue/product-card/product-card.ts'
import {
  aBook,
  aDress,
  aThing,
  eBook,
  eBookWithFile,
  lastCopy,
  manyBooks,
  notForSale,
  onOrder,
  partnersThing,
  preOrder,
  priceFixed,
  soldOut,
  uncounted,
} from '../../fixtures/catalogue.ts'
import { aViewer } from './viewers.ts'

beforeAll(async () => {
  await ensureShippedRates(Date.now())
})

const cardOf = async (id: string, who: Partial<Viewer> = {}) =>
  (await listCards([id], aViewer(who)))[0]!

describe('a card', () => {
  test('says what a book is, by whom, and what it costs', async () => {
    const id = await aBook({
      id: 'walden',
      name: 'Walden',
      authors: [
        { name: 'Henry David Thoreau', role: 'A01' },
        { name: 'Some Translator', role: 'B06' },
      ],
      ratingTenths: 43,
    })
    const card = await cardOf(id)
    expect(card).toMatchObject({
      id,
      path: '/book/walden',
      name: 'Walden',
      by: 'Henry David Thoreau',
      image: { kind: 'book' },
      price: { now: '₹499.00', minor: 49_900 },
      rating: { value: 4.3, text: 'Catalogue rating: 4.3 out of 5' },
      foot: { kind: 'add' },
    })
    expect(card.image.src).toMatch(/^\/art\/cover\/walden-[0-9a-z]+\.svg$/)
    expect(card.badge).toBeUndefined()
  })

  test('is in the words and the currency of who looks at it', async () => {
    const id = await aThing({
      ratingTenths: 43,
      texts: { fr: { name: 'Tasse', shortDescription: '', fullDescription: '' } },
    })
    const card = await cardOf(id, { language: 'fr', currency: 'EUR', country: 'FR' })
    expect(card.name).toBe('Tasse')
    expect(card.price?.currency).toBe('EUR')
    expect(card.price?.now).toMatch(/^\d+,\d\d\s€$/)
    expect(card.rating?.text).toMatch(/^Note du catalogue\s: 4,3 sur 5$/)
  })

  test('names the format whose price it shows, of books alone', async () => {
    const id = await aBook({ format: 'hardback' })
    expect((await cardOf(id)).format).toBe('Hardback')
    expect((await cardOf(id, { language: 'de' })).format).toBe(
      'Gebundene Ausgabe · auf\u00a0Englisch',
    )
    expect((await cardOf(id, { language: 'fr' })).format).toBe('Relié · en\u00a0anglais')
    expect((await cardOf(await aThing())).format).toBeUndefined()
  })

  test('names three authors, and how many more there are', async () => {
    const authors = ['A', 'B', 'C', 'D', 'E'].map((name) => ({ name: `Name ${name}`, role: 'A01' }))
    const card = await cardOf(await aBook({ authors }))
    expect(card.by).toBe('Name A, Name B, Name C and 2 more')
  })

  test('says in which language a title is, where it is not the page’s', async () => {
    const id = await aBook({ name: 'Der Prozess', language: 'de', inLanguage: 'de' })
    expect((await cardOf(id)).lang).toBe('de')
    expect((await cardOf(id, { language: 'de' })).lang).toBeUndefined()
    expect((await cardOf(await aThing(), { language: 'de' })).lang).toBeUndefined()
  })

  test.each([
    ['an unlimited thing', uncounted, undefined, 'add'],
    ['the last copy', lastCopy, 'Only 1 left', 'add'],
    ['one that is sold out', soldOut, 'Sold out', 'none'],
    ['one that can be ordered', onOrder, undefined, 'add'],
    ['one that is not published yet', preOrder, 'Pre-order', 'add'],
    ['one without a price', notForSale, undefined, 'none'],
    ['an e-book without a file', eBook, undefined, 'none'],
    ['an e-book', eBookWithFile, undefined, 'add'],
    ['a dress in colours', () => aDress({ stock: undefined }), undefined, 'choose'],
    ['a partner’s thing', partnersThing, undefined, 'partner'],
  ] as const)('of %s', async (_what, make, badge, foot) => {
    const card = await cardOf(await make())
    expect(card.badge?.text).toBe(badge)
    expect(card.foot.kind).toBe(foot)
  })

  test('of what is new says so, unless it is sold out', async () => {
    expect((await cardOf(await aBook({ isNew: true }))).badge).toEqual({ kind: 'new', text: 'New' })
    const gone = await cardOf(await aBook({ isNew: true, outOfPrint: true }))
    expect(gone.badge).toEqual({ kind: 'out', text: 'Out of print' })
  })

  test('of a dress of which every size is sold out offers only the stock alert', async () => {
    const card = await cardOf(await aDress({ variants: [['red', 'm', 0]], stock: undefined }))
    expect(card.badge?.text).toBe('Sold out')
    expect(card.foot).toEqual({ kind: 'none', isSoldOut: true })
  })

  test('has no link of a partner that leads nowhere on the web', async () => {
    const id = await partnersThing()
    await db.write((trx) =>
      trx
        .updateTable('product')
        .set({ affiliateLink: 'javascript:alert(1)' })
        .where('id', '=', id)
        .execute(),
    )
    expect((await cardOf(id)).foot).toEqual({ kind: 'add' })
  })

  test('of a reduced book shows the lowest price of the 30 days before; of a price-fixed one none', async () => {
    const discount = { percent: 20, untilAt: Date.now() + 5 * dayMs }
    const reduced = await aBook({ discount })
    const fixed = await aBook({ discount, fixedPriceMarkets: ['DE'] })
    const past = Date.now() - 40 * dayMs
    await db.write((trx) =>
      trx
        .updateTable('price')
        .set({ fromAt: past })
        .where('productId', 'in', [reduced, fixed])
        .execute(),
    )
    expect((await cardOf(reduced)).price).toMatchObject({
      now: '₹399.20',
      was: '₹499.00',
      cut: '−20%',
    })
    expect((await cardOf(fixed, { country: 'DE' })).price?.now).toBe('₹499.00')
    expect((await cardOf(await priceFixed(), { country: 'DE', currency: 'EUR' })).price?.now).toBe(
      '€12.00',
    )
  })
})

describe('many cards', () => {
  test('come in the order that was asked for; unknown ids are left out', async () => {
    const [a, b] = [await aBook(), await aBook()]
    const cards = await listCards([b, 'no-such', a], aViewer())
    expect(cards.map(({ id }) => id)).toEqual([b, a])
    expect(await listCards([], aViewer())).toEqual([])
  })

  test('need no more than five statements', async () => {
    const ids = await manyBooks(24)
    // Rates and the like are read before; another order is another list.
    await listCards(ids.toReversed(), aViewer())
    const requested = vi.spyOn(db.read.getExecutor(), 'executeQuery')
    expect(await listCards(ids, aViewer())).toHaveLength(24)
    expect(requested.mock.calls.length).toBeGreaterThan(0)
    expect(requested.mock.calls.length).toBeLessThanOrEqual(5)
  })
})
