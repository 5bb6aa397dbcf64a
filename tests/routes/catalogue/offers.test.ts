import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { dayMs } from '#app/i18n/format/day.ts'
import { addOffer, endOffer } from '#app/shop/catalogue/offers/manage-offers.server.ts'
import { openDemo } from '../../demo.ts'
import { aBook } from '../../fixtures/catalogue.ts'
import { newShopper } from '../../shopper.ts'

const texts = {
  ...{ titleEn: 'Once', titleFr: 'Jadis', titleDe: 'Einst' },
  ...{ textEn: 'Two books.', textFr: 'Deux livres.', textDe: 'Zwei Bücher.' },
}

beforeAll(async () => {
  const now = Date.now()
  await openDemo()
  const books = []
  for (const id of ['once-a', 'once-b'])
    books.push({ id: await aBook({ id, name: id }), workId: id })
  await addOffer(
    { slug: 'once', ...texts, percent: 50, fromAt: now, untilAt: now + dayMs },
    books,
    now,
  )
  await endOffer('once', now + 1)
})

const context = async (path: string) => (await newShopper()).visit(path)
const cards = 'main .card__title a'
const long = '/offers/books/long-books-for-long-evenings'

describe('the page of an offer', () => {
  test('says until when, how much, and lists its books reduced', async () => {
    const shopper = await context(long)
    expect(shopper.texts('h1')).toEqual(['Long books for long evenings'])
    expect(shopper.attr('main .kicker time', 'datetime')).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(shopper.text('main .kicker')).toMatch(/^Until .* · 10% off these books$/)
    // Above its books: where prices are fixed, the headline alone would say too much.
    expect(shopper.text('main .page-head ~ .offer-note')).toMatch(/^Books with a fixed price/)
    const [note, card] = ['class="offer-note', 'class="card__title']
    expect(shopper.html.indexOf(note)).toBeLessThan(shopper.html.indexOf(card))
    expect(shopper.texts(cards)).toHaveLength(6)
    expect(shopper.texts('main .card .price__was')).toHaveLength(6)
    expect(shopper.attr('link[rel=canonical]', 'href')).toBe(`http://shop.test${long}`)
    expect(shopper.attr('meta[name=robots]', 'content')).toBeUndefined()
  })

  test('is narrowed and ordered like any list, and stays on its own address', async () => {
    const shopper = await context(`${long}?language=fr&sort=title`)
    expect(shopper.texts(cards)).toHaveLength(3)
    const ways = shopper.attrs('main .chips a', 'href')
    expect(ways.filter((way) => way.startsWith(long)).length).toBeGreaterThan(0)
    expect(shopper.attr('main aside form', 'action')).toBe(long)
    expect((await context(`${long}?page=2`)).status).toBe(404)
  })

  test('to come says when, and asks the normal price', async () => {
    const shopper = await context('/de/offers/books/a-light-in-the-corridor')
    expect(shopper.texts('h1')).toEqual(['Ein Licht im Flur'])
    expect(shopper.attrs('main .kicker time', 'datetime')).toHaveLength(2)
    expect(shopper.text('main .note--warm')).toBe(
      'Dieses Angebot hat noch nicht begonnen: Der Rabatt gilt erst ab Beginn.',
    )
    expect(shopper.texts(cards)).toHaveLength(5)
    // One of them is reduced by itself.
    expect(shopper.texts('main .card .price__cut').join()).not.toContain('30')
  })

  test('that is over says so, asks the normal price, and is not for search engines', async () => {
    const shopper = await context('/fr/offers/books/once')
    expect(shopper.status).toBe(200)
    expect(shopper.text('main .kicker')).toMatch(/^Terminée le /)
    expect(shopper.texts(cards)).toHaveLength(2)
    expect(shopper.text('main .kicker')).not.toContain('%')
    expect(shopper.text('main .note--warm')).toMatch(/^Cette offre est terminée/)
    expect(shopper.texts('main .card .price__was')).toEqual([])
    expect(shopper.attr('meta[name=robots]', 'content')).toBe('noindex')
  })

  test('of the demo that is over reduces nothing', async () => {
    const shopper = await context('/offers/books/a-walk-before-the-rain')
    expect(shopper.text('main .kicker')).toMatch(/^Ended on /)
    expect(shopper.texts(cards)).toHaveLength(4)
    expect(shopper.texts('main .card .price__was')).toEqual([])
  })

  test('that never was is not found', async () => {
    expect((await context('/offers/books/no-such')).status).toBe(404)
    expect((await context('/offers/books')).status).toBe(404)
    expect((await context('/offers')).status).toBe(404)
  })

  test('leads on to the others', async () => {
    const shopper = await context('/offers/books/once')
    expect(shopper.attrs('main nav .chip', 'href')).toEqual([
      long,
      '/offers/books/a-light-in-the-corridor',
    ])
  })
})

