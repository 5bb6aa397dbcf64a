import { activePriceAt, ratesAt } from './past-prices.ts'
import type { PriceContext, PriceFacts } from './price.ts'

/**
 * What a product cost at a moment of the past, in minor units, where the catalogue has moved its price
 * since: a changed price, a reduction that began or ended. Whether it moved is seen at today's rates, so
 * that the rates' own drift is none; said is what was shown then, at that day's rates. Undefined where it
 * did not move, or was or is not for sale.
 */
export function movedFrom(
  facts: PriceFacts,
  context: PriceContext,
  at: number,
): number | undefined {
  const before = activePriceAt(facts, context, at, context.rates)
  const now = activePriceAt(facts, context, context.now, context.rates)
  if (before === undefined || now === undefined || before === now) return undefined
  const shown = activePriceAt(facts, context, at, ratesAt(context, at))
  return shown === now ? undefined : shown
}
