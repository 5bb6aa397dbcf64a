import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { checkShop } from '#app/shop/maintenance/check/check-shop.server.ts'
import { openDemo } from '../../demo.ts'
import { anyText, fuzzTimeout, tries } from '../../fuzz.ts'
import { builtShop, origin, type Shopper } from '../../shopper.ts'
import { aCustomerShopping, aGuest } from '../customers/signed-in.ts'
import { addresses, pages } from './addresses.ts'
import { codeIntents } from './code-intents.ts'

const intents = codeIntents()
const fieldNames = [
  ...[
    'product',
    'quantity',
    'variant',
    'color',
    'size',
    'coupon',
    'name',
    'email',
    'password',
    'order',
  ],
  ...[
    'address',
    'addressLine1',
    'addressLine2',
    'postcode',
    'city',
    'region',
    'country',
    'telephone',
  ],
  ...[
    'payment',
    'delivery',
    'ebookConsent',
    'keepAddress',
    'token',
    'shown',
    'key',
    'known',
    'signIn',
  ],
  ...['message', 'subject', 'reason', 'text', 'title', 'rating', 'review', 'currency', 'language'],
  ...['replaced', 'new-password', 'next', 'keep', 'notice', 'id', 'lines', 'part', '__proto__'],
]
/** What a form may rightly say, so that it comes further than the first check. */
const right = [
  ...[
    'b01',
    'b02',
    '1',
    '2',
    '3',
    '9',
    '99',
    'EUR',
    'DE',
    'de',
    'IN',
    'on',
    'yes',
    'post',
    'invoice',
  ],
  ...['asha@example.org', 'Asha', '14 Lantern Lane', '560001', 'Bengaluru', 'color=red&size=m'],
]
const value = fc.oneof(
  { arbitrary: fc.constantFrom(...right), weight: 3 },
  { arbitrary: anyText, weight: 2 },
)
const fields = fc.array(
  fc.tuple(fc.oneof({ arbitrary: fc.constantFrom(...fieldNames), weight: 9 }, anyText), value),
  { maxLength: 12 },
)
const queryNames = [
  ...['q', 'page', 'sort', 'format', 'language', 'author', 'publisher', 'price-from', 'price-to'],
  ...[
    'stars',
    'stock',
    'offer',
    'tag',
    'category',
    'color',
    'size',
    'reviews',
    'key',
    'order',
    'next',
  ],
  ...[
    'share',
    'notify',
    'confirm',
    'notice',
    'ids',
    'id',
    'differences',
    'currency',
    'country',
    '_data',
  ],
  ...['filter', 'pageNumber', 'pageSize', 'version', 'as', 'index', 'letter', '__proto__', ''],
]
const query = fc
  .array(fc.tuple(fc.constantFrom(...queryNames), value), { maxLength: 6 })
  .map((pairs) => new URLSearchParams(pairs).toString())

type Send = (path: string, init?: RequestInit, cookie?: string) => Promise<Response>

let send: Send
let guest: Shopper
let customer: Shopper
beforeAll(async () => {
  await openDemo()
  const shop = await builtShop()
  send = (path, init = {}, cookie = '') =>
    shop(
      new Request(origin + path, {
        ...init,
        headers: {
          Host: 'shop.test',
          // Each comes from a network of its own, or limits would answer for the rest.
          'x-octavo-address': randomUUID(),
          ...(cookie && { Cookie: cookie }),
          ...init.headers,
        },
      }),
    )
  guest = await aGuest()
  customer = (await aCustomerShopping()).shopper
  for (const one of [guest, customer])
    for (const product of ['b01', 'b03']) await one.post('/cart', { intent: 'cart.add', product })
}, 240_000)

const cookieOf = ({ cookies }: Shopper) =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')

