import { beforeAll, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { openDemo } from '../../demo.ts'
import { requestRaw, serveShop } from '../../served-shop.ts'

beforeAll(openDemo)

test('a served shop counts the searches that find nothing, and nothing that may name a person', async () => {
  const shop = await serveShop()
  const search = async (q: string, headers: Record<string, string> = {}, prefix = '') => {
    const path = `${prefix}/catalogue?q=${encodeURIComponent(q)}`
    expect((await requestRaw(shop, { path, headers })).status, q).toBe(200)
  }
  await search('Zzyzxqua')
  await search('zzyzxqua')
  await search('zzyzxqua', {}, '/de')
  // These find books, or show what only some of the words mean.
  await search('moby dick')
  await search('tolstoi')
  for (const hidden of ['qqq@example.org', '+49 30 12345678']) await search(hidden)
  await search('zzyzxqua', { DNT: '1' })
  await search('zzyzxqua', { 'Sec-GPC': '1' })
  await search('zzyzxqua', { 'Sec-Purpose': 'prefetch' })
  const filtered = '/catalogue?q=zzyzxqua&format=paperback'
  await requestRaw(shop, { path: filtered })
  expect((await shop.stop()).code).toBe(0)
  const rows = await db.read
    .selectFrom('missedSearch')
    .select(['language', 'query', 'searches'])
    .where('query', 'like', 'zzyzx%')
    .orderBy('language', 'desc')
    .execute()
  expect(rows).toEqual([
    // One network counts once in a day.
    { language: 'en', query: 'zzyzxqua', searches: 1 },
    { language: 'de', query: 'zzyzxqua', searches: 1 },
  ])
  const all = await db.read.selectFrom('missedSearch').select('query').execute()
  expect(all.map(({ query }) => query).join()).not.toMatch(/qqq|moby|30/)
})
