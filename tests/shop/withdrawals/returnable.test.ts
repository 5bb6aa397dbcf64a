import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { OrderLineTable } from '#app/database/tables.ts'
import { listReturnable, paidFor } from '#app/shop/withdrawals/returnable.ts'

const line = (position: number, quantity: number, format: string | null = 'paperback') =>
  ({ position, quantity, format }) as OrderLineTable

describe('what may be sent back', () => {
  test('is every piece at first', () => {
    const order = { lines: [line(0, 2), line(1, 1)], ebookConsent: 0 as const }
    expect(listReturnable(order, [])).toEqual([
      { position: 0, left: 2, leftToReturn: 2 },
      { position: 1, left: 1, leftToReturn: 1 },
    ])
  })

  test('is less what is on its way back', () => {
    const order = { lines: [line(0, 3)], ebookConsent: 0 as const }
    const back = [
      { position: 0, quantity: 1 },
      { position: 0, quantity: 1 },
    ]
    expect(listReturnable(order, back)).toEqual([{ position: 0, left: 1, leftToReturn: 1 }])
    expect(listReturnable(order, [{ position: 0, quantity: 3 }])).toEqual([
      { position: 0, left: 0, leftToReturn: 0, reason: 'all-back' },
    ])
  })

  test('is no e-book that was supplied at once with consent (CRD Art 16(m))', () => {
    const lines = [line(0, 1, 'e-book'), line(1, 1)]
    expect(listReturnable({ lines, ebookConsent: 1 }, [])).toEqual([
      { position: 0, left: 0, leftToReturn: 1, reason: 'ebook' },
      { position: 1, left: 1, leftToReturn: 1 },
    ])
    expect(listReturnable({ lines, ebookConsent: 0 }, [])[0]).toMatchObject({
      position: 0,
      left: 1,
    })
  })
})

describe('what was paid for pieces of a line', () => {
  test('is the line less what the coupon took off', () => {
    expect(paidFor({ lineMinor: 30_000, discountMinor: 3000, quantity: 3 }, 3, 0)).toBe(27_000)
    expect(paidFor({ lineMinor: 30_000, discountMinor: 3000, quantity: 3 }, 1, 0)).toBe(9000)
  })

  test('comes to the whole line, in whatever parts it comes back', () => {
    const lines = fc
      .tuple(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 1, max: 1_000_000 }))
      .chain(([quantity, unit]) =>
        fc.record({
          quantity: fc.constant(quantity),
          lineMinor: fc.constant(unit * quantity),
          discountMinor: fc.integer({ min: 0, max: unit * quantity }),
          first: fc.integer({ min: 0, max: quantity }),
        }),
      )
    fc.assert(
      fc.property(lines, ({ first, ...of }) => {
        const parts = paidFor(of, first, 0) + paidFor(of, of.quantity - first, first)
        expect(parts).toBe(of.lineMinor - of.discountMinor)
        expect(paidFor(of, first, 0)).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})
