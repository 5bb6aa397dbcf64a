import type { Insertable } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import type { Tables } from '#app/database/tables.ts'
import {
  findSitemapPart,
  listSitemapParts,
  pagesPerPart,
} from '#app/shop/exchange/feeds/sitemap.server.ts'
import { aBook } from '../../fixtures/catalogue.ts'

const now = Date.now()
const count = pagesPerPart + 100

/** As rows alone: the import would take seconds. Each by somebody of its own, and changed a second after the last. */
beforeAll(async () => {
  const id = await aBook()
  const found = db.read.selectFrom('product').selectAll().where('id', '=', id)
  const row = await found.executeTakeFirstOrThrow()
  // What the database works out itself cannot be written.
  const product = Object.fromEntries(Object.entries(row).filter(([key]) => key !== 'starsTenths'))
  const names = Array.from({ length: count }, (_, n) => `p${String(n).padStart(5, '0')}`)
  const products = names.map((name, n): Insertable<Tables['product']> => ({
    ...(product as Insertable<Tables['product']>),
    ...{ id: name, sourceKey: name, workId: name, updatedAt: n * 1_000 },
  }))
  const people = names.map((slug) => ({ slug, name: slug, sortName: slug, letter: 'P' }))
  const named = names.map((name) => ({
    ...{ productId: name, author: name, role: 'A01', position: 0 },
  }))
  await db.write(async (trx) => {
    for (let first = 0; first < count; first += 300) {
      const slice = <Row>(rows: Row[]) => rows.slice(first, first + 300)
      await trx.insertInto('product').values(slice(products)).execute()
      await trx.insertInto('author').values(slice(people)).execute()
      await trx.insertInto('productAuthor').values(slice(named)).execute()
    }
  })
})

test.each(['products', 'authors'])(
  '%s stand in parts, each once and none left out',
  async (section) => {
    const parts = (await listSitemapParts(now)).filter(({ name }) => name.startsWith(section))
    expect(parts.map(({ name }) => name)).toEqual([`${section}-1`, `${section}-2`])
    const pages = await Promise.all(parts.map(({ name }) => findSitemapPart(name, now)))
    expect(pages[0]).toHaveLength(pagesPerPart)
    const paths = pages.flatMap((part) => part!.map(({ path }) => path))
    expect(new Set(paths).size).toBe(paths.length)
    expect(paths.filter((path) => /[=/]p\d{5}$/.test(path))).toHaveLength(count)
    for (const [n, { changedAt }] of parts.entries())
      expect(changedAt).toBe(Math.max(...pages[n]!.map((page) => page.changedAt!)))
  },
)

test('a part begins where it is said to, and leaves what stands before it unread', async () => {
  const part = (await listSitemapParts(now)).find(({ name }) => name === 'products-2')!
  const [first] = (await findSitemapPart('products-2', now))!
  expect(first!.path).toBe(`/book/${part.first}`)
})
