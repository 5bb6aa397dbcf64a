import { rateUnit, roundHalfUp, type Currency, type Rates } from '../currency/currency.ts'
import { applyDiscounts } from '../pricing/active-price.ts'
import type { DiscountRow } from '../pricing/price.ts'
import type { RecordPrice } from './catalogue-record.ts'

/** In which order prices stand in for one in rupees. */
const foreign: Currency[] = ['EUR', 'GBP', 'USD']

/**
 * What a product costs today in paise, for order and price bands alone: its price in rupees, else its first
 * other one at the day's rate, with the largest reduction that runs. Null: no price.
 * @param rates Units of a currency for one rupee, in 10⁻¹².
 */
export function sortPriceOf(
  prices: RecordPrice[],
  discounts: DiscountRow[],
  rates: Rates,
): number | null {
  const findPrice = (currency: Currency) => {
    const own = prices.filter((price) => price.currency === currency)
    const inMarket = (market: string) => own.find((price) => price.market === market)
    return inMarket('IN') ?? inMarket('') ?? own[0]
  }
  const price = findPrice('INR') ?? foreign.map(findPrice).find(Boolean)
  if (!price) return null
  const { hundredths } = applyDiscounts(price, discounts)
  const paise = Number(roundHalfUp(BigInt(hundredths) * rateUnit, 100n * rates[price.currency]))
  // The least price is a paisa; what a column cannot hold as a safe number is cut.
  return Math.min(Math.max(paise, 1), Number.MAX_SAFE_INTEGER)
}
