import { beforeAll, describe, expect, test } from 'vitest'
import { ensureShippedRates } from '#app/shop/pricing/currency/rates.server.ts'
import { categoryFamilyOf } from '#app/shop/catalogue/categories/category-family.ts'
import { familyUpwards } from '#app/shop/catalogue/categories/category-family.ts'
import { parseListingQuery } from '#app/shop/catalogue/listing/listing-query.schema.ts'
import {
  findListingPage,
  findPageOrElsewhere,
} from '#app/shop/catalogue/listing/listing-page.server.ts'
import type { ListingPage } from '#app/shop/catalogue/listing/listing-page.ts'
import type { Viewer } from '#app/shop/catalogue/product-card/product-card.ts'
import { aBook, aThing } from '../../fixtures/catalogue.ts'
import { aViewer } from './viewers.ts'

beforeAll(async () => {
  await ensureShippedRates(Date.now())
  const moon = { workKey: 'moon', name: 'The Moonstone' }
  await aBook({ ...moon, id: 'moon-pb', price: 30_000, saleCount: 50, datePublished: '2001' })
  await aBook({ ...moon, id: 'moon-hb', price: 90_000, format: 'hardback' })
  await aBook({ ...moon, id: 'moon-cd', price: 20_000, format: 'audiobook-cd', stock: 0 })
  await aBook({ ...moon, id: 'moon-e', price: 5_000, format: 'e-book' })
  await aBook({
    ...moon,
    id: 'mondstein',
    name: 'Der Mondstein',
    inLanguage: 'de',
    language: 'de',
    price: 40_000,
    saleCount: 60,
    datePublished: '1999',
  })
  await aBook({
    id: 'emma-hb',
    name: 'Emma',
    format: 'hardback',
    price: 70_000,
    saleCount: 70,
    stock: 0,
    tags: ['love'],
    datePublished: '2010',
  })
  await aBook({ id: 'walden', name: 'Walden', price: null, saleCount: 10 })
  await aThing({ id: 'mug', name: 'Moon mug', price: 60_000, categories: ['handmade'] })
  await aThing({ id: 'shirt', name: 'Shirt', price: 80_000, categories: ['men', 'fashion'] })
  await aThing({ id: 'dress', name: 'Dress', price: 10_000, categories: ['women'], tags: ['love'] })
})

const find = (search: string, path: ListingPage['path'] = '/books', who: Partial<Viewer> = {}) =>
  findListingPage(path, parseListingQuery(new URLSearchParams(search), 'INR'), aViewer(who))
async function ids(search: string, path?: ListingPage['path'], who?: Partial<Viewer>) {
  const listing = await find(search, path, who)
  return listing?.cards.map((card) => card.id)
}
/** The values of a filter with their counts; none where it is not shown. */
const counts = (listing: ListingPage | undefined, name: string) => {
  const group = listing?.groups.find((one) => one.name === name)
  return Object.fromEntries(group?.options.map(({ value, count }) => [value, Number(count)]) ?? [])
}

