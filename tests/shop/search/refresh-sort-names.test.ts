import { expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { ensureSearchIndex } from '#app/shop/catalogue/search/ensure-search-index.server.ts'
import { settingStore } from '#app/database/setting-store.server.ts'
import { aBook } from '../../fixtures/catalogue.ts'

test('sort names and letters of an earlier version are renewed with the index, those of a source are not', async () => {
  const authors = [
    { name: 'महादेवी वर्मा', role: 'A01' },
    { name: 'Sri Kamala', sortName: 'कमला', role: 'B06' },
  ]
  await aBook({ id: 'kamala', name: 'कमला', language: 'hi', authors })
  await aBook({ id: 'hindi', name: 'हिन्दी', language: 'hi' })
  await aBook({ id: 'hobbit', name: 'The Hobbit' })
  await db.write(async (trx) => {
    await trx.updateTable('product').set({ sortName: 'कमल' }).where('id', '=', 'kamala').execute()
    await trx.updateTable('product').set({ sortName: 'हिन्दी' }).where('id', '=', 'hindi').execute()
    await trx
      .updateTable('author')
      .set({ sortName: 'वरम महदव', letter: '#' })
      .where('name', '=', 'महादेवी वर्मा')
      .execute()
    await settingStore.put(trx, 'search-index', '6')
  })
  await ensureSearchIndex()
  const named = await db.read
    .selectFrom('product')
    .select(['id', 'sortName'])
    .orderBy('id')
    .execute()
  expect(named).toEqual([
    { id: 'hindi', sortName: 'हिंदी' },
    { id: 'hobbit', sortName: 'hobbit' },
    { id: 'kamala', sortName: 'कमला' },
  ])
  const people = await db.read
    .selectFrom('author')
    .select(['sortName', 'letter'])
    .orderBy('sortName')
    .execute()
  expect(people).toEqual([
    { sortName: 'कमला', letter: 'क' },
    { sortName: 'वर्मा महादेवी', letter: 'व' },
  ])
})
