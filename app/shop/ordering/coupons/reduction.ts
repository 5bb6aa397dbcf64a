import {
  convert,
  preferredCurrencies,
  roundHalfUp,
  type Currency,
  type Rates,
} from '#app/i18n/currency.ts'
import {
  findCouponFault,
  type Coupon,
  type CouponAmount,
  type CouponFault,
  type QuotedCoupon,
  type QuotedDiscount,
} from './coupon.ts'
import { spreadOver } from '#app/shop/pricing/tax/spread-over.ts'

/**
 * Holds what a coupon needs of a line. `id`: unique among the lines; `isFixed`: see `isPriceFixed`.
 */
export type CountedLine = { id: string; lineMinor: number; isFixed: boolean }

/** Money of the lines is in `currency`, and `base` is the currency of the shop; `now`: ms UTC. */
export type CouponContext = { currency: Currency; base: Currency; rates: Rates; now: number }

/**
 * Returns a coupon's reduction of a cart now, or why it has none. It applies to the sums of the
 * lines without a fixed price, after product discounts. It is rounded once, on their total, and
 * never exceeds it.
 */
export function quoteCoupon(
  coupon: Coupon,
  lines: CountedLine[],
  context: CouponContext,
): QuotedCoupon {
  const { code } = coupon
  const countedMinor = reducibleMinor(lines)
  const fault = findCouponFault(coupon, context.now) ?? findCartFault(coupon, countedMinor, context)
  if (fault) return { ok: false, code, fault }
  return { code, ...reduceLines(amountsOf(coupon, countedMinor, context), lines) }
}

/** A line that costs nothing cannot be reduced, and neither can one with a fixed price. */
const reducibleParts = (lines: CountedLine[]) =>
  lines.map(({ id, lineMinor, isFixed }) => ({ id, minor: isFixed ? 0 : lineMinor }))

/** Returns the sum of the lines that can be reduced. */
export const reducibleMinor = (lines: CountedLine[]): number =>
  reducibleParts(lines).reduce((sum, line) => sum + line.minor, 0)

/** Takes an amount off the lines that can be reduced, at most what they cost. */
export function reduceLines(amountMinor: number, lines: CountedLine[]): QuotedDiscount {
  const minor = Math.min(amountMinor, reducibleMinor(lines))
  const isPartial = lines.some((line) => line.isFixed)
  return { ok: true, minor, shares: spreadOver(minor, reducibleParts(lines)), isPartial }
}

function findCartFault(
  { amounts }: Coupon,
  countedMinor: number,
  context: CouponContext,
): CouponFault | undefined {
  if (countedMinor === 0) return { reason: 'excluded' }
  const minimumMinor = amountIn('minimumMinor', amounts, context)
  if (minimumMinor === undefined || countedMinor >= minimumMinor) return undefined
  return { reason: 'below-minimum', minimumMinor, countedMinor, currency: context.currency }
}

function amountsOf({ percent, amounts }: Coupon, countedMinor: number, context: CouponContext) {
  if (percent !== null) return Number(roundHalfUp(BigInt(countedMinor) * BigInt(percent), 100n))
  return amountIn('amountMinor', amounts, context) ?? 0
}

/** Uses the amount of the chosen currency; otherwise the first preferred one that exists is converted. */
function amountIn(
  field: 'amountMinor' | 'minimumMinor',
  amounts: CouponAmount[],
  { currency, base, rates }: CouponContext,
): number | undefined {
  for (const own of [currency, ...preferredCurrencies(base)]) {
    const minor = amounts.find((one) => one.currency === own)?.[field]
    // A small amount in another currency is at least one minor unit.
    if (minor) return own === currency ? minor : Math.max(1, convert(minor, own, currency, rates))
  }
  return undefined
}
