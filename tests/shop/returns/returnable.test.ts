import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { OrderLineTable } from '#app/database/tables.ts'
import {
  listReturnable,
  paidFor,
  type SuppliedEbook,
} from '#app/shop/ordering/orders/returnable.ts'

const line = (position: number, quantity: number, format: string | null = 'paperback') =>
  ({ position, quantity, format }) as OrderLineTable

const now = Date.UTC(2027, 0, 31)
const none = { ebooks: [], now }

const anEbook = (facts: Partial<SuppliedEbook> = {}): SuppliedEbook => ({
  ...{ position: 0, fetched: 0, revokedAt: null, publishedAt: null },
  ...{ state: 'received', paymentState: 'paid' },
  ...facts,
})

describe('what may be sent back', () => {
  test('is every piece at first', () => {
    const order = { lines: [line(0, 2), line(1, 1)], ebookConsent: 0 as const }
    expect(listReturnable(order, { returned: [], ...none })).toEqual([
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
    expect(listReturnable(order, { returned: back, ...none })).toEqual([
      { position: 0, left: 1, leftToReturn: 1 },
    ])
    const all = [{ position: 0, quantity: 3 }]
    expect(listReturnable(order, { returned: all, ...none })).toEqual([
      { position: 0, left: 0, leftToReturn: 0, reason: 'all-back' },
    ])
  })

  test('is no e-book that was supplied with consent (CRD Art 16(m))', () => {
    const lines = [line(0, 1, 'e-book'), line(1, 1)]
    expect(listReturnable({ lines, ebookConsent: 1 }, { returned: [], ...none })).toEqual([
      { position: 0, left: 0, leftToReturn: 1, reason: 'ebook' },
      { position: 1, left: 1, leftToReturn: 1 },
    ])
    expect(listReturnable({ lines, ebookConsent: 0 }, { returned: [], ...none })[0]).toMatchObject({
      position: 0,
      left: 1,
    })
  })
})

describe('an e-book with consent to its supply at once', () => {
  const order = { lines: [line(0, 1, 'e-book')], ebookConsent: 1 as const }
  const status = (facts: Partial<SuppliedEbook>) =>
    listReturnable(order, { returned: [], ebooks: [anEbook(facts)], now })[0]

  test('keeps its right of withdrawal until its day of publication', () => {
    const publishedAt = now + 1
    expect(status({ publishedAt })).toEqual({
      ...{ position: 0, left: 1, leftToReturn: 1, opens: { at: publishedAt } },
    })
    expect(status({ publishedAt: now })).toMatchObject({ left: 0, reason: 'ebook' })
  })

  test('keeps it until the payment that opens it', () => {
    expect(status({ paymentState: 'due' })).toMatchObject({ left: 1, opens: {} })
    expect(status({ paymentState: 'paid' })).toMatchObject({ left: 0, reason: 'ebook' })
    // It was bought when an unpaid invoice opened it.
    expect(status({ paymentState: 'due', opensUnpaid: 1 })).toMatchObject({ left: 0 })
    // The day alone does not open it.
    expect(status({ paymentState: 'due', publishedAt: now + 1 })).toMatchObject({ opens: {} })
  })

  test('has lost it once it was fetched, whatever day it bears since', () => {
    expect(status({ publishedAt: now + 1, fetched: 1 })).toMatchObject({ left: 0 })
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
