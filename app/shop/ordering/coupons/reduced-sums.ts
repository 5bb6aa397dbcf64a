import { isSent, type ParcelLine } from '#app/shop/pricing/delivery/delivery.ts'
import { taxesOfSale, type TaxKind, type TaxRates, type TaxSum } from '#app/shop/pricing/tax/tax.ts'
import { reductionOf, sharesOf, type Reduction } from './coupon.ts'

export type SumLine = ParcelLine & { id: string; taxKind: TaxKind }

/**
 * Returns the lines by which the delivery is priced. Limits for free delivery compare the goods
 * after the reduction. It is a line that is not sent, so it changes neither the weight nor the
 * price of the books, on which France's minimum delivery price depends.
 */
export function parcelLines(lines: ParcelLine[], reduction: Reduction | undefined): ParcelLine[] {
  const minor = reductionOf(reduction)
  if (minor === 0) return lines
  const reducing = { kind: 'book', format: 'e-book', weightGrams: 0, quantity: 1 } as const
  return [...lines, { ...reducing, lineMinor: -minor }]
}

export type Sums = { goodsMinor: number; taxes: TaxSum[]; totalMinor: number }

/**
 * Returns the total of a cart: its lines less the reduction, and the delivery. Tax is computed from
 * what is paid for each line. The total is never below the delivery, because a share of the
 * reduction never exceeds its line.
 */
export function sumUp(
  lines: SumLine[],
  reduction: Reduction | undefined,
  deliveryMinor: number,
  rates: TaxRates,
  country?: string,
): Sums {
  const shares = sharesOf(reduction)
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
    totalMinor: goodsMinor - reductionOf(reduction) + deliveryMinor,
  }
}
