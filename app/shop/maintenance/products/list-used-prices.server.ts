import { db } from '#app/database/database.server.ts'
import type { PriceFacts, PriceRow } from '#app/shop/pricing/prices/price.ts'
import { listPriceFacts } from '#app/shop/pricing/prices/prices.server.ts'

/**
 * Lists the prices that count, will count or counted lately, the newest of each market first. A planned price that was
 * replaced before it began never counts.
 * @returns Undefined for an unknown product.
 */
export async function listUsedPrices(
  productId: string,
  now: number,
): Promise<{ facts: PriceFacts; prices: PriceRow[] } | undefined> {
  const facts = (await listPriceFacts(db.read, [productId], now)).get(productId)
  if (!facts) return undefined
  const isUsed = ({ fromAt, untilAt }: PriceRow) => untilAt === null || untilAt > fromAt
  const prices = facts.prices
    .filter(isUsed)
    .sort(
      (one, other) =>
        one.market.localeCompare(other.market) ||
        one.currency.localeCompare(other.currency) ||
        other.fromAt - one.fromAt,
    )
  return { facts, prices }
}