describe('the page of all offers', () => {
  test('names the running offer, with its end, above all that is reduced', async () => {
    const shopper = await context('/de/catalogue?offer=1')
    expect(shopper.text('h1')).toBe('Angebote')
    expect(shopper.attrs('main .stack-lg > ul.chips a', 'href')).toEqual([`/de${long}`])
    expect(shopper.text('main .stack-lg > ul.chips a')).toMatch(/ · bis .*\d/)
    const paths = shopper.attrs('main .card__title a', 'href').join()
    expect(paths).toContain('/product/')
    await shopper.visit('/catalogue?offer=1&sort=title')
    expect(shopper.attrs('main .card__title a', 'href').join()).toContain('/book/')
  })

  test('keeps to the shelf of a category, which is a filter there', async () => {
    const shopper = await context('/catalogue?offer=1')
    await shopper.press('Apply', { category: 'women' }, { within: 'main .facets' })
    expect(shopper.url).toContain('offer=1')
    expect(shopper.texts('main .bar .chip')).toEqual([
      'Women: remove this filter',
      'On offer: remove this filter',
    ])
  })
})

describe('the menu', () => {
  test('leads to books, offers, catalogue, authors, publishers, about and contact', async () => {
    const shopper = await context('/fr/about')
    expect(shopper.attrs('.nav a', 'href')).toEqual([
      '/fr/books',
      '/fr/catalogue?offer=1',
      '/fr/catalogue',
      '/fr/authors',
      '/fr/publishers',
      '/fr/about',
      '/fr/contact',
    ])
  })

  test('knows where it is', async () => {
    const current = async (path: string) => (await context(path)).text('.nav [aria-current=page]')
    expect(await current('/catalogue?offer=1')).toBe('Offers')
    expect(await current('/fr/catalogue?sort=title&offer=1&format=e-book')).toBe('Offres')
    expect(await current('/catalogue?offer=1&q=faust')).toBe('Catalogue')
    expect(await current('/de/catalogue?category=women')).toBe('Gesamtkatalog')
    expect(await current('/books?q=faust')).toBe('Books')
  })
})

test('a banner may lead out of the shop, and a place of the shop stays in the language', async () => {
  const words = { ...texts, titleDe: 'Hinaus' }
  const out = { id: 'out', place: 'home-row' as const, category: null, position: 5, ...words }
  const link = 'https://example.org/'
  await db.write((trx) =>
    trx
      .insertInto('banner')
      .values({ ...out, link, art: '{}', fromAt: 0, untilAt: null })
      .execute(),
  )
  const shopper = await (await newShopper({ 'Accept-Language': 'de' })).visit('/de')
  expect(shopper.attrs('main .cols a', 'href')).toEqual([
    '/de/catalogue?category=furniture',
    'https://example.org/',
  ])
})

test('the catalogue shows what is below a category within it', async () => {
  const shopper = await context('/catalogue')
  expect(shopper.attrs('main .tiles--rows .tiles a', 'href')).toEqual([
    '/catalogue?category=men',
    '/catalogue?category=women',
    '/catalogue?category=kids',
  ])
  expect(shopper.attrs('main .tiles img', 'src')).toHaveLength(shopper.texts('main .tile').length)
})
