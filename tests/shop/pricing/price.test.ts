import { describe, expect, test } from 'vitest'
import { currencies, rateUnit } from '#app/i18n/currency.ts'
import { dayOf } from '#app/i18n/format/day.ts'
import { isPriceFixed, priceOf } from '#app/shop/pricing/prices/price.ts'
import { aDiscount, aPrice, bookAt, context, days, goodsAt, now, rates } from './price-facts.ts'

const own = {
  USD: aPrice(1200, { currency: 'USD' }),
  EUR: aPrice(1100, { currency: 'EUR' }),
  GBP: aPrice(1000, { currency: 'GBP' }),
}

describe('which price is shown', () => {
  test('the rupee price, converted at the rate', () => {
    const facts = goodsAt([aPrice(49_900)])
    const shown = currencies.map((currency) => priceOf(facts, context({ currency }))?.minor)
    expect(shown).toEqual([49_900, 499, 250, 125])
  })

  test('the product’s own price in the chosen currency, before the rupee price converted', () => {
    const facts = goodsAt([aPrice(49_900), own.USD])
    expect(priceOf(facts, context({ currency: 'USD' }))).toEqual({
      minor: 1200,
      currency: 'USD',
      full: 1200,
    })
  })

  test('without a rupee price its EUR, then its GBP, then its USD price, through the rupee', () => {
    expect(priceOf(goodsAt([own.USD, own.GBP, own.EUR]), context())?.minor).toBe(220_000)
    expect(priceOf(goodsAt([own.USD, own.GBP]), context())?.minor).toBe(400_000)
    expect(priceOf(goodsAt([own.USD]), context({ currency: 'EUR' }))?.minor).toBe(600)
  })

  test('a row of the market before every row without one, whatever its currency', () => {
    const facts = goodsAt([aPrice(49_900), own.USD, aPrice(700, { currency: 'EUR', market: 'DE' })])
    expect(priceOf(facts, context({ market: 'DE', currency: 'USD' }))?.minor).toBe(1400)
    expect(priceOf(facts, context({ market: 'FR', currency: 'USD' }))?.minor).toBe(1200)
  })

  test('never a row of another market', () => {
    const facts = goodsAt([aPrice(49_900, { market: 'DE' })])
    expect(priceOf(facts, context({ market: 'FR' }))).toBeUndefined()
  })

  test('from its moment on, until the moment before its end', () => {
    const facts = goodsAt([aPrice(49_900, { fromAt: days(-1), untilAt: days(1) })])
    const at = (moment: number) => priceOf(facts, context({ now: moment }))?.minor
    expect([days(-1) - 1, days(-1), days(1) - 1, days(1)].map(at)).toEqual([
      undefined,
      49_900,
      49_900,
      undefined,
    ])
  })

  test('of two rows that both hold, the later change', () => {
    const facts = goodsAt([aPrice(900, { fromAt: days(-2) }), aPrice(800, { fromAt: days(-3) })])
    expect(priceOf(facts, context())?.minor).toBe(900)
  })

  test('of two changes made at the same moment, the lower price', () => {
    const facts = goodsAt([aPrice(900), aPrice(800), aPrice(850)])
    expect(priceOf(facts, context())?.minor).toBe(800)
  })

  test('none at all: not for sale, never free', () => {
    expect(priceOf(goodsAt([]), context())).toBeUndefined()
    expect(priceOf(goodsAt([aPrice(500, { fromAt: days(1) })]), context())).toBeUndefined()
  })

  test('a price of a few paise is one penny, never nothing', () => {
    expect(priceOf(goodsAt([aPrice(40)]), context({ currency: 'GBP' }))?.minor).toBe(1)
  })
})

describe('a discount', () => {
  test('is taken off before converting, and the whole is rounded half up once', () => {
    // ₹2.99 less half is ₹1.495, and 1.495 cents are 1; rounded to ₹1.50 first they would be 2.
    const facts = goodsAt([aPrice(299)], aDiscount(50))
    expect(priceOf(facts, context())?.minor).toBe(150)
    expect(priceOf(facts, context({ currency: 'USD' }))?.minor).toBe(1)
  })

  test('counts from its moment until its end', () => {
    const facts = goodsAt([aPrice(10_000)], aDiscount(30, { fromAt: days(-1), untilAt: days(1) }))
    const at = (moment: number) => priceOf(facts, context({ now: moment }))?.minor
    expect([days(-1) - 1, days(-1), days(1) - 1, days(1)].map(at)).toEqual([
      10_000, 7000, 7000, 10_000,
    ])
  })

  test('never adds up with another: the larger counts', () => {
    const facts = goodsAt([aPrice(10_000)], aDiscount(10), aDiscount(30), aDiscount(20))
    expect(priceOf(facts, context())).toMatchObject({ minor: 7000, full: 10_000 })
  })
})

