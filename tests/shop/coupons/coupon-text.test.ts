import { expect, test } from 'vitest'
import { describeFault } from '#app/shop/ordering/coupons/coupon-text.ts'
import { homeTimeZone, startOfDay } from '#app/i18n/format/time-zones.ts'

test('A coupon that counts from a day names that day as the shopkeeper typed it', () => {
  const fromAt = startOfDay('2026-11-26', homeTimeZone())
  const { values } = describeFault({ reason: 'not-begun', fromAt }, 'en')
  expect(values).toMatchObject({ day: '26 November 2026' })
})
