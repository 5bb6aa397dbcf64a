import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { ownerOf } from '#app/shop/customers/accounts/sign-ins.server.ts'
import { removeLine } from '#app/shop/ordering/cart/cart.server.ts'
import { sweepCarts } from '#app/shop/ordering/cart/sweep-carts.server.ts'
import { sweepCartCoupons } from '#app/shop/ordering/coupons/sweep-cart-coupons.server.ts'
import { dayMs } from '#app/i18n/format/day.ts'
import { sweepViewed } from '#app/shop/lists/viewed/viewed.server.ts'
import { sweepWishlists } from '#app/shop/lists/wishlist/sweep-wishlists.server.ts'
import { removeFromList, sweepSavedList } from '#app/shop/lists/saved-list/list-undo.server.ts'
import { aBook } from '../../fixtures/catalogue.ts'
import { lineOf } from '../cart/shoppers.ts'
import { aCoupon } from '../coupons/coupons.ts'

const now = Date.now()
const daysAgo = (days: number) => now - days * dayMs
const newGuest = () => randomUUID()

let product: string
let code: string
beforeAll(async () => {
  product = await aBook()
  code = await aCoupon()
})

const tables = ['cartLine', 'cartCoupon', 'wish', 'wishlistShare', 'compared', 'viewed'] as const
type Table = (typeof tables)[number]

afterEach(() =>
  db.write(async (trx) => {
    for (const table of tables) await trx.deleteFrom(table).execute()
  }),
)

/** Each thing that somebody may have, as if it was put there at that time. */
const put: Record<Table, (owner: string, at: number) => Promise<unknown>> = {
  cartLine: (owner, at) => {
    const line = { ...lineOf(product), quantity: 1, addedAt: at, changedAt: at }
    return db.write((trx) =>
      trx
        .insertInto('cartLine')
        .values({ owner, ...line })
        .execute(),
    )
  },
  cartCoupon: (owner, at) =>
    db.write((trx) => trx.insertInto('cartCoupon').values({ owner, code, addedAt: at }).execute()),
  wish: (owner, at) =>
    db.write((trx) =>
      trx.insertInto('wish').values({ owner, productId: product, addedAt: at }).execute(),
    ),
  wishlistShare: (owner, at) => putShare(owner, at, null),
  compared: (owner, at) =>
    db.write((trx) =>
      trx.insertInto('compared').values({ owner, productId: product, addedAt: at }).execute(),
    ),
  viewed: (owner, at) =>
    db.write((trx) =>
      trx.insertInto('viewed').values({ owner, productId: product, viewedAt: at }).execute(),
    ),
}

const putShare = (owner: string, createdAt: number, withdrawnAt: number | null) =>
  db.write((trx) =>
    trx
      .insertInto('wishlistShare')
      .values({ shareKey: randomUUID(), owner, createdAt, withdrawnAt })
      .execute(),
  )

async function sweepAll(at = now) {
  await sweepCarts(at)
  await sweepCartCoupons(at)
  await sweepWishlists(at)
  await sweepSavedList('compare', at)
  await sweepViewed(at)
}

async function has(owner: string, table: Table): Promise<boolean> {
  const row = await db.read
    .selectFrom(table)
    .where('owner', '=', owner)
    .select('owner')
    .executeTakeFirst()
  return row !== undefined
}

async function listHad(owner: string): Promise<Table[]> {
  const had: Table[] = []
  for (const table of tables) if (await has(owner, table)) had.push(table)
  return had
}

describe.each(tables)('the sweep of %s', (table) => {
  test('forgets what a guest has who used nothing for 90 days', async () => {
    const guest = newGuest()
    await put[table](guest, daysAgo(90) - 1)
    await sweepAll()
    expect(await has(guest, table)).toBe(false)
  })

  test('leaves it on the 90th day', async () => {
    const guest = newGuest()
    await put[table](guest, daysAgo(90))
    await sweepAll()
    expect(await has(guest, table)).toBe(true)
  })

  test.each(tables.filter((other) => other !== table))(
    'leaves it where the guest is seen in %s since',
    async (other) => {
      const guest = newGuest()
      await put[table](guest, daysAgo(400))
      await put[other](guest, daysAgo(89))
      await sweepAll()
      expect(await listHad(guest)).toEqual(tables.filter((one) => one === table || one === other))
    },
  )

  test('leaves it where the guest took a link back since', async () => {
    const guest = newGuest()
    await put[table](guest, daysAgo(400))
    await putShare(guest, daysAgo(400), daysAgo(89))
    await sweepAll()
    expect(await has(guest, table)).toBe(true)
  })

  test('forgets it where somebody else was seen since', async () => {
    const guest = newGuest()
    await put[table](guest, daysAgo(91))
    for (const one of tables) await put[one](newGuest(), now)
    await sweepAll()
    expect(await has(guest, table)).toBe(false)
  })

  test('leaves what a customer has, for good', async () => {
    const customer = ownerOf(randomUUID())
    await put[table](customer, daysAgo(4000))
    await sweepAll()
    expect(await has(customer, table)).toBe(true)
  })
})

describe('all sweeps together', () => {
  test('forget everything of a guest who is gone', async () => {
    const guest = newGuest()
    for (const [n, table] of tables.entries()) await put[table](guest, daysAgo(91 + n))
    await sweepAll()
    expect(await listHad(guest)).toEqual([])
  })

  test('forget nothing of a guest who used one thing, an hour after a removal nor a day later', async () => {
    const guest = newGuest()
    for (const table of tables) await put[table](guest, daysAgo(table === 'viewed' ? 1 : 200))
    await removeFromList('wishlist', guest, now, product)
    await removeFromList('compare', guest, now, product)
    await removeLine(guest, lineOf(product), now)
    const left: Table[] = ['cartCoupon', 'wishlistShare', 'viewed']
    for (const later of [60 * 60 * 1000, dayMs, 89 * dayMs]) {
      await sweepAll(now + later)
      expect(await listHad(guest)).toEqual(left)
    }
    await sweepAll(now + 90 * dayMs)
    expect(await listHad(guest)).toEqual([])
  })

  test('find a guest behind any number of customers', async () => {
    const rows = Array.from({ length: 250 }, () => {
      const owner = ownerOf(randomUUID())
      return { owner, productId: product, addedAt: daysAgo(91) }
    })
    await db.write((trx) => trx.insertInto('wish').values(rows).execute())
    const guest = 'the last guest'
    await put.wish(guest, daysAgo(91))
    expect((await sweepWishlists(now)).saved).toBe(1)
    expect(await listHad(guest)).toEqual([])
  })

  test('take a removal for no use of the shop: it leaves no trace that lasts', async () => {
    const [justNow, anHourAgo] = [newGuest(), newGuest()]
    for (const guest of [justNow, anHourAgo])
      for (const table of tables) await put[table](guest, daysAgo(91))
    await removeFromList('wishlist', justNow, now - 10 * 60 * 1000, product)
    await removeFromList('wishlist', anHourAgo, now - 60 * 60 * 1000, product)
    await sweepAll()
    expect(await listHad(justNow)).toEqual([])
    expect(await listHad(anHourAgo)).toEqual([])
  })
})
