import { isSent, type ParcelLine } from '#app/shop/pricing/delivery/delivery.ts'
import { taxByRate, type TaxKind, type TaxRates, type TaxSum } from '#app/shop/pricing/tax/tax.ts'
import { reductionOf, type QuotedCoupon } from './coupon.ts'
import { spreadOver } from '#app/shop/pricing/tax/spread-over.ts'

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
): Sums {
  const shares = coupon?.ok ? coupon.shares : []
  const paid = lines.map((line, n) => line.lineMinor - (shares[n] ?? 0))
  const delivery = deliveryOf(lines, paid, deliveryMinor)
  const taxed = lines.map((line, n) => ({
    grossMinor: paid[n]! + (delivery.byLine[n] ?? 0),
    basisPoints: rates[line.taxKind],
    isSent: isSent(line),
  }))
  const goodsMinor = lines.reduce((sum, line) => sum + line.lineMinor, 0)
  return {
    goodsMinor,
    taxes: taxByRate(taxed, delivery.restMinor),
    totalMinor: goodsMinor - reductionOf(coupon) + deliveryMinor,
  }
}

/**
 * The delivery is taxed at the rates of its lines in proportion to what is paid for them. If a
 * coupon leaves nothing to pay, their shown prices give the proportion.
 */
function deliveryOf(
  lines: SumLine[],
  paid: number[],
  deliveryMinor: number,
): { byLine: number[]; restMinor: number } {
  const isPaid = lines.some((line, n) => isSent(line) && paid[n]! > 0)
  if (isPaid) return { byLine: [], restMinor: deliveryMinor }
  const sent = lines.map((line) => ({ id: line.id, minor: isSent(line) ? line.lineMinor : 0 }))
  return { byLine: spreadOver(deliveryMinor, sent), restMinor: 0 }
}
