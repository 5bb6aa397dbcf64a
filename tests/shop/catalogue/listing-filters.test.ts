import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import type { Language } from '#app/i18n/languages.ts'
import { formatLanguage } from '#app/i18n/format/format-language.ts'
import { changeBand } from '#app/shop/catalogue/listing/price-band.ts'
import { findListingPage } from '#app/shop/catalogue/listing/listing-page.server.ts'
import type { ListingPage } from '#app/shop/catalogue/listing/listing-page.ts'
import { parseListingQuery } from '#app/shop/catalogue/listing/listing-query.schema.ts'
import { isIndexed } from '#app/shop/catalogue/facet-index/listing-query.ts'
import type { Viewer } from '#app/shop/catalogue/product-card/product-card.ts'
import { convert } from '#app/i18n/currency.ts'
import { ensureShippedRates, findRates } from '#app/shop/pricing/currency/rates.server.ts'
import { aBook, aThing } from '../../fixtures/catalogue.ts'
import { aViewer } from './viewers.ts'

const by = (...names: string[]) => names.map((name) => ({ name, role: 'A01' }))
const from = (name: string) => ({ name })

beforeAll(async () => {
  await ensureShippedRates(Date.now())
  const facts = { workKey: 'emma', authors: by('Jane Austen'), publisher: from('Lantern') }
  const discount = { percent: 10, untilAt: null }
  await aBook({
    ...facts,
    id: 'emma',
    name: 'Emma',
    numberOfPages: 400,
    ratingTenths: 45,
    discount,
    ...{ subjects: ['FRH', '3MN'], ageFrom: 12, ageTo: 14, seriesName: 'Highbury' },
  })
  await aBook({ ...facts, id: 'emma-hb', name: 'Emma', format: 'hardback', price: 90_000 })
  await aBook({
    ...{ id: 'lady', name: 'Lady Susan', numberOfPages: 90, ratingTenths: 31, stock: 0 },
    ...{ authors: by('Jane Austen', 'Ada Helper'), publisher: from('Harbour') },
    ...{ subjects: ['FRXYZ', 'FU'], ageFrom: 16 },
  })
  await aBook({
    ...{ id: 'faust', name: 'Faust', inLanguage: 'de', language: 'de', numberOfPages: 700 },
    ...{ authors: by('J. W. Goethe'), publisher: from('Harbour'), categories: ['book', 'kids'] },
    ...{ discount, prices: [{ currency: 'EUR', market: '', amountMinor: 900 }] },
    fixedPriceMarkets: ['DE'],
    ...{ subjects: ['DDA'], ageTo: 5, seriesName: 'Tragödien & mehr' },
  })
  await aThing({ id: 'mug', name: 'Mug', categories: ['kids'] })
  await aThing({
    ...{ id: 'shirt', name: 'Shirt' },
    variants: [
      ['red', 'm', 0],
      ['red', 'xl', 3],
      ['navy-blue', 'm', 2],
    ],
  })
  await aThing({
    ...{ id: 'shoe', name: 'Shoe' },
    variants: [
      ['red', '10', 1],
      ['red', '9', 1],
      ['red', 'm', 1],
      ['green', '9', 0],
    ],
  })
})

const find = (search: string, path: ListingPage['path'] = '/books', who: Partial<Viewer> = {}) =>
  findListingPage(path, parseListingQuery(new URLSearchParams(search), 'INR'), aViewer(who))
const ids = async (...requested: Parameters<typeof find>) =>
  (await find(...requested))?.cards.map(({ id }) => id).sort()
async function counts(name: string, ...requested: Parameters<typeof find>) {
  const group = (await find(...requested))?.groups.find((one) => one.name === name)
  return Object.fromEntries(group?.options.map(({ value, count }) => [value, Number(count)]) ?? [])
}

