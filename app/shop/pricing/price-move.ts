import { dayOf } from '#app/shop/currency/day.ts'
import { priceOf, type PriceContext, type PriceFacts } from './price.ts'

/**
 * What a product cost at a moment of the past, in minor units, where the catalogue has moved its price
 * since: a changed price, a reduction that began or ended. Whether it moved is seen at today's rates, so
 * that the rates' own drift is none; said is what was shown then, at that day's rates where they are kept.
 * Undefined where it did not move, or was or is not for sale.
 */
export function movedFrom(
  facts: PriceFacts,
  context: PriceContext,
  at: number,
): number | undefined {
  const past = { ...context, now: at }
  const before = priceOf(facts, past)?.minor
  const now = priceOf(facts, context)?.minor
  if (before === undefined || now === undefined || before === now) return undefined
  const rates = context.history.findLast(({ day }) => day <= dayOf(at))?.rates ?? context.rates
  const shown = priceOf(facts, { ...past, rates })?.minor
  return shown === now ? undefined : shown
}
