import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDemo } from '../../demo.ts'
import { requestRaw, serveShop, type ServedShop } from '../../served-shop.ts'
import { aCustomer, newEmail, rightPassword } from '../../shop/accounts/customers.ts'
import { countsThreadTime, threadMs } from '../../thread-time.ts'
import { addresses } from './addresses.ts'

type CostlyRequest = Parameters<typeof requestRaw>[1]

/** What a request may take of the one thread. */
const mostMs = 50
const mostBytes = 256 * 1024

let shop: ServedShop
let token: string
let cookie: string
beforeAll(async () => {
  await openDemo()
  const email = newEmail()
  await aCustomer(email)
  shop = await serveShop({ TRUST_PROXY: '1' })
  token = await signIn(email)
  const added = await requestRaw(shop, form('intent=cart.add&product=b01', '/cart'))
  cookie = added.headers['set-cookie']!.find((line) => line.startsWith('shop='))!.split(';')[0]!
}, 240_000)
afterAll(() => shop?.stop())

async function signIn(email: string): Promise<string> {
  const sent = JSON.stringify({ email, password: rightPassword })
  const { body } = await requestRaw(shop, call(sent, '/users/signin/customer'))
  return (JSON.parse(body) as { token: string }).token
}

const call = (body: string, path: string): CostlyRequest => ({
  method: 'POST',
  path,
  body,
  headers: { 'Content-Type': 'application/json', ...(token && { Authorization: token }) },
})

const form = (body: string | Buffer, path: string): CostlyRequest => ({
  method: 'POST',
  path,
  body,
  headers: {
    'Content-Type': 'application/x-www-form-urlencoded',
    Origin: shop.origin,
    ...(cookie && { Cookie: cookie }),
  },
})

let sent = 0

/** The least that one of some equal requests took: the first ones are compiled, and any may meet a collection. */
async function costOf(requested: CostlyRequest): Promise<number> {
  let least = Infinity
  for (let n = 0; n < (least > mostMs ? 20 : 5) && least > mostMs / 2; n++) {
    // Each comes from a network of its own, or limits would answer for the rest.
    const network = { 'X-Forwarded-For': `10.${sent >> 16}.${(sent >> 8) & 255}.${sent++ & 255}` }
    const before = threadMs(shop.pid)
    const { status } = await requestRaw(shop, {
      ...requested,
      headers: { ...network, ...requested.headers },
    })
    least = Math.min(least, threadMs(shop.pid) - before)
    expect(status).toBeLessThan(500)
  }
  return least
}

async function expectCheap(requests: [what: string, request: CostlyRequest][]) {
  const dear: string[] = []
  for (const [what, requested] of requests) {
    expect(Buffer.byteLength(requested.body ?? ''), what).toBeLessThanOrEqual(mostBytes)
    const ms = await costOf(requested)
    if (ms > mostMs) dear.push(`${what}: ${ms.toFixed(0)} ms`)
  }
  expect(dear).toEqual([])
}

/** So many of one element as 250 KB hold. */
const stuffed = (element: string) =>
  `[${Array(Math.floor(250_000 / (element.length + 1)))
    .fill(element)
    .join()}]`
const keys = () => `{${Array.from({ length: 22_000 }, (_, n) => `"k${n}":0`).join()}}`
const deep = (open: string, close: string) =>
  open.repeat(120_000 / open.length) + close.repeat(120_000 / open.length)
const elements = ['{}', '1', '""', '[]', 'null', '{"id":0}', '["a",1,1]']
const lists = () => [...elements.map(stuffed), deep('[', ']'), keys()]

const actionFiles = readdirSync('app/actions', { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts'),
)
const intents = [
  ...new Set(
    actionFiles.flatMap((file) =>
      [
        ...readFileSync(`app/actions/${file}`, 'utf8').matchAll(/'([a-z]+\.[a-zA-Z]+)':? ?[:}]/g),
      ].map(([, intent]) => intent!),
    ),
  ),
]
const pageOf: Record<string, string> = {
  checkout: '/checkout',
  contact: '/contact',
  customer: '/login-register',
  order: '/checkout',
  password: '/forgot-password',
  review: '/book/b01',
  stock: '/book/b01',
  withdrawal: '/withdrawal',
  wishlist: '/wishlist',
}
const fields = [
  ...['name', 'email', 'telephone', 'addressLine1', 'addressLine2', 'postcode', 'city', 'region'],
  ...['password', 'order', 'items', 'message', 'subject', 'title', 'body', 'writer', 'coupon'],
  ...['product', 'quantity', 'color', 'size', 'variant', 'key', 'token', 'next', 'note'],
]
/** Signs that are the most work for one step or another: put in order, decomposed, escaped, cut at. */
const signs: Record<string, string> = {
  'one sign with thirty marks': `a${'\u0301'.repeat(30)}`,
  'marks in the wrong order': `a${'\u0327\u0301'.repeat(14)}`,
  'marks alone': '\u0301',
  'ligatures of 18 letters': '\ufdfa',
  'signs of HTML': '<',
  'dots and letters': 'a.',
  blanks: ' ',
  'pairs of halves': '😀',
}
const filled = (intent: string, sign: string) => {
  const each = sign.repeat(Math.floor(245_000 / fields.length / Buffer.byteLength(sign)))
  return Buffer.from(`intent=${intent}&${fields.map((name) => `${name}=${each}`).join('&')}`)
}

