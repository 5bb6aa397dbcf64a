import { randomUUID } from 'node:crypto'
import type { Transaction } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import type { PriceTable } from '#app/database/tables.ts'
import { recordChange } from '#app/shop/operations/audit/audit.server.ts'
import { bumpCatalogueVersion } from '#app/shop/catalogue/products/catalogue-version.server.ts'
import { rankEditions } from '#app/shop/catalogue/products/edition-rank.server.ts'
import { lockWorkOf } from '#app/shop/catalogue/products/lock-work.server.ts'
import { listPriceFacts } from '#app/shop/pricing/prices/prices.server.ts'
import type { PriceRow } from '#app/shop/pricing/prices/price.ts'
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

export type PercentOutcome =
  { ok: true; prices: number } | { ok: false; reason: 'unknown' | PercentFault }
type PercentFault =
  | 'no-price'
  | 'price-fixed'
  | 'price-planned'
  | 'price-reduced'
  | 'price-range'
  | 'same'
  | 'above-mrp'

/** A price is raised or lowered by at most so much per cent at once. */
export const percentRange = { least: -90, most: 900 }

/**
 * Changes all prices of a product by whole per cent from now on, all of them or none, each rounded half up. Left as they
 * are: prices that a publisher fixed, and those with a planned price or a reduced price of their own, which would no
 * longer fit.
 */
export const changePricesByPercent = (
  productId: string,
  percent: number,
  now: number,
): Promise<PercentOutcome> =>
  db.write(async (trx) => {
    await lockWorkOf(trx, productId)
    const product = await trx
      .selectFrom('product')
      .select(['workId', 'mrpMinor', 'fixedPriceMarkets'])
      .where('id', '=', productId)
      .executeTakeFirst()
    if (!product) return { ok: false, reason: 'unknown' }
    const facts = (await listPriceFacts(trx, [productId], now)).get(productId)
    const counting = (facts?.prices ?? []).filter(
      ({ untilAt }) => untilAt === null || untilAt > now,
    )
    const changed = counting.map((row) => ({
      ...row,
      amountMinor: raised(row.amountMinor, percent),
    }))
    const isReduced = facts?.discounts.some(({ amountMinor }) => amountMinor != null) ?? false
    const fault =
      product.fixedPriceMarkets !== ''
        ? 'price-fixed'
        : isReduced
          ? 'price-reduced'
          : findPercentFault(counting, changed, product.mrpMinor, now)
    if (fault) return { ok: false, reason: fault }
    for (const { currency, market, amountMinor } of changed) {
      const price = { productId, currency, market, amountMinor }
      await replacePrices(trx, await listPricesFrom(trx, price, now), price, now)
    }
    await setSortPrices(trx, [productId], now)
    await rankEditions(trx, [product.workId], now)
    await bumpCatalogueVersion(trx)
    const details = { percent, prices: changed.length }
    await recordChange(trx, { command: 'price', about: productId, details }, now)
    return { ok: true, prices: changed.length }
  })

const raised = (minor: number, percent: number) => Math.round((minor * (100 + percent)) / 100)

/** This is also the most of the import, in minor units. */
const highestPrice = 1_000_000_000_000

function findPercentFault(
  before: PriceRow[],
  after: PriceRow[],
  mrpMinor: number | null,
  now: number,
): PercentFault | undefined {
  if (before.length === 0) return 'no-price'
  if (before.some(({ fromAt, untilAt }) => fromAt > now || untilAt !== null)) return 'price-planned'
  if (after.some(({ amountMinor }) => amountMinor < 1 || amountMinor > highestPrice))
    return 'price-range'
  if (after.every(({ amountMinor }, n) => amountMinor === before[n]!.amountMinor)) return 'same'
  const isAbove = (row: PriceRow) =>
    row.currency === 'INR' && row.amountMinor > (mrpMinor ?? Infinity)
  return after.some(isAbove) ? 'above-mrp' : undefined
}

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
