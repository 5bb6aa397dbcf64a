import {
  preferredCurrencies,
  rateOf,
  roundHalfUp,
  type Currency,
  type Rates,
} from '#app/i18n/currency.ts'
import type { Country } from '#app/i18n/markets.ts'
import { applyDiscounts } from '#app/shop/pricing/prices/active-price.ts'
import type { DiscountRow } from '#app/shop/pricing/prices/price.ts'
import type { RecordPrice } from '#app/shop/catalogue/products/catalogue-record.ts'

/**
 * Returns today's price in minor units of the shop's currency, for sorting and price bands only: the price in that
 * currency, else the first other one at the day's rate, with the largest current reduction; null without a price.
 */
export function sortPriceOf(
  prices: RecordPrice[],
  discounts: DiscountRow[],
  rates: Rates,
  home: { currency: Currency; homeMarket: Country },
): number | null {
  const findPrice = (currency: Currency) => {
    const own = prices.filter((price) => price.currency === currency)
    const inMarket = (market: string) => own.find((price) => price.market === market)
    return inMarket(home.homeMarket) ?? inMarket('') ?? own[0]
  }
  const price = preferredCurrencies(home.currency).map(findPrice).find(Boolean)
  if (!price) return null
  const { hundredths } = applyDiscounts(price, discounts)
  const rate = rateOf(rates, home.currency)
  const minor = Number(roundHalfUp(BigInt(hundredths) * rate, 100n * rateOf(rates, price.currency)))
  // The price is at least one minor unit, and at most a safe integer.
  return Math.min(Math.max(minor, 1), Number.MAX_SAFE_INTEGER)
}
