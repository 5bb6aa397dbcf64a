import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { listBanners } from '#app/shop/catalogue/banners/banners.server.ts'
import { findHomePage } from '#app/shop/catalogue/home/home.server.ts'
import { mainSection, optionalSection } from '#app/shop/catalogue/products/page-sections.server.ts'
import type { Country } from '#app/i18n/markets.ts'
import { dayMs } from '#app/i18n/format/day.ts'
import { specCategories } from '#app/shop/catalogue/text/spec-categories.ts'
import { ensureCategories } from '#app/shop/exchange/import/categories.server.ts'
import { listEndingOfferIds } from '#app/shop/catalogue/offers/ending-offers.server.ts'
import { takeLoggedErrors } from '../../setup.ts'
import { aBook, aThing } from '../../fixtures/catalogue.ts'
import { aViewer } from './viewers.ts'

const now = Date.now()
const ids = (cards: { id: string }[]) => cards.map(({ id }) => id)

describe('the first page', () => {
  test('of an empty shop has no shelf, no rows, and no fault', async () => {
    await db.write(ensureCategories)
    // Yesterday, since what a page shows is kept for a minute.
    expect(await findHomePage(aViewer({ now: now - dayMs }))).toMatchObject({
      shelf: [],
      banners: [],
      newBooks: [],
      offers: [],
      bestsellers: [],
      goods: [],
    })
  })

  describe('of a shop with wares', () => {
    beforeAll(async () => {
      await aBook({
        id: 'old',
        datePublished: '1999',
        saleCount: 900,
        name: 'Old',
        authors: [{ name: 'A B', role: 'A01' }],
      })
      await aBook({ id: 'coming', datePublished: '2999', saleCount: 800 })
      await aBook({ id: 'new', datePublished: '2020-02' })
      await aBook({ id: 'ends', discount: { percent: 10, untilAt: now + 3 * dayMs } })
      // Asked before its reduction began: else there is no price to name beside it.
      await db.write((trx) =>
        trx
          .updateTable('price')
          .set({ fromAt: now - 40 * dayMs })
          .where('productId', '=', 'ends')
          .execute(),
      )
      await aThing({ id: 'lasts', discount: { percent: 10, untilAt: null } })
      await aThing({ id: 'mug', saleCount: 5 })
    })

    test('shows new books that are out, the newest first', async () => {
      expect(ids((await findHomePage(aViewer())).newBooks)).toEqual(['new', 'old'])
    })

    test('shows what sells most, and nothing twice', async () => {
      const home = await findHomePage(aViewer())
      expect(ids(home.bestsellers)).toEqual(['coming'])
      expect(ids(home.offers)).toEqual(['ends'])
      expect(ids(home.goods)).toEqual(['mug', 'lasts'])
    })

    test('shows no reduction where the market has none: books of a fixed price', async () => {
      await db.write((trx) =>
        trx
          .updateTable('product')
          .set({ fixedPriceMarkets: 'DE' })
          .where('id', '=', 'ends')
          .execute(),
      )
      const offersIn = async (country: Country) =>
        ids((await findHomePage(aViewer({ country }))).offers)
      expect(await offersIn('DE')).toEqual([])
      expect(await offersIn('IN')).toEqual(['ends'])
    })

    test('has the best sellers on its shelf, with title and author', async () => {
      const { shelf } = await findHomePage(aViewer())
      expect(shelf.map(({ path }) => path).slice(0, 2)).toEqual(['/book/old', '/book/coming'])
      expect(shelf[0]).toMatchObject({ words: 'Old, A B' })
      expect(shelf[0]!.width).toBeGreaterThan(0)
    })

    test('shows no category without products, and twelve of those that have some', async () => {
      expect((await findHomePage(aViewer())).tiles).toEqual([])
      const categories = specCategories.slice(0, 13).map(({ slug }) => slug)
      await aThing({ id: 'in-many', categories })
      // The version of the catalogue is read at most every two seconds.
      const later = aViewer({ now: now + 3_000 })
      expect((await findHomePage(later)).tiles).toHaveLength(12)
    })

    test('shows books in the language of the page first, and others only to fill a row', async () => {
      await aBook({ id: 'alt', inLanguage: 'de-AT', datePublished: '1900', saleCount: 1 })
      await aBook({ id: 'neu', inLanguage: 'de', datePublished: '1950' })
      // What an earlier page cached is older than a minute then.
      const later = { now: Date.now() + 2 * 60_000 }
      const german = await findHomePage(aViewer({ language: 'de', ...later }))
      const english = await findHomePage(aViewer(later))
      expect(ids(german.newBooks)).toEqual(['neu', 'alt', 'new', 'old'])
      expect(german.shelf.map(({ path }) => path).slice(0, 3)).toEqual([
        ...['/book/alt', '/book/neu'],
        '/book/old',
      ])
      expect(ids(english.newBooks)).toEqual(['new', 'old', 'neu', 'alt'])
    })
  })
})

