import type { DiscountTable, PriceTable, ProductTable } from '#app/database/tables.ts'
import { roundHalfUp, type Currency, type Rates } from '#app/shop/currency/currency.ts'
import type { Country } from '#app/shop/currency/countries.ts'
import { dayMs, dayOf } from '#app/shop/currency/day.ts'
import type { DatedRates } from '#app/shop/currency/rates.ts'

export type PriceRow = Pick<
  PriceTable,
  'currency' | 'market' | 'amountMinor' | 'fromAt' | 'untilAt'
>
export type DiscountRow = Pick<DiscountTable, 'percent' | 'fromAt' | 'untilAt'>

/** What the price of a product is worked out from; rows that have ended are there for the 30-day low. */
export type PriceFacts = Pick<ProductTable, 'kind' | 'format' | 'fixedPriceMarkets'> & {
  prices: PriceRow[]
  discounts: DiscountRow[]
}

/** For whom, and when. `history`: the rates of past days, oldest first. */
export type PriceContext = {
  currency: Currency
  market: Country
  rates: Rates
  history: DatedRates[]
  now: number
}

/** A reduction that may be claimed: `was` is the lowest price of the 30 days before it began. */
export type PriceCut = {
  was: number
  /** A whole number, counted from `was` and rounded down. */
  percent: number
  /** The end of the reduction, ms UTC. */
  until?: number
}

export type Price = {
  minor: number
  currency: Currency
  /** The price without any discount, reduction claimed or not. */
  full: number
  cut?: PriceCut
}

/** The price row that holds at a moment, and the percent taken off it. */
type Asked = { row: PriceRow; percent: number }

const lowestOfDays = 30

/** Whether the publisher fixes the price there: no discount, offer or coupon counts then. */
export function isPriceFixed(
  { kind, fixedPriceMarkets }: Pick<PriceFacts, 'kind' | 'fixedPriceMarkets'>,
  market: Country,
): boolean {
  return kind === 'book' && fixedPriceMarkets.split(',').includes(market)
}

/** What a product costs one shopper now (product.md, Money); undefined: not for sale, never free. */
export function priceOf(facts: PriceFacts, context: PriceContext): Price | undefined {
  const { currency, rates, now } = context
  const asked = findAsked(facts, context, now)
  if (!asked) return undefined
  const minor = amountOf(asked, currency, rates)
  const price = { minor, currency, full: amountOf({ ...asked, percent: 0 }, currency, rates) }
  const cut = asked.percent > 0 && findCut(facts, context, minor, asked.percent)
  return cut ? { ...price, cut } : price
}

const isRunning = ({ fromAt, untilAt }: { fromAt: number; untilAt: number | null }, at: number) =>
  fromAt <= at && (untilAt === null || at < untilAt)

function findAsked(facts: PriceFacts, context: PriceContext, at: number): Asked | undefined {
  const { currency, market } = context
  const running = facts.prices.filter((row) => isRunning(row, at))
  const isFixed = isPriceFixed(facts, market)
  const chosen: Currency[] = [currency, 'INR', 'EUR', 'GBP', 'USD']
  const row = (isFixed && findRow(running, market, ['EUR'])) || findRow(running, market, chosen)
  if (!row) return undefined
  const percents = facts.discounts.filter((one) => isRunning(one, at)).map((one) => one.percent)
  return { row, percent: isFixed ? 0 : Math.max(0, ...percents) }
}

/** Rows of the market before rows of all markets; within them the first currency that has one. */
function findRow(rows: PriceRow[], market: Country, chosen: Currency[]): PriceRow | undefined {
  for (const place of [market, ''])
    for (const currency of chosen) {
      const row = rows
        .filter((one) => one.market === place && one.currency === currency)
        // The latest change; of two made at the same moment the lower.
        .sort((a, b) => b.fromAt - a.fromAt || a.amountMinor - b.amountMinor)[0]
      if (row) return row
    }
  return undefined
}

/** Rounded once, a half up. At least one minor unit: a small price in another currency is not free. */
function amountOf({ row, percent }: Asked, currency: Currency, rates: Rates): number {
  const reduced = BigInt(row.amountMinor) * BigInt(100 - percent)
  const amount = roundHalfUp(reduced * rates[currency], 100n * rates[row.currency])
  return Math.max(1, Number(amount))
}

/** None where the low is not above today's price, by at least one whole percent. */
function findCut(
  facts: PriceFacts,
  context: PriceContext,
  minor: number,
  percent: number,
): PriceCut | undefined {
  const counting = facts.discounts.filter(
    (one) => one.percent === percent && isRunning(one, context.now),
  )
  const began = Math.min(...counting.map((one) => one.fromAt))
  const was = lowestAsked(facts, context, began - lowestOfDays * dayMs, began)
  if (was === undefined) return undefined
  const cut = { was, percent: Math.floor(((was - minor) * 100) / was) }
  if (cut.percent < 1) return undefined
  const ends = counting.map((one) => one.untilAt ?? Infinity)
  const until = Math.max(...ends)
  return until === Infinity ? cut : { ...cut, until }
}

/** The lowest price really asked between two moments, in the shown currency at each day's rates. */
function lowestAsked(
  facts: PriceFacts,
  context: PriceContext,
  from: number,
  to: number,
): number | undefined {
  // Between two changes of a row only the rates move.
  const changes = [...facts.prices, ...facts.discounts].flatMap((one) => [one.fromAt, one.untilAt])
  const within = changes.filter((at): at is number => at !== null && at > from && at < to)
  const edges = [...new Set([from, ...within, to])].sort((a, b) => a - b)
  const amounts = edges.slice(0, -1).flatMap((edge, n) => {
    const asked = findAsked(facts, context, edge)
    if (!asked) return []
    const rates = listRatesBetween(context, edge, edges[n + 1]!)
    return rates.map((one) => amountOf(asked, context.currency, one))
  })
  return amounts.length > 0 ? Math.min(...amounts) : undefined
}

/**
 * The rates of the days that two moments touch, and those that still held at the first; before all
 * kept rates the oldest stand in.
 */
function listRatesBetween({ history, rates }: PriceContext, from: number, to: number): Rates[] {
  const firstDay = dayOf(from)
  const lastDay = dayOf(to - 1)
  const held = history.findLast(({ day }) => day <= firstDay) ?? history[0]
  const during = history.filter(({ day }) => day > firstDay && day <= lastDay)
  return [held?.rates ?? rates, ...during.map((one) => one.rates)]
}