describe('a list narrowed', () => {
  test.each([
    ['author=jane-austen', ['emma', 'lady']],
    ['author=ada-helper', ['lady']],
    ['author=ada-helper&author=j-w-goethe', ['faust', 'lady']],
    ['publisher=harbour', ['faust', 'lady']],
    ['publisher=harbour&author=jane-austen', ['lady']],
    ['rating=4', ['emma']],
    ['rating=3', ['emma', 'lady']],
    ['reading-time=0-3', ['lady']],
    ['reading-time=0-3&reading-time=6-10', ['emma', 'lady']],
    ['offer=1', ['emma', 'faust']],
    ['category=kids', ['faust']],
    ['author=jane-austen&format=hardback', ['emma-hb']],
    ['author=j-w-goethe&publisher=lantern', []],
    ['subject=F', ['emma', 'lady']],
    ['subject=FR', ['emma', 'lady']],
    ['subject=FRH', ['emma']],
    ['subject=fu', ['lady']],
    ['subject=LW', []],
    ['age=12-15', ['emma']],
    ['age=16-', ['lady']],
    ['age=0-2&age=9-11', ['faust']],
    ['series=Highbury', ['emma']],
    ['series=Trago%CC%88dien+%26+mehr', ['faust']],
  ])('by %s', async (search, expected) => {
    expect(await ids(search)).toEqual(expected)
  })

  test('to what is reduced leaves out what has a fixed price where one lives', async () => {
    expect(await ids('offer=1', '/books', { country: 'DE' })).toEqual(['emma'])
    expect(await counts('availability', '', '/books', { country: 'DE' })).toMatchObject({ 1: 1 })
  })

  test('to the books of an offer, on its own page', async () => {
    await db.write((trx) =>
      trx
        .insertInto('discount')
        .values({ id: 'd1', productId: 'lady', offer: 'may', percent: 5, fromAt: 1, untilAt: 2 })
        .execute(),
    )
    const { query, ignored } = parseListingQuery(new URLSearchParams('sort=title'), 'INR')
    const requested = { query: { ...query, offer: 'may' }, ignored }
    const listing = await findListingPage('/offers/books/may', requested, aViewer())
    expect(listing?.cards.map(({ id }) => id)).toEqual(['lady'])
    expect(listing?.clearSearch).toBe('?sort=title')
  })
})

describe('each filter counts under the others', () => {
  test('authors, publishers and categories', async () => {
    const authors = { 'jane-austen': 2, 'ada-helper': 1, 'j-w-goethe': 1 }
    expect(await counts('author', '')).toEqual(authors)
    expect(await counts('author', 'author=ada-helper&author=jane-austen')).toEqual(authors)
    expect(await counts('author', 'publisher=harbour')).toEqual({
      ...{ 'jane-austen': 1, 'ada-helper': 1, 'j-w-goethe': 1 },
    })
    expect(await counts('publisher', 'author=jane-austen')).toEqual({ lantern: 1, harbour: 1 })
    expect(await counts('category', 'category=kids', '/catalogue')).toEqual({})
    const categories = { book: 1, kids: 1, fashion: 1 }
    expect(await counts('category', '')).toEqual(categories)
    expect(await counts('category', 'q=faust', '/catalogue')).toEqual(categories)
  })

  test('stars, at least so many, reading time, stock and what is reduced', async () => {
    expect(await counts('rating', '')).toEqual({ 4: 1, 3: 2, 2: 2 })
    expect(await counts('rating', 'rating=4')).toEqual({ 4: 1, 3: 2, 2: 2 })
    expect(await counts('rating', 'publisher=harbour')).toEqual({ 3: 1, 2: 1 })
    expect(await counts('reading-time', '')).toEqual({ '0-3': 1, '6-10': 1, '10-': 1 })
    expect(await counts('availability', '')).toEqual({ 'in-stock': 2, 1: 2 })
  })

  test('subjects, the top ones and then those below the chosen one', async () => {
    expect(await counts('subject', '')).toEqual({ F: 2, D: 1 })
    expect(await counts('subject', 'subject=F')).toEqual({ F: 2, FR: 2, FU: 1 })
    expect(await counts('subject', 'subject=FR')).toEqual({ F: 2, FR: 2, FRH: 1 })
    expect(await counts('subject', 'publisher=harbour')).toEqual({ F: 1, D: 1 })
  })

  test('ages, each that a book’s own overlap', async () => {
    expect(await counts('age', '')).toEqual({ '0-2': 1, '3-5': 1, '12-15': 1, '16-': 1 })
    expect(await counts('age', 'subject=F')).toEqual({ '12-15': 1, '16-': 1 })
  })

  test('series that have several works in the list', async () => {
    for (const seriesName of ['Archipelago', 'Lighthouses'])
      for (const seriesNumber of ['1', '2'])
        await aBook({ seriesName, seriesNumber, inLanguage: 'sv' })
    const later = { now: Date.now() + 5_000 }
    expect(await counts('series', '', '/books', later)).toEqual({
      Archipelago: 2,
      Lighthouses: 2,
    })
  })

  test('one that is chosen stays though it has none', async () => {
    const authors = await counts('author', 'author=j-w-goethe&publisher=lantern')
    expect(authors).toEqual({ 'jane-austen': 1, 'j-w-goethe': 0 })
  })

  test('the six that are named most often, and those that were chosen', async () => {
    for (let n = 0; n < 14; n += 1)
      await aBook({ authors: by(`Writer ${n}`), publisher: from('Big House'), inLanguage: 'fi' })
    // What the catalogue is read for is two seconds old at most.
    const later = { now: Date.now() + 5_000 }
    const found = await counts('author', 'language=fi', '/books', later)
    expect(Object.keys(found)).toHaveLength(6)
    expect(found).not.toHaveProperty('writer-9')
    const chosen = await counts(
      'author',
      'language=fi&author=writer-9&author=writer-0',
      '/books',
      later,
    )
    expect(Object.keys(chosen)).toHaveLength(7)
    expect(chosen).toHaveProperty('writer-9', 1)
  })
})

