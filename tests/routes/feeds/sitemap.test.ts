import { load } from 'cheerio'
import robotsParser from 'robots-parser'
import { beforeAll, describe, expect, test } from 'vitest'
import { openDemo } from '../../demo.ts'
import { faultsOfSitemap, readSitemapIndex } from '../../shop/feeds/sitemap-schema.ts'
import { origin } from '../../shopper.ts'
import { allOf, fetchFeed, expectGoodAnswer, expectWords, readXml, textOf } from './machine.ts'

type Listed = { alternates: Record<string, string>; lastmod: string | undefined }
const listed = new Map<string, Listed>()
let parts: string[]

beforeAll(async () => {
  await openDemo()
  parts = await readSitemapIndex(await (await fetchFeed('/sitemap.xml')).text())
  for (const part of parts) {
    const xml = await (await fetchFeed(part)).text()
    expect(faultsOfSitemap(xml), part).toEqual([])
    const urls = allOf(readXml(xml), 'url')
    expect(urls.length).toBeLessThanOrEqual(50_000)
    for (const url of urls) {
      const alternates = allOf(url, 'link').map(({ attributes }) => attributes)
      const address = textOf(url, 'loc')!
      expect(listed.has(address), `${address} stands once`).toBe(false)
      listed.set(address, {
        alternates: Object.fromEntries(
          alternates.map((one): [string, string] => [one.hreflang ?? '', one.href ?? '']),
        ),
        lastmod: textOf(url, 'lastmod'),
      })
    }
  }
})

