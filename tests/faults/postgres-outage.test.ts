import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { translator } from '#app/i18n/i18n.server.ts'
import { languages } from '#app/i18n/languages.ts'
import { localPath } from '#app/i18n/paths.ts'
import { aBook } from '../fixtures/catalogue.ts'
import { hasOwnPostgres, openPostgres, type OwnPostgres } from '../own-postgres.ts'
import { serveShop, type ServedShop } from '../served-shop.ts'
import { Shopper } from '../shopper.ts'
import { buyerOf, ordersOf } from './buyer.ts'

let server: OwnPostgres
let shop: ServedShop
let book: string

describe.skipIf(!hasOwnPostgres)('PostgreSQL', () => {
  beforeAll(async () => {
    server = await openPostgres()
    // In a test nobody waits longer for what another holds.
    await onServer("alter database postgres set lock_timeout = '300ms'")
    book = await aBook({ stock: 90 })
    await db.close()
    shop = await serveShop()
  }, 60_000)
  afterAll(async () => {
    await shop?.stop()
    await server?.close()
  })

  async function onServer(statement: string) {
    const client = new pg.Client({ connectionString: server.url })
    await client.connect()
    await client.query(statement)
    await client.end()
  }

  const newShopper = () =>
    new Shopper((request) => fetch(request), shop.origin, { 'Accept-Language': 'en' })
  const t = translator('en')
  const expectAway = ({ status, headers }: Shopper) => {
    expect(status, shop.output()).toBe(503)
    expect(headers.get('Retry-After')).toBe('5')
    expect(headers.get('Cache-Control')).toContain('no-store')
  }

  /** Asks for pages until it is told to stop; answers with the statuses that came, and all sorts of first pages. */
  function traffic() {
    const seen = new Map<number, number>()
    const homes = new Set<number>()
    let isOver = false
    const paths = ['/', '/books', `/book/${book}`, '/cart', '/terms', `/fr/book/${book}`]
    const run = (async () => {
      for (let n = 0; !isOver; n++) {
        const path = paths[n % paths.length]!
        const answer = await fetch(shop.origin + path)
        const { status } = answer
        const html = await answer.text()
        seen.set(status, (seen.get(status) ?? 0) + 1)
        if (path === '/' && status === 200) homes.add(html.split(`/book/${book}"`).length - 1)
      }
    })()
    return async () => {
      isOver = true
      await run
      return { seen, homes: [...homes] }
    }
  }

  test('that is restarted in mid-traffic: 503 in three languages, and one order for who tries again', async () => {
    const buyer = await buyerOf(newShopper(), book)
    const other = await newShopper().visit(`/book/${book}`)
    const endTraffic = traffic()
    server.stop()
    for (const language of languages) {
      for (const path of ['/', `/book/${book}`]) {
        const page = newShopper()
        // What is kept in memory is shown for two seconds more.
        await vi.waitFor(
          async () => expectAway(await page.visit(localPath(language, path))),
          20_000,
        )
        expect(page.text('h1')).toBe(translator(language)('error.outage'))
        expect(page.text('title')).toBe(`${translator(language)('error.outage')} · Octavo`)
        expect(page.text('main .btn')).toBe(translator(language)('error.tryAgain'))
        expect(page.attr('main a.btn', 'href')).toBe(page.url)
      }
    }
    // What the script of a page asks for when a link is followed.
    const data = await fetch(`${shop.origin}/book/${book}?_data=routes%2Fbook`)
    expect([data.status, data.headers.get('X-Remix-Catch')]).toEqual([503, 'yes'])
    const announced = { message: t('error.outage') }
    expect([await data.json(), data.headers.get('Retry-After')]).toEqual([announced, '5'])
    // Whether it is in the cart nobody knows: it is looked at, not sent again.
    await other.press('Add to cart', {}, { within: 'main .buy' })
    expectAway(other)
    expect(other.text('main .lede')).toBe(t('error.outageUnsure'))
    expect(other.text('main form')).toBeUndefined()
    await buyer.press()
    expectAway(buyer.shopper)
    expect(buyer.shopper.text('main .lede')).toBe(t('error.outageAgain'))
    server.start()

    await buyer.shopper.press(t('error.tryAgain'))
    expect(buyer.shopper.url).toMatch(/^\/order-received\/\w+/)
    expect(await ordersOf(buyer.email)).toHaveLength(1)
    await other.follow(t('error.lookAgain'))
    expect(other.status).toBe(200)
    const { seen, homes } = await endTraffic()
    expect([...seen.keys()].filter((status) => status !== 200 && status !== 503)).toEqual([])
    expect(seen.get(503)).toBeGreaterThan(0)
    // The first page is there with all its rows, or not at all.
    expect(homes).toHaveLength(1)
    expect(shop.output()).toMatch(/"path":"\/checkout","err":.*(ECONNREFUSED|terminat)/)
    expect(shop.output()).not.toMatch(/Unhandled|buyer-/)
  }, 60_000)

  test('whose connections are all taken says so, and serves again once some are free', async () => {
    await db.close()
    const hogs: pg.Client[] = []
    const pids: number[] = []
    const takeAll = async () => {
      for (;;) {
        const hog = new pg.Client({ connectionString: server.url })
        hog.on('error', () => undefined)
        try {
          await hog.connect()
        } catch (error) {
          return (error as { code?: string }).code
        }
        hogs.push(hog)
        const { rows } = await hog.query<{ pid: number }>('select pg_backend_pid() as pid')
        pids.push(rows[0]!.pid)
      }
    }
    expect(await takeAll()).toBe('53300')
    await hogs[0]!.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where backend_type = 'client backend' and not (pid = any($1))`,
      [pids],
    )
    await takeAll()
    expectAway(await newShopper().visit(`/book/${book}`))
    await Promise.all(hogs.map((hog) => hog.end()))
    expect((await newShopper().visit(`/book/${book}`)).status).toBe(200)
    expect(shop.output()).toContain('too many clients')
  }, 60_000)

  test('in which another holds what an order needs says so, and takes the order afterwards', async () => {
    const buyer = await buyerOf(newShopper(), book)
    const holder = new pg.Client({ connectionString: server.url })
    await holder.connect()
    await holder.query('begin; lock table customer_order in access exclusive mode')
    await buyer.press()
    expectAway(buyer.shopper)
    expect((await newShopper().visit(`/book/${book}`)).status).toBe(200)
    await holder.query('rollback')
    await holder.end()
    await buyer.shopper.press(t('error.tryAgain'))
    expect(buyer.shopper.url).toMatch(/^\/order-received\/\w+/)
    expect(await ordersOf(buyer.email)).toHaveLength(1)
  }, 60_000)
})
