import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDemo } from '../../demo.ts'
import { requestRaw, serveShop, type ServedShop } from '../../served-shop.ts'
import { addresses, type Address } from './addresses.ts'
import { countRows } from './rows.ts'

let shop: ServedShop
let cookie: string
let before: Record<string, number>
beforeAll(async () => {
  await openDemo()
  shop = await serveShop()
  const { headers } = await send('/book/b01', { Origin: shop.origin }, add)
  // The session alone: any page takes a waiting toast away.
  cookie = headers['set-cookie']!.find((line) => line.startsWith('shop='))!.split(';')[0]!
  before = await countRows()
}, 240_000)
afterAll(() => shop?.stop())

const add = 'intent=cart.add&product=b01&quantity=1'

const send = (path: string, headers: Record<string, string>, body: string) =>
  requestRaw(shop, {
    method: 'POST',
    path,
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
    body,
  })

/** What browsers say of a form that another site sends. */
const senders: Record<string, string>[] = [
  { Origin: 'http://evil.test' },
  { Origin: 'null' },
  { 'Sec-Fetch-Site': 'cross-site' },
  { 'Sec-Fetch-Site': 'same-site' },
  { Referer: 'http://evil.test/' },
]

/** A call of the API needs a token that no browser adds by itself; the door for messages needs a signature. */
const refusedBy: Record<Address['kind'], number[]> = {
  page: [403],
  beacon: [403],
  file: [403, 405],
  api: [401, 403, 405, 415],
  webhook: [404],
}

describe.each(addresses)('a form that another site sends to /$path', ({ address, kind }) => {
  test('is refused and sets nothing, whatever says so', async () => {
    for (const sender of senders)
      for (const path of [address, `${address}?_data=root`]) {
        const { status, headers } = await send(path, { ...sender, Cookie: cookie }, add)
        const what = `${path} ${JSON.stringify(sender)}`
        if (!path.includes('?')) expect(refusedBy[kind], what).toContain(status)
        expect(status, what).toBeGreaterThanOrEqual(400)
        expect(status, what).toBeLessThan(500)
        expect(headers['set-cookie'], what).toBeUndefined()
      }
  })
})

test('not one of them wrote anything', async () => {
  expect(await countRows()).toEqual(before)
})

test('the same form from the shop’s own page is taken, or nothing was tried', async () => {
  const own = { Origin: shop.origin, 'Sec-Fetch-Site': 'same-origin', Cookie: cookie }
  const { status } = await send('/book/b02', own, 'intent=cart.add&product=b02&quantity=1')
  expect(status).toBe(303)
  expect((await countRows()).cart_line).toBe(before.cart_line! + 1)
})

test('each action of the code stands behind the guard, but the one whose messages are signed', () => {
  const actions = readdirSync('app/routes', { recursive: true, encoding: 'utf8' })
    .map((name) => join('app/routes', name))
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => [file, readFileSync(file, 'utf8')] as const)
    .filter(([, source]) => /export (const|async function|function) action\b/.test(source))
  expect(actions.length).toBeGreaterThan(30)
  const bare = actions.filter(
    ([, source]) =>
      !/create(?:Office|Upload)?Action(?:Of)?\(|createApiHandler\(|await requireSameOriginPost\(request\)|submitted\(args|action = (?:loader|(?:ebook|officeSignIn|exports|imports?|pictures|settings|texts?)Action)/.test(
        source,
      ),
  )
  expect(bare.map(([file]) => file)).toEqual(['app/routes/webhooks/stripe.ts'])
})
