import { activePriceAt, lowestActivePrice, ratesAt } from '../pricing/past-prices.ts'
import type { PriceContext, PriceFacts } from '../pricing/price.ts'

/** A shown price that fell. `at`: ms UTC; money in minor units of the context's currency. */
export type PriceDrop = { at: number; minor: number; was: number }

/** The moments after `since` and up to `until` at which a row of price or discount began or ended. */
export function listPriceChanges(
  { prices, discounts }: Pick<PriceFacts, 'prices' | 'discounts'>,
  since = -Infinity,
  until = Infinity,
): number[] {
  const moments = [...prices, ...discounts].flatMap((row) => [row.fromAt, row.untilAt ?? []].flat())
  return [...new Set(moments)].filter((at) => at > since && at <= until)
}

/**
 * Whether the shown price fell at a moment, and below the lowest of the 30 days before, which stands as
 * `was` (EU 98/6 Art. 6a): a price that went up and down again is no drop. Nor is one that the exchange rate
 * alone moves, since before and after are compared at the rates of that day.
 */
export function findPriceDrop(
  facts: PriceFacts,
  context: PriceContext,
  at: number,
): PriceDrop | undefined {
  const rates = ratesAt(context, at)
  const minor = activePriceAt(facts, context, at, rates)
  const before = activePriceAt(facts, context, at - 1, rates)
  // Most changes lower nothing, and the 30 days are the dear part.
  if (minor === undefined || before === undefined || minor >= before) return undefined
  const was = lowestActivePrice(facts, context, at)
  return was !== undefined && minor < was ? { at, minor, was } : undefined
}
