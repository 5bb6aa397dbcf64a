import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseCouponCode } from '#app/shop/ordering/coupons/coupon-code.ts'

describe('a coupon code', () => {
  test.each([
    ['SPRING10', 'SPRING10'],
    ['  spring10\t\n', 'SPRING10'],
    ['Spring_10-x', 'SPRING_10-X'],
    ['ｓｐｒｉｎｇ１０', 'SPRING10'],
    ['summer\u201110', 'SUMMER-10'],
    ['summer–10', 'SUMMER-10'],
    ['SPRING\u202e10', 'SPRING10'],
    ['\u200bSPRING', 'SPRING'],
    ['grüße', 'GRÜSSE'],
    ['GRÜẞE', 'GRÜSSE'],
    ['e\u0301te\u0301', 'ÉTÉ'],
    ['ª', 'A'],
    ['İ', '\u0130'],
    ['x'.repeat(40), 'X'.repeat(40)],
  ])('typed as %j is %s', (typed, code) => {
    expect(parseCouponCode(typed)).toBe(code)
  })

  test.each([
    '',
    '   ',
    'x'.repeat(41),
    'ß'.repeat(21),
    'x'.repeat(10_000),
    'SPRING 10',
    'SPRING%',
    "SPRING'--",
    '<b>',
    'a\0b',
    'SPRING\u0007',
    '😀',
    'a\ud800',
    'a\u0301\u0302',
  ])('is not %j', (typed) => {
    expect(parseCouponCode(typed)).toBeUndefined()
  })

  test('comes out as it is kept, whatever is typed, and is then itself a code', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (typed) => {
        const code = parseCouponCode(typed)
        if (code !== undefined) expect(parseCouponCode(code)).toBe(code)
      }),
      { numRuns: 5000, seed: 20261121 },
    )
  })
})
