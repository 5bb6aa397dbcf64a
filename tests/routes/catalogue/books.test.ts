import { gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { openDemo } from '../../demo.ts'
import { aBook, aThing } from '../../fixtures/catalogue.ts'
import { builtShop, newShopper, origin } from '../../shopper.ts'

beforeAll(async () => {
  await openDemo()
  await aBook({
    id: 'isbn-book',
    name: 'Numbered',
    inLanguage: 'it',
    language: 'it',
    isbn13: '9780306406157',
  })
  await aBook({ id: 'last-copy', name: 'Ultimate', inLanguage: 'it', stock: 1, saleCount: 9999 })
  await aBook({ id: 'volume', name: 'Of a series', inLanguage: 'it', seriesName: 'Faustbuch' })
  await aThing({ id: 'whale-mug', name: 'Moby mug' })
})

const cards = 'main .card__title a'
const withTheShop = { within: 'main .facets' }

describe('the list of books', () => {
  test('shows 24 cards, one for each work, with what each costs', async () => {
    const shopper = await (await newShopper()).visit('/books')
    expect(shopper.texts(cards)).toHaveLength(24)
    expect(shopper.texts('main .card .price__now')).toHaveLength(24)
    expect(new Set(shopper.texts(cards)).size).toBe(24)
    expect(shopper.text('h1')).toBe('Books')
  })

  test('is lean: under 64 KB of HTML, under 8.25 KB compressed', async () => {
    const shopper = await newShopper()
    // Longer, V8 keeps each copy of it where it is dear.
    // Who has been here has the style already; what a first page weighs with it: budgets.test.ts.
    await shopper.post('/books', { intent: 'currency.choose', currency: 'EUR' })
    const { html } = await shopper.visit('/books')
    expect(shopper.attr('link[rel=stylesheet]', 'href')).toMatch(/shop-/)
    expect(html.length).toBeLessThan(64 * 1024)
    // The filters by subject and age took it past 8 KB.
    expect(gzipSync(html).length).toBeLessThan(8_448)
  })

  test('has no empty field in any address it leads to, whatever a browser sent', async () => {
    const path = '/books?format=paperback&language=&price-from=&price-to=&availability='
    const shopper = await (await newShopper()).visit(path)
    const ways = [...shopper.attrs('main a', 'href'), ...shopper.attrs('head link', 'href')]
    expect(ways).toContain('/books?format=paperback&page=2')
    expect(ways.filter((way) => /=(&|$)/.test(way))).toEqual([])
    expect(shopper.attrs('main form input[type=hidden][value=""]', 'name')).toEqual([])
  })

  test('goes on by links, each page alone and an address of its own', async () => {
    const shopper = await (await newShopper()).visit('/books')
    const first = shopper.texts(cards)
    expect(shopper.attr('.pages a[rel=next]', 'href')).toBe('/books?page=2')
    await shopper.follow('Load 24 more')
    expect(shopper.url).toBe('/books?page=2')
    expect(shopper.texts(cards).filter((name) => first.includes(name))).toEqual([])
    expect(shopper.attr('.pages [aria-current=page]', 'href')).toBe('/books?page=2')
    expect(shopper.attr('link[rel=canonical]', 'href')).toBe('http://shop.test/books?page=2')
    expect(shopper.text('title')).toBe('Books, page 2 · Octavo')
    await shopper.follow('Page 1')
    expect(shopper.texts(cards)).toEqual(first)
  })

  test.each(['0', '-1', '1.5', 'two', '1e3', '٣'])(
    'is page 1 for "%s", and says so',
    async (page) => {
      const shopper = await (await newShopper()).visit(`/books?page=${encodeURIComponent(page)}`)
      expect(shopper.status).toBe(200)
      expect(shopper.text('main .note')).toBe(
        `There is no page “${page}” in this list, so the first one is shown.`,
      )
    },
  )

  test.each(['99', '999999999999'])('has no page %s', async (page) => {
    expect((await (await newShopper()).visit(`/books?page=${page}`)).status).toBe(404)
  })

  test('lists an e-book only in the place of printed editions that cannot be bought, or where it is asked for', async () => {
    const shopper = await newShopper()
    await shopper.visit('/books?format=e-book')
    expect(shopper.attrs(cards, 'href')).toHaveLength(24)
    for (const href of shopper.attrs(cards, 'href')) expect(href).toMatch(/^\/book\/b\d\de$/)
    const ebooks: string[] = []
    for (const page of [1, 2, 3]) {
      await shopper.visit(`/books?page=${page}`)
      ebooks.push(...shopper.attrs(cards, 'href').filter((href) => /b\d\de$/.test(href)))
    }
    for (const href of ebooks) {
      const printed = href.slice(0, -1)
      await shopper.visit(printed)
      expect(shopper.texts('main .buy button')).toEqual([])
    }
  })
})

describe('an e-book whose file is the opening of the work', () => {
  test.each([
    ['', 'E-book, opening only: 2 pages, 441 words, 73 kB', 'about 2 (estimated)', '73 kB'],
    ['/de', 'E-Book, nur der Anfang: 2 Seiten, 441 Wörter, 73 kB', 'etwa 2 (geschätzt)', '73 kB'],
    [
      '/fr',
      'Livre numérique, le début seulement : 2 pages, 441 mots, 73 ko',
      'environ 2 (estimation)',
      '73 ko',
    ],
  ])('says on its card %s and on its page how much that is', async (prefix, card, pages, size) => {
    const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ').replaceAll('\u2060', '')
    const shopper = await newShopper()
    await shopper.visit(`${prefix}/books?format=e-book&q=Huckleberry`)
    const lines = shopper.texts('#card-b11e .card__by').map(plain)
    expect(lines[1]!.replace(/ · .*/, '')).toBe(card)
    await shopper.visit(`${prefix}/book/b11e`)
    const page = plain(shopper.text('main')!)
    for (const fact of [pages, '441', size]) expect(page).toContain(fact)
  })
})

describe('filters and order', () => {
  test('are a form whose state is the address, and keep one another', async () => {
    const shopper = await (await newShopper()).visit('/books?sort=title')
    await shopper.press('Apply', { format: 'hardback', language: 'de' }, withTheShop)
    expect(shopper.url).toContain('format=hardback&language=de')
    expect(shopper.attr('main .facets input[value=hardback]', 'checked')).toBeDefined()
    expect(shopper.attr('main .facets input[value=paperback]', 'checked')).toBeUndefined()
    expect(shopper.attr('main #sort option[selected]', 'value')).toBe('title')
    const names = shopper.texts(cards)
    expect(names.length).toBeGreaterThan(3)
    await shopper.press('Sort', { sort: 'price-down' })
    expect(shopper.texts(cards).sort()).toEqual(names.sort())
    expect(shopper.attr('main .facets input[value=de]', 'checked')).toBeDefined()
  })

  test('stand above the list as links that take one away', async () => {
    const shopper = await (await newShopper()).visit('/books?format=hardback&language=de')
    expect(shopper.texts('main a.chip')).toEqual([
      'Hardback: remove this filter',
      'German: remove this filter',
    ])
    await shopper.follow('Hardback: remove this filter')
    expect(shopper.url).toBe('/books?language=de')
    await shopper.follow('Clear all')
    expect(shopper.url).toBe('/books')
    expect(shopper.texts('main a.chip')).toEqual([])
  })

  test('with two values or more are not for search engines', async () => {
    const shopper = await (await newShopper()).visit('/books?language=de')
    expect(shopper.attr('link[rel=canonical]', 'href')).toBe('http://shop.test/books?language=de')
    await shopper.visit('/books?language=de&language=fr')
    expect(shopper.attr('meta[name=robots]', 'content')).toBe('noindex')
    expect(shopper.attr('link[rel=canonical]', 'href')).toBeUndefined()
  })

  test('that are not understood are left out, and the page says so', async () => {
    const shopper = await (await newShopper()).visit('/books?format=scroll&price-from=<b>&x=y')
    expect(shopper.status).toBe(200)
    expect(shopper.texts('main .note')).toEqual([
      'Price from: “<b>” was not recognised and has been ignored.',
      'Format: “scroll” was not recognised and has been ignored.',
    ])
    expect(shopper.texts(cards)).toHaveLength(24)
  })

  const unseenText = 'x\u202ey'
  const half = `${'a'.repeat(59)}😀`
  test.each([
    `/books?series=${unseenText}`,
    `/books?subject=${unseenText}`,
    `/books?age=${unseenText}`,
    `/catalogue?publisher=${unseenText}`,
    `/books?size=${half}`,
    `/books?page=${half}`,
    `/books?price-from=${unseenText}`,
    `/books?q=${unseenText}`,
    `/books?q=${'a'.repeat(199)}😀`,
    `/catalogue?q=${unseenText}`,
    `/authors?filter=${unseenText}`,
    `/authors?filter=${'a'.repeat(99)}😀`,
    `/authors?letter=${half}`,
  ])('are repeated without what turns or breaks the text (%j)', async (path) => {
    const shopper = await (await newShopper()).visit(encodeURI(path))
    expect(shopper.status).toBe(200)
    const repeated = `${shopper.text('main')} ${shopper.attr('#filter', 'value')}`
    expect(repeated).toMatch(/xy|aaa/)
    expect(repeated).not.toMatch(/[\u202e\ufffd]|\p{Cs}/u)
  })

  test.each(['/books', '/catalogue'])('of %s that exist alone are canonical', async (path) => {
    const shopper = await newShopper()
    const canonicalOf = async (search: string) => {
      await shopper.visit(`${path}?${search}`)
      return shopper.attr('link[rel=canonical]', 'href')
    }
    for (const search of ['series=evil', 'subject=evil', 'age=evil', 'series=evil&age=evil'])
      expect(await canonicalOf(search), search).toBe(`http://shop.test${path}`)
    const series = `http://shop.test${path}?series=Faustbuch`
    expect(await canonicalOf('series=Faustbuch')).toBe(series)
    expect(await canonicalOf('series=Faustbuch&age=zzz')).toBe(series)
  })

  test('by author, publisher, stars, reading time and offer count, and are kept by the form', async () => {
    const shopper = await (await newShopper()).visit('/books?author=jules-verne&sort=title')
    expect(shopper.texts('main .folds summary')).toEqual([
      ...['Format', 'Price', 'Availability', 'Age', 'Publisher', 'Rating', 'Reading time'],
    ])
    await shopper.press('Apply', { rating: '3' }, withTheShop)
    expect(shopper.url).toContain('author=jules-verne')
    expect(shopper.texts('main a.chip')).toEqual(['3 stars or more: remove this filter'])
    expect(shopper.attr('meta[name=robots]', 'content')).toBe('noindex')
  })

  test('of one value have a choice of any, which takes the value away', async () => {
    const shopper = await (await newShopper()).visit('/books')
    const any = 'main .facets input[type=radio][name=rating][value=""]'
    expect(shopper.attr(any, 'checked')).toBeDefined()
    await shopper.press('Apply', { rating: '4' }, withTheShop)
    expect(shopper.texts('main a.chip')).toEqual(['4 stars or more: remove this filter'])
    expect(shopper.attr(any, 'checked')).toBeUndefined()
    await shopper.press('Apply', { rating: '' }, withTheShop)
    expect(shopper.texts('main a.chip')).toEqual([])
    expect(shopper.texts('main .note')).toEqual([])
  })

  test('by price keep their meaning in another currency', async () => {
    const shopper = await (await newShopper()).visit('/books?price-to=400&sort=title')
    const found = shopper.texts('main .card__title')
    await shopper.post('/books?price-to=400&sort=title', {
      ...{ intent: 'currency.choose', currency: 'EUR' },
    })
    expect(shopper.url).toMatch(/price-to=\d\.\d\d?&sort=title/)
    expect(shopper.texts('main .card__title')).toEqual(found)
  })

  test('that nothing fits say so, and can be taken away', async () => {
    const shopper = await (await newShopper()).visit('/books?price-from=99999')
    expect(shopper.status).toBe(200)
    expect(shopper.text('main .empty h2')).toBe('Nothing matches these filters')
    expect(shopper.text('main a.chip')).toBe('from ₹99,999.00: remove this filter')
  })
})

describe('the search in the head of each page', () => {
  test('leads to what holds the words, however they are written', async () => {
    const shopper = await (await newShopper()).visit('/cart')
    await shopper.press('Search', { q: 'MOBY dick' })
    expect(shopper.url).toBe('/catalogue?q=MOBY+dick')
    expect(shopper.text(cards)).toMatch(/^Moby-Dick/)
    expect(shopper.attr('.mast input[name=q]', 'value')).toBe('MOBY dick')
    expect(shopper.attr('meta[name=robots]', 'content')).toBe('noindex')
  })

  test.each([
    ['', 'Books only 1', 'Everything else 1'],
    ['/fr', 'Livres uniquement 1', 'Autres articles 1'],
    ['/de', 'Nur Bücher 1', 'Alles andere 1'],
  ])('finds books and things, and switches between them (%s)', async (prefix, books, others) => {
    const shopper = await (await newShopper()).visit(`${prefix}/catalogue?q=moby`)
    const current = () => shopper.text('main .chip[aria-current=page]')
    expect(shopper.texts(cards).sort()).toEqual(['Moby mug', 'Moby-Dick; or, The Whale'])
    await shopper.follow(books)
    expect(shopper.url).toBe(`${prefix}/books?q=moby`)
    expect([current(), shopper.texts(cards)]).toEqual([books, ['Moby-Dick; or, The Whale']])
    await shopper.follow(others)
    expect(shopper.url).toBe(`${prefix}/catalogue?q=moby&kind=goods`)
    expect([current(), shopper.texts(cards)]).toEqual([others, ['Moby mug']])
    await shopper.visit(`${prefix}/catalogue?q=zarathustra&kind=goods`)
    expect(shopper.url).toBe(`${prefix}/catalogue?q=zarathustra`)
  })

  test.each(['', '/fr', '/de'])('shows what matches where no book does (%s)', async (prefix) => {
    const shopper = await (await newShopper()).visit(`${prefix}/books?q=moby+mug`)
    expect(shopper.url).toBe(`${prefix}/catalogue?q=moby+mug`)
    expect(shopper.texts(cards)).toEqual(['Moby mug'])
    await shopper.visit(`${prefix}/books?q=moby+mug&format=hardback`)
    expect(shopper.url).toBe(`${prefix}/books?q=moby+mug&format=hardback`)
    expect(shopper.texts(cards)).toEqual([])
  })

  test('keeps what else was asked for on the way to what matches', async () => {
    const query = 'q=moby+mug&currency=EUR&country=DE&utm_source=mail'
    const shopper = await (await newShopper()).visit(`/books?${query}&format=scroll&page=3`)
    expect(shopper.url).toBe(`/catalogue?${query}&format=scroll`)
    expect(shopper.text('main .price')).toContain('€')
    expect(shopper.text('main .note')).toContain('scroll')
    await shopper.visit(`/catalogue?q=zarathustra&kind=goods&currency=USD&page=2`)
    expect(shopper.url).toBe('/catalogue?q=zarathustra&currency=USD')
  })

  test.each(['/books?q=moby+mug', '/books?q=9780306406157'])(
    'shows a refused form on %s, in place of leading on',
    async (path) => {
      const shopper = await newShopper()
      await shopper.post(path, { intent: 'cart.add', product: 'nope' })
      expect([shopper.status, shopper.url]).toEqual([422, path])
      expect(shopper.text('main')).toContain('no longer in the shop')
    },
  )

  test('says to no cache where the search leads today', async () => {
    const request = new Request(`${origin}/books?q=moby+mug`)
    const { status, headers } = await (await builtShop())(request)
    expect([status, headers.get('Cache-Control')]).toEqual([302, 'private, no-store'])
  })

  test.each(['9780306406157', '978-0-306-40615-7', '0306406152', '0-306-40615-2'])(
    'for the ISBN %s leads straight to the book',
    async (q) => {
      const shopper = await (await newShopper()).visit(`/fr/books?q=${q}`)
      expect(shopper.url).toBe('/fr/book/isbn-book')
    },
  )

  test('for an ISBN with a wrong check digit says so', async () => {
    const shopper = await (await newShopper()).visit('/books?q=9780306406158')
    expect(shopper.status).toBe(200)
    expect(shopper.text('main .note')).toBe(
      'This ISBN is not valid: its last digit does not match the others. Please check the number.',
    )
  })

  test('for an ISBN that the shop has not says so', async () => {
    const shopper = await (await newShopper()).visit('/books?q=9780142437247')
    expect(shopper.text('main .note')).toBe('We have no book with the ISBN 978-0-14-243724-7.')
  })

  test.each(['xyzzyx', '😀xyzzyx', 'é'.repeat(300)])(
    'for "%s" without a hit has words, and rooms to go on to',
    async (q) => {
      const shopper = await (await newShopper()).visit(`/books?${new URLSearchParams({ q })}`)
      expect(shopper.status).toBe(200)
      expect(shopper.text('h1')).toContain('No results for')
      expect(shopper.text('title')).toContain('No results for')
      expect(shopper.texts('main .empty .chip')).toContain('Women')
    },
  )

  test.each(['<script>alert(1)</script>', '"a" OR b*'])(
    'takes %s for words like any other',
    async (q) => {
      const shopper = await (await newShopper()).visit(`/books?${new URLSearchParams({ q })}`)
      expect(shopper.status).toBe(200)
      expect(shopper.text('h1')).toContain(q)
      expect(shopper.html).not.toContain('<script>alert')
    },
  )
})

describe('a card', () => {
  test('puts its product into the cart, and leads back to the same list', async () => {
    const shopper = await (await newShopper()).visit('/books?language=de')
    await shopper.press('Add to cart', {}, { within: 'main .card' })
    expect(shopper.url).toBe('/books?language=de')
    expect(shopper.text('.toast')).toContain('Added To Cart')
  })

  test('without JavaScript leads back to itself, however far down, and tells of it there', async () => {
    const shopper = await (await newShopper()).visit('/books?page=2')
    const id = shopper.attrs('main .card', 'id')[20]
    for (const [button, words] of [
      ['Add to cart', 'Added To Cart'],
      ['Add to wishlist', 'Added To Wishlist'],
      ['Remove from wishlist', 'Removed From Wishlist'],
      ['Add to compare', 'Added To Compare'],
    ] as const) {
      await shopper.press(button, {}, { within: `main .card[id="${id}"]` })
      expect(shopper.url + shopper.place).toBe(`/books?page=2#${id}`)
      expect(shopper.text('.toast')).toContain(words)
    }
  })

  test('with JavaScript, where the page keeps its place by itself, changes no address', async () => {
    const shopper = await newShopper()
    const sent = { intent: 'cart.add', product: 'b01', quantity: '1' }
    const path = '/books?format=paperback&_data=routes%2Fbooks'
    await shopper.post(path, sent, { Accept: '*/*' })
    expect(shopper.headers.get('x-remix-redirect')).toBe('/books?format=paperback')
  })

  test('of what was sold meanwhile comes back with 422, and words at the card', async () => {
    const shopper = await (await newShopper()).visit('/books?language=it')
    const setStock = (stock: number) =>
      db.write((trx) =>
        trx.updateTable('product').set({ stock }).where('id', '=', 'last-copy').execute(),
      )
    await setStock(0)
    await shopper.press('Add to cart: Ultimate')
    await setStock(1)
    expect(shopper.status).toBe(422)
    expect(shopper.text('main .card #add-last-copy-error')).toBe('This is sold out.')
    expect(shopper.attr('main .errors a', 'href')).toBe('#add-last-copy-error')
    expect(shopper.texts('main .card .error')).toHaveLength(1)
  })

  test.each(['cart.add', 'compare.remove'])(
    'an unknown product is refused by %s in words that link to nothing',
    async (intent) => {
      const shopper = await newShopper()
      await shopper.post('/books', { intent, product: 'never-was' })
      expect(shopper.status).toBe(422)
      expect(shopper.text('main .errors li')).toContain('no longer in the shop')
      expect(shopper.attrs('main .errors a', 'href')).toEqual([])
    },
  )
})

test.each([
  ['/fr/books?q=xyzzyx', 'Aucun résultat pour « xyzzyx »'],
  ['/de/books?q=xyzzyx', 'Keine Treffer für „xyzzyx“'],
])('%s speaks the language of its address', async (path, words) => {
  const shopper = await (await newShopper()).visit(path)
  expect(shopper.text('h1')).toBe(words)
})