describe('the shelves by subject', () => {
  /** Puts a row of books on a subject after those that earlier tests left, which no row of the page shows. */
  const put = async (subjects: string[], ids: string[], facts: object = {}) => {
    for (const id of ids) await aBook({ id, subjects, datePublished: '1800', ...facts })
  }
  const shelves = async (minutes: number) => {
    const later = Date.now() + minutes * 60_000
    const { subjects } = await findHomePage(aViewer({ now: later }))
    return subjects.map(({ name, path, count, cards }) => ({ name, path, count, ids: ids(cards) }))
  }
  const named = (letter: string, count: number) =>
    Array.from({ length: count }, (_, at) => `${letter}${at + 1}`)

  test('hold what sells best on a subject, and lead to its list', async () => {
    // Other rows show six new books and six bestsellers.
    await put(['JM'], named('z', 14), { saleCount: 9_000, datePublished: '2020-01' })
    await put(['FFC', '1DFG'], named('c', 7))
    await aBook({ id: 'c9', subjects: ['FFD'], datePublished: '1800', saleCount: 1 })
    await put(['DCF'], ['p1', 'p2', 'p3'])
    expect(await shelves(10)).toEqual([
      {
        name: 'Crime and mystery',
        path: '/books?subject=FF',
        count: '8 books',
        ids: ['c9', 'c7', 'c6', 'c5', 'c4', 'c3'],
      },
    ])
  })

  test('are of subjects with six books or more that can be bought and no other row shows', async () => {
    await put(['DCF'], ['p4', 'p5'])
    await put(['DCF'], ['p6'], { stock: 0 })
    expect((await shelves(20)).map(({ path }) => path)).toEqual(['/books?subject=FF'])
    await put(['DCF'], ['p7'])
    expect((await shelves(30)).map(({ path }) => path)).toContain('/books?subject=DC')
  })

  test('hold no book twice, and no books but in other languages', async () => {
    await put(['FFC', 'FHD'], ['c8'])
    await put(['FH'], named('h', 6), { inLanguage: 'de' })
    const found = await shelves(40)
    const shown = found.flatMap((shelf) => shelf.ids)
    expect(new Set(shown).size).toBe(shown.length)
    expect(found.map(({ path }) => path)).not.toContain('/books?subject=FH')
  })
})

describe('reductions that end', () => {
  test('are those that end soonest; one that goes on under another one does not end', async () => {
    const ending = (days: number) => ({ discount: { percent: 10, untilAt: now + days * dayMs } })
    await aBook({ id: 'o1', ...ending(1) })
    await aBook({ id: 'o9', ...ending(9) })
    await aBook({ id: 'over', ...ending(-1) })
    await aBook({ id: 'forever', ...ending(2) })
    await aBook({ id: 'never-sold', price: null, ...ending(1) })
    const row = { percent: 5, fromAt: now - dayMs, offer: 'x' }
    await db.write((trx) =>
      trx
        .insertInto('discount')
        .values([
          { ...row, id: 'd1', productId: 'forever', untilAt: null },
          { ...row, id: 'd2', productId: 'o1', untilAt: now + 10 * dayMs },
        ])
        .execute(),
    )
    expect(await listEndingOfferIds(now, 'en', 3)).toEqual(['ends', 'o9', 'o1'])
  })
})

describe('banners', () => {
  const words = {
    titleEn: 'Title',
    titleFr: 'Titre',
    titleDe: 'Titel',
    textEn: '',
    textFr: '',
    textDe: '',
  }
  const put = (id: string, facts: object = {}) =>
    db.write((trx) =>
      trx
        .insertInto('banner')
        .values({
          id,
          place: 'home-row',
          category: null,
          position: 1,
          ...words,
          link: '/books',
          art: '{"kind":"scene","name":"cat"}',
          fromAt: 0,
          untilAt: null,
          ...facts,
        })
        .execute(),
    )
  const shown = async (place: 'home-row' | 'category-top', category: string | null = null) =>
    (await listBanners(place, { language: 'fr', now }, category)).map(({ id }) => id)

  test('run from and until their dates, in their order', async () => {
    await put('z-first', { position: 0 })
    await put('b')
    await put('a')
    await put('over', { untilAt: now })
    await put('later', { fromAt: now + 1 })
    expect(await shown('home-row')).toEqual(['z-first', 'a', 'b'])
    const [banner] = await listBanners('home-row', { language: 'fr', now })
    expect(banner).toMatchObject({ title: 'Titre', link: '/books' })
    expect(banner?.image).toMatch(/^\/art\/scene\/cat-/)
  })

  test('of a category stand on its list alone', async () => {
    await put('xmas', { place: 'category-top', category: 'christmas' })
    expect(await shown('category-top', 'christmas')).toEqual(['xmas'])
    expect(await shown('category-top', 'cakes')).toEqual([])
  })

  test.each(['/nowhere', '//evil.example', 'https://a:b@evil.example/', '/\\evil', 'javascript:x'])(
    'that lead to %s are not shown',
    async (link) => {
      await put(`bad ${link}`, { link, place: 'category-top', category: 'bad' })
      expect(await shown('category-top', 'bad')).toEqual([])
    },
  )
})

describe('a side part', () => {
  test('that fails is left out and logged', async () => {
    const failing = () => Promise.reject(new Error('no such table'))
    expect(await optionalSection('banners', failing)).toBeUndefined()
    expect(takeLoggedErrors().join()).toContain('left out banners: Error: no such table')
  })

  test('that the page is for fails all of it where the database cannot be asked, and then alone', async () => {
    const away = Object.assign(new Error('away'), { code: 'ECONNREFUSED' })
    await expect(mainSection('new books', () => Promise.reject(away))).rejects.toBe(away)
    const failing = () => Promise.reject(new Error('no such table'))
    expect(await mainSection('new books', failing)).toBeUndefined()
    expect(takeLoggedErrors()).toHaveLength(1)
  })

  test('takes nothing else of the page with it', async () => {
    await db.write((trx) => trx.schema.alterTable('banner').renameTo('banner_away').execute())
    const home = await findHomePage(aViewer())
    await db.write((trx) => trx.schema.alterTable('banner_away').renameTo('banner').execute())
    expect(home.banners).toEqual([])
    expect(home.bestsellers.length + home.newBooks.length).toBeGreaterThan(0)
    expect(takeLoggedErrors().length).toBeGreaterThan(0)
  })
})
