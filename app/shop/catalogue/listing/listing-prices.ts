import type { Country } from '#app/i18n/markets.ts'
import type { Currency, Rates } from '#app/i18n/currency.ts'
import { amountOf, findActivePrice } from '#app/shop/pricing/prices/active-price.ts'
import type { FacetIndex } from '#app/shop/catalogue/facet-index/facet-index.ts'

type Pause = () => Promise<unknown>

/** This many rows take a millisecond or two. */
const atOnce = 500

/**
 * Returns the price of each row in a market, in today's paise and as its card shows it in a currency. Returns the
 * index's own prices if no row differs.
 */
export async function pricesIn(
  { price, ownPrices, readAt }: FacetIndex,
  market: Country,
  currency: Currency,
  rates: Rates,
  pause: Pause,
): Promise<Float64Array> {
  let prices = price
  let done = 0
  for (const [row, facts] of ownPrices) {
    const active = findActivePrice(facts, { currency, market }, readAt)
    const paise = active ? amountOf(active, 'INR', rates) : NaN
    if (!Object.is(paise, price[row])) {
      if (prices === price) prices = price.slice()
      prices[row] = paise
    }
    if ((done += 1) % atOnce === 0) await pause()
  }
  return prices
}

/** Returns the cache key of a market. Markets without prices of their own share one key. */
export const marketKey = ({ ownMarkets }: FacetIndex, market: Country): string =>
  ownMarkets.has(market) ? market : ''