/** What the shop answers, whatever it was sent. */
async function expectAnswer(answer: Response, isPage: boolean) {
  expect(answer.status).toBeLessThan(500)
  for (const line of answer.headers.getSetCookie())
    expect(Buffer.byteLength(line)).toBeLessThan(1024)
  const location = answer.headers.get('Location')
  if (location !== null) return expect(location).toMatch(/^\/(?![/\\])/)
  const body = await answer.text()
  if (!isPage) return
  // Whoever looks at it in a browser sees a page, never the data of one.
  expect(answer.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
  expect(body).toMatch(/^<!DOCTYPE html>/)
  expect(body).not.toMatch(/<script>alert|<img src=x|onerror=alert\(1\)>|href="javascript:/)
}

const urlencoded = { 'Content-Type': 'application/x-www-form-urlencoded' }

beforeAll(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  // An error that is logged fails the test (tests/setup.ts): no answer may hide one.
  expect(vi.isMockFunction(console.error)).toBe(true)
})

test('every button of the code is known here', () => {
  expect(new Set(intents).size).toBeGreaterThan(60)
  for (const one of ['cart.add', 'order.place', 'customer.signIn', 'contact.send'])
    expect(intents).toContain(one)
})

describe('whatever a form says', { timeout: fuzzTimeout }, () => {
  test('every page answers it with a page, and nothing is half done', async () => {
    const statuses = new Set<number>()
    const forms = fc.record({
      page: fc.constantFrom(...pages),
      prefix: fc.constantFrom('', '/fr', '/de'),
      intent: fc.oneof({ arbitrary: fc.constantFrom(...intents), weight: 12 }, anyText),
      fields,
      query,
      signedIn: fc.boolean(),
    })
    await fc.assert(
      fc.asyncProperty(forms, async ({ page, prefix, intent, fields, query, signedIn }) => {
        const body = new URLSearchParams([['intent', intent], ...fields]).toString()
        // As a document: what a router of ours asks for has `_data`.
        const requested = new URLSearchParams(query)
        requested.delete('_data')
        const path = `${prefix}${prefix && page.address === '/' ? '' : page.address}?${requested}`
        const cookie = cookieOf(signedIn ? customer : guest)
        const answer = await send(path, { method: 'POST', body, headers: urlencoded }, cookie)
        statuses.add(answer.status)
        await expectAnswer(answer, true)
      }),
      tries(100),
    )
    // Done, not a form of that page, refused at its fields: or little was tried.
    for (const status of [303, 400, 422]) expect(statuses).toContain(status)
    const found: string[] = []
    for await (const { level, about, says } of checkShop())
      if (level === 'fault') found.push(`${about}: ${says}`)
    expect(found).toEqual([])
    const lines = await db.read.selectFrom('cartLine').select('quantity').execute()
    for (const { quantity } of lines) expect(quantity >= 1 && quantity <= 99).toBe(true)
  })

  test('a button of a page works on that page alone, or is 400', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...pages), anyText, async ({ address }, intent) => {
        const body = new URLSearchParams({ intent }).toString()
        const answer = await send(address, { method: 'POST', body, headers: urlencoded })
        expect(answer.status).toBe(400)
        await expectAnswer(answer, true)
      }),
      tries(30),
    )
  })
})

describe('whatever an address says', { timeout: fuzzTimeout }, () => {
  test('every door answers it, sets no cookie but takes a toast away, and changes nothing', async () => {
    const requested = fc.record({
      route: fc.constantFrom(...addresses),
      query,
      signedIn: fc.boolean(),
    })
    await fc.assert(
      fc.asyncProperty(requested, async ({ route, query, signedIn }) => {
        if (route.path.endsWith('logout')) return
        const cookie = cookieOf(signedIn ? customer : guest)
        const answer = await send(`${route.address}?${query}`, {}, cookie)
        const isData = new URLSearchParams(query).has('_data')
        await expectAnswer(answer, route.kind === 'page' && !isData)
        const set = answer.headers.getSetCookie()
        expect(set.filter((line) => !line.startsWith('shop-toast=;'))).toEqual([])
      }),
      tries(100),
    )
  })

  test('an id of any text is found, or is not', async () => {
    const prefixes = ['/book/', '/product/', '/offers/books/', '/order-received/', '/art/cover/']
    const more = ['/picture/', '/preview/', '/merchant/', '/opds/cover/', '/opds/library/', '/']
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...prefixes, ...more), anyText, async (prefix, id) => {
        const path = prefix + encodeURIComponent(id.slice(0, 500))
        const answer = await send(path)
        await expectAnswer(answer, /^\/(book|product|offers|order-received)\//.test(prefix))
      }),
      tries(50),
    )
  })
})

describe('whatever a cookie says', { timeout: fuzzTimeout }, () => {
  /** One of ours, of which a piece is lost, doubled or another. */
  const mutated = fc.tuple(fc.nat(), fc.nat({ max: 30 }), anyText).map(([at, length, text]) => {
    const good = cookieOf(guest)
    const from = at % good.length
    return good.slice(0, from) + text.slice(0, 200) + good.slice(from + length)
  })
  const cookie = fc.oneof(
    anyText.map((text) => `shop=${encodeURIComponent(text)}`),
    anyText.map((text) => `shop=${Buffer.from(text).toString('base64')}.${'a'.repeat(43)}`),
    fc.json().map((text) => `shop=${Buffer.from(text).toString('base64')}`),
    fc.tuple(anyText, anyText).map(([name, text]) => `${encodeURIComponent(name)}=${text}; shop=`),
    fc.constant(null),
  )

  test('a page is shown, and a form is a new visitor’s', async () => {
    const requested = fc.tuple(
      fc.constantFrom('/', '/cart', '/de/my-account', '/wishlist'),
      cookie,
      mutated,
    )
    await fc.assert(
      fc.asyncProperty(requested, async ([path, made, torn]) => {
        const sent = (made ?? torn).replace(/[^\x20-\x7e]/g, '?')
        await expectAnswer(await send(path, { headers: { Cookie: sent } }), true)
        const body = 'intent=cart.add&product=b01'
        const form = { method: 'POST', body, headers: { ...urlencoded, Cookie: sent } }
        const answer = await send('/cart', form)
        expect(answer.status).toBe(303)
        await expectAnswer(answer, true)
      }),
      tries(50),
    )
  })
})