describe('the list of books', () => {
  test('shows one card for each work and language', async () => {
    expect(await ids('')).toEqual(['moon-pb', 'mondstein', 'emma-hb', 'walden'])
    expect((await find(''))?.total).toBe('4 books')
  })

  test('without a chosen order has foreign languages last, and after them what cannot be bought', async () => {
    const [books, everything] = [
      await ids('', '/books', { language: 'de' }),
      await ids('', '/catalogue'),
    ]
    expect(books).toEqual(['mondstein', 'moon-pb', 'emma-hb', 'walden'])
    expect(everything).toEqual([
      ...['moon-pb', 'shirt', 'mug', 'dress'],
      ...['mondstein', 'emma-hb', 'walden'],
    ])
    expect(await ids('', '/catalogue', { language: 'fr' })).toEqual([
      ...['shirt', 'mug', 'dress'],
      ...['mondstein', 'moon-pb', 'emma-hb', 'walden'],
    ])
  })

  test('by sales, and of a search, does not ask for the language', async () => {
    const bySales = ['emma-hb', 'mondstein', 'moon-pb', 'walden']
    expect(await ids('sort=popular')).toEqual(bySales)
    expect((await find('sort=popular'))?.sort).toBe('popular')
    expect(await ids('q=mondstein', '/books', { language: 'fr' })).toEqual(['mondstein'])
  })

  test('says on a card which foreign language a book is in, unless all have one', async () => {
    const formats = async (search: string) => {
      const listing = await find(search)
      return listing?.cards.map(({ format }) => format)
    }
    expect(await formats('')).toEqual([
      ...['Paperback', 'Paperback · in\u00a0German'],
      ...['Hardback', 'Paperback'],
    ])
    expect(await formats('language=de')).toEqual(['Paperback'])
    expect(await formats('language=de&language=fr')).toEqual(['Paperback · in\u00a0German'])
  })

  test.each([
    ['newest', ['emma-hb', 'moon-pb', 'mondstein', 'walden']],
    ['price-up', ['moon-pb', 'mondstein', 'emma-hb', 'walden']],
    ['price-down', ['emma-hb', 'mondstein', 'moon-pb', 'walden']],
    ['title', ['emma-hb', 'mondstein', 'moon-pb', 'walden']],
  ])('by %s; what lacks the fact stands last', async (sort, expected) => {
    expect(await ids(`sort=${sort}`)).toEqual(expected)
  })

  test('narrowed to a format shows the best edition of these formats', async () => {
    expect(await ids('format=hardback')).toEqual(['moon-hb', 'emma-hb'])
    expect(await ids('format=audiobook-cd')).toEqual(['moon-cd'])
    expect(await ids('format=audiobook-cd&format=hardback')).toEqual(['moon-hb', 'emma-hb'])
  })

  test('narrowed to languages, to what is in stock, and to both', async () => {
    expect(await ids('language=de')).toEqual(['mondstein'])
    expect(await ids('language=sv')).toEqual([])
    expect(await ids('availability=in-stock')).toEqual(['moon-pb', 'mondstein', 'walden'])
    expect(await ids('availability=in-stock&language=en')).toEqual(['moon-pb', 'walden'])
  })

  test('narrowed to a price band, both ends included, in rupees', async () => {
    expect(await ids('price-from=300&price-to=400')).toEqual(['moon-pb', 'mondstein'])
    expect(await ids('price-from=300.01')).toEqual(['mondstein', 'emma-hb'])
    expect(await ids('price-to=399,99')).toEqual(['moon-pb'])
  })

  test('narrowed to a price band in the shown currency, to the very cent', async () => {
    const euro = { currency: 'EUR' as const }
    const { cards } = (await find('', '/books', euro))!
    const shown = cards.find(({ id }) => id === 'moon-pb')!
    const cents = shown.price!.minor
    expect(shown.price!.currency).toBe('EUR')
    const amount = (minor: number) => (minor / 100).toFixed(2)
    expect(await ids(`price-to=${amount(cents)}`, '/books', euro)).toEqual(['moon-pb'])
    expect(await ids(`price-to=${amount(cents - 1)}`, '/books', euro)).toEqual([])
    expect(await ids(`price-from=${amount(cents)}`, '/books', euro)).toContain('moon-pb')
    expect(await ids(`price-from=${amount(cents + 1)}`, '/books', euro)).not.toContain('moon-pb')
  })

  test('counts each value under the other filters, and leaves out those with none', async () => {
    const all = await find('')
    const printed = { paperback: 3, hardback: 2, 'audiobook-cd': 1 }
    // Shown, though its file is not there.
    expect(counts(all, 'format')).toEqual({ ...printed, 'e-book': 1 })
    expect(await ids('format=e-book')).toEqual(['moon-e'])
    expect(await ids('format=e-book&availability=in-stock')).toEqual([])
    expect(counts(all, 'language')).toEqual({ en: 3, de: 1 })
    expect(counts(all, 'availability')).toMatchObject({ 'in-stock': 3 })
    const german = await find('language=de')
    expect(counts(german, 'format')).toEqual({})
    expect(counts(german, 'language')).toEqual({ en: 3, de: 1 })
    const hardback = await find('format=hardback&availability=in-stock')
    expect(counts(hardback, 'format')).toEqual({ paperback: 3, hardback: 1 })
    expect(counts(hardback, 'language')).toEqual({})
    expect(counts(hardback, 'availability')).toMatchObject({ 'in-stock': 1 })
  })

  test('offers the band of prices that there is under the other filters', async () => {
    expect((await find('price-from=1'))?.price).toMatchObject({ lowest: '300', highest: '700' })
    expect((await find('format=hardback'))?.price).toMatchObject({ lowest: '700', highest: '900' })
    expect((await find('language=de'))?.price).toMatchObject({ lowest: '400', highest: '400' })
  })

  test('has a chip for each chosen filter that takes it away, and one for all', async () => {
    const listing = await find(
      'q=moon&format=hardback&language=en&price-to=999&availability=in-stock',
    )
    expect(listing?.chips.map((chip) => chip.label)).toEqual([
      'Hardback',
      'English',
      'up to ₹999.00',
      'In stock',
    ])
    expect(listing?.chips[0]?.search).toBe('?q=moon&language=en&price-to=999&availability=in-stock')
    expect(listing?.clearSearch).toBe('?q=moon')
  })

  test('says in words what it did not understand', async () => {
    const listing = await find('format=scroll&page=two')
    expect(listing?.notices).toEqual([
      'Format: “scroll” was not recognised and has been ignored.',
      'There is no page “two” in this list, so the first one is shown.',
    ])
  })

  test('says the same thing once, and ten things at most', async () => {
    expect((await find('format=scroll&format=scroll'))?.notices).toHaveLength(1)
    const many = Array.from({ length: 50 }, (_, n) => `format=f${n}`).join('&')
    expect((await find(many))?.notices).toHaveLength(10)
  })

  test('ends where it ends', async () => {
    expect(await find('page=2')).toBeUndefined()
    expect(await find('language=sv&page=2')).toBeUndefined()
    expect(await find('page=999999999999')).toBeUndefined()
  })
})

