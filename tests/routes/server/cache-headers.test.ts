import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { shopRoutes as routes } from '../../shop-routes.ts'
import { openDemo } from '../../demo.ts'
import { builtShop, origin, type Shopper } from '../../shopper.ts'
import { aCustomerShopping, aGuest } from '../customers/signed-in.ts'

const forAll = 'public, max-age=0, must-revalidate, s-maxage=60'
const forVisitor = 'private, no-cache'
const forNobody = 'private, no-store'

/** Who may keep a page that no cookie was sent for; a visitor's own browser may keep it where anybody may. */
const pages: Record<string, [path: string, cache: string]> = {
  '': ['/', forVisitor],
  books: ['/books', forAll],
  'book/:id': ['/book/b01', forAll],
  'book/:id/sample': ['/book/b01/sample', forAll],
  'product/:id': ['/product/1', forAll],
  catalogue: ['/catalogue', forAll],
  'offers/books/:slug': ['/offers/books/long-books-for-long-evenings', forAll],
  authors: ['/authors', forAll],
  publishers: ['/publishers', forAll],
  cart: ['/cart', forAll],
  wishlist: ['/wishlist', forAll],
  compare: ['/compare', forAll],
  checkout: ['/checkout', forNobody],
  'my-orders': ['/my-orders', forNobody],
  'downloads/ebooks': ['/downloads/ebooks', forNobody],
  withdrawal: ['/withdrawal', forNobody],
  tracking: ['/tracking', forNobody],
  'order-received/:id': ['/order-received/AAAAAAAA', forNobody],
  'login-register': ['/login-register', forNobody],
  'forgot-password': ['/forgot-password', forNobody],
  'my-account': ['/my-account', forNobody],
  logout: ['/logout', forNobody],
  about: ['/about', forAll],
  // Each form has a token of its own.
  contact: ['/contact', forVisitor],
  privacyPolicy: ['/privacyPolicy', forAll],
  terms: ['/terms', forAll],
  delivery: ['/delivery', forAll],
  returns: ['/returns', forAll],
  imprint: ['/imprint', forAll],
  accessibility: ['/accessibility', forAll],
  'page/:slug': ['/page/none', forNobody],
  'not-found': ['/not-found', forNobody],
  'development/states': ['/development/states', forAll],
  '*': ['/no/such/page', forNobody],
}

const isPage = ({ file }: { file: string }) =>
  !/(feeds|files|probes|beacons|api|webhooks)\//.test(file)
const bare = (path = '') => path.replace(/^:language\?\/?/, '')
const idOf = new Map(
  routes.map(({ path, file, id }) => [bare(path), id ?? file.replace(/\.tsx?$/, '')]),
)

let guest: Shopper
let customer: Shopper
let request: (path: string, headers?: Record<string, string>, method?: string) => Promise<Response>
beforeAll(async () => {
  await openDemo()
  const shop = await builtShop()
  request = (path, headers = {}, method = 'GET') =>
    shop(
      new Request(origin + path, {
        method,
        headers: { Host: 'shop.test', 'Sec-Purpose': 'prefetch', ...headers },
      }),
    )
  guest = await aGuest()
  customer = (await aCustomerShopping()).shopper
  for (const one of [guest, customer]) {
    await one.post('/book/b01', { intent: 'cart.add', product: 'b01' })
    await one.post('/book/b01', { intent: 'wishlist.add', product: 'b01' })
  }
})

const cookieOf = ({ cookies }: Shopper) => ({
  Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
})
/** The others differ in no header; the long form asks for them too. */
const prefixes = process.env.LONG ? ['', '/fr', '/de'] : ['']
const inLanguages = (path: string) =>
  prefixes.map((prefix) => (path === '/' ? prefix || '/' : prefix + path))
const asData = (path: string, id: string) => `${path}?_data=${encodeURIComponent(id)}`

/** The first page alone depends on the browser's languages, at its bare address. */
const cacheOf = (path: string, cache: string) => (/^\/(fr|de)$/.test(path) ? forAll : cache)
const isData = (path: string) => path.includes('_data=')
const varyOf = (path: string, cache: string) => {
  const language = path.split('?')[0] === '/' ? ', Accept-Language' : ''
  const saving = isData(path) || cache === forNobody ? '' : ', Save-Data'
  return `Cookie, Accept-Encoding${language}${saving}`
}

/** What an answer says of keeping, whether it can be asked for again by name, and what its links let be fetched ahead. */
const text = ({ headers }: Response) => ({
  cache: headers.get('Cache-Control'),
  vary: headers.get('Vary'),
  named: headers.has('ETag'),
  rules: headers.get('Speculation-Rules'),
})
const saying = (path: string, cache: string) => ({
  cache,
  vary: varyOf(path, cache),
  named: cache !== forNobody,
  rules: isData(path) || cache === forNobody ? null : '"/speculation-rules.json"',
})
/** A page that nobody keeps is kept from a prefetch as well. */
const isWithheld = ({ status }: Response) => status === 403

test('each route of the table is crawled here', () => {
  expect(new Set(routes.filter(isPage).map(({ path }) => bare(path)))).toEqual(
    new Set(Object.keys(pages)),
  )
})

