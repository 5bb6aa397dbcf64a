import { gunzipSync } from 'node:zlib'
import { load } from 'cheerio'
import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { dayMs } from '#app/i18n/format/day.ts'
import { feedMarkets } from '#app/shop/exchange/feeds/markets.server.ts'
import { aBook, eBookWithFile, giveFile, manyBooks, priceFixed } from '../../fixtures/catalogue.ts'
import { readItems } from '../../shop/feeds/read-items.ts'
import {
  faultsOfOpds1,
  faultsOfOpds2,
  faultsOfPublication,
  type Publication,
} from '../../shop/feeds/opds-rules.ts'
import {
  faultsOfAtom,
  faultsOfReadium,
  faultsOfRss,
  readOpds1,
} from '../../shop/feeds/read-by-packages.ts'
import { newShopper, origin } from '../../shopper.ts'
import {
  allOf,
  fetchFeed,
  demoLanguages,
  expectGoodAnswer,
  expectWords,
  readXml,
  textOf,
} from './machine.ts'

const name = 'Ends & <b>Means</b> ]]> “quoted” 📚'
const author = { name: 'Ada <i>O’Neill</i>', role: 'A01' }
const ids = {} as Record<'book' | 'file' | 'fixed', string>
let slug: string
let press: string

beforeAll(async () => {
  const facts = { datePublished: '2020-05-01', publisher: { name: 'Salt & Ink' } }
  ids.book = await aBook({
    ...{ name, authors: [author], categories: ['book'], subjects: ['FBC'], ...facts },
  })
  ids.file = await eBookWithFile({
    ...{ name, authors: [author], categories: ['book'], subjects: ['FBC'], ...facts },
    ...{ isbn13: '9783161484100', numberOfPages: 120 },
  })
  ids.fixed = await priceFixed()
  const leaves = await manyBooks(55, (n) => ({
    ...{ name: `Leaf ${n}`, workKey: `leaf-${n}`, format: 'e-book', stock: null, weightGrams: 0 },
    ...{ hasPrintEdition: true, sample: { heading: 'I', html: '<p>It rained.</p>' } },
    datePublished: `20${String(10 + (n % 10))}-01-01`,
  }))
  for (const id of leaves) await giveFile(id)
  const row = await db.read
    .selectFrom('productAuthor')
    .select('author')
    .where('productId', '=', ids.file)
    .executeTakeFirstOrThrow()
  slug = row.author
  const sold = await db.read
    .selectFrom('product')
    .select('publisher')
    .where('id', '=', ids.file)
    .executeTakeFirstOrThrow()
  press = sold.publisher!
})

const atomType = 'application/atom+xml; charset=utf-8'

