import { preferredCurrencies, type Currency, type Rates } from '#app/i18n/currency.ts'
import type { Country } from '#app/i18n/markets.ts'
import { amountOf, applyDiscounts } from '#app/shop/pricing/prices/active-price.ts'
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
  const minor = amountOf(applyDiscounts(price, discounts), home.currency, rates)
  return Math.min(minor, Number.MAX_SAFE_INTEGER)
}