describe('a search', () => {
  test('shows the edition that stands for the work, whichever was found', async () => {
    expect(await ids('q=moonstone')).toEqual(['moon-pb'])
    expect(await ids('q=mondstein')).toEqual(['mondstein'])
  })

  test('with a format shows that edition', async () => {
    expect(await ids('q=moonstone&format=hardback')).toEqual(['moon-hb'])
  })

  const switchOf = async (search: string, path?: '/catalogue') =>
    (await find(search, path))?.kinds.map(({ label, count, path: to, isCurrent }) =>
      [isCurrent ? 'here' : to, label, count].join(' '),
    )

  test('offers books and everything else, with the counts of both on both', async () => {
    const counted = ['Everything 2', 'Books only 1', 'Everything else 1']
    const paths = ['/catalogue?q=moon', '/books?q=moon', '/catalogue?q=moon&kind=goods']
    const at = (here: number) => paths.map((to, n) => `${n === here ? 'here' : to} ${counted[n]}`)
    expect(await switchOf('q=moon', '/catalogue')).toEqual(at(0))
    expect(await switchOf('q=moon')).toEqual(at(1))
    expect(await switchOf('q=moon&kind=goods', '/catalogue')).toEqual(at(2))
    expect((await ids('q=moon&kind=goods', '/catalogue'))?.sort()).toEqual(['mug'])
  })

  test('counts books and everything else under its filters, and links to neither without any', async () => {
    const search = 'q=moon&format=hardback'
    expect(await switchOf(search, '/catalogue')).toEqual([
      'here Everything 1',
      `/books?${search} Books only 1`,
      ' Everything else 0',
    ])
  })

  test.each([
    ['q=walden&kind=goods', '/catalogue', true],
    ['q=mug', '/books', true],
    ['q=mug&page=2', '/books', true],
    ['q=mug&offer=1', '/books', false],
    ['q=xyzzyx', '/books', false],
  ] as const)('%s at %s knows whether only others were found', async (search, path, found) => {
    const query = parseListingQuery(new URLSearchParams(search), 'INR')
    const page = await findPageOrElsewhere(path, query, aViewer())
    expect(page === 'elsewhere').toBe(found)
  })

  test('leaves goods alone out of a list of books, and says so', async () => {
    const listing = await find('q=moon&kind=goods')
    expect(listing?.cards.map(({ id }) => id)).toEqual(['moon-pb'])
    expect(listing?.notices).toEqual(['Type: “goods” was not recognised and has been ignored.'])
  })

  test('of the whole catalogue finds books and things', async () => {
    expect((await ids('q=moon', '/catalogue'))?.sort()).toEqual(['moon-pb', 'mug'])
  })

  test('without a hit names the rooms that hold something', async () => {
    const listing = await find('q=xyzzyx')
    expect(listing?.cards).toEqual([])
    expect(listing?.categories.map((category) => category.path)).toContain(
      '/catalogue?category=handmade',
    )
    expect(listing?.categories.map((category) => category.path)).not.toContain(
      '/catalogue?category=cakes',
    )
  })

  test.each([
    "'",
    '"',
    'a" OR "b',
    '*',
    'moon*',
    '(',
    'moon AND',
    'NEAR(a b)',
    '<b>moon</b>',
    '🌙',
  ])('for %s is no fault', async (q) => {
    await expect(ids(new URLSearchParams({ q }).toString())).resolves.toBeDefined()
  })
})

