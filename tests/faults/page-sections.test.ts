import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { aBook } from '../fixtures/catalogue.ts'
import { serveShop, type ServedShop } from '../served-shop.ts'
import { Shopper } from '../shopper.ts'

let shop: ServedShop
beforeAll(async () => {
  shop = await serveShop()
})
afterAll(() => shop.stop())

/** In a turn of the one writer: the shop may be writing. */
const rename = (from: string, to: string) =>
  db.write((trx) => sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`.execute(trx))

test('a part beside what a page is for is left out where it fails, without a word, and logged', async () => {
  const book = await aBook({ name: 'Emma' })
  const rated = { reviewCount: 1, reviewSum: 5 }
  await db.write((trx) => trx.updateTable('product').set(rated).where('id', '=', book).execute())
  const context = (path: string) =>
    new Shopper((request) => fetch(request), shop.origin, { 'Accept-Language': 'en' }).visit(path)
  expect((await context(`/book/${book}`)).text('#reviews')).toBeDefined()

  for (const table of ['review', 'banner']) await rename(table, `${table}_away`)
  const [page, home] = [await context(`/book/${book}`), await context('/')]
  for (const table of ['review', 'banner']) await rename(`${table}_away`, table)

  expect([page.status, home.status]).toEqual([200, 200])
  expect(page.text('h1')).toBe('Emma')
  expect(page.text('#reviews')).toBeUndefined()
  expect(home.text('main')).toContain('Emma')
  for (const { html } of [page, home]) expect(html).not.toMatch(/role="alert"|Error 5/)
  expect(shop.output()).toMatch(/left out.*reviews|reviews.*left out/)
  expect((await context(`/book/${book}`)).text('#reviews')).toBeDefined()
})
