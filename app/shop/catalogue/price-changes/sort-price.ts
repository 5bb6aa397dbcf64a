import { rateUnit, roundHalfUp, type Currency, type Rates } from '#app/i18n/currency.ts'
import { applyDiscounts } from '#app/shop/pricing/prices/active-price.ts'
import type { DiscountRow } from '#app/shop/pricing/prices/price.ts'
import type { RecordPrice } from '#app/shop/catalogue/products/catalogue-record.ts'

/** Without a price in rupees, prices are tried in this order. */
const foreign: Currency[] = ['EUR', 'GBP', 'USD']

/**
 * Returns today's price in paise, for sorting and price bands only: the price in rupees, else the
 * first other one at the day's rate, with the largest current reduction; null without a price.
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
  // The price is at least 1 paisa, and at most a safe integer.
  return Math.min(Math.max(paise, 1), Number.MAX_SAFE_INTEGER)
}
