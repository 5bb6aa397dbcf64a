import { Agent } from 'node:http'
import { sql } from 'kysely'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { manyBooks } from '../../fixtures/catalogue.ts'
import { requestRaw, serveShop, type ServedShop } from '../../served-shop.ts'
import { Shopper } from '../../shopper.ts'

const kills = process.env.LONG ? 30 : 3
const adds = 500
const connections = 8

let books: string[]
beforeAll(async () => {
  books = await manyBooks(adds / 2)
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

const shopperAt = ({ origin }: ServedShop, cookies = new Map<string, string>()) =>
  Object.assign(new Shopper((request) => fetch(request), origin, { 'Accept-Language': 'en' }), {
    cookies,
  })

/** Somebody with the cookie of an empty cart. */
async function aVisitor(shop: ServedShop): Promise<Shopper> {
  const shopper = shopperAt(shop)
  for (const intent of ['cart.add', 'cart.remove'])
    await shopper.post('/cart', { intent, product: books[0]! })
  return shopper
}

/** How often each book was asked for, and how often the client heard that it is in the cart. */
type Counts = Map<string, number>
type Announced = { requested: Counts; heard: Counts; count: number; refused: number[] }

const countOne = (counts: Counts, book: string) => counts.set(book, (counts.get(book) ?? 0) + 1)

/**
 * Adds each of these books twice, over several connections at once, until all is done or nobody answers.
 * `killAt`: after so many answers the server is killed, while it works on others.
 */
async function addTwice(some: string[], shop: ServedShop, { cookies }: Shopper, killAt?: number) {
  const announced: Announced = { requested: new Map(), heard: new Map(), count: 0, refused: [] }
  const left = [...some, ...some].values()
  const headers = {
    'Content-Type': 'application/x-www-form-urlencoded',
    Cookie: `shop=${cookies.get('shop')}`,
    Origin: shop.origin,
  }
  async function addOneAfterTheOther() {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    for (const book of left) {
      countOne(announced.requested, book)
      const body = `intent=cart.add&product=${book}&quantity=1`
      const form = { method: 'POST', path: '/cart', headers, body, agent }
      const answer = await requestRaw(shop, form).catch(() => undefined)
      if (!answer) break
      if (answer.status !== 303) announced.refused.push(answer.status)
      else countOne(announced.heard, book)
      if (++announced.count === killAt) void shop.kill()
    }
    agent.destroy()
  }
  await Promise.all(Array.from({ length: connections }, addOneAfterTheOther))
  expect(announced.refused).toEqual([])
  return announced
}

/** Quantities by book, as the cart's page shows them. */
async function quantitiesOf(shop: ServedShop, { cookies }: Shopper): Promise<Counts> {
  const page = await shopperAt(shop, cookies).visit('/cart')
  expect(page.status).toBe(200)
  const quantities = page.attrs('.lines .line input[name=quantity]', 'value')
  const ids = page.attrs('.lines .line h2 a', 'href').map((path) => path.replace('/book/', ''))
  return new Map(ids.map((id, n) => [id, Number(quantities[n])]))
}

function expectNothingLost(all: Announced[], stored: Counts) {
  const sum = (counts: 'requested' | 'heard', book: string) =>
    all.reduce((total, announced) => total + (announced[counts].get(book) ?? 0), 0)
  const wrong = books.filter((book) => {
    const quantity = stored.get(book) ?? 0
    return quantity < sum('heard', book) || quantity > sum('requested', book)
  })
  expect(wrong).toEqual([])
}

/** From the first add to the last ones, another place each time. */
const places = Array.from({ length: kills }, (_, n) => 1 + Math.floor((n * (adds - 60)) / kills))

test(
  `a server killed ${kills} times in the middle of ${adds} adds comes back with all that it had answered`,
  { timeout: 20_000 + kills * 20_000 },
  async () => {
    let shop = await serve()
    for (const place of places) {
      const visitor = await aVisitor(shop)
      const announced = await addTwice(books, shop, visitor, place)
      await shop.kill()
      expect(announced.count).toBeGreaterThanOrEqual(place)
      expect(announced.count).toBeLessThan(adds)
      expect(shop.output()).not.toMatch(/error/i)

      shop = await serve()
      expectNothingLost([announced], await quantitiesOf(shop, visitor))
      await shopperAt(shop, visitor.cookies).post('/cart', { intent: 'cart.clear' })
      expect((await quantitiesOf(shop, visitor)).size).toBe(0)
    }
    await shop.stop()
    if (db.dialect === 'sqlite') {
      const { rows } = await sql`pragma integrity_check`.execute(db.read)
      expect(rows).toEqual([{ integrityCheck: 'ok' }])
    }
  },
)

test('a second server goes on while the first is killed, and has all that either answered', async () => {
  const [first, second] = await Promise.all([serve(), serve()])
  const visitor = await aVisitor(first)
  const some = books.slice(0, 100)
  const all = await Promise.all([
    addTwice(some, first, visitor, 50),
    addTwice(some, second, visitor),
  ])
  expect(all[1].count).toBe(200)
  expectNothingLost(all, await quantitiesOf(second, visitor))
  expect(second.output()).not.toMatch(/error/i)
  expect((await second.stop()).code).toBe(0)
})
