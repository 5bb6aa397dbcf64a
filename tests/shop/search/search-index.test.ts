import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { clearSearch, listKnownWords } from '#app/database/search-index.server.ts'
import { editDistance } from '#app/shop/search/edit-distance.ts'
import { ensureSearchIndex } from '#app/shop/search/ensure-search-index.server.ts'
import { findWorks } from '#app/shop/search/find-works.server.ts'
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
})

test.each([
  ['tolkein', 'tolkien', 1],
  ['abcdef', 'abcdef', 0],
  ['hungar', 'hunger', 1],
  ['hights', 'heights', 1],
  ['kitten', 'sitting', 3],
  ['short', 'muchlonger', 3],
  ['', 'ab', 2],
])('%s and %s are %i letters apart, three standing for more than two', (a, b, distance) => {
  expect(editDistance(a, b, 2)).toBe(distance)
  expect(editDistance(b, a, 2)).toBe(distance)
})