describe('colour and size', () => {
  const listed = (search: string) => ids(search, '/catalogue')
  const counted = (name: string, search: string) => counts(name, search, '/catalogue')

  test('are those of one variant that is in stock', async () => {
    expect(await listed('color=red')).toEqual(['shirt', 'shoe'])
    expect(await listed('size=m')).toEqual(['shirt', 'shoe'])
    expect(await listed('color=red&size=m')).toEqual(['shoe'])
    expect(await listed('color=navy-blue&color=red&size=m&size=9')).toEqual(['shirt', 'shoe'])
    expect(await listed('color=green')).toEqual([])
  })

  test('count under each other, and each product once', async () => {
    expect(await counted('color', '')).toEqual({ red: 2, 'navy-blue': 1 })
    expect(await counted('size', '')).toEqual({ m: 2, xl: 1, 9: 1, 10: 1 })
    expect(await counted('size', 'color=red')).toEqual({ m: 1, xl: 1, 9: 1, 10: 1 })
    expect(await counted('color', 'color=red&size=m')).toEqual({ red: 1, 'navy-blue': 1 })
  })

  test('stand in their order, in the words of the page', async () => {
    const german = await find('', '/catalogue', { language: 'de' })
    const labels = (name: string) =>
      german?.groups.find((one) => one.name === name)?.options.map(({ label }) => label)
    expect(labels('size')).toEqual(['M', 'XL', '9', '10'])
    expect(labels('color')).toEqual(['Rot', 'Navy blue'])
  })

  test('are not asked of books', async () => {
    expect(await counts('color', '')).toEqual({})
    expect(await counts('size', '')).toEqual({})
  })

  test('that the shop does not have are left out, and named', async () => {
    const listing = await find(`color=plaid&size=${'9'.repeat(99)}&size=M'--`, '/catalogue')
    expect(listing?.chips).toEqual([])
    expect(listing?.notices.map((one) => one.replace(/:.*/, ''))).toEqual([
      ...['Size', 'Size', 'Colour'],
    ])
  })
})