describe.each(Object.entries(pages))('/%s', (route, [page, cache]) => {
  const addresses = inLanguages(page).flatMap((path) => [
    [path, cacheOf(path, cache)] as const,
    [asData(path, idOf.get(route)!), cacheOf(path, cache)] as const,
  ])

  test.each(addresses)('%s: without a cookie %s', async (path, expected) => {
    const answer = await request(path)
    if (answer.status >= 300 && answer.status < 400)
      expect(answer.headers.get('Cache-Control') ?? '').not.toContain('public')
    else {
      expect(text(answer)).toEqual(saying(path, expected))
      expect(isWithheld(answer)).toBe(expected === forNobody && !isData(path))
    }
    expect(answer.headers.has('Set-Cookie')).toBe(false)
  })

  test('is kept for nobody else by a browser that has a cookie', async () => {
    for (const [path, expected] of addresses) {
      const answer = await request(path, cookieOf(guest))
      if (answer.status >= 300 && answer.status < 400) continue
      const own = expected === forAll ? forVisitor : expected
      expect(text(answer), path).toEqual(saying(path, own))
      const strange = await request(path, { Cookie: 'other=program' })
      expect(text(strange), path).toEqual(saying(path, own))
    }
  })

  test('is kept by nobody where somebody is signed in', async () => {
    for (const [path] of addresses) {
      const answer = await request(path, cookieOf(customer))
      if (answer.status >= 300 && answer.status < 400) continue
      expect(text(answer), path).toEqual(saying(path, forNobody))
      expect(isWithheld(answer), path).toBe(!isData(path))
    }
  })

  test('is the same for all whom it is kept for, whoever asked in between', async () => {
    for (const [path, expected] of addresses) {
      if (expected !== forAll) continue
      const first = await (await request(path)).text()
      await request(path, cookieOf(customer))
      await request(path, cookieOf(guest))
      const second = await request(path, {
        'Accept-Language': 'de',
        'User-Agent': 'another',
        Referer: 'https://elsewhere.test/',
        'X-Forwarded-Host': 'elsewhere.test',
        'X-Forwarded-Proto': 'https',
        'x-octavo-address': randomUUID(),
      })
      expect(await second.text(), path).toBe(first)
      expect(first, path).not.toMatch(/Asha|"toast":\{|"cart":\{"lines":\[\{/)
    }
  })

  test('answers a form that is refused with a page for nobody to keep', async () => {
    const shop = await builtShop()
    const body = new URLSearchParams({ intent: 'no.such' })
    for (const path of [page, asData(page, idOf.get(route)!)]) {
      const answer = await shop(new Request(origin + path, { method: 'POST', body }))
      expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([400, forNobody])
    }
  })
})

describe('data', () => {
  test.each([
    ['/art/cover/b01-x.svg', 'routes/files/art'],
    ['/art/cover/b01-x.svg', 'root'],
    ['/robots.txt', 'routes/files/robots'],
    ['/books', 'no/such'],
    // What is in front may take it for another address.
    ['/book%73', 'root'],
  ])('is kept by nobody where the address is not of a page: %s, %s', async (path, route) => {
    expect((await request(asData(path, route))).headers.get('Cache-Control')).toBe(forNobody)
  })

  test('that is a picture comes with all its bytes', async () => {
    const [, path] = /og:image" content="[^"]*?(\/preview\/[^"]*)"/.exec(
      await (await request('/fr')).text(),
    )!
    const picture = await request(asData(path!, 'routes/files/preview'))
    expect(picture.headers.get('Cache-Control')).toBe(forNobody)
    const bytes = Buffer.from(await picture.arrayBuffer())
    expect(bytes.equals(Buffer.from(await (await request(path!)).arrayBuffer()))).toBe(true)
  })
})

describe('a page that was kept', () => {
  test.each(['/fr', '/de/books', asData('/books', 'routes/books')])(
    '%s is answered 304 to who has it, under the same headers',
    async (path) => {
      const whole = await request(path)
      const etag = whole.headers.get('ETag')!
      for (const known of [etag, etag.replace('W/', ''), `"other", ${etag}`]) {
        const again = await request(path, { 'If-None-Match': known })
        expect([again.status, await again.text()]).toEqual([304, ''])
        expect(text(again)).toEqual(text(whole))
      }
      expect((await request(path, { 'If-None-Match': '"other"' })).status).toBe(200)
    },
  )

  test('has the same headers when only they are asked for', async () => {
    const [whole, head] = [await request('/books'), await request('/books', {}, 'HEAD')]
    expect([...head.headers]).toEqual([...whole.headers])
  })

  test('in another currency and country stands at another address', async () => {
    const path = '/book/b01?currency=EUR&country=DE'
    const answer = await request(path)
    expect(text(answer)).toEqual(saying(path, forAll))
    expect(await answer.text()).toContain('€')
  })
})

test.each([
  '/wishlist?share=AAAAAAAAAAAAAAAAAAAAAA',
  '/book/b01?notify=sent',
  '/forgot-password?key=x',
  '/my-account?confirm=x',
  '/withdrawal?notice=x',
  '/books?key=x',
])('nobody keeps an address with a key: %s', async (path) => {
  expect((await request(path)).headers.get('Cache-Control')).toBe(forNobody)
})

test('what takes a toast away is kept for the visitor alone', async () => {
  const shop = await builtShop()
  const Cookie = 'shop-toast=x'
  const answer = await shop(new Request(`${origin}/books`, { headers: { Cookie } }))
  expect(answer.headers.get('Set-Cookie')).toMatch(/^shop-toast=;/)
  expect(answer.headers.get('Cache-Control')).toBe(forVisitor)
})
