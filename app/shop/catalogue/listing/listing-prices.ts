import type { Country } from '#app/i18n/markets.ts'
import type { Currency, Rates } from '#app/i18n/currency.ts'
import {
  amountOf,
  findActivePrice,
  type ActivePrice,
} from '#app/shop/pricing/prices/active-price.ts'
import { inBase, type DisplayedCurrency } from './price-band.ts'
import type { FacetIndex } from '#app/shop/catalogue/facet-index/facet-index.ts'

type Pause = () => Promise<unknown>

/** This many rows take a millisecond or two. */
const atOnce = 500

/**
 * Returns the price of each row in a market today, in the shop's currency and as its card shows it in the viewer's: a price
 * that is in the viewer's is not rounded. Returns the index's own prices if no row differs.
 */
export async function pricesIn(
  { price, ownPrices, readAt }: FacetIndex,
  viewer: { market: Country; currency: Currency; base: Currency },
  rates: Rates,
  pause: Pause,
): Promise<Float64Array> {
  let prices = price
  let done = 0
  for (const [row, facts] of ownPrices) {
    const active = findActivePrice(facts, viewer, readAt)
    const minor = active ? comparableOf(active, { ...viewer, rates }) : NaN
    if (!Object.is(minor, price[row])) {
      if (prices === price) prices = price.slice()
      prices[row] = minor
    }
    if ((done += 1) % atOnce === 0) await pause()
  }
  return prices
}

function comparableOf(active: ActivePrice, displayed: DisplayedCurrency) {
  const { currency, base, rates } = displayed
  return active.row.currency === currency
    ? inBase(amountOf(active, currency, rates), displayed)
    : amountOf(active, base, rates)
}

/** Returns the cache key of a market. Markets without prices of their own share one key. */
export const marketKey = ({ ownMarkets }: FacetIndex, market: Country): string =>
  ownMarkets.has(market) ? market : ''
