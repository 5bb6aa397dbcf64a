import { rateUnit, roundHalfUp, type Currency } from '../currency/currency.ts'
import type { RecordPrice } from './catalogue-record.ts'

/** In which order prices stand in for one in rupees. */
const foreign: Currency[] = ['EUR', 'GBP', 'USD']

/**
 * What a product costs today in paise, for order and price bands alone: its price in rupees, else its first
 * other one at the day's rate, less the discount. Null: no price, or no rate to convert it by.
 * @param percent The discount that counts, 0 for none.
 * @param rates Units of a currency for one rupee, in 10⁻¹².
 */
export function sortPriceOf(
  prices: RecordPrice[],
  percent: number,
  rates: ReadonlyMap<string, bigint>,
): number | null {
  const findPrice = (currency: Currency) => {
    const own = prices.filter((price) => price.currency === currency)
    const inMarket = (market: string) => own.find((price) => price.market === market)
    return inMarket('IN') ?? inMarket('') ?? own[0]
  }
  const price = findPrice('INR') ?? foreign.map(findPrice).find(Boolean)
  const rate = price && (price.currency === 'INR' ? rateUnit : rates.get(price.currency))
  if (!rate) return null
  const reduced = BigInt(price.amountMinor) * BigInt(100 - percent)
  const paise = Number(roundHalfUp(reduced * rateUnit, 100n * rate))
  // The least price is a paisa; what a column cannot hold as a safe number is cut.
  return Math.min(Math.max(paise, 1), Number.MAX_SAFE_INTEGER)
}
