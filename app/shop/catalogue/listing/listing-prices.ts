import type { Country } from '#app/i18n/markets.ts'
import type { Currency, Rates } from '#app/i18n/currency.ts'
import { amountOf, findActivePrice } from '#app/shop/pricing/prices/active-price.ts'
import type { FacetIndex } from '#app/shop/catalogue/facet-index/facet-index.ts'

type Pause = () => Promise<unknown>

/** This many rows take a millisecond or two. */
const atOnce = 500

/**
 * Returns the price of each row in a market today, in the shop's currency and as its card shows it in the viewer's. Returns the
 * index's own prices if no row differs.
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
    const minor = active ? amountOf(active, viewer.base, rates) : NaN
    if (!Object.is(minor, price[row])) {
      if (prices === price) prices = price.slice()
      prices[row] = minor
    }
    if ((done += 1) % atOnce === 0) await pause()
  }
  return prices
}

/** Returns the cache key of a market. Markets without prices of their own share one key. */
export const marketKey = ({ ownMarkets }: FacetIndex, market: Country): string =>
  ownMarkets.has(market) ? market : ''
