import { expect, test } from 'vitest'
import { db } from '#app/database/database.server.ts'
import { cancelOrder } from '#app/shop/ordering/fulfilment/cancel-order.server.ts'
import { packOrder } from '#app/shop/ordering/fulfilment/dispatch-order.server.ts'
import { aPlacedOrder } from '../shop/orders/placed.ts'
import { findingsOf } from './findings.ts'
import { killedIn, shopCommand } from './frail-shop.ts'

const isLong = process.env.LONG !== undefined
/** The number is taken; the document is written; all is committed. */
const places = [
  'after 1 insert into .invoice_series',
  'before 2 insert into .invoice"',
  'after 2 insert into .invoice"',
  ...(isLong ? ['before 1 insert into .invoice_series', 'after 1 insert into .invoice"'] : []),
]
const documents = [
  ['invoice', 'pack', (number: string) => packOrder(number, Date.now())],
  ['credit-note', 'cancel', (number: string) => cancelOrder(number, 'shopkeeper', Date.now())],
] as const

const sequencesOf = async (kind: 'invoice' | 'credit-note') =>
  (
    await db.read
      .selectFrom('invoice')
      .select('sequence')
      .where('kind', '=', kind)
      .orderBy('sequence')
      .execute()
  ).map(({ sequence }) => sequence)

const manyOrders = (count: number) =>
  Promise.all(Array.from({ length: count }, () => aPlacedOrder()))

// Both kinds take their numbers by the same function.
test.each(isLong ? documents : documents.slice(0, 1))(
  'processes killed while they take the number of a document (%s) leave no gap and no double among 20 orders at once',
  async (kind, command, make) => {
    const [dying, living] = [await manyOrders(places.length), await manyOrders(20)]
    if (command === 'cancel')
      for (const number of [...dying, ...living]) await packOrder(number, Date.now())
    const killed = places.map((FAULT, n) => killedIn([shopCommand, command, dying[n]!], { FAULT }))
    // The other processes die while these take their numbers.
    await Promise.race(killed)
    await Promise.all(living.map((number) => make(number)))
    expect(await Promise.all(killed)).toEqual(places.map(() => true))
    // What was not committed is done again, and what was is refused.
    for (const number of dying) await make(number)
    expect(await sequencesOf(kind)).toEqual([...dying, ...living].map((_, n) => n + 1))
    expect(await findingsOf()).toEqual([])
  },
  120_000,
)
