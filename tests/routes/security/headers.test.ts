import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { load, type CheerioAPI } from 'cheerio'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { openDemo } from '../../demo.ts'
import { requestRaw, serveShop, type RawAnswer, type ServedShop } from '../../served-shop.ts'
import { Shopper } from '../../shopper.ts'
import { addresses, pages } from './addresses.ts'

let shop: ServedShop
let secure: ServedShop
beforeAll(async () => {
  await openDemo()
  ;[shop, secure] = await Promise.all([serveShop(), serveShop({ PUBLIC_URL: 'https://shop.test' })])
}, 240_000)
afterAll(async () => {
  await Promise.all([shop?.stop(), secure?.stop()])
})

type HeaderQuery = Parameters<typeof requestRaw>[1]

const urlencoded = { 'Content-Type': 'application/x-www-form-urlencoded' }
const post = (path: string, body: string, headers: Record<string, string> = {}): HeaderQuery => ({
  method: 'POST',
  path,
  body,
  headers: { ...urlencoded, Origin: shop.origin, ...headers },
})
const asset = () => `/assets/${readdirSync('build/client/assets').find((one) => /js$/.test(one))}`

/** What is no page of the table: documents that lead elsewhere, refusals, data, files. */
const others: [what: string, status: number, query: () => HeaderQuery][] = [
  ['a form that was taken', 303, () => post('/books', 'intent=currency.choose&currency=EUR')],
  ['a sign-out', 303, () => ({ path: '/logout' })],
  ['a page that asks for a sign-in', 303, () => ({ path: '/my-orders' })],
  ['a page that moved', 308, () => ({ path: '/fn/books' })],
  ['a page with a slash at its end', 308, () => ({ path: '/books/' })],
  ['an address that cannot be read', 400, () => ({ path: '/%ff' })],
  ['a target that is no path', 400, () => ({ path: '*' })],
  ['a form that was refused', 422, () => post('/book/b01', 'intent=cart.add&quantity=x')],
  ['a form that is none of ours', 400, () => post('/books', 'intent=no.such')],
  ['a form of another site', 403, () => post('/books', 'a=1', { Origin: 'http://evil.test' })],
  ['a form that is too large', 413, () => post('/books', 'a'.repeat(270_000))],
  [
    'an upload',
    415,
    () => post('/books', 'x', { 'Content-Type': 'multipart/form-data; boundary=x' }),
  ],
  ['another method', 405, () => ({ path: '/books', method: 'DELETE' })],
  ['an address that cannot be', 400, () => ({ path: '/books?q=%00' })],
  ['a host that cannot be', 400, () => ({ ...post('/books', 'a=1', { Host: 'a b' }) })],
  ['the data of a page', 200, () => ({ path: '/books?_data=routes%2Fbooks' })],
  ['data that leads elsewhere', 204, () => ({ path: '/my-orders?_data=routes%2Fmy-orders' })],
  ['a file of public/', 200, () => ({ path: '/favicon.svg' })],
  ['a script', 200, () => ({ path: asset() })],
  ['a script that is not there', 404, () => ({ path: '/assets/no-such.js' })],
]

function expectHeaders({ headers }: RawAnswer, what: string) {
  expect(headers['x-content-type-options'], what).toBe('nosniff')
  expect(headers['referrer-policy'], what).toBe('strict-origin-when-cross-origin')
  expect(headers['cross-origin-opener-policy'], what).toBe('same-origin')
  expect(headers['cross-origin-resource-policy'], what).toMatch(/^(same|cross)-origin$/)
  expect(headers['permissions-policy'], what).toContain('camera=()')
  const policy = String(headers['content-security-policy'])
  expect(policy, what).toMatch(/^default-src 'none'/)
  expect(policy, what).toContain("frame-ancestors 'none'")
  expect(policy.replace(drawingWithin, '').replace(styleWithin, ''), what).not.toMatch(
    /unsafe|nonce|\*|data:|http:/,
  )
  expect(headers, what).not.toHaveProperty('x-powered-by')
  expect(headers, what).not.toHaveProperty('server')
}

/** Of a page of one product that a first visit is sent; a picture can run nothing. */
const drawingWithin = /(?<=img-src 'self') data:(?=;)/

/** The logo of a shop may have a style within; it can run nothing and load nothing. */
const styleWithin = /(?<=sandbox); style-src 'unsafe-inline'$/

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The text of each inline script or style of a page, as the browser hashes it. */
const inlineOf = (html: string, tag: 'script' | 'style') =>
  [...html.matchAll(new RegExp(`<${tag}(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</${tag}>`, 'g'))].map(
    ([, text]) => text!,
  )

const drawings = 'img[src^="data:image/svg+xml,"]'

/** What an element runs or looks like by an attribute of its own, which the policy would block. */
const ownActions = ($: CheerioAPI) =>
  $('*')
    .not(drawings)
    .toArray()
    .flatMap((element) => ('attribs' in element ? Object.entries(element.attribs) : []))
    .filter(
      ([name, value]) =>
        /^(style|on.*|srcdoc)$/.test(name) || /^\s*(javascript|data):/i.test(value),
    )

