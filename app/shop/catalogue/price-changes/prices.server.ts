import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Transaction } from '#app/database/connection.server.ts'
import { groupByProduct } from '#app/shop/catalogue/text/group-rows.ts'
import { shopSettings } from '#app/shop-settings/current.server.ts'
import { findRates } from '#app/shop/pricing/currency/rates.server.ts'
import type { RecordPrice } from '#app/shop/catalogue/products/catalogue-record.ts'
import { sortPriceOf } from './sort-price.ts'

/** A row that begins in the future ends when it begins. */
export const endAt = (now: number) =>
  sql<number>`case when from_at > ${now} then from_at else ${now} end`

const isSamePrice = (one: RecordPrice) => (other: RecordPrice) =>
  one.currency === other.currency &&
  one.market === other.market &&
  one.amountMinor === other.amountMinor

/**
 * Ends price rows that no longer apply and inserts new ones; others do not change. A planned change
 * (`shop price --from`) is replaced by the prices of the source.
 * @param fromAt The new rows begin then; in the past only if the product had no price before.
 */
export async function setPrices(
  trx: Transaction,
  productId: string,
  prices: RecordPrice[],
  now: number,
  fromAt = now,
) {
  const rows = await trx
    .selectFrom('price')
    .select(['id', 'currency', 'market', 'amountMinor', 'fromAt', 'untilAt'])
    .where('productId', '=', productId)
    .where((row) => row.or([row('untilAt', 'is', null), row('untilAt', '>', now)]))
    .execute()
  const isUnchanged = (row: (typeof rows)[number]) =>
    row.untilAt === null && row.fromAt <= now && prices.some(isSamePrice(row))
  const open = rows.filter(isUnchanged)
  for (const { id } of rows.filter((row) => !isUnchanged(row)))
    await trx
      .updateTable('price')
      .set({ untilAt: endAt(now) })
      .where('id', '=', id)
      .execute()
  for (const price of prices.filter((price) => !open.some(isSamePrice(price))))
    await trx
      .insertInto('price')
      .values({ id: randomUUID(), productId, ...price, fromAt, untilAt: null })
      .execute()
}

/** Recalculates `sortPrice` from the current prices, reductions and rates. */
export async function setSortPrices(trx: Transaction, productIds: string[], now: number) {
  if (productIds.length === 0) return
  const { rates } = await findRates(now, trx)
  const prices = await trx
    .selectFrom('price')
    .select(['productId', 'currency', 'market', 'amountMinor'])
    .where('productId', 'in', productIds)
    .where('fromAt', '<=', now)
    .where((e) => e.or([e('untilAt', 'is', null), e('untilAt', '>', now)]))
    .orderBy('market')
    .orderBy('id')
    .execute()
  const discounts = await trx
    .selectFrom('discount')
    .select(['productId', 'percent', 'currency', 'market', 'amountMinor', 'fromAt', 'untilAt'])
    .where('productId', 'in', productIds)
    .where('fromAt', '<=', now)
    .where((e) => e.or([e('untilAt', 'is', null), e('untilAt', '>', now)]))
    .execute()
  const reductions = groupByProduct(discounts)
  const rows = productIds.map((id) => {
    const own = prices.filter((row) => row.productId === id)
    const price = sortPriceOf(own, reductions.get(id) ?? [], rates, shopSettings())
    return sql`(${id}, cast(${price} as bigint))`
  })
  await sql`update product set sort_price = said.column2
    from (values ${sql.join(rows)}) as said
    where product.id = said.column1 and product.sort_price is distinct from said.column2`.execute(
    trx,
  )
}
