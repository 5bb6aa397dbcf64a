import { describe, expect, test } from 'vitest'
import { isReceiptKey, receiptKey } from '#app/shop/ordering/orders/receipt-key.server.ts'

const now = Date.UTC(2026, 10, 21, 12)
const year = 365.25 * 24 * 60 * 60 * 1000
const secret = 'a secret of this test'

describe('the key of a receipt', () => {
  test('opens the receipt of its order for five years', () => {
    const key = receiptKey(secret, 'ABCDEFGH', now)
    expect(isReceiptKey([secret], key, 'ABCDEFGH', now)).toBe(true)
    expect(isReceiptKey([secret], key, 'ABCDEFGH', now + 5 * year)).toBe(true)
    expect(isReceiptKey([secret], key, 'ABCDEFGH', now + 5.02 * year)).toBe(false)
  })

  test('opens no other', () => {
    expect(isReceiptKey([secret], receiptKey(secret, 'ABCDEFGH', now), 'ABCDEFGJ', now)).toBe(false)
  })

  test('is good by any secret that is known, and by no other', () => {
    const isGood = (by: string) =>
      isReceiptKey([secret, 'an old one'], receiptKey(by, 'ABCDEFGH', now), 'ABCDEFGH', now)
    expect([secret, 'an old one', 'other'].map(isGood)).toEqual([true, true, false])
  })

  test('from days to come opens none', () => {
    const key = receiptKey(secret, 'ABCDEFGH', now + year)
    expect(isReceiptKey([secret], key, 'ABCDEFGH', now)).toBe(false)
  })

  test('cannot be made younger', () => {
    const old = receiptKey(secret, 'ABCDEFGH', now - 6 * year)
    const fresh = receiptKey(secret, 'XXXXXXXX', now)
    const mixed = `${fresh.split('.')[0]}.${old.split('.')[1]}`
    expect(isReceiptKey([secret], mixed, 'ABCDEFGH', now)).toBe(false)
  })

  test.each(['', '.', 'x', 'é'.repeat(43), `1.${'a'.repeat(43)}`, `${'z'.repeat(7)}.a`, 'a.b.c'])(
    'is not %j',
    (key) => {
      expect(isReceiptKey([secret], key, 'ABCDEFGH', now)).toBe(false)
    },
  )

  test('fits into an address as it is', () => {
    const key = receiptKey(secret, 'ABCDEFGH', now)
    expect(encodeURIComponent(key)).toBe(key)
  })
})
