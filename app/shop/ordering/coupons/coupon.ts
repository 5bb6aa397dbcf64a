import type { CouponAmountTable, CouponTable } from '#app/database/tables.ts'
import type { Currency } from '#app/i18n/currency.ts'

/** Holds a coupon's amounts in one currency, in minor units. */
export type CouponAmount = Omit<CouponAmountTable, 'code'>

/** Holds a coupon and how often it was used, in all and by the given e-mail address. */
export type Coupon = Omit<CouponTable, 'createdAt'> & {
  amounts: CouponAmount[]
  uses: number
  usesEach: number
}

/**
 * Describes a coupon to create: a percentage from 1 to 100, or at least one amount. `code`: as
 * `parseCouponCode` returns it; `untilAt`: the first moment at which it is no longer valid.
 */
export type NewCoupon = Omit<CouponTable, 'createdAt' | 'endedAt'> & { amounts: CouponAmount[] }

/** Lists the states of a coupon, which do not depend on the customer. */
export const couponStates = ['not-begun', 'running', 'used-up', 'ended'] as const
export type CouponState = (typeof couponStates)[number]

/** Says why a coupon has no effect now. Amounts are in minor units of `currency`. */
export type CouponFault =
  | { reason: 'not-begun'; fromAt: number }
  | { reason: 'ended' | 'used-up' | 'used-up-each' | 'excluded' }
  | { reason: 'below-minimum'; minimumMinor: number; countedMinor: number; currency: Currency }

/**
 * Describes the effect of a cart's coupon now. `minor`: its reduction in minor units, of which
 * `shares` are the parts of each cart line, in their order. `isPartial`: it does not apply to all
 * books of the cart.
 */
export type QuotedCoupon =
  | { ok: true; code: string; minor: number; shares: number[]; isPartial: boolean }
  | { ok: false; code: string; fault: CouponFault }

/** Describes a discount that staff gives on an order, spread over its lines as that of a coupon is. */
export type QuotedDiscount = Omit<Extract<QuotedCoupon, { ok: true }>, 'code'>

/** Describes what reduces a quote: at most one of them does. */
export type Reduction = QuotedCoupon | QuotedDiscount

/**
 * Checks whether a coupon is valid now and has uses left, whatever the cart holds; `now`: ms UTC.
 */
export function findCouponFault(coupon: Coupon, now: number): CouponFault | undefined {
  const { fromAt, mostUsesEach } = coupon
  const state = couponStateOf(coupon, now)
  if (state === 'not-begun') return { reason: state, fromAt }
  if (state !== 'running') return { reason: state }
  if (mostUsesEach !== null && coupon.usesEach >= mostUsesEach) return { reason: 'used-up-each' }
  return undefined
}

type CouponTerm = Pick<Coupon, 'fromAt' | 'untilAt' | 'endedAt' | 'mostUses' | 'uses'>

export function couponStateOf(
  { fromAt, untilAt, endedAt, mostUses, uses }: CouponTerm,
  now: number,
): CouponState {
  if (endedAt !== null || (untilAt !== null && untilAt <= now)) return 'ended'
  if (fromAt > now) return 'not-begun'
  return mostUses !== null && uses >= mostUses ? 'used-up' : 'running'
}

/** Returns the amount of a reduction in minor units; 0 if there is none, or it has no effect. */
export const reductionOf = (reduction: Reduction | undefined): number =>
  reduction?.ok ? reduction.minor : 0

/** Returns the part of each line in a reduction, in their order; empty without one. */
export const sharesOf = (reduction: Reduction | undefined): number[] =>
  reduction?.ok ? reduction.shares : []
