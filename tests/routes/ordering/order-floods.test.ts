import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { openDemo } from '../../demo.ts'
import { serveShop, type ServedShop } from '../../served-shop.ts'
import { Shopper } from '../../shopper.ts'

let shop: ServedShop
beforeAll(async () => {
  await openDemo()
  // The limits of a new shop, which the other tests lift.
  shop = await serveShop({
    TRUST_PROXY: '1',
    NETWORK_ORDERS_PER_HOUR: '',
    SHOP_ORDERS_PER_HOUR: '',
  })
}, 120_000)
afterAll(() => shop.kill())

/** Each of these floods takes ten seconds. That one IPv6 /48 is one network is tested in reservation.test.ts, too. */
const sources: [string, (n: number) => string][] = [
  ['as many networks', (n) => `198.51.100.${n}`],
  ...(process.env.LONG
    ? ([
        ['one network', () => '192.0.2.9'],
        ['one IPv6 /48', (n) => `2001:db8:7:${n.toString(16)}::1`],
      ] satisfies [string, (n: number) => string][])
    : []),
]
const strangers = process.env.LONG ? 200 : 60

const threat = 'Account locked. Verify at evil-site.com'
const plain = 'Account locked. Call us now'

/** Something in the cart of a new visitor who comes from an address. */
async function atCheckout(address: string, wanted: { id: string; quantity: number }[]) {
  const headers = { 'Accept-Language': 'en', 'X-Forwarded-For': address }
  const shopper = new Shopper((request) => fetch(request), shop.origin, headers)
  for (const { id, quantity } of wanted)
    await shopper.post('/cart', { intent: 'cart.add', product: id, quantity: `${quantity}` })
  return shopper.visit('/checkout')
}

const order = (shopper: Shopper, email: string, name = 'Asha Raghavan') =>
  shopper.press('Order with obligation to pay', {
    ...{ name, email, addressLine1: '14 Lantern Lane', postcode: '560001', city: 'Bengaluru' },
  })

const countOf = async (table: 'customerOrder' | 'outbox') =>
  (
    await db.read
      .selectFrom(table)
      .select((row) => row.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count

const listStock = () =>
  db.read
    .selectFrom('product')
    .select(['id', 'stock'])
    .where('stock', '>', 0)
    .where('hasVariants', '=', 0)
    .where('affiliateLink', 'is', null)
    .where('sortPrice', 'is not', null)
    .orderBy('id')
    .execute()

const sumOf = (rows: { stock: number | null }[]) =>
  rows.reduce((sum, { stock }) => sum + (stock ?? 0), 0)

let stocks: Awaited<ReturnType<typeof listStock>>
/** As if the floods before were long ago, and everything were bought in again. */
beforeEach(async () => {
  stocks ??= await listStock()
  await db.write(async (trx) => {
    await trx.deleteFrom('attempt').execute()
    await trx.updateTable('customerOrder').set({ placedAt: 0 }).execute()
    for (const { id, stock } of stocks)
      await trx.updateTable('product').set({ stock }).where('id', '=', id).execute()
  })
})

/** A flood by some at once, until each of the given has had its turn. */
async function inParallel<T>(all: T[], work: (one: T, n: number) => Promise<unknown>, atOnce = 8) {
  const left = all.entries()
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const [n, one] of left) await work(one, n)
    }),
  )
}

const report = (what: string, ms: number) =>
  process.stdout.write(`${what}, in ${(ms / 1000).toFixed(1)} s\n`)

describe('a flood of orders', () => {
  test('to many addresses from one network ends after ten', { timeout: 600_000 }, async () => {
    const book = stocks[0]!.id
    await db.write((trx) =>
      trx.updateTable('product').set({ stock: 500 }).where('id', '=', book).execute(),
    )
    const shoppers: Shopper[] = []
    for (let n = 0; n < strangers; n++)
      shoppers.push(await atCheckout('192.0.2.7', [{ id: book, quantity: 1 }]))
    const before = { orders: await countOf('customerOrder'), mails: await countOf('outbox') }
    const began = performance.now()
    await inParallel(shoppers, (one, n) => order(one, `stranger-${n}@example.org`, plain))
    const mails = (await countOf('outbox')) - before.mails
    const orders = (await countOf('customerOrder')) - before.orders
    report(`${orders} of ${strangers} orders, ${mails} mails`, performance.now() - began)
    expect(orders).toBe(10)
    const refused = shoppers.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(strangers - 10)
    for (const one of refused) {
      expect(Number(one.headers.get('Retry-After'))).toBeGreaterThan(0)
      expect(one.attr('#name', 'value')).toBe(plain)
      expect(one.text('[role=alert]')).toContain('from your network')
    }
    const texts = await db.read
      .selectFrom('outbox')
      .select(['text', 'html', 'subject'])
      .where('recipient', 'like', 'stranger-%')
      .execute()
    for (const { text, html, subject } of texts)
      for (const printed of [text, html, subject]) expect(printed).not.toContain('Account locked')
  })

  test('never greets with the address of a site', { timeout: 60_000 }, async () => {
    const book = stocks[0]!.id
    const shopper = await atCheckout('192.0.2.8', [{ id: book, quantity: 1 }])
    await order(shopper, 'stranger@example.org', threat)
    expect(shopper.status).toBe(422)
    expect(shopper.attr('#name', 'value')).toBe(threat)
  })

  test.each(sources)(
    'of 198 from %s leaves most of the stock',
    { timeout: 900_000 },
    async (_, addressOf) => {
      const products = stocks
      const all = sumOf(products)
      // Twenty pieces each, one product after the other.
      const pieces = products.map(({ id, stock }) => ({ id, stock: stock! }))
      const carts: { id: string; quantity: number }[][] = []
      while (carts.length < 198) {
        const cart: { id: string; quantity: number }[] = []
        for (let category = 20; category > 0 && pieces.length > 0;) {
          const first = pieces[0]!
          const quantity = Math.min(category, first.stock)
          cart.push({ id: first.id, quantity })
          category -= quantity
          first.stock -= quantity
          if (first.stock === 0) pieces.shift()
        }
        if (cart.length === 0) break
        carts.push(cart)
      }
      const shoppers: Shopper[] = []
      await inParallel(carts, async (cart, n) =>
        shoppers.push(await atCheckout(addressOf(n), cart)),
      )
      const before = await countOf('customerOrder')
      const began = performance.now()
      await inParallel(shoppers, (one, n) => order(one, `buyer-${n}@example.org`))
      const left = sumOf(await listStock())
      const orders = (await countOf('customerOrder')) - before
      report(
        `${orders} of ${carts.length} orders took ${all - left} of ${all} pieces`,
        performance.now() - began,
      )
      expect(left).toBeGreaterThan(all / 2)
    },
  )
})
