import { sql } from 'kysely'
import { ttlCache } from '#app/cache.server.ts'
import { db } from '#app/database/database.server.ts'
import type { Currency } from '#app/i18n/currency.ts'
import { endOfDay, homeTimeZone, startOfDay } from '#app/i18n/format/time-zones.ts'
import type { DayPeriod } from './periods.ts'

export const bestsellerOrders = ['pieces', 'turnover'] as const
export type BestsellerOrder = (typeof bestsellerOrders)[number]

/** Amounts are gross and in one currency. */
export type Bestseller = { productId: string; name: string; pieces: number; grossMinor: number }

/** The days are those of the home market. */
type BestsellerQuery = DayPeriod & {
  currency: Currency
  country: string | undefined
  by: BestsellerOrder
}

export const mostBestsellers = 50

/**
 * All lines of the orders are read, which takes 30 ms of CPU for 50,000 orders of a year (2026-11-28), so an outcome serves
 * again for some minutes.
 */
const cache = ttlCache<Bestseller[]>(30, 5 * 60_000)

/**
 * Lists the products that sold most of the orders placed in a period: what is left of them, without orders that were
 * cancelled or came back and pieces that were called off or paid back.
 */
export const listBestsellers = (query: BestsellerQuery, now: number): Promise<Bestseller[]> =>
  cache(JSON.stringify([query, homeTimeZone()]), now, () => findBestsellers(query))

async function findBestsellers(query: BestsellerQuery): Promise<Bestseller[]> {
  const { from, until, currency, country, by } = query
  const zone = homeTimeZone()
  const rows = await db.read
    .selectFrom('customerOrder')
    // SQLite would read all lines by product; a cross join is read in its order, so by the orders of the period.
    .crossJoin('orderLine')
    .leftJoin(selectTakenOff().as('off'), (join) =>
      join
        .onRef('off.orderNumber', '=', 'orderLine.orderNumber')
        .onRef('off.position', '=', 'orderLine.position'),
    )
    .whereRef('orderLine.orderNumber', '=', 'customerOrder.number')
    .where('placedAt', '>=', startOfDay(from, zone))
    .where('placedAt', '<', endOfDay(until, zone))
    .where('currency', '=', currency)
    .where('state', 'not in', ['cancelled', 'returned'])
    .$if(country !== undefined, (all) => all.where('country', '=', country!))
    .groupBy('orderLine.productId')
    .select(({ fn }) => [
      'orderLine.productId',
      fn.max('orderLine.name').as('name'),
      pieces.as('pieces'),
      gross.as('grossMinor'),
    ])
    .having(pieces, '>', 0)
    .orderBy(by === 'pieces' ? pieces : gross, 'desc')
    .orderBy('orderLine.productId')
    .limit(mostBestsellers)
    .execute()
  return nameAsNow(rows)
}

const pieces = sql<number>`sum(order_line.quantity - coalesce(off.pieces, 0))`
const gross = sql<number>`sum(order_line.line_minor - order_line.discount_minor
  - coalesce(off.amount_minor, 0))`

const selectTakenOff = () =>
  db.read
    .selectFrom('refundLine')
    .groupBy(['orderNumber', 'position'])
    .select(({ fn }) => [
      ...(['orderNumber', 'position'] as const),
      fn.sum<number>('quantity').as('pieces'),
      fn.sum<number>('amountMinor').as('amountMinor'),
    ])

/** An order names a product in the language of its buyer; a product that was deleted has no other name. */
async function nameAsNow(rows: Bestseller[]): Promise<Bestseller[]> {
  if (rows.length === 0) return rows
  const ids = rows.map(({ productId }) => productId)
  const products = await db.read
    .selectFrom('product')
    .select(['id', 'name'])
    .where('id', 'in', ids)
    .execute()
  const names = new Map(products.map(({ id, name }) => [id, name]))
  return rows.map((row) => ({ ...row, name: names.get(row.productId) ?? row.name }))
}
