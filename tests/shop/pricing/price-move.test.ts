import { describe, expect, test } from 'vitest'
import { rateUnit, type Rates } from '#app/i18n/currency.ts'
import { dayOf } from '#app/i18n/format/day.ts'
import { movedFrom } from '#app/shop/pricing/prices/price-move.ts'
import { aDiscount, aPrice, bookAt, context, days, goodsAt, now, rates } from './price-facts.ts'

/** What a shopper of three days ago saw, where the price has moved since. */
const seen = (facts: Parameters<typeof movedFrom>[0], more: Parameters<typeof context>[0] = {}) =>
  movedFrom(facts, context(more), days(-3))

/** 49,900 until two days ago, then 44,900. */
const lowered = [aPrice(49_900, { untilAt: days(-2) }), aPrice(44_900, { fromAt: days(-2) })]

describe('a price that moved since a moment', () => {
  test('is said as it was then, whether it fell or rose', () => {
    expect(seen(goodsAt(lowered))).toBe(49_900)
    const raised = [aPrice(100, { untilAt: days(-2) }), aPrice(900, { fromAt: days(-2) })]
    expect(seen(goodsAt(raised))).toBe(100)
  })

  test('and back again did not move', () => {
    const back = [
      aPrice(49_900, { untilAt: days(-2) }),
      aPrice(44_900, { fromAt: days(-2), untilAt: days(-1) }),
      aPrice(49_900, { fromAt: days(-1) }),
    ]
    expect(seen(goodsAt(back))).toBeUndefined()
  })

  test('before that moment did not move since', () => {
    const facts = goodsAt(lowered)
    expect(movedFrom(facts, context(), days(-2) - 1)).toBe(49_900)
    expect(movedFrom(facts, context(), days(-2))).toBeUndefined()
    expect(movedFrom(facts, context(), now)).toBeUndefined()
  })

  test.each([
    ['that began', aDiscount(10, { fromAt: days(-2) }), 50_000],
    ['that ended', aDiscount(10, { untilAt: days(-2) }), 45_000],
  ])('counts a reduction %s', (_, discount, was) => {
    expect(seen(goodsAt([aPrice(50_000)], discount))).toBe(was)
  })

  test('does not count a reduction where the publisher fixes the price', () => {
    const facts = bookAt([aPrice(1200, { currency: 'EUR' })], aDiscount(10, { fromAt: days(-2) }))
    const german = { market: 'DE', currency: 'EUR' } as const
    expect(seen({ ...facts, fixedPriceMarkets: 'DE' }, german)).toBeUndefined()
    expect(seen(facts, german)).toBe(1200)
  })

  test('in another market or currency is none here', () => {
    const here = aPrice(700, { currency: 'EUR', market: 'DE' })
    const facts = goodsAt([...lowered, here])
    expect(seen(facts, { market: 'DE', currency: 'EUR' })).toBeUndefined()
    expect(seen(facts, { market: 'FR', currency: 'EUR' })).toBe(250)
  })

  test.each([
    ['was not for sale then', goodsAt([aPrice(900, { fromAt: days(-2) })])],
    ['is not for sale now', goodsAt([aPrice(900, { untilAt: days(-2) })])],
  ])('is unknown where it %s', (_, facts) => {
    expect(seen(facts)).toBeUndefined()
  })
})

describe('the rates of the day', () => {
  const dear: Rates = { ...rates, EUR: rateUnit / 100n }
  /** A euro cost 100 rupees until yesterday, and costs 200 today. */
  const history = [
    { day: dayOf(days(-30)), rates: dear },
    { day: dayOf(now), rates },
  ]
  const inEuro = { currency: 'EUR', history } as const

  test('that drifted are no change of a price', () => {
    expect(seen(goodsAt([aPrice(50_000)]), inEuro)).toBeUndefined()
  })

  test('say what the price was then', () => {
    expect(seen(goodsAt(lowered), inEuro)).toBe(499)
    expect(movedFrom(goodsAt(lowered), context({ currency: 'EUR' }), days(-3))).toBe(250)
  })

  test('where none are kept of then are the oldest', () => {
    const later = history.map(({ rates }, n) => ({ day: dayOf(days(n - 1)), rates }))
    expect(seen(goodsAt(lowered), { currency: 'EUR', history: later })).toBe(499)
    expect(seen(goodsAt(lowered), { currency: 'EUR', history: [] })).toBe(250)
  })

  test('that make old and new the same leave nothing to say', () => {
    const halved = [aPrice(50_000, { untilAt: days(-2) }), aPrice(100_000, { fromAt: days(-2) })]
    expect(seen(goodsAt(halved), inEuro)).toBeUndefined()
  })
})
