import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { dayMs } from '#app/i18n/format/day.ts'
import { aBook } from '../../fixtures/catalogue.ts'
import { parseXml } from '../../shop/art/strict-xml.ts'
import { faultsOfAtom } from '../../shop/feeds/read-by-packages.ts'
import { readFeed } from '../../shop/wishlist/read-feed.ts'
import { reduce, setPrices } from '../../shop/wishlist/wishers.ts'
import { builtShop, newShopper, origin, type Shopper } from '../../shopper.ts'

let owner: Shopper
let key: string
let book: string

const name = 'Ends & <b>Means</b> “quoted” 📚'

beforeAll(async () => {
  book = await aBook({ name })
  await setPrices(book, [[50_000, 300]])
  await reduce(book, 10, 3)
  owner = await newShopper()
  await owner.post('/wishlist', { intent: 'wishlist.add', product: book })
  await owner.post('/wishlist', { intent: 'wishlist.share' })
  key = owner.attr('#share-link', 'value')!.split('share=')[1]!
})

/** The answer itself, as a feed reader gets it: without a cookie. */
async function request(path: string, headers: Record<string, string> = {}): Promise<Response> {
  const send = await builtShop()
  return send(new Request(origin + path, { headers: { Host: 'shop.test', ...headers } }))
}
const feedPath = (prefix = '', query = '') => `${prefix}/wishlist.atom?share=${key}${query}`

describe('the feed of a shared wishlist', () => {
  test('is Atom, well-formed, private for a short time, and sets no cookie', async () => {
    const answer = await request(feedPath())
    expect(answer.status).toBe(200)
    expect(answer.headers.get('Content-Type')).toBe('application/atom+xml; charset=utf-8')
    expect(answer.headers.get('Cache-Control')).toBe('private, max-age=300')
    expect(answer.headers.get('X-Robots-Tag')).toBe('noindex')
    expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff')
    expect(answer.headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin')
    expect(answer.headers.getSetCookie()).toEqual([])
    const xml = await answer.text()
    expect([...parseXml(xml).faults, ...faultsOfAtom(xml)]).toEqual([])
  })

  test.each([
    ['', '/book/', ': now ₹450.00, was ₹500.00'],
    ['/fr', '/fr/book/', ' : 450,00 ₹ au lieu de 500,00 ₹'],
    ['/de', '/de/book/', ': jetzt 450,00 ₹, vorher 500,00 ₹'],
  ])('stands under %s/ in its language, each drop a link', async (prefix, path, title) => {
    const feed = readFeed(await (await request(feedPath(prefix))).text())
    expect(feed.self).toBe(origin + feedPath(prefix))
    expect(feed.alternate).toBe(`${origin}${prefix}/wishlist?share=${key}`)
    expect(feed.entries.map((entry) => entry.title.replace(/[\u00a0\u202f]/g, ' '))).toEqual([
      name + title,
    ])
    // A page of another market would show euros.
    const requested = prefix === '' ? '' : '?currency=INR'
    expect(feed.entries[0]?.link).toBe(origin + path + book + requested)
    expect(Date.parse(feed.entries[0]!.updated)).toBeLessThan(Date.now() - 2 * dayMs)
  })

  test('leads to pages that are there', async () => {
    const feed = readFeed(await (await request(feedPath('/de'))).text())
    for (const address of [feed.self, feed.alternate, feed.entries[0]!.link])
      expect((await request(address.replace(origin, ''))).status, address).toBe(200)
  })

  test('speaks the currency that is asked for, whatever the visitor chose', async () => {
    const inEuros = readFeed(await (await request(feedPath('', '&currency=EUR'))).text())
    expect(inEuros.entries[0]?.title).toContain('€')
    expect(inEuros.self).toBe(origin + feedPath('', '&currency=EUR'))
    const chooser = await newShopper()
    await chooser.post('/', { intent: 'currency.choose', currency: 'USD' })
    await chooser.visit(feedPath())
    expect(readFeed(chooser.html).entries[0]?.title).toContain('₹')
  })

  test('answers 304 to who has it already, also behind a proxy that compresses', async () => {
    const etag = (await request(feedPath())).headers.get('ETag')!
    expect(etag).toMatch(/^"[\w-]+"$/)
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const again = await request(feedPath(), { 'If-None-Match': known })
      expect([again.status, await again.text()]).toEqual([304, ''])
      expect(again.headers.get('ETag')).toBe(etag)
    }
    expect((await request(feedPath(), { 'If-None-Match': '"other"' })).status).toBe(200)
    expect((await request(feedPath('/fr'), { 'If-None-Match': etag })).status).toBe(200)
  })
})

describe('no feed', () => {
  test.each([
    ['no key', '', 404],
    ['an empty key', '?share=', 404],
    ['an unknown key', '?share=AAAAAAAAAAAAAAAAAAAAAA', 404],
    ['markup', '?share=%3Cb%3E', 404],
    ['5,000 characters', `?share=${'x'.repeat(5000)}`, 404],
    ['NUL', '?share=%00', 400],
  ])('is at %s', async (_, query, status) => {
    const answer = await request(`/wishlist.atom${query}`)
    expect(answer.status).toBe(status)
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    expect(await answer.text()).not.toBe('')
  })

  test.each(['XYZ', 'inr', '', '<b>', '📚'])(
    'is in the currency "%s": 400 with words',
    async (one) => {
      const answer = await request(feedPath('', `&currency=${encodeURIComponent(one)}`))
      expect(answer.status).toBe(400)
      expect(await answer.text()).toBe('Prices are available in INR, USD, EUR and GBP only.\n')
    },
  )

  test('is under an unknown language; the specification’s code for French leads on', async () => {
    expect((await request(feedPath('/xx'))).status).toBe(404)
    const moved = await request(feedPath('/fn'))
    expect([moved.status, moved.headers.get('Location')]).toEqual([308, feedPath('/fr')])
  })

  test('is left of a link that was withdrawn: 410 with words', async () => {
    const shopper = await newShopper()
    await shopper.post('/wishlist', { intent: 'wishlist.add', product: book })
    await shopper.post('/wishlist', { intent: 'wishlist.share' })
    const path = shopper.attr('link[type="application/atom+xml"]', 'href')!.replace(origin, '')
    expect((await request(path)).status).toBe(200)
    await shopper.post('/wishlist', { intent: 'wishlist.unshare' })
    const gone = await request(path)
    expect([gone.status, await gone.text()]).toEqual([
      410,
      'The link to this wishlist was removed.\n',
    ])
  })
})

test('the feed is kept for five minutes: what is wished for meanwhile is not in it yet', async () => {
  const other = await aBook()
  await setPrices(other, [[50_000, 300]])
  await reduce(other, 10, 2)
  const entries = async (query: string) =>
    readFeed(await (await request(feedPath('', query))).text()).entries.length
  expect(await entries('')).toBe(1)
  await owner.post('/wishlist', { intent: 'wishlist.add', product: other })
  expect(await entries('')).toBe(1)
  expect(await entries('&currency=GBP')).toBe(2)
})

test('a product that left the shop is in no feed', async () => {
  const other = await aBook()
  await setPrices(other, [[50_000, 300]])
  await reduce(other, 10, 2)
  await owner.post('/wishlist', { intent: 'wishlist.add', product: other })
  await db.write((trx) => trx.deleteFrom('product').where('id', '=', other).execute())
  const feed = await (await request(feedPath('', '&currency=USD'))).text()
  expect(feed).toContain(`/book/${book}`)
  expect(feed).not.toContain(`/book/${other}`)
})
