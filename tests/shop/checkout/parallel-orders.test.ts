import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Transaction } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import { placeOrder } from '#app/shop/ordering/checkout/place-order.server.ts'
import { clearRatesCache } from '#app/shop/pricing/currency/rates.server.ts'
import { aBook } from '../../fixtures/catalogue.ts'
import { aPlacing, aVisitor, countOrderRows, stockOf } from './buyer.ts'

const isPostgres = Boolean(process.env.DATABASE_URL)

/** Buyers who each have one of these at the checkout. */
const placingsOf = (ids: string[]) =>
  Promise.all(ids.map(async (id) => aPlacing(await aVisitor([id]))))

describe('orders at the same moment', () => {
  test('more than there are connections, with no rates kept, are all placed', async () => {
    const book = await aBook({ stock: 50 })
    const placings = await placingsOf(Array.from({ length: 30 }, () => book))
    clearRatesCache()
    const outcomes = await Promise.all(placings.map(placeOrder))
    expect(outcomes.filter((outcome) => !outcome.ok)).toEqual([])
    expect(await stockOf(book)).toBe(20)
  })

  test.skipIf(!isPostgres)(
    'for the last copies of two editions of one work never block one another',
    async () => {
      const deadlocks = async () => {
        await sql`select pg_stat_clear_snapshot()`.execute(db.read)
        const { rows } = await sql<{ deadlocks: number }>`
          select deadlocks from pg_stat_database where datname = current_database()`.execute(
          db.read,
        )
        return rows[0]!.deadlocks
      }
      const before = await deadlocks()
      for (let round = 0; round < 20; round++) {
        const workKey = `work-of-round-${round}`
        const edition = (n: number) => aBook({ stock: 1, price: 10_000 + n, workKey })
        const ids = [await edition(0), await edition(1), await edition(2), await edition(3)]
        const began = Date.now()
        const outcomes = await Promise.all((await placingsOf(ids)).map(placeOrder))
        expect(outcomes.filter((outcome) => !outcome.ok)).toEqual([])
        // A deadlock is found after one second.
        expect(Date.now() - began).toBeLessThan(1000)
      }
      expect(await deadlocks()).toBe(before)
    },
  )
})

describe('a number in the cart that changes at every try', () => {
  /** Stands for another tab that is quick each time: after the order is written, before it is taken. */
  const anotherTab = (trx: Transaction) =>
    db.dialect === 'sqlite'
      ? sql`create trigger another_tab after insert on outbox
          begin update cart_line set quantity = quantity + 1; end`.execute(trx)
      : sql`do $$ begin
          create function add_one() returns trigger language plpgsql as
            'begin update cart_line set quantity = quantity + 1; return new; end';
          create trigger another_tab after insert on outbox
            for each row execute function add_one();
        end $$`.execute(trx)

  test('undoes the order, and is not called sold out', async () => {
    const book = await aBook({ stock: 9 })
    const placing = await aPlacing(await aVisitor([book]))
    const before = await countOrderRows()
    await db.write(anotherTab)
    const outcome = await placeOrder(placing)
    expect(outcome).toMatchObject({ ok: false, quote: { lines: [{ quantity: 1 }] } })
    expect(outcome).not.toHaveProperty('ranOut')
    expect(await countOrderRows()).toEqual(before)
    expect(await stockOf(book)).toBe(9)
  })
})
