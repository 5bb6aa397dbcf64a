import { activePriceAt, lowestActivePrice, ratesAt } from '#app/shop/pricing/prices/past-prices.ts'
import type { PriceContext, PriceFacts } from '#app/shop/pricing/prices/price.ts'

/**
 * Holds a fall of a shown price: `at` is ms UTC, money is in minor units of the context's
 * currency.
 */
export type PriceDrop = { at: number; minor: number; was: number }

/**
 * Returns the moments after `since` and up to `until` at which a price or discount began or ended.
 */
export function listPriceChanges(
  { prices, discounts }: Pick<PriceFacts, 'prices' | 'discounts'>,
  since = -Infinity,
  until = Infinity,
): number[] {
  const moments = [...prices, ...discounts].flatMap((row) => [row.fromAt, row.untilAt ?? []].flat())
  return [...new Set(moments)].filter((at) => at > since && at <= until)
}

/**
 * Returns the drop if the shown price fell at a moment below the lowest of the 30 days before,
 * which is `was` (Directive 98/6/EC Art 6a): a price that went up and down again is no drop.
 * Neither is a change of the exchange rate, since both prices are computed at that day's rates.
 */
export function findPriceDrop(
  facts: PriceFacts,
  context: PriceContext,
  at: number,
): PriceDrop | undefined {
  const rates = ratesAt(context, at)
  const minor = activePriceAt(facts, context, at, rates)
  const before = activePriceAt(facts, context, at - 1, rates)
  // Most changes lower nothing, and the lookup of 30 days is the expensive part.
  if (minor === undefined || before === undefined || minor >= before) return undefined
  const was = lowestActivePrice(facts, context, at)
  return was !== undefined && minor < was ? { at, minor, was } : undefined
}