describe('a reduction that may be claimed', () => {
  test('strikes the lowest price of the 30 days before it began', () => {
    const facts = goodsAt([aPrice(10_000)], aDiscount(30, { untilAt: days(5) }))
    expect(priceOf(facts, context())?.cut).toEqual({ was: 10_000, percent: 30, until: days(5) })
  })

  test('counts its percentage from that low, rounded down', () => {
    const facts = goodsAt(
      [aPrice(9000, { untilAt: days(-20) }), aPrice(10_000, { fromAt: days(-20) })],
      aDiscount(33),
    )
    expect(priceOf(facts, context())).toEqual({
      minor: 6700,
      currency: 'INR',
      full: 10_000,
      cut: { was: 9000, percent: 25 },
    })
  })

  test('is not claimed where the low is today’s price or below', () => {
    const lowered = (amount: number) =>
      goodsAt(
        [
          aPrice(amount, { fromAt: days(-35), untilAt: days(-20) }),
          aPrice(10_000, { fromAt: days(-20) }),
        ],
        aDiscount(30),
      )
    expect(priceOf(lowered(7000), context())).toEqual({
      minor: 7000,
      currency: 'INR',
      full: 10_000,
    })
    expect(priceOf(lowered(6000), context())).not.toHaveProperty('cut')
    expect(priceOf(lowered(7001), context())).not.toHaveProperty('cut')
    expect(priceOf(lowered(7100), context())?.cut).toEqual({ was: 7100, percent: 1 })
  })

  test('looks back 30 days from its beginning, to the moment', () => {
    const cheapUntil = (untilAt: number) =>
      goodsAt([aPrice(5000, { untilAt }), aPrice(10_000, { fromAt: untilAt })], aDiscount(30))
    expect(priceOf(cheapUntil(days(-40)), context())?.cut?.was).toBe(10_000)
    expect(priceOf(cheapUntil(days(-40) + 1), context())?.cut).toBeUndefined()
  })

  test('counts earlier reductions among the prices asked', () => {
    const earlier = aDiscount(20, { fromAt: days(-35), untilAt: days(-33) })
    const facts = goodsAt([aPrice(10_000)], aDiscount(30), earlier)
    expect(priceOf(facts, context())?.cut).toEqual({ was: 8000, percent: 12 })
  })

  test('says the percent that was set, where only rounding takes from it', () => {
    const facts = goodsAt([aPrice(995)], aDiscount(10))
    expect(priceOf(facts, context())).toMatchObject({ minor: 896, cut: { was: 995, percent: 10 } })
  })

  test('of a price so small that rounding moves the percent is counted, and rounded down', () => {
    const facts = goodsAt([aPrice(14)], aDiscount(10))
    expect(priceOf(facts, context())).toMatchObject({ minor: 13, cut: { was: 14, percent: 7 } })
  })

  test('is none where an equal reduction ended when it began', () => {
    const earlier = aDiscount(30, { fromAt: days(-20), untilAt: days(-10) })
    const facts = goodsAt([aPrice(10_000)], aDiscount(30), earlier)
    expect(priceOf(facts, context())?.cut).toBeUndefined()
  })

  test('began with the first of two equal ones that both run, and ends with the last', () => {
    const facts = goodsAt(
      [aPrice(10_000)],
      aDiscount(30, { fromAt: days(-10), untilAt: days(1) }),
      aDiscount(30, { fromAt: days(-5), untilAt: days(3) }),
    )
    expect(priceOf(facts, context())?.cut).toEqual({ was: 10_000, percent: 30, until: days(3) })
  })

  test('is not claimed on the day a product comes into the shop reduced', () => {
    const facts = goodsAt([aPrice(10_000, { fromAt: days(-10) })], aDiscount(30))
    expect(priceOf(facts, context())).toEqual({ minor: 7000, currency: 'INR', full: 10_000 })
  })

  test('after a rise of the price is counted from the price before', () => {
    const facts = goodsAt(
      [aPrice(10_000, { untilAt: days(-5) }), aPrice(20_000, { fromAt: days(-5) })],
      aDiscount(60),
    )
    expect(priceOf(facts, context())?.cut).toEqual({ was: 10_000, percent: 20 })
  })
})

