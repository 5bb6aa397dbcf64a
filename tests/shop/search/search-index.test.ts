import { sql } from 'kysely'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { clearSearch, listKnownWords } from '#app/database/search-index.server.ts'
import { indexProducts } from '#app/shop/catalogue/search/index-product.server.ts'
import { editDistance } from '#app/shop/catalogue/text/edit-distance.ts'
import { ensureSearchIndex } from '#app/shop/catalogue/search/ensure-search-index.server.ts'
import { findWorks } from '#app/shop/catalogue/search/find-works.server.ts'
import { aBook, take } from '../import/records.ts'

const countOf = async (word: string) => (await listKnownWords([word]))[0]?.n ?? 0

describe('the words for corrections', () => {
  test('are counted by product, as they are written and not as stems', async () => {
    const one = aBook({ id: 'a', sourceKey: 'a', name: 'Lanterns and lanterns' })
    await take(one)
    await take(aBook({ id: 'b', sourceKey: 'b', name: 'More Lanterns' }))
    expect(await countOf('lanterns')).toBe(2)
    expect(await countOf('lantern')).toBe(0)
  })

  test('go with the names that they came from', async () => {
    const record = aBook({ id: 'gone', sourceKey: 'gone', name: 'Xylophone' })
    await take(record)
    expect(await countOf('xylophone')).toBe(1)
    await take({ ...record, name: 'Yodelling' })
    expect(await countOf('xylophone')).toBe(0)
    expect(await countOf('yodelling')).toBe(1)
  })
})

test('products that are indexed by four at once are counted once each', async () => {
  const record = aBook({ id: 'four', sourceKey: 'four', name: 'Old' })
  await take([record, aBook({ id: 'five', sourceKey: 'five', name: 'Old' })])
  await db.writer
    .updateTable('product')
    .set({ name: 'Quadruple' })
    .where('id', 'in', ['four', 'five'])
    .execute()
  const index = (ids: string[]) => db.write((trx) => indexProducts(trx, ids))
  const both = ['four', 'five']
  await Promise.all([index(both), index([...both].reverse()), index(both), index(both)])
  expect(await countOf('quadruple')).toBe(2)
})

describe('a shop whose index another version has written', () => {
  beforeAll(async () => {
    await take(aBook({ id: 'whale', sourceKey: 'whale', name: 'The Whale' }))
    await db.write(clearSearch)
    await sql`delete from setting where name = 'search-index'`.execute(db.writer)
  })

  test('is indexed anew at its start, once', async () => {
    const found = () => findWorks('whale', true, Date.now() + 3_600_000)
    expect(await ensureSearchIndex()).toBeGreaterThan(0)
    expect((await found()).found.products).toEqual(['whale'])
    expect(await ensureSearchIndex()).toBeUndefined()
  })

  test.skipIf(process.env.DATABASE_URL)(
    'keeps the number of each product, by which lists know it',
    async () => {
      const numbers = async () =>
        (
          await sql<{ id: string; number: number }>`
          select product_id as id, number from product_search_row order by id`.execute(db.read)
        ).rows
      await sql`insert into product_search_row (product_id) values ('left-over')`.execute(db.writer)
      await take(aBook({ id: 'late', sourceKey: 'late', name: 'Late' }))
      const before = await numbers()
      await forget()
      await ensureSearchIndex()
      expect(await numbers()).toEqual(before.filter(({ id }) => id !== 'left-over'))
    },
  )

  const forget = () => sql`delete from setting where name = 'search-index'`.execute(db.writer)
  /** Stores the claim of another process until a time, as earlier releases wrote it, with the process. */
  const claimByAnother = (until: number) =>
    sql`insert into setting (name, value) values ('search-index-claim', ${`${String(until).padStart(15, '0')} another`})
      on conflict (name) do update set value = excluded.value`.execute(db.writer)

  test('is indexed by one of several processes that start at once, and each word counted once', async () => {
    await forget()
    const done = await Promise.all([1, 2, 3].map(() => ensureSearchIndex()))
    expect(done.filter((count) => count !== undefined)).toHaveLength(1)
    expect(await countOf('whale')).toBe(1)
  })

  test('is left to the process that is at it', async () => {
    await forget()
    await claimByAnother(Date.now() + 60_000)
    await db.write(clearSearch)
    const clock = vi.fn(Date.now)
    const waiting = ensureSearchIndex(() => undefined, clock)
    await vi.waitFor(() => expect(clock.mock.calls.length).toBeGreaterThan(1), 10_000)
    expect(await countOf('whale')).toBe(0)
    await claimByAnother(0)
    expect(await waiting).toBeGreaterThan(0)
    expect(await countOf('whale')).toBe(1)
  })

  test('is taken over from a process that was killed at it, which can write no more', async () => {
    await forget()
    await claimByAnother(Date.now() - 1)
    expect(await ensureSearchIndex()).toBeGreaterThan(0)
    await forget()
    const slow = ensureSearchIndex(
      () => undefined,
      () => Date.now() - 120_000,
    )
    const other = ensureSearchIndex()
    const done = await Promise.all([slow, other])
    expect(done.filter((count) => count !== undefined).length).toBeGreaterThan(0)
    expect(await countOf('whale')).toBe(1)
  })
})

test.each([
  ['tolkein', 'tolkien', 1],
  ['abcdef', 'abcdef', 0],
  ['hungar', 'hunger', 1],
  ['hights', 'heights', 1],
  ['kitten', 'sitting', 3],
  ['short', 'muchlonger', 3],
  ['', 'ab', 2],
  ['abcd', 'badc', 2],
  ['x'.repeat(200), `${'x'.repeat(199)}y`, 1],
])('%s and %s are %i letters apart, three standing for more than two', (a, b, distance) => {
  expect(editDistance(a, b, 2)).toBe(distance)
  expect(editDistance(b, a, 2)).toBe(distance)
})
