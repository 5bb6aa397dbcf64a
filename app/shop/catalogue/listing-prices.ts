import type { Country } from '../currency/countries.ts'
import type { Currency, Rates } from '../currency/currency.ts'
import { amountOf, findAsked } from '../pricing/asked.ts'
import type { ListingIndex } from './listing-index.ts'

type Pause = () => Promise<unknown>

/** So many take a millisecond or two. */
const atOnce = 500

/**
 * What each row costs in a market in today's paise, as its card shows it there in a currency; the index's own
 * prices where no row has others.
 */
export async function pricesIn(
  { price, ownPrices, readAt }: ListingIndex,
  market: Country,
  currency: Currency,
  rates: Rates,
  pause: Pause,
): Promise<Float64Array> {
  let prices = price
  let done = 0
  for (const [row, facts] of ownPrices) {
    const asked = findAsked(facts, { currency, market }, readAt)
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
export const marketKey = ({ ownMarkets }: ListingIndex, market: Country): string =>
  ownMarkets.has(market) ? market : ''