describe('the page of an author or publisher', () => {
  test.each([
    ['author', 'jane-austen'],
    ['publisher', 'harbour'],
  ])('offers no filter of its %s, and clears back to itself', async (name, slug) => {
    const listing = await find(`${name}=${slug}&reading-time=0-3`)
    const names = listing?.groups.map((group) => group.name)
    expect(names).not.toContain(name)
    expect(names).toContain('reading-time')
    expect(listing?.chips.map(({ label }) => label)).toEqual(['Up to 3 hours'])
    expect(listing?.clearSearch).toBe(`?${name}=${slug}`)
    expect(listing?.hiddenFields).toEqual([[name, slug]])
    expect(listing?.filters).toEqual([['reading-time', '0-3']])
  })

  test('has its like for a series', async () => {
    const listing = await find('series=Highbury&age=12-15')
    expect(listing?.heading).toBe('Highbury')
    expect(listing?.groups.map((group) => group.name)).not.toContain('series')
    expect(listing?.chips.map(({ label }) => label)).toEqual(['12 to 15'])
    expect(listing?.clearSearch).toBe('?series=Highbury')
    expect(listing?.hiddenFields).toEqual([['series', 'Highbury']])
  })

  test('is sorted by volume for a series, the page’s language first, unless another order is chosen', async () => {
    const later = { now: Date.now() + 7_000 }
    const volume = (id: string, seriesNumber: string | null, facts: object = {}) =>
      aBook({ id, seriesName: 'Barset', seriesNumber, ...facts })
    await volume('last-chronicle', '10', { saleCount: 9 })
    await volume('warden', '1')
    await volume('towers', '2.5')
    await volume('companion', null, { saleCount: 99 })
    await volume('turm', '1', { inLanguage: 'de', saleCount: 999 })
    const sorted = async (search: string) => {
      const listing = await find(`series=Barset${search}`, '/books', later)
      return [listing?.sort, ...(listing?.cards.map(({ id }) => id) ?? [])]
    }
    const ids = ['warden', 'towers', 'last-chronicle', 'companion', 'turm']
    expect(await sorted('')).toEqual(['volume', ...ids])
    expect((await sorted('&sort=popular')).slice(0, 3)).toEqual(['popular', 'turm', 'companion'])
    const other = await find('series=Nowhere&sort=volume', '/books', later)
    expect(other?.sort).toBe('own-language')
  })

  test('has its like for a subject, which stays a filter', async () => {
    const listing = await find('subject=FR')
    expect(listing?.heading).toBe('Romance')
    expect(listing?.chips.map(({ label }) => label)).toEqual(['Romance'])
    expect(listing?.clearSearch).toBe('')
  })

  test('of two there is none: each is a filter', async () => {
    const listing = await find('author=jane-austen&publisher=lantern')
    expect(listing?.chips.map(({ label }) => label)).toEqual(['Jane Austen', 'Lantern'])
    expect(listing?.clearSearch).toBe('')
  })
})

test('an author and a publisher of one slug keep their own names', async () => {
  await aBook({
    id: 'own',
    authors: by('Own Press'),
    publisher: from('Own-Press'),
    inLanguage: 'sv',
  })
  const later = { now: Date.now() + 9_000 }
  const groups = (await find('language=sv&author=own-press&publisher=own-press', '/books', later))
    ?.groups
  const label = (name: string) => groups?.find((one) => one.name === name)?.options[0]?.label
  expect([label('author'), label('publisher')]).toEqual(['Own Press', 'Own-Press'])
})

describe('the price band', () => {
  test('is written as the language writes it', async () => {
    const who = { language: 'de', currency: 'EUR' } as const
    const listing = await find('price-from=3.50&price-to=1079.1', '/books', who)
    expect(listing?.chips.map(({ label }) => label)).toEqual([
      'ab 3,50\u00a0€',
      'bis 1.079,10\u00a0€',
    ])
    expect(listing?.price).toMatchObject({ from: '3,50', to: '1079,10' })
    expect(listing?.filters).toEqual([
      ['price-from', '3.50'],
      ['price-to', '1079.10'],
    ])
  })

  test('keeps what was typed and not understood in its field', async () => {
    const listing = await find('price-from=cheap')
    expect(listing?.price).toMatchObject({ from: 'cheap', to: '' })
    expect(listing?.notices).toHaveLength(1)
  })

  test('means the same in another currency', async () => {
    const { rates } = await findRates(Date.now())
    const here = '/de/books?format=hardback&price-from=350&price-to=x'
    const there = changeBand(here, 'INR', 'EUR', rates)
    const cents = convert(35_000, 'INR', 'EUR', rates)
    expect(there).toBe(`/de/books?format=hardback&price-from=${cents / 100}&price-to=x`)
    expect(changeBand('/cart?x=a+b', 'INR', 'EUR', rates)).toBe('/cart?x=a+b')
  })
})

