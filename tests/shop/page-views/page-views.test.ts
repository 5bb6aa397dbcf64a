import { beforeEach, describe, expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import routes from '#app/routes.ts'
import { addPageViews, countPageView } from '#app/shop/operations/page-views/page-views.server.ts'
import { parsePage } from '#app/shop/operations/page-views/page-views.ts'

const noon = Date.UTC(2026, 10, 21, 12)

const rows = () =>
  db.read.selectFrom('pageView').selectAll().orderBy('day').orderBy('route').execute()

beforeEach(async () => {
  await addPageViews()
  await db.write((trx) => trx.deleteFrom('pageView').execute())
})

describe('the count of page views', () => {
  test('is by day, page and language, documents and starts apart', async () => {
    countPageView({ page: 'book', language: 'fr', kind: 'served' }, noon)
    countPageView({ page: 'book', language: 'fr', kind: 'served' }, noon)
    countPageView({ page: 'book', language: 'fr', kind: 'started' }, noon)
    countPageView({ page: 'book', language: 'de', kind: 'served' }, noon + 12 * 3_600_000)
    await addPageViews()
    expect(await rows()).toEqual([
      { day: '2026-11-21', route: 'book', language: 'fr', served: 2, started: 1 },
      { day: '2026-11-22', route: 'book', language: 'de', served: 1, started: 0 },
    ])
  })

  test('writes nothing until it is told to, and each view once', async () => {
    countPageView({ page: 'home', language: 'en', kind: 'served' }, noon)
    expect(await rows()).toEqual([])
    await Promise.all([addPageViews(), addPageViews()])
    await addPageViews()
    expect(await rows()).toMatchObject([{ served: 1 }])
  })

  test('adds to what another process wrote, whichever comes first', async () => {
    const add = (served: number) =>
      db.write((trx) =>
        trx
          .insertInto('pageView')
          .values({ day: '2026-11-21', route: 'cart', language: 'en', served, started: 0 })
          .onConflict((on) =>
            on
              .columns(['day', 'route', 'language'])
              .doUpdateSet((row) => ({ served: row('pageView.served', '+', served) })),
          )
          .execute(),
      )
    const rounds = Array.from({ length: 20 }, async () => {
      countPageView({ page: 'cart', language: 'en', kind: 'served' }, noon)
      countPageView({ page: 'book', language: 'en', kind: 'started' }, noon)
      await Promise.all([addPageViews(), add(2)])
    })
    await Promise.all(rounds)
    expect(await rows()).toMatchObject([
      { route: 'book', served: 0, started: 20 },
      { route: 'cart', served: 60, started: 0 },
    ])
  })

  test('keeps what could not be written for the next time', async () => {
    countPageView({ page: 'books', language: 'en', kind: 'served' }, noon)
    const rename = (from: string, to: string) =>
      db.write((trx) => trx.schema.alterTable(from).renameTo(to).execute())
    await rename('page_view', 'away')
    await expect(addPageViews()).rejects.toThrow(/page_view/)
    await rename('away', 'page_view')
    countPageView({ page: 'books', language: 'en', kind: 'served' }, noon)
    await addPageViews()
    expect(await rows()).toMatchObject([{ route: 'books', served: 2 }])
  })
})

describe('a page that is counted', () => {
  test('is each page of the table of routes', () => {
    const endpoints = routes
      .map(({ id, file }) => id ?? file.replace(/\.tsx?$/, ''))
      .filter((id) => !/(feeds|files|probes|beacons|api|webhooks|office)\//.test(id))
      // Shows no page, and is the builder's alone.
      .filter((id) => !['routes/logout', 'routes/development/product-states'].includes(id))
    expect(endpoints.filter((id) => !parsePage(id))).toEqual([])
  })

  test.each([
    null,
    undefined,
    '',
    'routes/',
    'routes/nonsense',
    'root',
    '__proto__',
    'constructor',
    'home\0',
    'book/b01',
    'routes/routes/home',
    'x'.repeat(100_000),
  ])('is not %j', (sent) => {
    expect(parsePage(sent)).toBeUndefined()
  })
})
