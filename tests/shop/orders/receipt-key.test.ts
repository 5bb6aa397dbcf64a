import { describe, expect, test } from 'vitest'
import { ensureLinkSecret, isReceiptKey, receiptKey } from '#app/shop/orders/receipt-key.server.ts'
import { db } from '#app/database/database.server.ts'

const now = Date.UTC(2026, 10, 21, 12)
const year = 365.25 * 24 * 60 * 60 * 1000
const secret = 'a secret of this test'

describe('the key of a receipt', () => {
  test('opens the receipt of its order for five years', () => {
    const key = receiptKey(secret, 'ABCDEFGH', now)
    expect(isReceiptKey(secret, key, 'ABCDEFGH', now)).toBe(true)
    expect(isReceiptKey(secret, key, 'ABCDEFGH', now + 5 * year)).toBe(true)
    expect(isReceiptKey(secret, key, 'ABCDEFGH', now + 5.02 * year)).toBe(false)
  })

  test('opens no other', () => {
    expect(isReceiptKey(secret, receiptKey(secret, 'ABCDEFGH', now), 'ABCDEFGJ', now)).toBe(false)
  })

  test('of another secret opens none', () => {
    expect(isReceiptKey(secret, receiptKey('other', 'ABCDEFGH', now), 'ABCDEFGH', now)).toBe(false)
  })

  test('from days to come opens none', () => {
    const key = receiptKey(secret, 'ABCDEFGH', now + year)
    expect(isReceiptKey(secret, key, 'ABCDEFGH', now)).toBe(false)
  })

  test('cannot be made younger', () => {
    const old = receiptKey(secret, 'ABCDEFGH', now - 6 * year)
    const fresh = receiptKey(secret, 'XXXXXXXX', now)
    const mixed = `${fresh.split('.')[0]}.${old.split('.')[1]}`
    expect(isReceiptKey(secret, mixed, 'ABCDEFGH', now)).toBe(false)
  })

  test.each(['', '.', 'x', 'é'.repeat(43), `1.${'a'.repeat(43)}`, `${'z'.repeat(7)}.a`, 'a.b.c'])(
    'is not %j',
    (key) => {
      expect(isReceiptKey(secret, key, 'ABCDEFGH', now)).toBe(false)
    },
  )

  test('fits into an address as it is', () => {
    const key = receiptKey(secret, 'ABCDEFGH', now)
    expect(encodeURIComponent(key)).toBe(key)
  })
})

describe('the secret of links', () => {
  test('is 256 random bits, made once and kept in the database', async () => {
    const [one, other] = await Promise.all([ensureLinkSecret(), ensureLinkSecret()])
    expect(one).toBe(other)
    expect(Buffer.from(one, 'base64url')).toHaveLength(32)
    const rows = await db.read.selectFrom('setting').selectAll().execute()
    expect(rows).toEqual([{ name: 'link-secret', value: one }])
  })
})
