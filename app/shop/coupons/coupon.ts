import type { CouponAmountTable, CouponTable } from '#app/database/tables.ts'
import type { Currency } from '../currency/currency.ts'

/** What a coupon gives and asks in one currency, in minor units. */
export type CouponAmount = Omit<CouponAmountTable, 'code'>

/** A coupon, and how often it was used: in all, and by the e-mail address that was asked about. */
export type Coupon = Omit<CouponTable, 'createdAt'> & {
  amounts: CouponAmount[]
  uses: number
  usesEach: number
}

/** Why a coupon counts nothing now. Amounts in minor units of `currency`. */
export type CouponFault =
  | { reason: 'not-begun'; fromAt: number }
  | { reason: 'ended' | 'used-up' | 'used-up-each' | 'excluded' }
  | { reason: 'below-minimum'; minimumMinor: number; countedMinor: number; currency: Currency }

/**
 * What the coupon of a cart does now. `minor`: what it takes off, `shares` of it off each line of the cart, in
 * their order. `isPartial`: the cart holds books that it may not count for.
 */
export type QuotedCoupon =
  | { ok: true; code: string; minor: number; shares: number[]; isPartial: boolean }
  | { ok: false; code: string; fault: CouponFault }

/** Whether a coupon runs and has uses left, whatever the cart holds; `now`: ms UTC. */
export function findCouponFault(coupon: Coupon, now: number): CouponFault | undefined {
  const { fromAt, untilAt, endedAt, mostUses, mostUsesEach } = coupon
  if (endedAt !== null || (untilAt !== null && untilAt <= now)) return { reason: 'ended' }
  if (fromAt > now) return { reason: 'not-begun', fromAt }
  if (mostUses !== null && coupon.uses >= mostUses) return { reason: 'used-up' }
  if (mostUsesEach !== null && coupon.usesEach >= mostUsesEach) return { reason: 'used-up-each' }
  return undefined
}

/** What the coupon of a quote takes off, in minor units; 0 where there is none, or it does not count. */
export const reductionOf = (coupon: QuotedCoupon | undefined): number =>
  coupon?.ok ? coupon.minor : 0
