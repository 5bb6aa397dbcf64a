import {
  minorRateOf,
  preferredCurrencies,
  roundHalfUp,
  type Currency,
  type Rates,
} from '#app/i18n/currency.ts'
import type { Country } from '#app/i18n/markets.ts'
import type { DiscountRow, PriceContext, PriceFacts, PriceRow } from './price.ts'

/**
 * Holds the price row that applies at a moment and the reduction that counts. `hundredths` is the
 * price in hundredths of a minor unit, so that a percentage is not rounded before the conversion.
 */
export type ActivePrice = {
  row: Pick<PriceRow, 'currency' | 'market' | 'amountMinor'>
  hundredths: number
  discount?: DiscountRow
}

/**
 * Tells whether the publisher fixes the price in a market: no discount, offer or coupon applies
 * there.
 */
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

/**
 * Returns a price with a reduction, in hundredths of its minor unit; undefined if the reduction
 * does not lower it.
 */
export function reducedBy(
  { amountMinor, currency, market }: Pick<PriceRow, 'amountMinor' | 'currency' | 'market'>,
  one: Pick<DiscountRow, 'percent' | 'currency' | 'market' | 'amountMinor'>,
): number | undefined {
  if (one.amountMinor == null) return amountMinor * (100 - one.percent)
  const isIts = one.currency === currency && one.market === market && one.amountMinor < amountMinor
  return isIts ? one.amountMinor * 100 : undefined
}

/** Returns the lowest price after the reductions; of several equal ones the first. */
export function applyDiscounts(
  row: Pick<PriceRow, 'amountMinor' | 'currency' | 'market'>,
  discounts: DiscountRow[],
): ActivePrice {
  let active: ActivePrice = unreduced(row)
  for (const discount of discounts) {
    const hundredths = reducedBy(row, discount)
    if (hundredths !== undefined && hundredths < active.hundredths)
      active = { row, hundredths, discount }
  }
  return active
}

/** Returns the price without any reduction. */
export const unreduced = (row: ActivePrice['row']): ActivePrice => ({
  row,
  hundredths: row.amountMinor * 100,
})

export function findActivePrice(
  facts: PriceFacts,
  { currency, base, market }: Pick<PriceContext, 'currency' | 'base' | 'market'>,
  at: number,
): ActivePrice | undefined {
  const running = facts.prices.filter((row) => isRunning(row, at))
  const isFixed = isPriceFixed(facts, market)
  const chosen = [currency, ...preferredCurrencies(base)]
  const row = (isFixed && findRow(running, market, ['EUR'])) || findRow(running, market, chosen)
  if (!row) return undefined
  const discounts = isFixed ? [] : facts.discounts.filter((one) => isRunning(one, at))
  return applyDiscounts(row, discounts)
}

/**
 * Prefers rows of the market to rows of all markets, and within them the first currency that has
 * one.
 */
function findRow(rows: PriceRow[], market: Country, chosen: Currency[]): PriceRow | undefined {
  for (const place of [market, ''])
    for (const currency of chosen) {
      const row = rows
        .filter((one) => one.market === place && one.currency === currency)
        // The latest change applies; of two at the same moment the lower.
        .sort((a, b) => b.fromAt - a.fromAt || a.amountMinor - b.amountMinor)[0]
      if (row) return row
    }
  return undefined
}

/**
 * Rounds once, half up, to at least one minor unit, so that a small price in another currency is
 * not free.
 */
export function amountOf(
  { row, hundredths }: ActivePrice,
  currency: Currency,
  rates: Rates,
): number {
  const amount = roundHalfUp(
    BigInt(hundredths) * minorRateOf(rates, currency),
    100n * minorRateOf(rates, row.currency),
  )
  return Math.max(1, Number(amount))
}

/**
 * Returns the running reductions that make the price; it has been reduced since the first of them
 * began.
 */
export function countingDiscounts(
  facts: PriceFacts,
  context: Pick<PriceContext, 'currency' | 'base' | 'market' | 'now'>,
): DiscountRow[] {
  const active = findActivePrice(facts, context, context.now)
  if (!active?.discount) return []
  const { row, hundredths } = active
  return facts.discounts.filter(
    (one) => isRunning(one, context.now) && reducedBy(row, one) === hundredths,
  )
}
