import { isSent, type ParcelLine } from '#app/shop/pricing/delivery/delivery.ts'
import { taxesOfSale, type TaxKind, type TaxRates, type TaxSum } from '#app/shop/pricing/tax/tax.ts'
import { reductionOf, type QuotedCoupon } from './coupon.ts'

export type SumLine = ParcelLine & { id: string; taxKind: TaxKind }

/**
 * Returns the lines by which the delivery is priced. Limits for free delivery compare the goods
 * after the coupon. The coupon is a line that is not sent, so it changes neither the weight nor the
 * price of the books, on which France's minimum delivery price depends.
 */
export function parcelLines(lines: ParcelLine[], coupon: QuotedCoupon | undefined): ParcelLine[] {
  const minor = reductionOf(coupon)
  if (minor === 0) return lines
  const reduction = { kind: 'book', format: 'e-book', weightGrams: 0, quantity: 1 } as const
  return [...lines, { ...reduction, lineMinor: -minor }]
}

export type Sums = { goodsMinor: number; taxes: TaxSum[]; totalMinor: number }

/**
 * Returns the total of a cart: its lines less the coupon, and the delivery. Tax is computed from
 * what is paid for each line. The total is never below the delivery, because a coupon's share never
 * exceeds its line.
 */
export function sumUp(
  lines: SumLine[],
  coupon: QuotedCoupon | undefined,
  deliveryMinor: number,
  rates: TaxRates,
  country?: string,
): Sums {
  const shares = coupon?.ok ? coupon.shares : []
  const taxed = lines.map((line, n) => ({
    id: line.id,
    paidMinor: line.lineMinor - (shares[n] ?? 0),
    shownMinor: line.lineMinor,
    basisPoints: rates[line.taxKind],
    isSent: isSent(line),
  }))
  const goodsMinor = lines.reduce((sum, line) => sum + line.lineMinor, 0)
  return {
    goodsMinor,
    taxes: taxesOfSale(taxed, deliveryMinor, country),
    totalMinor: goodsMinor - reductionOf(coupon) + deliveryMinor,
  }
}
