import { describe, expect, test } from 'vitest'
import { quoteCoupon, type CountedLine } from '#app/shop/ordering/coupons/reduction.ts'
import type { Coupon } from '#app/shop/ordering/coupons/coupon.ts'
import type { Currency } from '#app/i18n/currency.ts'
import { dayMs } from '#app/i18n/format/day.ts'
import { rates } from '../pricing/price-facts.ts'
import { amount, theCoupon } from './coupons.ts'

const now = Date.now()

const lines = (...sums: number[]): CountedLine[] =>
  sums.map((lineMinor, n) => ({ id: `p${n}`, lineMinor, isFixed: false }))
const fixed = (lineMinor: number): CountedLine => ({ id: 'fixed', lineMinor, isFixed: true })

/** In euros: 1 euro is 2 dollars, 200 rupees or half a pound. */
const quote = (facts: Partial<Coupon>, cart: CountedLine[], currency: Currency = 'EUR') =>
  quoteCoupon(theCoupon(facts), cart, { currency, base: 'INR', rates, now })

describe('a percent coupon', () => {
  test('is rounded half up once, on the sum of the lines it counts for', () => {
    // 10 % of each line would be 0.5 + 0.5 + 0.5, and 3 when rounded by line.
    expect(quote({ percent: 10 }, lines(5, 5, 5))).toMatchObject({ ok: true, minor: 2 })
    expect(quote({ percent: 10 }, lines(5, 5, 4))).toMatchObject({ minor: 1 })
    expect(quote({ percent: 50 }, lines(999))).toMatchObject({ minor: 500 })
  })

  test('gives its shares in whole minor units that sum to it, the largest remainders first', () => {
    expect(quote({ percent: 10 }, lines(333, 333, 334))).toMatchObject({
      minor: 100,
      shares: [33, 33, 34],
    })
    expect(quote({ percent: 1 }, lines(199, 101))).toMatchObject({ minor: 3, shares: [2, 1] })
  })

  test('gives of equal remainders the higher share to the same line, wherever it stands', () => {
    const [a, b] = lines(50, 50)
    expect(quote({ percent: 1 }, [a!, b!])).toMatchObject({ shares: [1, 0] })
    expect(quote({ percent: 1 }, [b!, a!])).toMatchObject({ shares: [0, 1] })
  })

  test('of a hundred takes the goods and no more', () => {
    expect(quote({ percent: 100 }, lines(499, 1))).toMatchObject({ minor: 500, shares: [499, 1] })
  })

  test('leaves books alone whose price is fixed here, and says that it counts for a part', () => {
    expect(quote({ percent: 10 }, [...lines(1000), fixed(2000)])).toEqual({
      ok: true,
      code: 'SPRING',
      minor: 100,
      shares: [100, 0],
      isPartial: true,
    })
    expect(quote({ percent: 10 }, lines(1000))).toMatchObject({ isPartial: false })
  })

  test('is exact for the largest sums', () => {
    const most = 9_007_199_254_740_991
    expect(quote({ percent: 99 }, lines(most))).toMatchObject({ minor: 8_917_127_262_193_581 })
  })
})

describe('an amount coupon', () => {
  test('takes the amount given for the chosen currency', () => {
    const amounts = [amount('INR', 45_000), amount('EUR', 500)]
    expect(quote({ amounts }, lines(5000))).toMatchObject({ minor: 500 })
    expect(quote({ amounts }, lines(500_000), 'INR')).toMatchObject({ minor: 45_000 })
  })

  test.each([
    [[amount('GBP', 300), amount('INR', 90_000), amount('USD', 700)], 450],
    [[amount('USD', 700), amount('GBP', 300)], 600],
    [[amount('USD', 700)], 350],
  ])('else converts that in rupees, else the first given: %j is %i', (amounts, minor) => {
    expect(quote({ amounts }, lines(5000))).toMatchObject({ minor })
  })

  test('is at least one minor unit in another currency', () => {
    expect(quote({ amounts: [amount('INR', 1)] }, lines(5000))).toMatchObject({ minor: 1 })
  })

  test('never takes more than the goods it counts for', () => {
    const amounts = [amount('EUR', 5000)]
    expect(quote({ amounts }, [...lines(300, 100), fixed(9000)])).toMatchObject({
      minor: 400,
      shares: [300, 100, 0],
    })
  })

  test('is shared out in proportion to the lines', () => {
    const amounts = [amount('EUR', 100)]
    expect(quote({ amounts }, lines(100, 100, 100))).toMatchObject({ shares: [34, 33, 33] })
    expect(quote({ amounts }, lines(9900, 100))).toMatchObject({ shares: [99, 1] })
  })
})

describe('a coupon counts nothing', () => {
  const cart = lines(2000)
  const faultOf = (facts: Partial<Coupon>, of = cart, currency: Currency = 'EUR') => {
    const quoted = quote(facts, of, currency)
    return quoted.ok ? 'none' : quoted.fault
  }

  test('before it begins, and counts from that moment', () => {
    expect(faultOf({ fromAt: now + 1 })).toEqual({ reason: 'not-begun', fromAt: now + 1 })
    expect(faultOf({ fromAt: now })).toBe('none')
  })

  test('from its end on, and counts until then', () => {
    expect(faultOf({ untilAt: now })).toEqual({ reason: 'ended' })
    expect(faultOf({ untilAt: now + 1 })).toBe('none')
  })

  test('once the shopkeeper ended it', () => {
    expect(faultOf({ endedAt: now - dayMs })).toEqual({ reason: 'ended' })
  })

  test('once all its uses are taken', () => {
    expect(faultOf({ mostUses: 3, uses: 2 })).toBe('none')
    expect(faultOf({ mostUses: 3, uses: 3 })).toEqual({ reason: 'used-up' })
    expect(faultOf({ mostUses: 3, uses: 4 })).toEqual({ reason: 'used-up' })
  })

  test('once the customer took all theirs', () => {
    expect(faultOf({ mostUsesEach: 1, usesEach: 0, uses: 9 })).toBe('none')
    expect(faultOf({ mostUsesEach: 1, usesEach: 1 })).toEqual({ reason: 'used-up-each' })
  })

  test('below its minimum of the goods that it counts for', () => {
    const amounts = [amount('EUR', null, 2001)]
    const fault = { reason: 'below-minimum', minimumMinor: 2001, countedMinor: 2000 }
    expect(faultOf({ amounts })).toMatchObject(fault)
    expect(faultOf({ amounts }, [...cart, fixed(5000)])).toMatchObject(fault)
    expect(faultOf({ amounts }, lines(2000, 1))).toBe('none')
  })

  test('below a minimum given in another currency', () => {
    const amounts = [amount('INR', null, 400_200)]
    expect(faultOf({ amounts })).toMatchObject({ minimumMinor: 2001, currency: 'EUR' })
    expect(faultOf({ amounts }, lines(2001))).toBe('none')
  })

  test('where everything in the cart has a fixed price', () => {
    expect(faultOf({ amounts: [amount('EUR', 500, 100)] }, [fixed(2000)])).toEqual({
      reason: 'excluded',
    })
  })

  test('and says first that it is over', () => {
    expect(faultOf({ untilAt: now, mostUses: 1, uses: 1 }, [fixed(1)])).toEqual({ reason: 'ended' })
  })
})
