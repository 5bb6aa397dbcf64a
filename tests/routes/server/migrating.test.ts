import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { schemaVersion } from '#app/database/migrate.server.ts'
import { aBook, manyBooks } from '../../fixtures/catalogue.ts'
import { serveShop, type ServedShop } from '../../served-shop.ts'
import { Shopper } from '../../shopper.ts'

let shop: ServedShop
beforeAll(async () => {
  await manyBooks(600)
  shop = await serveShop()
}, 60_000)
afterAll(() => shop.stop())

const newShopper = () =>
  new Shopper((request) => fetch(request), shop.origin, { 'Accept-Language': 'en' })

/** What the version after this one may do while this one serves: docs/operations.md. */
async function migrateFurther() {
  await db.writer.transaction().execute(async (trx) => {
    if (db.dialect === 'postgres') await sql`set local lock_timeout = 3000`.execute(trx)
    for (const statement of [
      sql`create table next_thing (id text not null primary key)`,
      sql`alter table product add column next_note text`,
      sql`alter table customer_order add column next_kind text not null default ''`,
      sql`alter table cart_line add column next_count integer`,
      sql`create index next_by_name on product (next_note, name)`,
      sql`insert into kysely_migration (name, timestamp) values ('999-next', '')`,
    ])
      await statement.execute(trx)
  })
}

/** Looks, searches, and fills a cart, again and again until told to end; answers with how often and with what. */
async function keepShopping(product: string, until: { isOver: boolean }) {
  const shopper = newShopper()
  const statuses: number[] = []
  while (!until.isOver) {
    await shopper.visit('/books?q=moonstone')
    statuses.push(shopper.status)
    await shopper.visit(`/book/${product}`)
    statuses.push(shopper.status)
    await shopper.post('/cart', { intent: 'cart.set', product, quantity: '2' })
    statuses.push(shopper.status)
  }
  return statuses
}

test('a process that is started on older tables says what to run, and serves nothing', async () => {
  const newest = sql`from kysely_migration where name = ${schemaVersion}`
  const { rows } = await sql<{ timestamp: string }>`select timestamp ${newest}`.execute(db.writer)
  await sql`delete ${newest}`.execute(db.writer)
  await expect(serveShop()).rejects.toThrow('run "npm run shop -- prepare"')
  await sql`insert into kysely_migration (name, timestamp)
    values (${schemaVersion}, ${rows[0]!.timestamp})`.execute(db.writer)
})

test('this version goes on serving, without one fault, while the next one adds to its tables, and after', async () => {
  const product = await aBook()
  const until = { isOver: false }
  const shopping = [keepShopping(product, until), keepShopping(product, until)]
  await newShopper().visit('/books')
  await migrateFurther()
  await newShopper().visit('/books')
  until.isOver = true
  const statuses = (await Promise.all(shopping)).flat()
  expect(statuses.length).toBeGreaterThan(5)
  expect(statuses.filter((status) => status >= 500)).toEqual([])

  const buyer = newShopper()
  await buyer.post('/cart', { intent: 'cart.add', product })
  await buyer.visit('/checkout')
  await buyer.press('Order with obligation to pay', {
    email: 'asha@example.org',
    name: 'Asha',
    addressLine1: '14 Lantern Lane',
    postcode: '560001',
    city: 'Bengaluru',
  })
  expect(buyer.url).toMatch(/^\/order-received\//)
  expect(await (await fetch(`${shop.origin}/readyz`)).text()).toBe('ready\n')
  expect(shop.output()).not.toContain('"level":"error"')
})