describe.skipIf(!countsThreadTime)('no request costs more than 50 ms of the thread', () => {
  test('whatever list a call holds', { timeout: 300_000 }, async () => {
    await expectCheap([
      ...lists().map((list): [string, CostlyRequest] => [
        `products: ${list.slice(0, 20)}`,
        call(`{"products":${list}}`, '/wishlist/update'),
      ]),
      ['a body that is a list', call(stuffed('{}'), '/wishlist/update')],
      ['a product that is deep', call(`{"products":[${deep('[', ']')}]}`, '/wishlist/update')],
      ['a long id', call(`{"products":[{"id":"${'x'.repeat(250_000)}"}]}`, '/wishlist/update')],
      ['an address', call(`{"email":"${'a@'.repeat(120_000)}"}`, '/users/signin/customer')],
      [
        'a password',
        call(`{"email":"a@b.cd","password":"${'😀'.repeat(60_000)}"}`, '/users/signin/customer'),
      ],
    ])
  })

  test(
    'whatever list is said to have been shown at the checkout',
    { timeout: 300_000 },
    async () => {
      const shown = (json: string, intent: string) =>
        form(`intent=${intent}&token=${'A'.repeat(22)}&shown=${json}`, '/checkout')
      const places = ['lines', 'coupon', 'delivery']
      const all = lists().flatMap((list) => [
        ...places.map((place) => `{"${place}":${list}}`),
        `{"lines":[["a",1,1,${list.slice(1, -1)}]]}`,
      ])
      await expectCheap(
        all.flatMap((json) =>
          ['checkout.update', 'order.place'].map((intent): [string, CostlyRequest] => [
            `${intent} ${json.slice(0, 30)}`,
            shown(json, intent),
          ]),
        ),
      )
    },
  )

  test('however many fields a form has', { timeout: 300_000 }, async () => {
    const many = ['&', 'a&', 'a=b&', '=', '%', '%41', '+', '%ff']
    await expectCheap(
      many.flatMap((part) =>
        ['/books', '/cart', '/page-view'].map((path): [string, CostlyRequest] => [
          `${part} to ${path}`,
          form(part.repeat(250_000 / part.length), path),
        ]),
      ),
    )
  })

  test.each(Object.entries(signs))(
    'whatever a button is sent with: %s',
    { timeout: 300_000 },
    async (_, sign) => {
      await expectCheap(
        intents.map((intent) => [
          intent,
          form(filled(intent, sign), pageOf[intent.split('.')[0]!] ?? '/cart'),
        ]),
      )
    },
  )

  test('however long one field is, and however many letters its signs become', async () => {
    const long = '\ufdfa'.repeat(20_000)
    const coupon = `["${'\ufdfa'.repeat(80_000)}",1]`
    const quote = `"currency":"INR","country":"IN","rateDay":"2026-09-29","totalMinor":1`
    const shown = `{${quote},"delivery":["post",0],"lines":[],"coupon":${coupon}}`
    const requests: [intent: string, fields: string, path: string][] = [
      ['checkout.update', `shown=${shown}`, '/checkout'],
      ['order.place', `shown=${shown}`, '/checkout'],
      ['language.choose', `shown=${shown}`, '/checkout'],
      ['order.place', `name=${long}&addressLine1=${long}&addressLine2=${long}`, '/checkout'],
      ['coupon.apply', `coupon=${long}${long}${long}`, '/cart'],
      ['withdrawal.review', `name=${long}&order=${long}&items=${long}`, '/withdrawal'],
      ['review.write', `title=${long}&body=${long}&writer=${long}`, '/book/b01'],
    ]
    await expectCheap(
      requests.map(([intent, fields, path]) => [
        `${intent} ${fields.slice(0, 12)}`,
        form(`intent=${intent}&${fields}`, path),
      ]),
    )
  })

  test('however full its address and its headers are', { timeout: 300_000 }, async () => {
    const full = (part: string) => part.repeat(14_000 / part.length)
    const queries = ['&', 'ids=a&', 'category=a&', 'author=a&', 'q=a+b+', 'q=', 'a%cc%81', 'a,']
    const headers = [
      ['Cookie', 'shop=a;'],
      ['Cookie', 'a;'],
      ['Accept-Language', 'de;q=0.5,'],
      ['If-None-Match', '"a",'],
      ['X-Forwarded-For', '1.1.1.1,'],
    ] as const
    await expectCheap([
      ...addresses.flatMap(({ address }) =>
        queries.map((part): [string, CostlyRequest] => [
          `${address} ${part}`,
          // A page that leads elsewhere writes the whole address into a header of its own.
          {
            path: `${address}?${part.startsWith('a') ? 'ids=' : ''}${full(part)}`,
            maxHeaderSize: 128 * 1024,
          },
        ]),
      ),
      ...headers.map(([name, part]): [string, CostlyRequest] => [
        `${name}: ${part}`,
        { path: '/books', headers: { [name]: full(part) } },
      ]),
    ])
  })
})

test('calls with a token are limited by account', { timeout: 120_000 }, async () => {
  const [one, other] = [newEmail(), newEmail()]
  for (const email of [one, other]) await aCustomer(email)
  const [first, second] = [await signIn(one), await signIn(other)]
  const request = (Authorization: string) =>
    requestRaw(shop, { path: '/users/profile', headers: { Authorization } })
  for (let n = 0; n < 300; n++) expect((await request(first)).status).toBe(200)
  const refused = await request(first)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await request(second)).status).toBe(200)
})
