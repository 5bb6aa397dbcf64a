import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { runPrice } from '#app/command/catalogue/price.server.ts'
import { runSettings } from '#app/command/shop/settings.server.ts'
import { enqueueMail } from '#app/shop/messaging/mail/outbox.server.ts'
import { aBook } from '../../fixtures/catalogue.ts'
import { serveShop, type ServedShop } from '../../served-shop.ts'
import { aCustomer, newEmail, rightPassword } from '../../shop/accounts/customers.ts'
import { runLine } from '../../shop/command/run-command.ts'
import { Shopper } from '../../shopper.ts'

let one: ServedShop
let other: ServedShop
beforeAll(async () => {
  const own = { BACKGROUND_JOBS: 'on' }
  ;[one, other] = await Promise.all([serveShop(own), serveShop(own)])
}, 120_000)
afterAll(() => Promise.all([one?.stop(), other?.stop()]))

const shopperOf = ({ origin }: ServedShop) =>
  new Shopper((request) => fetch(request), origin, { 'Accept-Language': 'en' })

/** The same browser, led to another process. */
const ledTo = (shop: ServedShop, { cookies }: Shopper) =>
  Object.assign(shopperOf(shop), { cookies })

/** Asks until the answer is as it should be: what is counted once for many may be some seconds old. */
async function comesTo<T>(found: () => Promise<T>, wanted: T) {
  for (const end = Date.now() + 15_000; Date.now() < end; await sleep(100))
    if ((await found()) === wanted) break
  expect(await found()).toBe(wanted)
}

const listedPrice = async (shop: ServedShop, name: string) =>
  (await shopperOf(shop).visit(`/books?q=${encodeURIComponent(name)}`)).text('.price__now')

describe('what changed through one process', () => {
  test('is shown by the other: a price, at once beside the product and soon in lists', async () => {
    const book = await aBook({ name: 'Silas Marner', sku: 'SILAS-1', price: 49_900 })
    for (const shop of [one, other]) {
      expect((await shopperOf(shop).visit(`/book/${book}`)).text('.price__now')).toBe('₹499.00')
      await comesTo(() => listedPrice(shop, 'Silas Marner'), '₹499.00')
    }
    expect((await runLine(runPrice, 'SILAS-1 399 INR')).code).toBe(0)
    for (const shop of [one, other]) {
      expect((await shopperOf(shop).visit(`/book/${book}`)).text('.price__now')).toBe('₹399.00')
      await comesTo(() => listedPrice(shop, 'Silas Marner'), '₹399.00')
    }
  })

  test('is shown by the other: a cart, a currency and the last copy sold', async () => {
    const book = await aBook({ name: 'Felix Holt', stock: 1 })
    const shopper = shopperOf(one)
    await shopper.post('/cart', { intent: 'currency.choose', currency: 'EUR' })
    await shopper.post('/cart', { intent: 'cart.add', product: book })
    const elsewhere = await ledTo(other, shopper).visit('/cart')
    expect(elsewhere.text('main')).toContain('Felix Holt')
    expect(elsewhere.text('main')).toContain('€')

    await elsewhere.visit('/checkout')
    await elsewhere.press('Order with obligation to pay', {
      ...{ name: 'Asha Rao', email: newEmail(), addressLine1: '14 Lantern Lane' },
      ...{ postcode: '560001', city: 'Bengaluru' },
    })
    expect(elsewhere.url).toMatch(/^\/order-received\//)
    expect((await shopperOf(one).visit(`/book/${book}`)).text('main')).toMatch(/sold out/i)
    const receipt = await ledTo(one, elsewhere).visit(elsewhere.url)
    expect(receipt.status).toBe(200)
  })

  test('holds at the other: who signed in is known, and who signed out is not', async () => {
    const email = newEmail()
    await aCustomer(email)
    const shopper = await shopperOf(one).visit('/login-register')
    await shopper.press('Sign in', { email, password: rightPassword })
    const elsewhere = ledTo(other, shopper)
    expect((await elsewhere.visit('/my-account')).url).toBe('/my-account')
    const before = new Map(elsewhere.cookies)
    await elsewhere.visit('/logout')
    const stale = Object.assign(shopperOf(one), { cookies: before })
    expect((await stale.visit('/my-account')).url).toMatch(/^\/login-register/)
  })
})

describe('a setting that is changed by command', () => {
  test.each([
    ['name', 'Probe Books', 'footer', '© Probe Books'],
    ['currency', 'EUR', '.prefs', '€ EUR'],
  ])('acts on both running processes: %s', async (name, value, within, shown) => {
    const isShown = (shop: ServedShop) => async () =>
      (await shopperOf(shop).visit('/books')).text(within)!.includes(shown)
    expect((await runLine(runSettings, ['set', name, value])).code).toBe(0)
    for (const shop of [one, other]) await comesTo(isShown(shop), true)
    expect((await runLine(runSettings, ['unset', name])).code).toBe(0)
    for (const shop of [one, other]) await comesTo(isShown(shop), false)
  })
})

describe('what may be done so often only', () => {
  test('is counted over both processes: ten wrong passwords', async () => {
    const email = newEmail()
    await aCustomer(email)
    const statuses: number[] = []
    for (let n = 0; n < 11; n++) {
      const { origin } = n % 2 ? one : other
      const answer = await fetch(`${origin}/users/signin/customer`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ email, password: 'not the right one' }),
      })
      statuses.push(answer.status)
    }
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429])
  })
})

/** Each looks after the mail every 15 seconds: the long form alone. */
describe.skipIf(!process.env.LONG)('what is done beside the requests', () => {
  test('is done once by both together: a mail is tried by one of them', async () => {
    const mails = Array.from({ length: 25 }, (_, n) => `of-both-${n}`)
    await db.write(async (trx) => {
      for (const about of mails)
        await enqueueMail(
          trx,
          {
            ...{ kind: 'order', about, recipient: 'asha@example.org' },
            ...{ subject: 'Your order', text: 'Thank you.', html: '<p>Thank you.</p>' },
          },
          Date.now(),
        )
    })
    const attempts = () =>
      db.read
        .selectFrom('outbox')
        .select((row) => [
          row.fn.count<number>('sentAt').as('sent'),
          row.fn.max('attempts').as('most'),
        ])
        .where('about', 'in', mails)
        .executeTakeFirstOrThrow()
    for (const end = Date.now() + 60_000; Date.now() < end; await sleep(300))
      if ((await attempts()).sent === mails.length) break
    expect(await attempts()).toEqual({ sent: mails.length, most: 1 })
  }, 90_000)
})