describe('the feed of new books', () => {
  test.each(demoLanguages)('under "%s" is Atom with the newest fifty', async (prefix) => {
    const answer = await expectGoodAnswer(`${prefix}/books.atom`, atomType)
    const xml = await answer.text()
    expect(faultsOfAtom(xml)).toEqual([])
    const feed = readXml(xml)
    expect([feed.uri, feed.name]).toEqual(['http://www.w3.org/2005/Atom', 'feed'])
    expect(feed.attributes['xml:lang']).toBe(prefix.slice(1) || 'en')
    const entries = allOf(feed, 'entry')
    expect(entries).toHaveLength(50)
    for (const one of [feed, ...entries]) {
      expect(textOf(one, 'id')).toMatch(/^urn:uuid:[\da-f-]{36}$/)
      expect(new Date(textOf(one, 'updated')!).toISOString()).toBe(textOf(one, 'updated'))
    }
    expect(new Set(entries.map((one) => textOf(one, 'id'))).size).toBe(50)
    const first = entries[0]!
    expect(textOf(first, 'title')).toContain(name)
    expect(textOf(allOf(first, 'author')[0]!, 'name')).toBe(author.name)
    expect(textOf(first, 'summary')).toContain('₹')
    const [self, alternate] = allOf(feed, 'link').map(({ attributes }) => attributes)
    expect(self).toMatchObject({ rel: 'self', href: `${origin}${prefix}/books.atom` })
    expect((await fetchFeed(alternate!.href!)).status).toBe(200)
    expect((await fetchFeed(allOf(first, 'link')[0]!.attributes.href!)).status).toBe(200)
  })

  test.each(['author', 'publisher', 'category', 'subject'] as const)(
    'of one %s holds only its',
    async (by) => {
      const value = { author: slug, publisher: press, category: 'book', subject: 'FB' }[by]
      const path = `/books.atom?${new URLSearchParams({ [by]: value })}`
      const feed = readXml(await (await expectGoodAnswer(path, atomType)).text())
      const titles = allOf(feed, 'entry').map((one) => textOf(one, 'title'))
      expect(titles.length).toBeGreaterThan(0)
      for (const title of titles) expect(title).toContain(name)
      // The page that says the same leads here.
      const page = allOf(feed, 'link')[1]!.attributes.href!
      const $ = load(await (await fetchFeed(page)).text())
      expect($('link[type="application/atom+xml"]').attr('href')).toBe(origin + path)
    },
  )

  test('keeps its ids for ever, and says in rupees what is not asked for otherwise', async () => {
    const read = async (path: string) => readXml(await (await fetchFeed(path)).text())
    const idsOf = async (path: string) =>
      allOf(await read(path), 'entry').map((one) => textOf(one, 'id'))
    expect(await idsOf('/books.atom')).toEqual(await idsOf('/books.atom?currency=EUR'))
    const first = allOf(await read('/books.atom?currency=EUR'), 'entry')[0]!
    expect(textOf(first, 'summary')).toContain('€')
    // The page that it leads to shows the same price to who has chosen nothing.
    const link = allOf(first, 'link')[0]!.attributes.href!
    const shopper = await newShopper()
    await shopper.visit(link.replace(origin, ''))
    expect(textOf(first, 'summary')).toContain(shopper.text('.detail .price__now'))
    expect(shopper.cookieNames()).toEqual([])
  })

  test('answers 304 by its date where no tag is sent', async () => {
    const changed = (await fetchFeed('/books.atom')).headers.get('Last-Modified')!
    const since = (at: string) =>
      fetchFeed('/books.atom', { headers: { 'If-Modified-Since': at } }).then(
        ({ status }) => status,
      )
    expect(await since(changed)).toBe(304)
    expect(await since(new Date(Date.parse(changed) - dayMs).toUTCString())).toBe(200)
    const tag = { 'If-Modified-Since': changed, 'If-None-Match': '"other"' }
    expect((await fetchFeed('/books.atom', { headers: tag })).status).toBe(200)
  })

  test.each([
    ['/books.atom?author=nobody', 404],
    ['/de/books.atom?publisher=nobody', 404],
    ['/fr/books.atom?category=nothing', 404],
    ['/de/books.atom?subject=1DFG', 404],
    ['/opds?subject=F%25', 404],
    ['/books.atom?currency=XXX', 400],
    ['/books.atom?author=a&category=book', 400],
    ['/opds?author=nobody', 404],
    ['/opds?show=nothing', 404],
    ['/opds?page=2', 404],
    ['/opds?show=new&page=99', 404],
    ['/opds?show=authors&page=99', 404],
    ['/opds?show=new&page=0', 400],
    ['/opds?show=new&page=two', 400],
    ['/opds?show=new&q=leaf', 400],
    ['/opds/v2?currency=', 400],
    ['/opds/v2?publication=nothing', 404],
    ['/merchant/xx.xml', 404],
    ['/merchant/constructor.xml', 404],
    ['/merchant/in.csv', 404],
    ['/opds/cover/nothing.png', 404],
  ])('%s is answered with %i and words', (path, status) => expectWords(path, status))
})

const opds1 = (kind: string) =>
  `application/atom+xml;profile=opds-catalog;kind=${kind};charset=utf-8`

