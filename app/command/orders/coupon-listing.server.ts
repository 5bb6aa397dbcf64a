import { counted } from '#app/i18n/counted.ts'
import { decimal, describeMoney } from '#app/i18n/format/decimal.ts'
import { couponStateOf, type CouponState } from '#app/shop/ordering/coupons/coupon.ts'
import type { ListedCoupon } from '#app/shop/ordering/coupons/manage-coupons.server.ts'
import { describeHomeDays, homeDaysOf } from '../format-days.server.ts'

/**
 * Returns a coupon for JSON output: amounts as `coupon add` takes them, days of the home market,
 * null for no limit.
 */
export function listingOf(coupon: ListedCoupon, now: number) {
  const { code, percent, uses, mostUses, mostUsesEach, endedAt } = coupon
  return {
    code,
    state: couponStateOf(coupon, now),
    percent,
    amounts: coupon.amounts.map(({ currency, amountMinor, minimumMinor }) => ({
      currency,
      amount: amountMinor === null ? null : decimal(amountMinor, currency),
      minimum: minimumMinor === null ? null : decimal(minimumMinor, currency),
    })),
    ...homeDaysOf(coupon),
    uses,
    mostUses,
    mostUsesEach,
    endedAt: endedAt === null ? null : new Date(endedAt).toISOString(),
  }
}

/**
 * Returns `SPRING: 10 % off, from 20.00 EUR, 2027-01-01 to 2027-01-31, used 3 of 100 times, 1 by
 * each: running`.
 */
export function describeCouponRow(coupon: ListedCoupon, now: number): string {
  const { code, percent, uses, mostUses, mostUsesEach, amounts } = coupon
  const sums = (field: 'amountMinor' | 'minimumMinor') =>
    amounts
      .flatMap(({ currency, [field]: minor }) =>
        minor === null ? [] : [describeMoney({ minor, currency })],
      )
      .join(' / ')
  const minimum = sums('minimumMinor')
  const parts = [
    `${percent === null ? sums('amountMinor') : `${percent} %`} off`,
    minimum && `from ${minimum} of goods`,
    describeHomeDays(coupon),
    `used ${mostUses === null ? '' : `${uses} of `}${counted(mostUses ?? uses, 'time')}`,
    mostUsesEach !== null && `${mostUsesEach} by each customer`,
  ]
  return `${code}: ${parts.filter(Boolean).join(', ')}: ${couponStateText[couponStateOf(coupon, now)]}`
}

const couponStateText: Record<CouponState, string> = {
  running: 'running',
  'not-begun': 'not begun',
  ended: 'ended',
  'used-up': 'used up',
}