describe('a category', () => {
  test('has all below it in its family, even where somebody made a ring of them', () => {
    const all = [
      { slug: 'a', parent: 'c' },
      { slug: 'b', parent: 'a' },
      { slug: 'c', parent: 'b' },
      { slug: 'd', parent: null },
    ]
    expect(categoryFamilyOf('a', all).sort()).toEqual(['a', 'b', 'c'])
    expect(categoryFamilyOf('d', all)).toEqual(['d'])
  })

  test('lies in all above it, even where somebody made a ring of them', () => {
    const all = [
      { slug: 'a', parent: 'c' },
      { slug: 'b', parent: 'a' },
      { slug: 'c', parent: 'b' },
      { slug: 'd', parent: null },
    ]
    expect(familyUpwards('a', all).sort()).toEqual(['a', 'b', 'c'])
    expect(familyUpwards('d', all)).toEqual(['d'])
  })

  test('lists what it holds, and what its children hold, each once', async () => {
    expect((await ids('category=fashion', '/catalogue'))?.sort()).toEqual(['dress', 'shirt'])
    expect(await ids('category=women', '/catalogue')).toEqual(['dress'])
  })

  test('is named in the language of the page', async () => {
    const listing = await find('category=women', '/catalogue', { language: 'de' })
    expect(listing?.heading).toBe('Damen')
  })

  test('that holds nothing says so, and one that is none is not found', async () => {
    expect(await ids('category=cakes', '/catalogue')).toEqual([])
    expect(await find('category=no-such', '/catalogue')).toBeUndefined()
  })
})

describe('a tag', () => {
  test('lists books and things that have it', async () => {
    expect((await ids('tag=love', '/catalogue'))?.sort()).toEqual(['dress', 'emma-hb'])
    expect(await ids('tag=love&price-to=200', '/catalogue')).toEqual(['dress'])
    expect(await ids('tag=love&price-to=1', '/catalogue')).toEqual([])
  })

  test('that nothing has is not found', async () => {
    expect(await find('tag=no-such', '/catalogue')).toBeUndefined()
  })
})

test('an e-book without its file stands behind what can be bought, in each language', async () => {
  const languages = ['en', 'de', 'fr'] as const
  await aThing({ id: 'card', tags: ['file'] })
  for (const language of languages) {
    const named = { language, inLanguage: language, tags: ['file'] }
    const without = { format: 'e-book', stock: null, weightGrams: 0, saleCount: 99 } as const
    await aBook({ ...named, ...without, id: `file-${language}` })
    await aBook({ ...named, id: `paper-${language}` })
  }
  for (const language of languages) {
    const now = Date.now() + 60_000
    const listed = (await ids('tag=file', '/catalogue', { language, now })) ?? []
    expect(listed).toHaveLength(7)
    expect(listed.slice(0, 4).filter((id) => id.startsWith('file-'))).toEqual([])
    expect(listed[4]).toBe(`file-${language}`)
  }
})