/** Every feed that can be reached from one, by its links, itself first. */
async function crawlOpds1(start: string): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  const open = [start]
  for (let path = open.shift(); path !== undefined; path = open.shift()) {
    if (found.has(path)) continue
    const answer = await fetchFeed(path)
    expect(answer.status, path).toBe(200)
    const xml = await answer.text()
    found.set(path, xml)
    const feed = readXml(xml)
    const links = [feed, ...allOf(feed, 'entry')].flatMap((one) => allOf(one, 'link'))
    for (const { attributes } of links)
      if (/profile=opds-catalog/.test(attributes.type ?? ''))
        open.push(attributes.href!.replace(origin, ''))
  }
  return found
}

describe('the catalogue for reading apps', () => {
  test.each(demoLanguages)('under "%s" is OPDS 1.2 in each of its feeds', async (prefix) => {
    const feeds = await crawlOpds1(`${prefix}/opds`)
    expect(feeds.size).toBeGreaterThanOrEqual(7)
    for (const [path, xml] of feeds) {
      expect(faultsOfOpds1(xml, true), path).toEqual([])
      expect(faultsOfAtom(xml), path).toEqual([])
      const { kind, entries } = await readOpds1(xml)
      expect(xml, path).toContain(`kind=${kind}" href="${origin}${path}`.replaceAll('&', '&amp;'))
      const types = kind === 'acquisition' ? [['application/epub+zip']] : []
      for (const { sales } of entries) expect(sales.map((one) => one.types)).toEqual(types)
    }
  })

  test('begins with ways by date, category, subject and author', async () => {
    await expectGoodAnswer('/opds', opds1('navigation'))
    await expectGoodAnswer('/opds?show=new', opds1('acquisition'))
    const root = readXml(await (await fetchFeed('/de/opds')).text())
    expect(allOf(root, 'entry').map((one) => textOf(one, 'title'))).toEqual([
      'Neue E-Books',
      'Kategorien',
      'Themen',
      'Autorinnen und Autoren',
    ])
    const search = allOf(root, 'link').find(({ attributes }) => attributes.rel === 'search')!
    expect((await fetchFeed(search.attributes.href!)).status).toBe(200)
  })

  test('leads to the e-books on a subject, those of narrower subjects among them', async () => {
    const read = async (path: string) => readXml(await (await fetchFeed(path)).text())
    const [way, ...others] = allOf(await read('/opds?show=subjects'), 'entry')
    expect([textOf(way!, 'title'), others]).toEqual(['General and literary fiction', []])
    const list = await read(allOf(way!, 'link')[0]!.attributes.href!)
    const [entry] = allOf(list, 'entry')
    expect(textOf(entry!, 'title')).toBe(name)
    const scheme = 'https://ns.editeur.org/thema/'
    expect(allOf(entry!, 'category').map(({ attributes }) => attributes)).toEqual([
      { scheme, term: 'FBC', label: 'Classic fiction' },
    ])
  })

  test('goes on by pages of fifty', async () => {
    const read = async (path: string) => readXml(await (await fetchFeed(path)).text())
    const [first, second] = [await read('/opds?show=new'), await read('/opds?show=new&page=2')]
    expect([allOf(first, 'entry').length, allOf(second, 'entry').length]).toEqual([50, 6])
    const relsOf = (feed: typeof first) => allOf(feed, 'link').map((one) => one.attributes.rel)
    expect(relsOf(first)).toContain('next')
    expect(relsOf(first)).not.toContain('previous')
    expect(relsOf(second)).toContain('previous')
    expect(relsOf(second)).not.toContain('next')
    const ids = [first, second]
      .flatMap((feed) => allOf(feed, 'entry'))
      .map((one) => textOf(one, 'id'))
    expect(new Set(ids).size).toBe(56)
  })

  test('leads to the page that sells a book, at the price that it shows', async () => {
    for (const [query, currency] of [
      ['', 'INR'],
      ['&currency=GBP', 'GBP'],
    ] as const) {
      const path = `/opds?author=${slug}${query}`
      const [entry] = allOf(readXml(await (await fetchFeed(path)).text()), 'entry')
      const buy = allOf(entry!, 'link').find((one) => one.attributes.rel?.endsWith('/buy'))!
      const [price, file] = buy.children
      expect(price!.attributes.currencycode).toBe(currency)
      expect(file!.attributes.type).toBe('application/epub+zip')
      const shopper = await newShopper()
      await shopper.visit(buy.attributes.href!.replace(origin, ''))
      expect(shopper.text('h1')).toBe(name)
      expect(shopper.text('.detail .price__now')?.replace(/[^\d.]/g, '')).toBe(price!.text)
      expect(shopper.attrs('.buy button', 'value')).toContain('cart.add')
    }
  })

  test('finds e-books by words, by its own field and by that of OPDS 2.0', async () => {
    const titles = async (path: string) =>
      allOf(readXml(await (await fetchFeed(path)).text()), 'entry').map((one) =>
        textOf(one, 'title'),
      )
    expect(await titles('/opds?q=quoted')).toEqual([name])
    expect(await titles('/opds?q=%21%21')).toEqual([])
    const found = (await (await fetchFeed('/opds/v2?query=quoted')).json()) as {
      publications: { metadata: { title: string } }[]
    }
    expect(found.publications.map(({ metadata }) => metadata.title)).toEqual([name])
  })

  test('is OPDS 2.0, too, and each e-book a document of its own', async () => {
    await expectGoodAnswer('/opds/v2', 'application/opds+json')
    for (const query of [
      '',
      '?show=new',
      '?show=new&page=2',
      '?show=categories',
      '?show=subjects',
      '?show=authors',
    ])
      for (const prefix of ['', '/de']) {
        const answer = await fetchFeed(`${prefix}/opds/v2${query}`)
        const feed = (await answer.json()) as { publications?: Publication[] }
        expect(faultsOfOpds2(feed, true), query).toEqual([])
        const { publications = [] } = feed
        expect(publications.flatMap(faultsOfReadium), query).toEqual([])
      }
    const path = `/opds/v2?publication=${ids.file}`
    const one = await expectGoodAnswer(path, 'application/opds-publication+json')
    const publication = (await one.json()) as Publication
    expect(faultsOfPublication(publication, true)).toEqual([])
    expect(faultsOfReadium(publication)).toEqual([])
    expect(publication.metadata).toMatchObject({
      ...{ title: name, identifier: 'urn:isbn:9783161484100', numberOfPages: 120 },
      ...{ publisher: 'Salt & Ink', language: 'en', published: '2020-05-01' },
      subject: [{ name: 'Classic fiction', code: 'FBC' }],
    })
    expect(publication.links).toContainEqual(
      expect.objectContaining({
        rel: 'http://opds-spec.org/acquisition/buy',
        properties: {
          price: { currency: 'INR', value: 499 },
          indirectAcquisition: [{ type: 'application/epub+zip' }],
        },
      }),
    )
  })

  test('shows a picture that every reading app can draw', async () => {
    const answer = await expectGoodAnswer(`/opds/cover/${ids.file}.png`, 'image/png')
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(bytes.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n')
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([240, 360])
  })
})

describe('the description of the search', () => {
  test.each(demoLanguages)('under "%s" leads to pages and feeds that answer', async (prefix) => {
    const type = 'application/opensearchdescription+xml; charset=utf-8'
    const answer = await expectGoodAnswer(`${prefix}/opensearch.xml`, type)
    const root = readXml(await answer.text())
    expect([root.uri, root.name]).toEqual([
      'http://a9.com/-/spec/opensearch/1.1/',
      'OpenSearchDescription',
    ])
    expect(textOf(root, 'ShortName')!.length).toBeLessThanOrEqual(16)
    expect(textOf(root, 'LongName')!.length).toBeLessThanOrEqual(48)
    for (const { attributes } of allOf(root, 'Url')) {
      const path = attributes.template!.replace('{searchTerms}', 'Leaf%201')
      expect((await fetchFeed(path)).status, path).toBe(200)
      expect(path.startsWith(`${origin}${prefix}/`)).toBe(true)
    }
    const hints = `${prefix}/suggestions?as=opensearch&q=leaf`
    const hint = await expectGoodAnswer(hints, 'application/x-suggestions+json')
    const [typed, names] = (await hint.json()) as [string, string[]]
    expect([typed, names.length]).toEqual(['leaf', 8])
    for (const one of names) expect(one).toMatch(/^Leaf \d+$/)
    const $ = load(
      await (await fetchFeed(prefix || '/', { headers: { 'Accept-Language': 'en' } })).text(),
    )
    expect($('link[rel=search]').attr('href')).toBe(`${origin}${prefix}/opensearch.xml`)
  })
})

describe('the merchant feed', () => {
  test.each(Object.keys(feedMarkets()))(
    'of %s shows what its pages show to who comes from it',
    async (market) => {
      const path = `/merchant/${market}.xml`
      const answer = await expectGoodAnswer(path, 'application/rss+xml; charset=utf-8')
      expect(answer.headers.get('Cache-Control')).toBe('public, max-age=3600, s-maxage=3600')
      const xml = await answer.text()
      expect(faultsOfRss(xml)).toEqual([])
      const items = readItems(xml)
      const wanted = items.filter((one) => [ids.book, ids.fixed].includes(one['g:id']!))
      expect(wanted).toHaveLength(2)
      for (const item of wanted) {
        const shopper = await newShopper()
        await shopper.visit(item['g:link']!.replace(origin, ''))
        expect(shopper.status).toBe(200)
        expect(shopper.cookieNames()).toEqual([])
        const [amount, currency] = item['g:price']!.split(' ')
        const shown = shopper.text('.detail .price__now')!
        expect(shown.replace(/[^\d]/g, '')).toBe(amount!.replace('.', ''))
        expect(shown).toContain({ INR: '₹', EUR: '€', GBP: '£' }[currency!])
        // Drawn, which Google does not take.
        expect(item['g:image_link']).toBeUndefined()
      }
    },
  )

  test('is sent compressed to who takes that, and plain to who does not', async () => {
    const read = (accepted: string) =>
      fetchFeed('/merchant/in.xml', { headers: { 'Accept-Encoding': accepted } })
    const packed = await read('br, gzip;q=0.5')
    expect(packed.headers.get('Content-Encoding')).toBe('gzip')
    const plain = await read('gzip;q=0, br')
    expect(plain.headers.get('Content-Encoding')).toBeNull()
    for (const answer of [packed, plain]) expect(answer.headers.get('Vary')).toBe('Accept-Encoding')
    expect(gunzipSync(await packed.arrayBuffer()).toString()).toBe(await plain.text())
  })

  test('leads to a cart in the same currency and country', async () => {
    const shopper = await newShopper()
    await shopper.visit(`/book/${ids.book}?country=GB&currency=GBP`)
    const shown = shopper.text('.detail .price__now')!
    await shopper.press('Add to cart', {}, { within: '.buy' })
    await shopper.visit('/cart')
    expect(shopper.text('main')).toContain(shown)
    expect(shopper.text('main')).toContain('United Kingdom')
  })

  test('does not overrule what a visitor chose', async () => {
    const shopper = await newShopper()
    await shopper.post('/', { intent: 'currency.choose', currency: 'USD' })
    await shopper.visit(`/book/${ids.book}?currency=GBP`)
    expect(shopper.text('.detail .price__now')).toContain('$')
    const other = await newShopper()
    await other.visit(`/book/${ids.book}?currency=XXX&country=ZZ`)
    expect([other.status, other.text('.detail .price__now')]).toEqual([200, '₹499.00'])
  })
})
