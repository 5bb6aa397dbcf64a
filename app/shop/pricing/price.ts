import type { DiscountTable, PriceTable, ProductTable } from '#app/database/tables.ts'
import type { Currency, Rates } from '#app/shop/currency/currency.ts'
import type { Country } from '#app/shop/currency/countries.ts'
import type { DatedRates } from '#app/shop/currency/rates.ts'
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

/** What the price of a product is worked out from; rows that have ended are there for the 30-day low. */
export type PriceFacts = Pick<ProductTable, 'kind' | 'format' | 'fixedPriceMarkets'> & {
  prices: PriceRow[]
  discounts: DiscountRow[]
}

/** The viewer and the moment for which a price is worked out. `history`: the rates of past days, oldest first. */
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
  /** A whole number, counted from `was`: a percent that was set, where `was` is the full price, else rounded down. */
  percent: number
  /** The end of the reduction, ms UTC. */
  until?: number
}

export type ProductPrice = {
  minor: number
  currency: Currency
  /** The price without any discount, reduction claimed or not. */
  full: number
  cut?: PriceCut
}

/** What a product costs one shopper now; undefined: not for sale, never free. */
export function priceOf(facts: PriceFacts, context: PriceContext): ProductPrice | undefined {
  const { currency, rates, now } = context
  const asked = findActivePrice(facts, context, now)
  if (!asked) return undefined
  const minor = amountOf(asked, currency, rates)
  const price = { minor, currency, full: amountOf(unreduced(asked.row), currency, rates) }
  const cut = asked.discount && findCut(facts, context, price, asked.discount)
  return cut ? { ...price, cut } : price
}

/** None where the low is not above today's price, by at least one whole percent. */
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
 * Ten percent off 9.95 are 8.955, asked as 8.96: still ten percent, as the offer says. `set`: what was taken
 * off `was` before rounding; of prices so small that rounding moves the percent it is counted all the same.
 */
function percentOff(was: number, minor: number, set: number | undefined): number {
  const counted = ((was - minor) * 100) / was
  return set !== undefined && Math.round(counted) === set ? set : Math.floor(counted)
}
