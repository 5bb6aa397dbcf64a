import { expect, test } from 'vitest'
import { isVatNumber } from '#app/shop/operations/seller/vat-number.ts'

test.each(['DE123456789', 'ATU12345678', 'FRXX123456789', 'EL123456789', 'XI123456789', 'GB 1234'])(
  '%s is a VAT number',
  (number) => expect(isVatNumber(number)).toBe(true),
)

test.each(['GSTIN 29AAAAA0000A1Z5', '12/345/67890', 'CHE-123.456.789', 'US 12-3456789', undefined])(
  '%s is none',
  (number) => expect(isVatNumber(number)).toBe(false),
)
