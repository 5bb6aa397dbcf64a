import { roundHalfUp } from '#app/i18n/currency.ts'
import type { QuotedDiscount } from '#app/shop/ordering/coupons/coupon.ts'
import {
  reduceLines,
  reducibleMinor,
  type CountedLine,
} from '#app/shop/ordering/coupons/reduction.ts'
import type { StaffDiscount } from './staff-order.ts'

/** `fixed` means that publishers fix all prices; `too-much` that the lines without such a price cost less. */
export type DiscountFault = { reason: 'fixed' } | { reason: 'too-much'; mostMinor: number }

export type DiscountOutcome = QuotedDiscount | { ok: false; fault: DiscountFault }

/** Spreads a discount over the lines without a fixed price. A part of a hundred is rounded once, on their total. */
export function quoteDiscount(discount: StaffDiscount, lines: CountedLine[]): DiscountOutcome {
  const mostMinor = reducibleMinor(lines)
  if (mostMinor === 0) return { ok: false, fault: { reason: 'fixed' } }
  const minor =
    'minor' in discount
      ? discount.minor
      : Number(roundHalfUp(BigInt(mostMinor) * BigInt(discount.basisPoints), 10_000n))
  return minor > mostMinor
    ? { ok: false, fault: { reason: 'too-much', mostMinor } }
    : reduceLines(minor, lines)
}
