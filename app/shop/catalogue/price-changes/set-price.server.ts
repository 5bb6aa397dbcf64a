import { randomUUID } from 'node:crypto'
import type { Transaction } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import type { PriceTable } from '#app/database/tables.ts'
import { recordChange } from '#app/shop/operations/audit/audit.server.ts'
import { bumpCatalogueVersion } from '#app/shop/catalogue/products/catalogue-version.server.ts'
import { rankEditions } from '#app/shop/catalogue/products/edition-rank.server.ts'
import { lockWorkOf } from '#app/shop/catalogue/products/lock-work.server.ts'
import { endAt, setSortPrices } from './prices.server.ts'

/** `market` is an ISO country, or `''` for all. */
export type NewPrice = Pick<PriceTable, 'productId' | 'currency' | 'market' | 'amountMinor'>

export type PriceOutcome =
  | { ok: true; before: number | null }
  | { ok: false; reason: 'unknown' | 'same' }
  | { ok: false; reason: 'above-mrp'; mrpMinor: number }

/**
 * Sets a product's price from a moment on, now or later. The rows that apply then end at that
 * moment, as in an import, so that the history stays complete. Sort order and ranks follow at
 * once, or when the day comes (`refreshSortPrices`).
 */
export const setPrice = (price: NewPrice, fromAt: number, now: number): Promise<PriceOutcome> =>
  db.write(async (trx) => {
    const { productId, currency, market, amountMinor } = price
    // If two prices begin at the same moment, the later one ends the other.
    await lockWorkOf(trx, productId)
    const product = await trx
      .selectFrom('product')
      .select(['workId', 'mrpMinor'])
      .where('id', '=', productId)
      .executeTakeFirst()
    if (!product) return { ok: false, reason: 'unknown' }
    const { mrpMinor } = product
    if (currency === 'INR' && mrpMinor !== null && amountMinor > mrpMinor)
      return { ok: false, reason: 'above-mrp', mrpMinor }
    const rows = await listPricesFrom(trx, price, fromAt)
    const [first, ...later] = rows
    const active = first && first.fromAt <= fromAt ? first : undefined
    if (active?.amountMinor === amountMinor && later.length === 0 && active.untilAt === null)
      return { ok: false, reason: 'same' }
    await replacePrices(trx, rows, price, fromAt)
    await setSortPrices(trx, [productId], now)
    await rankEditions(trx, [product.workId], now)
    await bumpCatalogueVersion(trx)
    const before = active?.amountMinor ?? null
    const details = { currency, market, before, after: amountMinor, fromAt }
    await recordChange(trx, { command: 'price', about: productId, details }, now)
    return { ok: true, before }
  })

/** Lists the rows of the same currency and market that apply at this moment or later. */
const listPricesFrom = (
  trx: Transaction,
  { productId, currency, market }: NewPrice,
  fromAt: number,
) =>
  trx
    .selectFrom('price')
    .select(['id', 'amountMinor', 'fromAt', 'untilAt'])
    .where('productId', '=', productId)
    .where('currency', '=', currency)
    .where('market', '=', market)
    .where((row) => row.or([row('untilAt', 'is', null), row('untilAt', '>', fromAt)]))
    .orderBy('fromAt')
    .orderBy('id')
    .execute()

async function replacePrices(
  trx: Transaction,
  rows: { id: string }[],
  price: NewPrice,
  fromAt: number,
) {
  for (const { id } of rows)
    await trx
      .updateTable('price')
      .set({ untilAt: endAt(fromAt) })
      .where('id', '=', id)
      .execute()
  await trx
    .insertInto('price')
    .values({ id: randomUUID(), ...price, fromAt, untilAt: null })
    .execute()
}
