import type { Country } from '../currency/countries.ts'
import type { Currency, Rates } from '../currency/currency.ts'
import { amountOf, findActivePrice } from '../pricing/active-price.ts'
import type { FacetIndex } from './facet-index.ts'

type Pause = () => Promise<unknown>

/** So many take a millisecond or two. */
const atOnce = 500

/**
 * What each row costs in a market in today's paise, as its card shows it there in a currency; the index's own
 * prices where no row has others.
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
    const asked = findActivePrice(facts, { currency, market }, readAt)
    const paise = asked ? amountOf(asked, 'INR', rates) : NaN
    if (!Object.is(paise, price[row])) {
      if (prices === price) prices = price.slice()
      prices[row] = paise
    }
    if ((done += 1) % atOnce === 0) await pause()
  }
  return prices
}

/** Markets that no row names are alike. */
export const marketKey = ({ ownMarkets }: FacetIndex, market: Country): string =>
  ownMarkets.has(market) ? market : ''