describe('the sitemap', () => {
  test('is an index of parts, each XML with a tag of its own', async () => {
    await expectGoodAnswer('/sitemap.xml', 'application/xml; charset=utf-8')
    expect(parts.map((part) => part.replace(origin, ''))).toEqual([
      '/sitemap.xml?part=pages',
      '/sitemap.xml?part=authors-1',
      '/sitemap.xml?part=publishers-1',
      '/sitemap.xml?part=products-1',
    ])
    for (const part of parts) await expectGoodAnswer(part, 'application/xml; charset=utf-8')
  })

  test.each(['pages-1', 'products-0', 'products-99', 'authors-1e3', '', 'x'])(
    'has no part "%s"',
    (part) => expectWords(`/sitemap.xml?part=${part}`, 404),
  )

  test('lists the pages, categories, authors, publishers, running offers and works', () => {
    const paths = ['/', '/books', '/catalogue', '/authors', '/publishers', '/about', '/book/b01']
    const more = ['/product/1', '/fr/product/1', '/de/books', '/catalogue?category=women']
    for (const path of [...paths, ...more]) expect(listed.has(origin + path), path).toBe(true)
    for (const start of ['/books?author=', '/books?publisher=', '/offers/books/'])
      expect(
        [...listed.keys()].some((one) => one.startsWith(origin + start)),
        start,
      ).toBe(true)
    for (const path of ['/cart', '/checkout', '/my-account', '/tracking'])
      expect(listed.has(origin + path), path).toBe(false)
  })

  test('names for each address the same page in every language, itself among them', () => {
    for (const [address, { alternates }] of listed) {
      expect(Object.keys(alternates).sort()).toEqual(['de', 'en', 'fr', 'x-default'])
      expect(Object.values(alternates)).toContain(address)
      expect(alternates['x-default']).toBe(alternates.en)
      for (const other of Object.values(alternates))
        expect(listed.get(other)?.alternates, other).toEqual(alternates)
    }
  })

  test('says of each product when it changed', () => {
    const products = [...listed].filter(([address]) => /\/(book|product)\//.test(address))
    expect(products.length).toBeGreaterThan(400)
    for (const [, { lastmod }] of products) expect(new Date(lastmod!).toISOString()).toBe(lastmod)
  })

  // Every address with LONG; else some of each kind.
  test('holds only addresses that answer 200, may be listed and name themselves and each other', async () => {
    const all = [...listed.keys()]
    const alike = all.filter((one) => /\/(book|product)\/|\?(author|publisher)=/.test(one))
    const unlike = all.filter((one) => !alike.includes(one))
    const visited = process.env.LONG
      ? all
      : [...unlike.filter((_, n) => n % 4 === 0), ...alike.filter((_, n) => n % 16 === 0)]
    for (const address of visited) {
      const answer = await fetchFeed(address, { headers: { 'Accept-Language': 'en' } })
      expect(answer.status, address).toBe(200)
      const $ = load(await answer.text())
      expect($('meta[name=robots]').length, `${address} may be listed`).toBe(0)
      expect($('link[rel=canonical]').attr('href'), address).toBe(address)
      const links = $('link[rel=alternate][hreflang]').toArray()
      const alternates = links.map((one) => [$(one).attr('hreflang'), $(one).attr('href')])
      expect(Object.fromEntries(alternates), address).toEqual(listed.get(address)!.alternates)
    }
  }, 120_000)
})

describe('a page that search engines may keep', () => {
  const isOpen = (path: string) => !/^\/(fr|de)(\/|$)|^\/(logout|cart|checkout)/.test(path)

  // Every page with LONG; else of products, which are alike, some.
  test(
    'is in the sitemap, or names one that is, wherever links lead',
    { timeout: 240_000 },
    async () => {
      const seen = new Set(['/'])
      const outside: string[] = []
      for (const path of seen) {
        const answer = await fetchFeed(path, { headers: { 'Accept-Language': 'en' } })
        const isPage = answer.headers.get('Content-Type')?.startsWith('text/html')
        if (answer.status !== 200 || !isPage) continue
        const $ = load(await answer.text())
        if ($('meta[name=robots]').length > 0) continue
        const canonical = $('link[rel=canonical]').attr('href')!
        if (!listed.has(canonical)) outside.push(`${path} names ${canonical}`)
        for (const link of $('a[href]').toArray()) {
          const { origin: there, pathname, search } = new URL($(link).attr('href')!, origin + path)
          const isAlike = /\/(book|product)\//.test(pathname) && !process.env.LONG
          if (isAlike && [...pathname].reduce((sum, one) => sum + one.charCodeAt(0), 0) % 6)
            continue
          if (there === origin && isOpen(pathname)) seen.add(pathname + search)
        }
      }
      expect(seen.size).toBeGreaterThan(300)
      expect(outside).toEqual([])
    },
  )

  test.each(['b01', 'b17h', 'b17e', 'b34e'])('is an edition of a work, as %s is', (id) => {
    expect(listed.has(`${origin}/book/${id}`)).toBe(true)
  })

  test.each([
    '/books?page=2',
    '/books?format=hardback',
    '/books?language=en',
    '/books?format=paperback&page=2',
    '/authors?page=2',
    '/authors?letter=A',
    '/catalogue?category=book&page=2',
    '/catalogue?tag=tea',
    '/catalogue?tag=cut+flowers',
    '/offers/books/a-light-in-the-corridor',
  ])('is a list with an address of its own: %s', (path) => {
    expect(listed.has(origin + path)).toBe(true)
  })
})

describe('pages that are not for search engines', () => {
  test.each([
    '/cart',
    '/checkout',
    '/wishlist',
    '/compare',
    '/tracking',
    '/login-register',
    '/forgot-password',
    '/downloads/ebooks',
    '/books?q=moon',
    '/books?format=paperback&language=en',
    '/catalogue?q=cup',
    '/books?price-from=1',
    '/books?price-to=900',
    '/books?rating=3',
    '/books?availability=in-stock',
    '/books?offer=1',
    '/books?reading-time=3-6',
    '/books?category=book',
    '/books?language=xh',
    '/authors?filter=a',
    '/not-found',
    '/no/such/page',
    '/development/states',
  ])('%s says so, and has neither canonical nor hreflang', async (path) => {
    for (const prefix of ['', '/de']) {
      const $ = load(await (await fetchFeed(prefix + path)).text())
      const isClosed = $('meta[name=robots][content=noindex]').length > 0
      expect(isClosed, prefix + path).toBe(true)
      expect($('link[rel=canonical], link[rel=alternate][hreflang]').length).toBe(0)
    }
  })
})

describe('the canonical address', () => {
  test.each([
    ['/books?sort=title', '/books'],
    ['/books?utm_source=x', '/books'],
    ['/product/1?color=red', '/product/1'],
    ['/de/book/b01?currency=EUR&country=DE', '/de/book/b01'],
    ['/books?page=2', '/books?page=2'],
    ['/books?format=paperback', '/books?format=paperback'],
  ])('of %s is %s', async (path, canonical) => {
    const $ = load(await (await fetchFeed(path)).text())
    expect($('link[rel=canonical]').attr('href')).toBe(origin + canonical)
  })
})

describe('robots.txt', () => {
  test('names the sitemap, closes what is one visitor’s, and nothing that is listed', async () => {
    const answer = await expectGoodAnswer('/robots.txt', 'text/plain; charset=utf-8')
    const robots = robotsParser(`${origin}/robots.txt`, await answer.text())
    expect(robots.getSitemaps()).toEqual([`${origin}/sitemap.xml`])
    const isOpen = (address: string) => robots.isAllowed(address, 'Googlebot')
    for (const path of ['/cart', '/de/checkout', '/fr/my-account', '/downloads/ebooks'])
      expect(isOpen(origin + path), path).toBe(false)
    expect([...listed.keys()].filter((address) => !isOpen(address))).toEqual([])
  })
})
