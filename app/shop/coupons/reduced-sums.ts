import { isSent, type ParcelLine } from '../delivery/delivery.ts'
import { taxByRate, type TaxKind, type TaxRates, type TaxSum } from '../tax/tax.ts'
import { reductionOf, type QuotedCoupon } from './coupon.ts'
import { spreadOver } from './spread-over.ts'

export type SumLine = ParcelLine & { id: string; taxKind: TaxKind }

/**
 * The lines by which the delivery is reckoned. Its free-from limits look at the goods after the coupon: what is
 * paid for them is what pays for sending them free. The coupon goes along as what is not sent, so that it
 * changes neither the weight nor the price of the books, by which France sets a least price of delivery.
 */
export function parcelLines(lines: ParcelLine[], coupon: QuotedCoupon | undefined): ParcelLine[] {
  const minor = reductionOf(coupon)
  if (minor === 0) return lines
  const reduction = { kind: 'book', format: 'e-book', weightGrams: 0, quantity: 1 } as const
  return [...lines, { ...reduction, lineMinor: -minor }]
}

export type Sums = { goodsMinor: number; taxes: TaxSum[]; totalMinor: number }

/**
 * What a cart costs: shown lines, less the coupon, and the delivery. Tax is worked out of what is paid for each
 * line; never below the price of the delivery, since no share of a coupon passes its line.
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
 * The delivery bears the rates of the lines it brings in proportion to what is paid for them. Where a coupon
 * leaves nothing to pay for any of these, their shown prices say the proportion.
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
