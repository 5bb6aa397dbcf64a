import { describe, expect, test } from 'vitest'
import { dayMs, dayOf } from '#app/i18n/format/day.ts'
import { shippedRates } from '#app/shop/pricing/currency/shipped-rates.ts'
import type { DatedRates } from '#app/shop/pricing/currency/rates.ts'
import type { PriceContext, PriceFacts, PriceRow } from '#app/shop/pricing/prices/price.ts'
import { findPriceDrop, listPriceChanges } from '#app/shop/lists/wishlist/price-drops.ts'

const now = Date.UTC(2026, 5, 30, 12)
const ago = (days: number) => now - days * dayMs

/** Rupees in all markets, from and until so many days ago. */
const price = (
  amountMinor: number,
  from: number,
  until?: number,
  more: Partial<PriceRow> = {},
): PriceRow => ({
  currency: 'INR',
  market: '',
  amountMinor,
  fromAt: ago(from),
  untilAt: until === undefined ? null : ago(until),
  ...more,
})
const reduction = (percent: number, from: number, until?: number) => ({
  percent,
  fromAt: ago(from),
  untilAt: until === undefined ? null : ago(until),
})

const book = (facts: Partial<PriceFacts>): PriceFacts => ({
  ...{ kind: 'book', format: 'paperback', fixedPriceMarkets: '', prices: [], discounts: [] },
  ...facts,
})
const context = (more: Partial<PriceContext> = {}): PriceContext => ({
  ...{ currency: 'INR', base: 'INR', market: 'IN', rates: shippedRates.rates, history: [], now },
  ...more,
})

/** Each drop of the last 90 days, as days ago, the new price and the one before. */
function drops(facts: Partial<PriceFacts>, more: Partial<PriceContext> = {}) {
  const changes = listPriceChanges(book(facts), ago(90), now).sort((a, b) => a - b)
  const found = changes.flatMap((at) => findPriceDrop(book(facts), context(more), at) ?? [])
  return found.map(({ at, minor, was }) => [(now - at) / dayMs, minor, was])
}

describe('a drop of the shown price', () => {
  test('is a lower price row', () => {
    expect(drops({ prices: [price(49_900, 300, 5), price(44_900, 5)] })).toEqual([
      [5, 44_900, 49_900],
    ])
  })

  test('is a reduction that began', () => {
    expect(drops({ prices: [price(50_000, 300)], discounts: [reduction(20, 3)] })).toEqual([
      [3, 40_000, 50_000],
    ])
  })

  test('is each of several, one after the other', () => {
    const prices = [price(50_000, 300, 60), price(45_000, 60, 20), price(40_000, 20)]
    expect(drops({ prices })).toEqual([
      [60, 45_000, 50_000],
      [20, 40_000, 45_000],
    ])
  })

  test('is a price row that ended, where a lower one stands behind it', () => {
    const high = price(60_000, 200, 10, { market: 'IN' })
    expect(drops({ prices: [price(50_000, 300), high] })).toEqual([[10, 50_000, 60_000]])
  })

  test('is none where the price rose, a reduction ended, or a product came', () => {
    expect(drops({ prices: [price(44_900, 300, 5), price(49_900, 5)] })).toEqual([])
    expect(drops({ prices: [price(50_000, 300)], discounts: [reduction(20, 200, 3)] })).toEqual([])
    expect(drops({ prices: [price(50_000, 3)] })).toEqual([])
    expect(drops({ prices: [price(50_000, 300, 10), price(40_000, 5)] })).toEqual([])
  })

  test('is none before it happened, nor after 90 days', () => {
    expect(drops({ prices: [price(50_000, 300)], discounts: [reduction(20, -1)] })).toEqual([])
    expect(drops({ prices: [price(50_000, 300)], discounts: [reduction(20, 90)] })).toEqual([])
    expect(drops({ prices: [price(50_000, 300)], discounts: [reduction(20, 89)] })).toHaveLength(1)
  })

  test('is none where the price had gone up for a moment only', () => {
    const prices = [price(50_000, 300, 12), price(60_000, 12, 10), price(50_000, 10)]
    expect(drops({ prices })).toEqual([])
  })

  test('is counted from the lowest price of the 30 days before', () => {
    const prices = [price(50_000, 300, 12), price(60_000, 12, 10), price(45_000, 10)]
    expect(drops({ prices })).toEqual([[10, 45_000, 50_000]])
  })

  test('is counted again once the lower price is more than 30 days old', () => {
    const prices = [price(40_000, 300, 60), price(60_000, 60, 10), price(50_000, 10)]
    expect(drops({ prices })).toEqual([[10, 50_000, 60_000]])
  })

  test('is none of a smaller reduction beside a larger one', () => {
    const discounts = [reduction(30, 80), reduction(10, 5)]
    expect(drops({ prices: [price(50_000, 300)], discounts })).toEqual([[80, 35_000, 50_000]])
  })

  test('is none where the publisher fixes the price', () => {
    const facts = {
      prices: [price(1200, 300, undefined, { currency: 'EUR' })],
      discounts: [reduction(20, 3)],
      fixedPriceMarkets: 'DE',
    }
    expect(drops(facts, { market: 'DE', currency: 'EUR' })).toEqual([])
    expect(drops(facts, { market: 'IN', currency: 'EUR' })).toEqual([[3, 960, 1200]])
  })
})

describe('in another currency', () => {
  /** The euro at so many rupees, from so many days ago. */
  const euros = (...rows: [rupees: number, from: number][]): DatedRates[] =>
    rows.map(([rupees, from]) => ({
      day: dayOf(ago(from)),
      rates: { ...shippedRates.rates, EUR: 10n ** 12n / BigInt(rupees) },
    }))
  const german = (history: DatedRates[]): Partial<PriceContext> => ({
    currency: 'EUR',
    market: 'DE',
    history,
    rates: history.at(-1)!.rates,
  })

  test('a drop is shown at the rates of its day', () => {
    const prices = [price(100_000, 300, 5), price(90_000, 5)]
    expect(drops({ prices }, german(euros([100, 200], [50, 2])))).toEqual([[5, 900, 1000]])
  })

  test('a price that moves with the rate alone is none', () => {
    const history = euros([100, 200], [125, 4], [150, 3])
    expect(drops({ prices: [price(100_000, 300)] }, german(history))).toEqual([])
    const risen = [price(100_000, 300, 3), price(100_001, 3)]
    expect(drops({ prices: risen }, german(history))).toEqual([])
    // At midnight, when the rate of the new day begins to count too.
    const atMidnight = [price(100_000, 300, 3.5), price(100_001, 3.5)]
    expect(drops({ prices: atMidnight }, german(euros([100, 200], [150, 3.5])))).toEqual([])
  })

  test('is counted from the lowest that the rates made of the price', () => {
    const history = euros([100, 200], [125, 20], [100, 15])
    const prices = [price(100_000, 300, 5), price(90_000, 5)]
    expect(drops({ prices }, german(history))).toEqual([])
    expect(drops({ prices: [prices[0]!, price(70_000, 5)] }, german(history))).toEqual([
      [5, 700, 800],
    ])
  })
})
