import { dayMs, dayOf } from '../currency/day.ts'
import { priceOf, type PriceContext, type PriceFacts } from '../pricing/price.ts'
import type { Rates } from '../currency/currency.ts'

/** A shown price that fell. `at`: ms UTC; money in minor units of the context's currency. */
export type PriceDrop = { at: number; minor: number; was: number }

const lowestOfDays = 30

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
  const minor = shownAt(facts, context, at, rates)
  const before = shownAt(facts, context, at - 1, rates)
  if (minor === undefined || before === undefined || minor >= before) return undefined
  const was = lowestBefore(facts, context, at)
  return was !== undefined && minor < was ? { at, minor, was } : undefined
}

/** Between two changes of a row only the rates move, which do so by the day. */
function lowestBefore(facts: PriceFacts, context: PriceContext, at: number): number | undefined {
  const from = at - lowestOfDays * dayMs
  const moves = [...listPriceChanges(facts), ...context.history.map(({ day }) => Date.parse(day))]
  const amounts = [from, ...moves.filter((move) => move > from && move < at)].flatMap(
    (move) => shownAt(facts, context, move, ratesAt(context, move)) ?? [],
  )
  return amounts.length > 0 ? Math.min(...amounts) : undefined
}

/** Before all kept rates the oldest stand in. */
function ratesAt({ history, rates }: PriceContext, at: number): Rates {
  const day = dayOf(at)
  return (history.findLast((one) => one.day <= day) ?? history[0])?.rates ?? rates
}

/** Without a history no reduction is worked out beside the price. */
const shownAt = (facts: PriceFacts, context: PriceContext, at: number, rates: Rates) =>
  priceOf(facts, { ...context, now: at, rates, history: [] })?.minor
