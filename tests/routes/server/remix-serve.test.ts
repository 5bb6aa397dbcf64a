import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { openDemo } from '../../demo.ts'
import { requestRaw, serveShop, type ServedShop } from '../../served-shop.ts'
import { Shopper } from '../../shopper.ts'

/** The program of `@remix-run/serve`, on the same build as the shop's own server. */
const remixServe = ['node_modules/@remix-run/serve/dist/cli.js', 'build/server/index.js']

let shop: ServedShop
beforeAll(async () => {
  await openDemo()
  shop = await serveShop({}, remixServe)
}, 120_000)
afterAll(() => shop?.stop())

const countOrders = async () => {
  const { orders } = await db.read
    .selectFrom('customerOrder')
    .select((row) => row.fn.countAll<number>().as('orders'))
    .executeTakeFirstOrThrow()
  return Number(orders)
}

test('a book is bought through remix-serve by forms alone', async () => {
  const before = await countOrders()
  const shopper = new Shopper(fetch, shop.origin, { 'Accept-Language': 'en' })
  await shopper.visit('/')
  await shopper.press('Search', { q: 'frankenstein' })
  await shopper.visit(shopper.attr('main .card__title a', 'href')!)
  const name = shopper.text('h1')!
  await shopper.press('Add to cart', {}, { within: '.buy' })
  expect(shopper.text('.toast p')).toBe(`Added To Cart: 1 × ${name} (paperback)`)
  await shopper.visit('/cart')
  expect(shopper.text('main')).toContain(name)
  await shopper.press('Go to checkout', {}, { within: 'main' })
  await shopper.press('Order with obligation to pay', {
    ...{ email: 'asha@example.org', name: 'Asha Raghavan', addressLine1: '14 Lantern Lane' },
    ...{ postcode: '560001', city: 'Bengaluru' },
  })
  expect(shopper.status).toBe(200)
  expect(shopper.text('h1')).toBe('Thank you, Asha Raghavan')
  expect(shopper.text('.receipt tbody')).toContain(name)
  expect(await countOrders()).toBe(before + 1)
})

test('its pages have the policy and the headers of the shop', async () => {
  const { headers } = await fetch(`${shop.origin}/books`)
  expect(headers.get('Content-Security-Policy')).toMatch(/^default-src 'none'; script-src 'self'/)
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
  expect(headers.get('ETag')).toMatch(/^W\/"/)
})

describe.each(['/book/b01', '/book/b01?_data=routes%2Fbook', '/page-view'])(
  'a form that another site sends to %s',
  (path) => {
    test.each<Record<string, string>>([
      { Origin: 'http://evil.test' },
      { Origin: 'null' },
      { Origin: '%%%' },
      { Origin: 'http://evil.test', 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'same-site' },
      { Referer: 'http://evil.test/' },
    ])('with %o is 403, as on the shop’s own server, and sets nothing', async (sender) => {
      const { status, headers } = await requestRaw(shop, {
        method: 'POST',
        path,
        headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...sender },
        body: 'intent=cart.add&product=b01&quantity=1',
      })
      expect(status).toBe(403)
      expect(headers['set-cookie']).toBeUndefined()
    })
  },
)

test('no foreign form is a fault of the shop in its log, which says where it came from', () => {
  expect(shop.output()).not.toContain('page failed')
  expect(shop.output()).toContain('form refused: from another site')
})
