import { rateUnit, type Rates } from '#app/i18n/currency.ts'
import { dayMs } from '#app/i18n/format/day.ts'
import type {
  DiscountRow,
  PriceContext,
  PriceFacts,
  PriceRow,
} from '#app/shop/pricing/prices/price.ts'

export const now = Date.parse('2026-09-30T12:00:00Z')
export const days = (count: number) => now + count * dayMs

/** Easy to reckon with: 100 rupees are a dollar, 200 a euro, 400 a pound. */
export const rates: Rates = {
  INR: rateUnit,
  USD: rateUnit / 100n,
  EUR: rateUnit / 200n,
  GBP: rateUnit / 400n,
}

/** Returns a price of all markets that began long ago and still applies. */
export const aPrice = (amountMinor: number, more: Partial<PriceRow> = {}): PriceRow => ({
  currency: 'INR',
  market: '',
  amountMinor,
  fromAt: days(-400),
  untilAt: null,
  ...more,
})

/** Returns a discount that began ten days ago and has no end. */
export const aDiscount = (percent: number, more: Partial<DiscountRow> = {}): DiscountRow => ({
  percent,
  fromAt: days(-10),
  untilAt: null,
  ...more,
})

export const goodsAt = (prices: PriceRow[], ...discounts: DiscountRow[]): PriceFacts => ({
  kind: 'goods',
  format: null,
  fixedPriceMarkets: '',
  prices,
  discounts,
})

export const bookAt = (prices: PriceRow[], ...discounts: DiscountRow[]): PriceFacts => ({
  ...goodsAt(prices, ...discounts),
  kind: 'book',
  format: 'paperback',
})

/** Returns an English shopper who sees rupees; the rates have always been the same. */
export const context = (more: Partial<PriceContext> = {}): PriceContext => ({
  currency: 'INR',
  base: 'INR',
  market: 'IN',
  rates,
  history: [{ day: '2026-01-01', rates }],
  now,
  ...more,
})
