import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDemo } from '../../demo.ts'
import { fuzzTimeout, tries } from '../../fuzz.ts'
import { requestRaw, serveShop, type RawAnswer, type ServedShop } from '../../served-shop.ts'
import { addresses, pages } from '../security/addresses.ts'

let shop: ServedShop
beforeAll(async () => {
  await openDemo()
  shop = await serveShop()
}, 240_000)
afterAll(() => shop?.stop())

const form = (intent: string) => ({
  body: `intent=${intent}&currency=EUR`,
  headers: {
    'Content-Type': 'application/x-www-form-urlencoded',
    Origin: shop.origin,
    'Accept-Language': 'en',
  },
})

/** What is asked of an address: to read it, its head alone, or a form that every page takes. */
const request = (method: string, path: string) =>
  requestRaw(shop, {
    method,
    path,
    ...(method === 'POST' ? form('currency.choose') : { headers: { 'Accept-Language': 'en' } }),
  })

const under = (prefix: string, address: string) =>
  prefix + (prefix && address === '/' ? '' : address)

const languagePages = pages.filter(({ path }) => path.startsWith(':language?'))
const languageFiles = addresses.filter(
  ({ path, kind }) => kind === 'file' && path.startsWith(':language?'),
)

describe.each(['GET', 'HEAD', 'POST'])('%s', (method) => {
  test.each(['/fn', '/FN', '/Fn', '/FR', '/fR', '/%66n'])(
    'of every page under %s moves to /fr for good, with its query',
    async (prefix) => {
      for (const { address } of languagePages) {
        const path = `${under(prefix, address)}?x=1`
        const { status, headers } = await request(method, path)
        expect([status, headers.location], path).toEqual([308, `${under('/fr', address)}?x=1`])
      }
    },
  )

  test('of every page under /DE moves to /de', async () => {
    for (const { address } of languagePages) {
      const { status, headers } = await request(method, under('/De', address))
      expect([status, headers.location], address).toEqual([308, under('/de', address)])
    }
  })

  test('of every page in other letters moves to the one address that it has', async () => {
    for (const { path, address } of languagePages) {
      // Ids are told apart by their letters, and what no page is has no address to move to.
      const fixed = path.replace(':language?', '').replace(/\/:.*/, '')
      if (!fixed || path.endsWith('*')) continue
      for (const prefix of ['', '/fr', '/FR', '/fn'])
        for (const written of [fixed.toUpperCase(), fixed.replace(/[a-z]/, (a) => `%${hex(a)}`)]) {
          const requested = under(prefix, address.replace(fixed, written))
          const { status, headers } = await request(method, `${requested}?x=1`)
          const moved = `${under(prefix && '/fr', address)}?x=1`
          expect([status, headers.location], requested).toEqual([308, moved])
        }
    }
  })

  test.each([
    ['/product/%31%36', '/product/16'],
    ['/de/Book/%62%30%31', '/de/book/b01'],
    ['/book/%c3%a9', '/book/%C3%A9'],
  ])('of an id that is encoded otherwise (%s) moves to %s', async (written, address) => {
    const { status, headers } = await request(method, `${written}?x=1`)
    expect([status, headers.location]).toEqual([308, `${address}?x=1`])
  })

  test('of every page with a slash at its end moves to the address without', async () => {
    for (const { address } of languagePages) {
      if (address === '/') continue
      for (const prefix of ['', '/de']) {
        const { status, headers } = await request(method, `${under(prefix, address)}/?x=1`)
        expect([status, headers.location], address).toEqual([308, `${under(prefix, address)}?x=1`])
      }
    }
  })
})

const hex = (letter: string) => letter.charCodeAt(0).toString(16)

test.each(['/xx/books', '/en/books', '/EN/books', '/en', '/XX', '/Nope', '/fr/NOPE', '/book/B01'])(
  '%s, which is no page, is not found and moves nowhere',
  async (path) => {
    for (const method of ['GET', 'HEAD']) {
      const { status, headers } = await request(method, path)
      expect([status, headers.location]).toEqual([404, undefined])
    }
  },
)

test('feeds and files have one address too', async () => {
  for (const { address } of languageFiles)
    for (const method of ['GET', 'HEAD']) {
      const { status, headers } = await request(method, `/fn${address}`)
      expect([status, headers.location], address).toEqual([308, `/fr${address}`])
    }
  for (const [path, moved] of [
    ['/Healthz', '/healthz'],
    ['/robots.txt/', '/robots.txt'],
    ['/Sitemap.XML?part=pages', '/sitemap.xml?part=pages'],
    ['/OPDS/v2', '/opds/v2'],
    ['/fr/Books.atom', '/fr/books.atom'],
    ['/Merchant/in.xml', '/merchant/in.xml'],
  ] as const) {
    const { status, headers } = await request('GET', path)
    expect([status, headers.location], path).toEqual([308, moved])
  }
  for (const path of ['/Favicon.svg', '/Assets/x', '/Authors/list', '/users/Profile'])
    expect((await request('GET', path)).status, path).toBe(404)
})

test('the data of a page leads to its one address as well', async () => {
  const { status, headers } = await request('GET', '/FN/Books?page=2&_data=routes%2Fbooks')
  expect([status, headers['x-remix-redirect']]).toEqual([204, '/fr/books?page=2'])
})

