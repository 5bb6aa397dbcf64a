import type { Rates } from '#app/i18n/currency.ts'
import { dayMs, dayOf } from '#app/i18n/format/day.ts'
import { amountOf, findActivePrice } from './active-price.ts'
import type { PriceContext, PriceFacts } from './price.ts'

/** The reference price is the lowest of these days (Directive 98/6/EC Art 6a). */
export const lowestOfDays = 30

/** Returns the rates of the day of a moment; before all stored rates the oldest apply. */
export function ratesAt({ history, rates }: Pick<PriceContext, 'history' | 'rates'>, at: number) {
  const day = dayOf(at)
  return (history.findLast((one) => one.day <= day) ?? history[0])?.rates ?? rates
}

/**
 * Returns the price at a moment, in minor units of the shown currency; undefined if not for sale.
 */
export function activePriceAt(
  facts: PriceFacts,
  context: Pick<PriceContext, 'currency' | 'base' | 'market'>,
  at: number,
  rates: Rates,
): number | undefined {
  const active = findActivePrice(facts, context, at)
  return active && amountOf(active, context.currency, rates)
}

/**
 * Returns the lowest price of the 30 days before a moment (Directive 98/6/EC Art 6a), in the shown
 * currency at each day's rates; undefined if it was not for sale in that time.
 */
export function lowestActivePrice(
  facts: PriceFacts,
  context: PriceContext,
  before: number,
): number | undefined {
  const from = before - lowestOfDays * dayMs
  // Between two changes of a row only the rates change.
  const changes = [...facts.prices, ...facts.discounts].flatMap((one) => [one.fromAt, one.untilAt])
  const within = changes.filter((at): at is number => at !== null && at > from && at < before)
  const edges = [...new Set([from, ...within, before])].sort((a, b) => a - b)
  const amounts = edges.slice(0, -1).flatMap((edge, n) => {
    const active = findActivePrice(facts, context, edge)
    if (!active) return []
    const rates = listRatesBetween(context, edge, edges[n + 1]!)
    return rates.map((one) => amountOf(active, context.currency, one))
  })
  return amounts.length > 0 ? Math.min(...amounts) : undefined
}

/** Returns the rates of the days between two moments, including those that applied at the first. */
function listRatesBetween(context: PriceContext, from: number, to: number): Rates[] {
  const firstDay = dayOf(from)
  const lastDay = dayOf(to - 1)
  const during = context.history.filter(({ day }) => day > firstDay && day <= lastDay)
  return [ratesAt(context, from), ...during.map((one) => one.rates)]
}
