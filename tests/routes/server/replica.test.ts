import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runPrice } from '#app/command/catalogue/price.server.ts'
import { aBook } from '../../fixtures/catalogue.ts'
import { hasOwnPostgres, openPostgres, openReplica, type OwnPostgres } from '../../own-postgres.ts'
import { serveShop, type ServedShop } from '../../served-shop.ts'
import { runLine } from '../../shop/command/run-command.ts'
import { Shopper } from '../../shopper.ts'

// Two servers and a shop take their time: the long form alone.
describe.runIf(process.env.LONG && hasOwnPostgres)(
  'a shop with a streaming replica',
  { timeout: 120_000 },
  () => {
    let primary: OwnPostgres
    let replica: OwnPostgres
    let book: string
    let shop: ServedShop
    beforeAll(async () => {
      primary = await openPostgres()
      book = await aBook({ name: 'Romola', sku: 'ROMOLA', price: 49_900 })
      replica = await openReplica(primary)
      shop = await serveShop({ DATABASE_REPLICA_URL: replica.url })
    }, 120_000)
    afterAll(async () => {
      await shop?.stop()
      await replica?.close()
      await primary?.close()
    })

    async function onReplica<Row extends pg.QueryResultRow>(statement: string): Promise<Row[]> {
      const client = new pg.Client({ connectionString: replica.url })
      await client.connect()
      try {
        return (await client.query<Row>(statement)).rows
      } finally {
        await client.end()
      }
    }
    const newShopper = () =>
      new Shopper((request) => fetch(request), shop.origin, { 'Accept-Language': 'en' })
    const context = async () => {
      const shopper = await newShopper().visit(`/book/${book}`)
      expect(shopper.status).toBe(200)
      return shopper
    }

    /** Whether the replica is asked from now on for more than where it stands and the catalogue's version. */
    async function isRequested(fetchPage: () => Promise<unknown>, forMs: number) {
      await onReplica(`select pg_terminate_backend(pid) from pg_stat_activity
      where pid <> pg_backend_pid() and backend_type = 'client backend'`)
      for (const end = Date.now() + forMs; Date.now() < end; await sleep(100)) {
        await fetchPage()
        const seen = await onReplica(`select 1 from pg_stat_activity
        where pid <> pg_backend_pid() and backend_type = 'client backend'
        and query like 'select%' and query not like '%pg_is_in_recovery%'
        and query not like '%from "setting"%'`)
        if (seen.length > 0) return true
      }
      return false
    }
    /** Whether a page comes to show a price. */
    async function comesToShow(price: string) {
      for (const end = Date.now() + 40_000; Date.now() < end; await sleep(200))
        if ((await context()).text('.price__now') === price) return true
      return false
    }

    test('reads pages of the catalogue from it', async () => {
      expect(await isRequested(context, 40_000)).toBe(true)
    })

    test('reads from the primary for who changed something a moment ago', async () => {
      const shopper = newShopper()
      const changeAndVisit = async () => {
        await shopper.post('/cart', { intent: 'currency.choose', currency: 'INR' })
        await shopper.visit(`/book/${book}`)
      }
      expect(await isRequested(changeAndVisit, 5_000)).toBe(false)
      expect(shopper.cookieNames()).toContain('shop-wrote')
      expect(await isRequested(context, 40_000)).toBe(true)
    })

    test('reads its sign-ins and carts from the primary, whoever asks', async () => {
      const shopper = await newShopper().post('/cart', { intent: 'cart.add', product: book })
      shopper.cookies.delete('shop-wrote')
      expect(await isRequested(() => shopper.visit('/cart'), 3_000)).toBe(false)
      expect(shopper.text('main')).toContain('Romola')
    })

    test('reads from the primary while it lags behind, and from it again once it has caught up', async () => {
      await onReplica('select pg_wal_replay_pause()')
      expect((await runLine(runPrice, 'ROMOLA 399 INR')).code).toBe(0)
      expect(await comesToShow('₹399.00')).toBe(true)
      await onReplica('select pg_wal_replay_resume()')
      expect(await isRequested(context, 40_000)).toBe(true)
    })

    test('goes on without it when it dies, with not one page failed, and takes it back', async () => {
      let [isOver, pages] = [false, 0]
      const visiting = (async () => {
        for (; !isOver; pages++) await context()
      })()
      await sleep(300)
      replica.kill()
      await sleep(3_000)
      expect((await runLine(runPrice, 'ROMOLA 299 INR')).code).toBe(0)
      expect(await comesToShow('₹299.00')).toBe(true)
      replica.start()
      expect(await isRequested(context, 40_000)).toBe(true)
      isOver = true
      await visiting
      expect(pages).toBeGreaterThan(5)
    })
  },
)
