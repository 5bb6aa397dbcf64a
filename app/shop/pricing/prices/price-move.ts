import { activePriceAt, ratesAt } from './past-prices.ts'
import type { PriceContext, PriceFacts } from './price.ts'

/**
 * Returns the price at a past moment, in minor units, if the catalogue has changed it since: a new
 * price, a reduction that began or ended. The comparison uses today's rates, so that a change of
 * the rates alone is none; the result is what was shown then, at that day's rates. Undefined if it
 * did not change, or was or is not for sale.
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