describe('a form that is posted under /fn', () => {
  test('is answered in French where it is sent again', async () => {
    const { headers } = await request('POST', '/fn/book/b01')
    const again = await requestRaw(shop, {
      method: 'POST',
      path: headers.location!,
      ...form('no.such'),
    })
    expect([again.status, /<html lang="(..)"/.exec(again.body)?.[1]]).toEqual([400, 'fr'])
  })

  test('from another site is refused, under whatever address', async () => {
    for (const path of ['/fn/books', '/Books', '/books/']) {
      const sent = form('currency.choose')
      const headers = { ...sent.headers, Origin: 'http://evil.test' }
      const { status } = await requestRaw(shop, { method: 'POST', path, ...sent, headers })
      expect(status, path).toBe(403)
    }
  })
})

describe('HEAD', () => {
  // What each answer says of itself alone: when it was made, and how long its body is.
  const own = ['date', 'content-length', 'x-request-id', 'transfer-encoding', 'etag']
  const comparable = ({ headers }: RawAnswer) =>
    Object.entries(headers)
      .filter(([name]) => !own.includes(name))
      // A form's key is in the script that a policy names.
      .map(([name, value]) => [name, String(value).replace(/sha256-[^']+/g, '')])

  test.each(addresses)('of /$path is GET without its body', async ({ address }) => {
    for (const path of [address, `${address}/`, `/fn${address}`, `/no${address}`]) {
      const [get, head] = [await request('GET', path), await request('HEAD', path)]
      expect([head.status, comparable(head)], path).toEqual([get.status, comparable(get)])
      expect(head.body, path).toBe('')
    }
  })
})

describe('a method that is not taken', () => {
  const methods = ['PUT', 'DELETE', 'PATCH', 'TRACE', 'OPTIONS', 'PROPFIND', 'POST', 'GET']

  test.each(addresses)('at /$path is 405 and says which are', async ({ address, kind }) => {
    for (const method of methods) {
      const { status, headers } = await request(method, address)
      if (method === 'OPTIONS' && status === 204) expect(headers.allow).toBeDefined()
      else if (method !== 'GET' && method !== 'POST' && kind !== 'webhook')
        expect(status, method).toBe(405)
      if (status !== 405) continue
      const taken = String(headers.allow).split(', ')
      expect(taken, method).not.toContain(method)
      // What is named is taken.
      for (const one of taken) expect((await request(one, address)).status, one).not.toBe(405)
    }
  })
})

/** A path of which no page is made, as it goes over the wire. */
const hostile = [
  ...['%5C', '%5c', '\\', '%5C%5C', '%5C%20', '%09', '%0A', '%0D', '%01', '%7F', '%20', '%00'],
  ...['%', '%zz', '%ff', '%C3%28', '%ED%A0%80', '%E2%80%AE', '%EF%BF%BD', '%F0%9F%98%80'],
  ...['.', '..', '%2E', '%2e%2e', '%2F', '%2f%2f', '/', '//', ';', ':', '@', '[', '%5B', '%23'],
  ...['%3F', '*', 'evil.test', 'a', 'books', 'Book', 'b01', 'fr', 'fn', 'x'.repeat(3000)],
]
const anyPath = fc
  .array(fc.oneof(fc.constantFrom(...hostile), fc.stringMatching(/^[!-~]{0,4}$/)), {
    minLength: 1,
    maxLength: 5,
  })
  .chain((steps) =>
    fc
      .array(fc.constantFrom('', '/'), { minLength: steps.length, maxLength: steps.length })
      .map((glue) => `/${steps.map((step, n) => step + glue[n]).join('')}`),
  )
  // A fragment never goes over the wire.
  .map((path) => path.replaceAll('#', ''))

const data = ['', '?_data=root', '?_data=routes%2Fhome', '?_data=unknown-path', '?q=%00']

describe('whatever a path holds', () => {
  test.each([
    ...['/%5C', '/%5c', '/\\', '/%5C/', '/%5C%20', '/%5C%5B', '/%09/%20', '/%0A%5C', '/fr/%5C'],
    ...['/fr%5C', '/%5C%5Cevil.test', '/%0D/%3A', '/%5C?_data=routes%2Fhome'],
  ])('%s is not found, in words', async (path) => {
    for (const method of ['GET', 'HEAD']) {
      const answer = await request(method, path.replace(/\/$/, ''))
      expect(answer.status, method).toBe(404)
      expect(answer.headers['content-type']).toMatch(/^(text\/html|application\/json); charset/)
      if (method === 'GET') expect(answer.body).toMatch(/not found|introuvable|Not Found/i)
    }
    const refused = await requestRaw(shop, { method: 'POST', path, ...form('no.such') })
    expect([308, 400, 404]).toContain(refused.status)
  })

  test('a page that no router in the browser can be at brings no script', async () => {
    const { body } = await request('GET', '/%5C')
    expect(body).toContain('<h1')
    expect(body).not.toContain('<script')
  })

  test(
    'is answered in words, leads nowhere else, and is no error of the shop',
    async () => {
      const requested = fc.record({
        method: fc.constantFrom('GET', 'HEAD', 'POST'),
        prefix: fc.constantFrom('', '/fr', '/de', '/fn'),
        path: anyPath,
        query: fc.constantFrom(...data),
      })
      await fc.assert(
        fc.asyncProperty(requested, async ({ method, prefix, path, query }) => {
          const { status, headers, body } = await request(method, prefix + path + query)
          expect(status).toBeLessThan(500)
          const to = headers.location ?? headers['x-remix-redirect']
          if (to !== undefined) expect(to).toMatch(/^\/(?![/\\])/)
          else if (method === 'GET' && status !== 204) expect(body.trim()).not.toBe('')
        }),
        tries(400),
      )
    },
    fuzzTimeout,
  )

  test('nothing of it is logged as a fault', () => {
    const faults = shop.output().split('\n')
    expect(faults.filter((line) => /"level":"error"|^ {4}at /.test(line))).toEqual([])
  })
})
