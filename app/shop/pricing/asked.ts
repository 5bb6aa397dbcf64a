import { roundHalfUp, type Currency, type Rates } from '#app/shop/currency/currency.ts'
import type { Country } from '#app/shop/currency/countries.ts'
import type { PriceContext, PriceFacts, PriceRow } from './price.ts'

/** The price row that holds at a moment, and the percent taken off it. */
type Asked = { row: PriceRow; percent: number }

/** Whether the publisher fixes the price there: no discount, offer or coupon counts then. */
export function isPriceFixed(
  { kind, fixedPriceMarkets }: Pick<PriceFacts, 'kind' | 'fixedPriceMarkets'>,
  market: Country,
): boolean {
  return kind === 'book' && fixedPriceMarkets.split(',').includes(market)
}

export const isRunning = (
  { fromAt, untilAt }: { fromAt: number; untilAt: number | null },
  at: number,
) => fromAt <= at && (untilAt === null || at < untilAt)

export function findAsked(
  facts: PriceFacts,
  { currency, market }: Pick<PriceContext, 'currency' | 'market'>,
  at: number,
): Asked | undefined {
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
export function amountOf({ row, percent }: Asked, currency: Currency, rates: Rates): number {
  const reduced = BigInt(row.amountMinor) * BigInt(100 - percent)
  const amount = roundHalfUp(reduced * rates[currency], 100n * rates[row.currency])
  return Math.max(1, Number(amount))
}
