import type { DiscountTable, PriceTable, ProductTable } from '#app/database/tables.ts'
import type { Currency, Rates } from '#app/i18n/currency.ts'
import type { Country } from '#app/i18n/markets.ts'
import type { DatedRates } from '#app/shop/pricing/currency/rates.ts'
import {
  amountOf,
  countingDiscounts,
  findActivePrice,
  unreduced,
  type ActivePrice,
} from './active-price.ts'
import { lowestActivePrice } from './past-prices.ts'

export { isPriceFixed } from './active-price.ts'

export type PriceRow = Pick<
  PriceTable,
  'currency' | 'market' | 'amountMinor' | 'fromAt' | 'untilAt'
>
export type DiscountRow = Pick<DiscountTable, 'percent' | 'fromAt' | 'untilAt'> &
  Partial<Pick<DiscountTable, 'currency' | 'market' | 'amountMinor'>>

/**
 * Holds what a product's price is computed from. Rows that have ended are included for the 30-day
 * low.
 */
export type PriceFacts = Pick<ProductTable, 'kind' | 'format' | 'fixedPriceMarkets'> & {
  prices: PriceRow[]
  discounts: DiscountRow[]
}

/**
 * Holds the viewer and the moment for which a price is computed. `history` holds the rates of past
 * days, oldest first.
 */
export type PriceContext = {
  currency: Currency
  /** It is the currency of the shop, whose price applies where the product has none in `currency`. */
  base: Currency
  market: Country
  rates: Rates
  history: DatedRates[]
  now: number
}

/** Holds a lawful reduction: `was` is the lowest price of the 30 days before it began. */
export type PriceCut = {
  was: number
  /**
   * A whole percentage relative to `was`: the percentage set, if `was` is the full price, or else
   * rounded down.
   */
  percent: number
  /** The end of the reduction, ms UTC. */
  until?: number
}

export type ProductPrice = {
  minor: number
  currency: Currency
  /** The price without any discount, whether or not the reduction may be shown. */
  full: number
  cut?: PriceCut
}

/** Returns what a product costs a shopper now; undefined means not for sale, never free. */
export function priceOf(facts: PriceFacts, context: PriceContext): ProductPrice | undefined {
  const { currency, rates, now } = context
  const active = findActivePrice(facts, context, now)
  if (!active) return undefined
  const minor = amountOf(active, currency, rates)
  const price = { minor, currency, full: amountOf(unreduced(active.row), currency, rates) }
  const cut = active.discount && findCut(facts, context, price, active.discount)
  return cut ? { ...price, cut } : price
}

/** Returns undefined if the low is not above today's price by at least one whole percent. */
function findCut(
  facts: PriceFacts,
  context: PriceContext,
  price: { minor: number; full: number },
  { percent, amountMinor }: NonNullable<ActivePrice['discount']>,
): PriceCut | undefined {
  const { minor } = price
  const counting = countingDiscounts(facts, context)
  const began = Math.min(...counting.map((one) => one.fromAt))
  const was = lowestActivePrice(facts, context, began)
  if (was === undefined) return undefined
  const isSet = amountMinor == null && was === price.full
  const cut = { was, percent: percentOff(was, minor, isSet ? percent : undefined) }
  if (cut.percent < 1) return undefined
  const ends = counting.map((one) => one.untilAt ?? Infinity)
  const until = Math.max(...ends)
  return until === Infinity ? cut : { ...cut, until }
}

/**
 * Returns the percentage: ten percent off 9.95 are 8.955, sold at 8.96, which is still ten percent
 * as in the offer. `set` is the percentage taken off `was` before rounding; for prices so small
 * that rounding changes the percentage it is computed.
 */
function percentOff(was: number, minor: number, set: number | undefined): number {
  const counted = ((was - minor) * 100) / was
  return set !== undefined && Math.round(counted) === set ? set : Math.floor(counted)
}
