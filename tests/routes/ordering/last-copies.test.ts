import { afterAll, beforeAll, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { aBook } from '../../fixtures/catalogue.ts'
import { serveShop, type ServedShop } from '../../served-shop.ts'
import { Shopper } from '../../shopper.ts'

const buyers = 50
const copies = 10

let shops: ServedShop[]
beforeAll(async () => {
  shops = await Promise.all([serveShop(), serveShop()])
})
afterAll(() => Promise.all(shops.map((shop) => shop.kill())))

/** Somebody at the checkout with one copy in the cart, at either of the two processes. */
async function atCheckout(book: string, n: number): Promise<Shopper> {
  const { origin } = shops[n % shops.length]!
  const shopper = new Shopper((request) => fetch(request), origin, { 'Accept-Language': 'en' })
  await shopper.post('/cart', { intent: 'cart.add', product: book })
  return shopper.visit('/checkout')
}

const order = (shopper: Shopper, n: number) =>
  shopper.press('Order with obligation to pay', {
    ...{ name: `Buyer ${n}`, email: `buyer-${n}@example.org` },
    ...{ addressLine1: '14 Lantern Lane', postcode: '560001', city: 'Bengaluru' },
  })

test(
  `${buyers} buyers of ${copies} copies at two processes: ${copies} orders, ${buyers - copies} clear answers, no copy left`,
  { timeout: 120_000 },
  async () => {
    const book = await aBook({ name: 'Silas Marner', stock: copies })
    const shoppers: Shopper[] = []
    for (let n = 0; n < buyers; n++) shoppers.push(await atCheckout(book, n))
    await Promise.all(shoppers.map(order))

    const bought = shoppers.filter(({ url }) => url.startsWith('/order-received/'))
    expect(bought.map(({ status }) => status)).toEqual(Array(copies).fill(200))
    const refused = shoppers.filter((shopper) => !bought.includes(shopper))
    expect(refused.map(({ status }) => status)).toEqual(Array(buyers - copies).fill(409))
    for (const shopper of refused) expect(shopper.text('main')).toContain('Silas Marner')

    const { stock } = await db.read
      .selectFrom('product')
      .select('stock')
      .where('id', '=', book)
      .executeTakeFirstOrThrow()
    expect(stock).toBe(0)
    expect(await db.read.selectFrom('customerOrder').select('number').execute()).toHaveLength(
      copies,
    )
    for (const shop of shops) expect(shop.output()).not.toMatch(/error/i)
  },
)
