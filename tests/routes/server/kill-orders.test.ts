import { randomInt } from 'node:crypto'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { checkShop } from '#app/shop/maintenance/check/check-shop.server.ts'
import type { Finding } from '#app/shop/operations/findings/finding.ts'
import { drawAttachments } from '#app/shop/ordering/invoices/draw-invoice.server.ts'
import { sendDueMail } from '#app/shop/messaging/mail/outbox.server.ts'
import { aBook } from '../../fixtures/catalogue.ts'
import { serveShop, type ServedShop } from '../../served-shop.ts'
import { Shopper } from '../../shopper.ts'

const kills = process.env.LONG ? 30 : 2
const orders = process.env.LONG ? 200 : 40
const buyersAtOnce = 4
/** Never enough to run out: what is missing at the end was taken. */
const stock = 100_000

let book: string
beforeAll(async () => {
  book = await aBook({ stock })
  // Nobody else may have the file open: it is the next start that must mend it.
  await db.close()
})

const served = new Set<ServedShop>()
afterEach(async () => {
  for (const shop of served) await shop.kill()
  served.clear()
})
async function serve(): Promise<ServedShop> {
  const shop = await serveShop()
  served.add(shop)
  return shop
}

type Shown = { number: string; shopper: Shopper }

/** Buys one copy; undefined where the server was killed on the way. */
async function buy({ origin }: ServedShop, buyer: number): Promise<Shown | undefined> {
  const shopper = new Shopper((request) => fetch(request), origin, { 'Accept-Language': 'en' })
  try {
    await shopper.post('/cart', { intent: 'cart.add', product: book })
    await shopper.visit('/checkout')
    await shopper.press('Order with obligation to pay', {
      ...{ name: `Buyer ${buyer}`, email: `buyer-${buyer}@example.org` },
      ...{ addressLine1: '14 Lantern Lane', postcode: '560001', city: 'Bengaluru' },
    })
  } catch (error) {
    // That nobody answers any more is what the test is about; anything else is not.
    if (error instanceof TypeError) return undefined
    throw error
  }
  const [, number] = /^\/order-received\/(\w+)/.exec(shopper.url) ?? []
  if (shopper.status !== 200 || !number) throw new Error(`${shopper.status} at ${shopper.url}`)
  return { number, shopper }
}

/** Orders one after the other for several buyers at once. `killAt`: so many receipts until the server is killed. */
async function buyMany(shop: ServedShop, buyers: Iterator<number>, killAt: number) {
  const shown: Shown[] = []
  async function buyOn() {
    for (let next = buyers.next(); !next.done; next = buyers.next()) {
      const bought = await buy(shop, next.value)
      if (!bought) return
      shown.push(bought)
      // Somewhere in the middle of what the others are at.
      if (shown.length === killAt) setTimeout(() => void shop.kill(), randomInt(0, 60))
    }
  }
  await Promise.all(Array.from({ length: buyersAtOnce }, buyOn))
  return shown
}

const findingsOf = async () => {
  const found: Finding[] = []
  for await (const finding of checkShop()) found.push(finding)
  return found
    .filter(({ level }) => level === 'fault')
    .map(({ about, says }) => `${about}: ${says}`)
}

test(
  `of ${orders} orders at a time, with the server killed ${kills} times, each receipt that was shown is one order`,
  { timeout: 60_000 + kills * 60_000 },
  async () => {
    const shown: Shown[] = []
    let buyer = 0
    for (let n = 0; n < kills; n++) {
      const shop = await serve()
      const round = Array.from({ length: orders }, () => ++buyer).values()
      const before = shown.length
      shown.push(...(await buyMany(shop, round, randomInt(1, orders - buyersAtOnce))))
      await shop.kill()
      expect(shown.length).toBeGreaterThan(before)
      expect(shop.output()).not.toMatch(/error/i)
    }

    const last = await serve()
    for (const { number, shopper } of shown.slice(-buyersAtOnce)) {
      const again = Object.assign(
        new Shopper((request) => fetch(request), last.origin, { 'Accept-Language': 'en' }),
        { cookies: shopper.cookies },
      )
      expect((await again.visit(`/order-received/${number}`)).status).toBe(200)
    }
    await last.stop()

    const placed = await db.read.selectFrom('customerOrder').select('number').execute()
    const numbers = new Set(placed.map(({ number }) => number))
    expect(shown.filter(({ number }) => !numbers.has(number))).toEqual([])
    expect(new Set(shown.map(({ number }) => number)).size).toBe(shown.length)
    const { stock: left } = await db.read
      .selectFrom('product')
      .select('stock')
      .where('id', '=', book)
      .executeTakeFirstOrThrow()
    expect(left).toBe(stock - placed.length)

    // What a killed worker had in hand comes back after its time.
    for (let hour = 1; hour <= 3; hour++)
      while ((await sendDueMail(Date.now() + hour * 60 * 60_000, drawAttachments)).sent > 0);
    const mails = await db.read
      .selectFrom('outbox')
      .select(['about', 'sentAt'])
      .where('kind', '=', 'order')
      .execute()
    expect(mails.map(({ about }) => about).sort()).toEqual([...numbers].sort())
    expect(mails.filter(({ sentAt }) => sentAt === null)).toEqual([])
    expect(await findingsOf()).toEqual([])
  },
)
