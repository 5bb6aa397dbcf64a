import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { spreadOver } from '#app/shop/pricing/tax/spread-over.ts'
import { convert, convertUp, currencies, rateUnit, type Rates } from '#app/i18n/currency.ts'
import { containedTax, taxByRate } from '#app/shop/pricing/tax/tax.ts'
import { fuzzTimeout, tries } from '../../fuzz.ts'

/** Up to ten million units: a cart of 500 lines, of 99 each, of what the shop sells. */
const minor = fc.integer({ min: 0, max: 1_000_000_000 })
const rate = fc.bigInt({ min: rateUnit / 1000n, max: rateUnit * 2n })
const rates: fc.Arbitrary<Rates> = fc
  .tuple(rate, rate, rate)
  .map(([USD, EUR, GBP]) => ({ INR: rateUnit, USD, EUR, GBP }))
const currency = fc.constantFrom(...currencies)

/** All arbitraries together as one tuple, so that each property names only what it looks at. */
const holds = <Values extends [unknown, ...unknown[]]>(
  arbitraries: { [At in keyof Values]: fc.Arbitrary<Values[At]> },
  check: (...values: Values) => void,
) =>
  fc.assert(
    fc.property(fc.tuple(...arbitraries), (values) => check(...(values as Values))),
    tries(500),
  )

const abs = (value: bigint) => (value < 0n ? -value : value)
const sumOf = (minors: number[]) => minors.reduce((sum, one) => sum + one, 0)

describe('an amount that is converted', { timeout: fuzzTimeout }, () => {
  test('is a whole number, never negative, and off by half a unit at most', () => {
    holds([minor, currency, currency, rates], (amount, from, to, at) => {
      const found = convert(amount, from, to, at)
      expect(Number.isSafeInteger(found) && found >= 0).toBe(true)
      // |found − amount · to/from| ≤ 1/2, in whole numbers.
      const off = abs(BigInt(found) * at[from] - BigInt(amount) * at[to])
      expect(2n * off <= at[from]).toBe(true)
    })
  })

  test('into its own currency is itself, and more is never less', () => {
    holds([minor, minor, currency, currency, rates], (one, other, from, to, at) => {
      expect(convert(one, from, from, at)).toBe(one)
      const [less, more] = [Math.min(one, other), Math.max(one, other)]
      expect(convert(less, from, to, at)).toBeLessThanOrEqual(convert(more, from, to, at))
    })
  })

  test('where the law sets it as the least is never below it, nor a whole unit above', () => {
    holds([minor, currency, currency, rates], (amount, from, to, at) => {
      const found = BigInt(convertUp(amount, from, to, at)) * at[from] - BigInt(amount) * at[to]
      expect(found >= 0n && found < at[from]).toBe(true)
    })
  })

  test('there and back is off by no more than the rounding of both', () => {
    holds([minor, currency, currency, rates], (amount, from, to, at) => {
      const back = convert(convert(amount, from, to, at), to, from, at)
      // Half a unit of the other currency, seen from here, and half a unit of one's own.
      const bound = (at[from] / at[to] + 1n) / 2n + 1n
      expect(abs(BigInt(back - amount)) <= bound).toBe(true)
    })
  })
})

describe('the tax in an amount', { timeout: fuzzTimeout }, () => {
  const basisPoints = fc.integer({ min: 0, max: 3_000 })

  test('lies between nothing and the amount, and is off by half a unit at most', () => {
    holds([minor, basisPoints], (gross, points) => {
      const tax = containedTax(gross, points)
      expect(tax >= 0 && tax <= gross).toBe(true)
      const off = abs(BigInt(tax) * BigInt(10_000 + points) - BigInt(gross) * BigInt(points))
      expect(2n * off <= BigInt(10_000 + points)).toBe(true)
    })
  })

  test('by rate comes to the whole, delivery included, in whatever order the lines come', () => {
    const line = fc.record({
      grossMinor: fc.integer({ min: 1, max: 100_000_000 }),
      basisPoints: fc.constantFrom(0, 500, 550, 700, 1800, 1900, 2000),
      isSent: fc.boolean(),
    })
    const lines = fc.array(line, { minLength: 1, maxLength: 20 })
    holds([lines, fc.integer({ min: 0, max: 100_000 })], (some, delivery) => {
      const taxes = taxByRate(some, delivery)
      const whole = sumOf(some.map(({ grossMinor }) => grossMinor)) + delivery
      expect(sumOf(taxes.map(({ grossMinor }) => grossMinor))).toBe(whole)
      expect(
        taxes.every(({ grossMinor, taxMinor }) => taxMinor >= 0 && taxMinor <= grossMinor),
      ).toBe(true)
      expect(taxByRate([...some].reverse(), delivery)).toEqual(taxes)
    })
  })
})

const spreading =
  'what is shared out over lines comes to the sum, none above its line, none off by a unit'
test(spreading, { timeout: fuzzTimeout }, () => {
  const lines = fc.array(fc.integer({ min: 0, max: 100_000_000 }), { minLength: 1, maxLength: 30 })
  holds([lines, fc.double({ min: 0, max: 1, noNaN: true })], (some, part) => {
    const whole = sumOf(some)
    const sum = Math.floor(whole * part)
    const parts = some.map((one, n) => ({ id: `line-${n}`, minor: one }))
    const shares = spreadOver(sum, parts)
    expect(sumOf(shares)).toBe(sum)
    for (const [n, share] of shares.entries()) {
      expect(share >= 0 && share <= some[n]!).toBe(true)
      const off = abs(BigInt(share) * BigInt(whole) - BigInt(sum) * BigInt(some[n]!))
      expect(off <= BigInt(whole)).toBe(true)
    }
  })
})
