import { beforeEach, describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { anonymousQuery } from '#app/loaders/count-missed-search.server.ts'
import { listMissedSearches } from '#app/shop/operations/page-views/list-counts.server.ts'
import {
  addMissedSearches,
  countMissedSearch,
  mostOfDay,
  mostOfSite,
} from '#app/shop/operations/page-views/missed-searches.server.ts'

const noon = Date.UTC(2026, 10, 21, 12)
const hourMs = 3_600_000

const rows = () =>
  db.read
    .selectFrom('missedSearch')
    .selectAll()
    .orderBy('day')
    .orderBy('language')
    .orderBy('query')
    .execute()

let sites = 0
/** Counts a search from a site that has not counted before. */
const search = (query: string, now = noon, language: 'en' | 'de' = 'en') =>
  countMissedSearch({ query, language, site: `site ${sites++}` }, now)

beforeEach(async () => {
  await addMissedSearches()
  await db.write((trx) => trx.deleteFrom('missedSearch').execute())
})

describe('searches that found nothing', () => {
  test('are counted by day, language and words, in memory until they are written', async () => {
    search('zzyzx')
    search('zzyzx')
    search('zzyzx', noon, 'de')
    search('zzyzx', noon + 12 * hourMs)
    expect(await rows()).toEqual([])
    await Promise.all([addMissedSearches(), addMissedSearches()])
    search('zzyzx')
    await addMissedSearches()
    expect((await rows()).map(({ day, language, searches }) => [day, language, searches])).toEqual([
      ['2026-11-21', 'de', 1],
      ['2026-11-21', 'en', 3],
      ['2026-11-22', 'en', 1],
    ])
    const days = { from: '2026-11-21', until: '2026-11-22' }
    // What one or two searched for is not listed, since it may be a name.
    expect(await listMissedSearches(days, undefined, noon)).toEqual([
      { query: 'zzyzx', language: 'en', searches: 4, lastDay: '2026-11-22' },
    ])
  })

  test('have a bound a day, beyond which the rarest fall out', async () => {
    search('known')
    search('known')
    for (let n = 0; n < 1.5 * mostOfDay; n++) {
      search(`junk ${n}`)
      if (n % 150 === 0) await addMissedSearches()
    }
    await addMissedSearches()
    search('known')
    search('late')
    search('another day', noon + 24 * hourMs)
    await addMissedSearches()
    const all = await rows()
    expect(all.filter(({ day }) => day === '2026-11-21')).toHaveLength(mostOfDay)
    expect(all.find(({ query }) => query === 'known')?.searches).toBe(3)
    expect(all.map(({ query }) => query)).toEqual(expect.arrayContaining(['late', 'another day']))
  })

  test('of a few sites do not shut out those of others between two writes', async () => {
    for (let n = 0; n < 20 * mostOfSite; n++)
      countMissedSearch({ query: `junk ${n}`, language: 'en', site: `flood ${n % 20}` }, noon)
    search('of another site')
    await addMissedSearches()
    expect((await rows()).map(({ query }) => query)).toContain('of another site')
  })

  test('of one site are few in a day, however the hours and writes divide it', async () => {
    const later = noon + 48 * hourMs
    const site = '192.0.2.1'
    for (let n = 0; n < 3 * mostOfSite; n++) {
      countMissedSearch({ query: `junk ${n}`, language: 'en', site }, later + n * 60_000)
      if (n % 15 === 0) await addMissedSearches()
    }
    search('of another site', later)
    await addMissedSearches()
    expect(await rows()).toHaveLength(mostOfSite + 1)
    countMissedSearch({ query: 'next day', language: 'en', site }, later + 26 * hourMs)
    await addMissedSearches()
    expect(await rows()).toHaveLength(mostOfSite + 2)
  })

  test('count once a day for each site, of which no address is stored', async () => {
    const site = '192.0.2.99'
    for (let n = 0; n < 3; n++) {
      countMissedSearch({ query: 'asha rao', language: 'en', site }, noon + n * hourMs)
      countMissedSearch({ query: 'asha rao', language: 'en', site }, noon + n * hourMs)
      await addMissedSearches()
    }
    expect(await rows()).toMatchObject([{ query: 'asha rao', searches: 1 }])
    const attempts = await db.read.selectFrom('attempt').selectAll().execute()
    expect(attempts.length).toBeGreaterThan(0)
    expect(JSON.stringify(attempts)).not.toMatch(/192\.0\.2|asha/)
  })

  test('that could not be written are kept for the next time', async () => {
    search('kestrel')
    const rename = (from: string, to: string) =>
      db.write((trx) => trx.schema.alterTable(from).renameTo(to).execute())
    await rename('missed_search', 'away')
    await expect(addMissedSearches()).rejects.toThrow(/missed_search/)
    await rename('away', 'missed_search')
    search('kestrel')
    await addMissedSearches()
    expect(await rows()).toMatchObject([{ query: 'kestrel', searches: 2 }])
  })
})

describe('the words of a search', () => {
  test.each([
    ['Élan  VITAL!', 'elan vital'],
    ['978-0-14-143951-8', '978 0 14 143951 8'],
    ['1984', '1984'],
    ['karl 12. von schweden 1718', 'karl 12 von schweden 1718'],
    ['東京', '東京'],
  ])('%s are folded', (typed, query) => {
    expect(anonymousQuery(typed)).toBe(query)
  })

  test.each([
    'asha@example.org',
    'mail of asha ＠ example.org',
    '+91 98450 12345',
    '9781234560',
    '4111 1111 1111 1111',
    'card 4111·1111·1111·1111',
    'call 030–1234–567',
    'nr 4111_1111_1111',
    'tel 030,1234,567',
    '…',
    'word '.repeat(20),
  ])('%s are not stored', (typed) => {
    expect(anonymousQuery(typed)).toBeUndefined()
  })

  test('with a number of an order are not stored', async () => {
    const { newOrderNumber } = await import('#app/shop/ordering/orders/order-number.server.ts')
    const number = newOrderNumber()
    for (const typed of [number, number.toLowerCase(), `where is ${number}`, `Order ${number}`])
      expect(anonymousQuery(typed), typed).toBeUndefined()
  })
})