/** A page runs and shows nothing but what its policy names. */
function expectPolicyHolds(html: string, policy: string, what: string) {
  expect(policy, what).toContain("base-uri 'none'")
  expect(policy, what).toMatch(/form-action 'self'( https:\/\/[\w.]+)?;/)
  const $ = load(html)
  expect(ownActions($), what).toEqual([])
  expect(drawingWithin.test(policy), what).toBe($(drawings).length > 0)
  for (const tag of ['script', 'style'] as const)
    for (const text of inlineOf(html, tag)) expect(policy, what).toContain(sha256(text))
  expect(html, what).not.toMatch(/<(iframe|object|embed|base)\b/)
}

describe('a page says what a browser may do with it', () => {
  test.each(pages)('/$path', async ({ address }) => {
    for (const prefix of ['', '/de']) {
      const path = prefix + (prefix && address === '/' ? '' : address)
      const answer = await requestRaw(shop, { path, headers: { 'Accept-Language': 'en' } })
      expectHeaders(answer, path)
      expect(answer.headers, path).not.toHaveProperty('strict-transport-security')
      if (answer.status >= 300 && answer.status < 400) continue
      expectPolicyHolds(answer.body, String(answer.headers['content-security-policy']), path)
    }
  })

  test('those of a customer too, with all that stands on them', async () => {
    const shopper = new Shopper(fetch, shop.origin, { 'Accept-Language': 'en' })
    const [email, password] = ['asha@example.org', 'a lantern in the lane']
    const name = `Asha "<b style='color:red'>"`
    await shopper.post('/login-register', { intent: 'customer.register', name, email, password })
    for (const intent of ['cart.add', 'wishlist.add', 'compare.add'])
      for (const product of ['b01', 'b03']) await shopper.post('/cart', { intent, product })
    await shopper.visit('/checkout')
    await shopper.press('Order with obligation to pay', {
      ...{ name, email, addressLine1: '14 <i onclick=x>Lantern</i> Lane' },
      ...{ postcode: '560001', city: 'Bengaluru' },
    })
    const receipt = shopper.url
    expect(receipt).toMatch(/^\/order-received\//)
    await shopper.post('/cart', { intent: 'cart.add', product: 'b01' })
    const own = [
      '/my-account',
      '/my-orders',
      receipt,
      '/cart',
      '/checkout',
      '/wishlist',
      '/compare',
    ]
    for (const path of [...own, '/downloads/ebooks', '/downloads/ebooks/lean', '/withdrawal']) {
      await shopper.visit(path)
      expect(shopper.url, path).toBe(path)
      const policy = shopper.headers.get('Content-Security-Policy')!
      if (path.endsWith('/lean')) expect(ownActions(load(shopper.html))).toEqual([])
      else expectPolicyHolds(shopper.html, policy, path)
    }
  })
})

describe('what is no page', () => {
  test.each(addresses.filter(({ kind }) => kind !== 'page'))(
    '/$path says it too',
    async ({ address }) => {
      expectHeaders(await requestRaw(shop, { path: address }), address)
    },
  )

  test.each(others)('%s, %i, says it too', async (what, status, request) => {
    const answer = await requestRaw(shop, request())
    expect(answer.status).toBe(status)
    expectHeaders(answer, what)
  })

  test('is for this origin alone, but pictures that others show', async () => {
    const resource = async (path: string) =>
      (await requestRaw(shop, { path })).headers['cross-origin-resource-policy']
    for (const path of ['/books', '/books.atom', '/favicon.svg', '/authors/list', '/my-account'])
      expect(await resource(path), path).toBe('same-origin')
    for (const path of ['/art/cover/b01-1.svg', '/preview/shop-home.en-1.png'])
      expect(await resource(path), path).toBe('cross-origin')
  })
})

describe('a shop behind https', () => {
  test.each(['/', '/books', '/books/', '/favicon.svg', '/no/such/page', '/books?_data=root'])(
    '%s tells browsers to stay there for two years',
    async (path) => {
      const { headers } = await requestRaw(secure, { path })
      expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains')
    },
  )
})

test('a fault says nothing of itself, and what a page says it says too', async () => {
  const rename = (from: string, to: string) =>
    db.write((trx) => sql`alter table ${sql.ref(from)} rename to ${sql.ref(to)}`.execute(trx))
  await rename('product', 'product_away')
  let answer: RawAnswer
  try {
    answer = await requestRaw(shop, { path: '/book/b02' })
  } finally {
    await rename('product_away', 'product')
  }
  expect(answer.status).toBe(500)
  expectHeaders(answer, 'a fault')
  expect(answer.body).not.toMatch(/no such table|relation|SqliteError|node_modules|\bat \w+ \(/)
})
