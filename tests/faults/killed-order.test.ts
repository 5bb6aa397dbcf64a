import { afterAll, beforeAll, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { aBook, aDress } from '../fixtures/catalogue.ts'
import { aCoupon, countUses } from '../shop/coupons/coupons.ts'
import { stockOf } from '../shop/checkout/buyer.ts'
import { startStripe, type StripeStandIn } from '../stripe-stand-in.ts'
import { placesUpTo, FrailShop, isAnswered } from './frail-shop.ts'
import { findingsOf } from './findings.ts'

/** The order unwritten, and written without an answer. */
const fewPlaces = ['before 1 commit', 'after 1 commit']
const orderWords = 'Order with obligation to pay'
const address = { addressLine1: '14 Lantern Lane', postcode: '560001', city: 'Bengaluru' }

let stripe: StripeStandIn
let shop: FrailShop
beforeAll(async () => {
  stripe = await startStripe()
  shop = new FrailShop(stripe.environment)
})
afterAll(async () => {
  await shop.bury()
  await stripe.stop()
})

/** Somebody at the checkout with two books, a dress of one colour and size, and a coupon that counts once. */
async function atCheckout(n: number) {
  const [book, dress, coupon] = [await aBook(), await aDress(), await aCoupon({ mostUses: 1 })]
  await db.close()
  let fault: string | undefined
  const shopper = shop.newShopper(() => (fault ? { 'x-fault': fault } : {}))
  await shopper.post('/cart', { intent: 'cart.add', product: book, quantity: '2' })
  const variant = { color: 'indigo', size: 'm' }
  await shopper.post('/cart', { intent: 'cart.add', product: dress, ...variant })
  await shopper.post('/cart', { intent: 'coupon.apply', coupon })
  await shopper.visit('/checkout')
  const email = `buyer-${n}@example.org`
  const press = async (place?: string) => {
    fault = place
    return isAnswered(
      shopper.press(orderWords, { name: `Buyer ${n}`, email, payment: 'card', ...address }),
    )
  }
  return { book, dress, coupon, email, shopper, press }
}
type Buyer = Awaited<ReturnType<typeof atCheckout>>

/** All that an order touches, counted. */
async function stateOf({ book, dress, coupon, email }: Buyer) {
  const orders = await db.read
    .selectFrom('customerOrder')
    .select(['number', 'totalMinor'])
    .where('email', '=', email)
    .execute()
  const numbers = ['none', ...orders.map(({ number }) => number)]
  const count = async (table: 'orderLine' | 'orderEvent' | 'payment') =>
    (await db.read.selectFrom(table).selectAll().where('orderNumber', 'in', numbers).execute())
      .length
  const mails = await db.read
    .selectFrom('outbox')
    .select('kind')
    .where('about', 'in', numbers)
    // The shopkeeper is told once of each low stock, and the stock is set back between the orders.
    .where('kind', '<>', 'low-stock-shopkeeper')
    .execute()
  const inCart = await db.read
    .selectFrom('cartLine')
    .select('quantity')
    .where('productId', 'in', [book, dress])
    .execute()
  const variant = await db.read
    .selectFrom('variant')
    .select('stock')
    .where('productId', '=', dress)
    .where('color', '=', 'indigo')
    .where('size', '=', 'm')
    .executeTakeFirst()
  return {
    orders: orders.length,
    lines: await count('orderLine'),
    events: await count('orderEvent'),
    payments: await count('payment'),
    mails: mails.map(({ kind }) => kind),
    inCart: inCart.reduce((sum, { quantity }) => sum + quantity, 0),
    stock: [await stockOf(book), await stockOf(dress), variant?.stock],
    uses: await countUses(coupon),
  }
}

const absent = { orders: 0, lines: 0, events: 0, payments: 0, mails: [] as string[], inCart: 3 }
const whole = { orders: 1, lines: 2, events: 1, payments: 1, mails: ['order'], inCart: 0 }
const none = { ...absent, stock: [9, 10, 3], uses: 0 }
const one = { ...whole, stock: [7, 9, 2], uses: 1 }

const pagesOf = ({ email }: Buyer) =>
  [...stripe.sessions.values()].filter((page) => page.customer_email === email)

test(
  'an order whose process is killed before and after a statement is there whole or not at all, and pressed again it is one',
  { timeout: 40 * 60_000 },
  async () => {
    await shop.start()
    let tried = 0
    for (const place of process.env.LONG ? placesUpTo(200) : fewPlaces) {
      const buyer = await atCheckout(tried)
      const isOver = await buyer.press(place)
      if (isOver) break
      tried++
      await shop.bury()
      await shop.start()
      const left = await stateOf(buyer)
      await db.close()
      expect(left, place).toEqual(left.orders ? one : none)

      expect(await buyer.press()).toBe(true)
      expect(shop.ledTo, place).toBe(pagesOf(buyer)[0]?.url)
      expect(await stateOf(buyer), place).toEqual(one)
      expect(pagesOf(buyer), place).toHaveLength(1)
      expect(shop.served!.output()).not.toMatch(/error/i)
    }
    console.info(`killed ${tried} times within an order on ${db.dialect}`)
    expect(tried).toBeGreaterThanOrEqual(process.env.LONG ? 60 : fewPlaces.length)
    expect(await findingsOf()).toEqual([])
  },
)