test('words that nothing holds are the heading of a page without books', async () => {
  const heading = async (search: string) => (await find(search))?.heading
  expect(await heading('q=xyzzyqq&exact=1')).toBe('No results for “xyzzyqq”')
  expect(await heading('q=xyzzyqq&exact=1&format=hardback')).toBe('No results for “xyzzyqq”')
  expect(await heading('q=emma')).toBe('Results for “emma”')
  expect(await heading('q=emma&author=j-w-goethe')).toBe('Results for “emma”')
})

test('a book in no known language stands under words, not under a root', () => {
  expect(['en', 'fr', 'de'].map((one) => formatLanguage('und', one as Language))).toEqual([
    ...['Unknown language', 'Langue inconnue', 'Unbekannte Sprache'],
  ])
})

describe('what was chosen', () => {
  test('has a chip each that takes away that value alone', async () => {
    const listing = await find(
      'author=ada-helper&author=jane-austen&publisher=harbour&rating=3&reading-time=0-3&category=book',
    )
    expect(listing?.chips.map(({ label }) => label)).toEqual([
      ...['Books', 'Ada Helper', 'Jane Austen', 'Harbour', '3 stars or more', 'Up to 3 hours'],
    ])
    expect(listing?.chips[1]?.search).toBe(
      '?category=book&author=jane-austen&publisher=harbour&rating=3&reading-time=0-3',
    )
    expect(listing?.clearSearch).toBe('')
  })

  test('opens its group', async () => {
    const groups = (await find('author=ada-helper&author=jane-austen'))?.groups ?? []
    expect(groups.filter(({ isOpen }) => isOpen).map(({ name }) => name)).toContain('author')
    expect(groups.filter(({ isOpen }) => isOpen).map(({ name }) => name)).not.toContain('publisher')
  })

  test.each([
    [
      'author=nobody&publisher=harbour',
      'Author: “nobody” was not recognised and has been ignored.',
    ],
    [
      'publisher=none&author=jane-austen',
      'Publisher: “none” was not recognised and has been ignored.',
    ],
    ['rating=6', 'Rating: “6” was not recognised and has been ignored.'],
    ['reading-time=99', 'Reading time: “99” was not recognised and has been ignored.'],
    [
      'subject=QQQ',
      'We have no subject “QQQ”, so the list is not narrowed by it. Our subjects are listed in the filters.',
    ],
    [
      'subject=1DDU',
      'We have no subject “1DDU”, so the list is not narrowed by it. Our subjects are listed in the filters.',
    ],
    [
      'age=7',
      '“7” is not an age group of ours, so the list is not narrowed by it. The ages are listed in the filters.',
    ],
    [
      'series=Nowhere',
      'We have no series “Nowhere”, so the list is not narrowed by it. Search for its title or its author.',
    ],
    [
      'series=Nowhere&author=jane-austen',
      'We have no series “Nowhere”, so the list is not narrowed by it. Search for its title or its author.',
    ],
    ['offer=yes', 'On offer: “yes” was not recognised and has been ignored.'],
    ['q=emma&exact=2', 'Exact search: “2” was not recognised and has been ignored.'],
    ['author=<b>', 'Author: “<b>” was not recognised and has been ignored.'],
  ])('and is not known (%s) is left out, and the page says so', async (search, words) => {
    const listing = await find(search)
    expect(listing?.notices).toEqual([words])
    expect(listing?.cards.length).toBeGreaterThan(0)
  })

  test.each([
    ['fr', /^Recherche exacte\s: «\s2\s» n’est pas reconnu/],
    ['de', /^Exakte Suche: „2“ wurde nicht erkannt/],
  ] as const)(
    'and is not known is named in the language of the page (%s)',
    async (language, words) => {
      const listing = await find('q=emma&exact=2', '/books', { language })
      expect(listing?.notices).toEqual([expect.stringMatching(words)])
    },
  )

  test.each([
    ['author=jane-austen', true],
    ['publisher=lantern', true],
    ['category=kids', true],
    ['subject=FR', true],
    ['series=Highbury', true],
    ['age=6-8', false],
    ['author=jane-austen&publisher=lantern', false],
    ['author=jane-austen&author=ada-helper', false],
    ['category=kids&rating=4', false],
    ['offer=1&tag=sea', false],
  ])('lets search engines keep the list (%s): %s', (search, may) => {
    expect(isIndexed(parseListingQuery(new URLSearchParams(search), 'INR').query)).toBe(may)
  })
})