describe('the low in another currency', () => {
  const usdAt = (perRupee: bigint) => ({ ...rates, USD: perRupee })
  const day = (count: number, perRupee: bigint) => ({
    day: dayOf(days(count)),
    rates: usdAt(perRupee),
  })
  const usual = rateUnit / 100n
  const facts = goodsAt([aPrice(100_000)], aDiscount(30))
  const inDollars = (...history: ReturnType<typeof day>[]) =>
    context({ currency: 'USD', rates: usdAt(usual), history })

  test('is worked out at each day’s rates', () => {
    const history = [day(-50, usual), day(-25, (usual * 9n) / 10n), day(-24, usual)]
    expect(priceOf(facts, inDollars(...history))).toMatchObject({
      minor: 700,
      cut: { was: 900, percent: 22 },
    })
    expect(priceOf(facts, context({ history }))?.cut?.was).toBe(100_000)
  })

  test('counts a rate until the next day that has one', () => {
    const history = [day(-60, (usual * 8n) / 10n), day(-39, usual)]
    expect(priceOf(facts, inDollars(...history))?.cut?.was).toBe(800)
  })

  test('leaves out rates from before the 30 days and since the reduction', () => {
    const history = [day(-60, usual / 2n), day(-41, usual), day(-9, usual / 2n)]
    expect(priceOf(facts, inDollars(...history))?.cut?.was).toBe(1000)
  })

  test('takes the oldest kept rates for days before them', () => {
    expect(priceOf(facts, inDollars(day(-5, (usual * 9n) / 10n)))?.cut?.was).toBe(900)
  })

  test('claims nothing where the rates alone took the reduction away', () => {
    const history = [day(-60, (usual * 7n) / 10n)]
    expect(priceOf(facts, inDollars(...history))).toEqual({
      minor: 700,
      currency: 'USD',
      full: 1000,
    })
  })

  test('is of the product’s own price where it has one', () => {
    const own = goodsAt([aPrice(100_000), aPrice(1200, { currency: 'USD' })], aDiscount(50))
    const history = [day(-60, usual / 2n)]
    expect(priceOf(own, inDollars(...history))?.cut).toEqual({ was: 1200, percent: 50 })
  })
})

describe('a book price-fixed in the market', () => {
  const fixed = {
    ...bookAt([aPrice(500_000), aPrice(2200, { currency: 'EUR' })], aDiscount(30)),
    fixedPriceMarkets: 'DE,FR',
  }

  test.each(['DE', 'FR'] as const)('takes its EUR price in %s, without any discount', (market) => {
    expect(priceOf(fixed, context({ market, currency: 'EUR' }))).toEqual({
      minor: 2200,
      currency: 'EUR',
      full: 2200,
    })
  })

  test('has that EUR price converted where another currency is chosen', () => {
    const shown = (['INR', 'USD', 'GBP'] as const).map(
      (currency) => priceOf(fixed, context({ market: 'DE', currency }))?.minor,
    )
    expect(shown).toEqual([440_000, 4400, 1100])
  })

  test('has the EUR price of the market before the one of all markets', () => {
    const prices = [...fixed.prices, aPrice(2400, { currency: 'EUR', market: 'DE' })]
    expect(priceOf({ ...fixed, prices }, context({ market: 'DE' }))?.minor).toBe(480_000)
    expect(priceOf({ ...fixed, prices }, context({ market: 'FR' }))?.minor).toBe(440_000)
  })

  test('has neither fixed price nor ban on discounts in other markets', () => {
    expect(priceOf(fixed, context({ market: 'GB' }))?.minor).toBe(350_000)
    expect(priceOf(fixed, context({ market: 'IN', currency: 'EUR' }))?.minor).toBe(1540)
  })

  test('without a EUR price keeps its rupee price converted, still without discount', () => {
    const prices = [aPrice(500_000)]
    expect(priceOf({ ...fixed, prices }, context({ market: 'DE', currency: 'EUR' }))).toEqual({
      minor: 2500,
      currency: 'EUR',
      full: 2500,
    })
  })

  test('is a book: goods are never price-fixed', () => {
    expect(isPriceFixed({ kind: 'goods', fixedPriceMarkets: 'DE' }, 'DE')).toBe(false)
    expect(isPriceFixed({ kind: 'book', fixedPriceMarkets: '' }, 'DE')).toBe(false)
    expect(isPriceFixed({ kind: 'book', fixedPriceMarkets: 'FR,DE' }, 'DE')).toBe(true)
  })
})

test('the clock is the caller’s: nothing here depends on the day the test runs', () => {
  expect(priceOf(goodsAt([aPrice(1, { fromAt: now })]), context())?.minor).toBe(1)
})
