import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { bookJson, goodsJson, shopData } from '#app/shop/catalogue/product-page/structured-data.ts'
import { writeAtom } from '#app/shop/exchange/feeds/atom.ts'
import { writeSitemap, writeSitemapIndex } from '#app/shop/exchange/feeds/sitemap.ts'
import type { Publication } from './opds-rules.ts'
import { faultsOfAtom, faultsOfReadium, faultsOfRss, readOpds1 } from './read-by-packages.ts'
import { faultsOfJsonLd, type JsonLd } from './schema-org.ts'
import { faultsOfSitemap, readSitemapIndex } from './sitemap-schema.ts'

const folder = process.env.SHARED_DATA ?? '../shared/data'
const given = (path: string) => readFileSync(join(folder, path), 'utf8')
const hasGiven = existsSync(join(folder, 'opds12'))
const shop = 'http://shop.test'

describe('the schema of sitemaps.org', () => {
  const sitemap = writeSitemap(shop, [{ path: '/books?a=1&b=2', changedAt: 5 }, { path: '/' }])
  test('takes a sitemap of ours', () => expect(faultsOfSitemap(sitemap)).toEqual([]))

  test.each([
    ['an address twice', '<loc>', '<loc>http://shop.test/</loc><loc>', 'loc'],
    ['a year for a moment', '1970-01-01', '1970', 'lastmod'],
    ['a way to a language without its name', ' hreflang="en"', '', 'hreflang'],
    ['an unknown element', '</url>', '<name/></url>', 'name'],
  ])('refuses %s', (_, before, after, fault) => {
    expect(faultsOfSitemap(sitemap.replace(before, after)).join()).toContain(fault)
  })

  const index = writeSitemapIndex(shop, [{ name: 'a', changedAt: 4 }, { name: 'b' }])
  test('is for one sitemap; their list is read by the package, which refuses what it does not know', async () => {
    expect(await readSitemapIndex(index)).toHaveLength(2)
    const urls = index.replaceAll('loc>', 'url>')
    await expect(readSitemapIndex(urls)).rejects.toThrow('unhandled tag: url')
    await expect(readSitemapIndex(index.replace(shop, 'shop'))).rejects.toThrow('Invalid URL')
  })
})

describe('schema.org and Google’s rules', () => {
  const text = {
    ...{ name: 'N', lede: 'L', url: `${shop}/book/1`, image: `${shop}/a.svg` },
    price: { minor: 500, currency: 'INR' } as Parameters<typeof goodsJson>[1]['price'],
    ...{ availability: { kind: 'in-stock' } as const, reviews: undefined },
  }
  const facts = {
    ...({ isbn13: '9783161484100', format: 'hardback', inLanguage: 'en', press: 'P' } as const),
    ...({ numberOfPages: 3, pagesEstimated: 0, datePublished: '2020', ebookFormat: null } as const),
  }
  const book = JSON.parse(bookJson(facts, { ...text, authors: ['A'] })) as JsonLd
  const offers = book.offers as object

  test('take a book, a thing and the shop', async () => {
    const thing = JSON.parse(goodsJson({ sku: 'x' }, text)) as JsonLd
    for (const data of [book, thing, shopData(shop)]) expect(await faultsOfJsonLd(data)).toEqual([])
  })

  test.each<[object, string]>([
    [{ colour: 'red' }, 'Property "colour"'],
    [{ image: undefined }, '"image" is missing'],
    [{ offers: undefined }, '"offers" is missing'],
    [{ offers: { ...offers, price: 'much' } }, 'price'],
    [{ offers: { ...offers, priceCurrency: 'rupees' } }, 'priceCurrency'],
    [{ offers: { ...offers, availability: undefined } }, 'availability'],
    [{ offers: { ...offers, availability: 'https://schema.org/Gone' } }, 'availability: Gone'],
    [{ bookFormat: 'https://schema.org/Hardback' }, 'bookFormat: Hardback'],
    [{ publisher: { '@type': 'Publisher', name: 'P' } }, 'Type "Publisher"'],
  ])('refuse %j', async (wrong, fault) => {
    expect((await faultsOfJsonLd({ ...book, ...wrong })).join()).toContain(fault)
  })
})

describe('a feed reader', () => {
  const entry = { id: 'urn:y', title: 'e', updated: 6, link: `${shop}/e`, summary: 's' }
  const atom = writeAtom({
    ...{ id: 'urn:x', title: 't & <b>', updated: 5, language: 'en' },
    ...{ self: `${shop}/f`, alternate: shop, entries: [entry, { ...entry, id: 'urn:z' }] },
  })
  test('takes an Atom document of ours', () => expect(faultsOfAtom(atom)).toEqual([]))

  test.each([
    ['<id>urn:x</id>', '', 'feed: id'],
    ['<title>e</title>', '', 'entry: title'],
    ['1970-01-01T00:00:00.006Z', 'now', 'entry: updated'],
    ['urn:z', 'urn:y', 'entry: id twice'],
    ['rel="self"', 'rel="next"', 'feed: self'],
    ['<author><name>Octavo</name></author>', '', 'feed: author'],
    [`href="${shop}/e"`, '', 'entry: neither content nor alternate'],
  ])('finds what is wrong with "%s" as "%s"', (before, after, fault) => {
    expect(faultsOfAtom(atom.replace(before, after))).toContain(fault)
  })

  test('refuses what is no feed', () => {
    expect(() => faultsOfAtom(atom.replaceAll('feed', 'rss'))).toThrow()
    expect(() => faultsOfRss(atom)).toThrow()
    const rss = '<rss version="2.0"><channel><title>t</title><item/></channel></rss>'
    expect(faultsOfRss(rss)).toEqual(['channel: link', 'channel: description'])
  })
})

describe.skipIf(!hasGiven)('the readers of reading apps', () => {
  test('read the given catalogues, and refuse what is none', async () => {
    const root = await readOpds1(given('opds12/readium_opds1-feed.xml'))
    expect(root.kind).toBe('navigation')
    const shelf = await readOpds1(given('opds12/readium_feedbooks_catalog.atom'))
    expect(shelf.entries.length).toBeGreaterThan(0)
    await expect(readOpds1('<html/>')).rejects.toBe('No feed found')
  })

  test('lose nothing of the given publication, and what they do not know', () => {
    const good = JSON.parse(given('opds2/readium_opds2-publication.json')) as Publication
    expect(faultsOfReadium(good)).toEqual([])
    const hurt = (wrong: object) => faultsOfReadium({ ...good, ...wrong })
    expect(hurt({ metadata: { name: 'N' } })).toEqual(['metadata.name'])
    expect(hurt({ metadata: { title: 'T', numberOfPages: -3 } })).toEqual([
      'metadata.numberOfPages',
    ])
    expect(hurt({ links: [{ rel: 'self' }] })).toEqual(['link.rel'])
    const price = { currency: 'EUR', value: '1,50' }
    expect(hurt({ links: [{ href: '/', properties: { price } }] })).toContain('price.value')
  })
})
