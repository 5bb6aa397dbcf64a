import type { ProductTable, TaxRateTable } from '#app/database/tables.ts'
import { roundHalfUp } from '#app/shop/currency/currency.ts'

export type TaxKind = TaxRateTable['kind']

/** The rate of each kind in hundredths of a percent; null: none is charged there. */
export type TaxRates = Record<TaxKind, number | null>

/** India taxes an e-book less where the book is printed too (law.md). */
export function taxKindOf({
  kind,
  format,
  hasPrintEdition,
}: Pick<ProductTable, 'kind' | 'format' | 'hasPrintEdition'>): TaxKind {
  if (kind === 'goods') return 'goods'
  if (format === 'e-book') return hasPrintEdition ? 'e-book' : 'e-book-only'
  return format === 'audiobook-cd' ? 'audiobook' : 'book'
}

/** The tax that a price contains, a half minor unit up. */
export function containedTax(grossMinor: number, basisPoints: number): number {
  const rate = BigInt(basisPoints)
  return Number(roundHalfUp(BigInt(grossMinor) * rate, 10_000n + rate))
}

/** A price without tax with it, a half minor unit up. */
export const withTax = (netMinor: number, basisPoints: number | null): number =>
  Number(roundHalfUp(BigInt(netMinor) * BigInt(10_000 + (basisPoints ?? 0)), 10_000n))

/** `5.5 %` */
export const taxRateText = (basisPoints: number) => `${basisPoints / 100} %`

/** `isSent`: the line is in the parcel, so that it bears its part of the delivery cost. */
export type TaxedLine = { grossMinor: number; basisPoints: number | null; isSent: boolean }
export type TaxSum = { basisPoints: number; grossMinor: number; taxMinor: number }

/**
 * The tax contained in the total by rate, the highest rate first; gross sums of all rates together are
 * the total. The delivery cost bears the rates of the lines it brings, in proportion to their gross.
 * What bears no tax is left out.
 */
export function taxByRate(lines: TaxedLine[], deliveryMinor: number): TaxSum[] {
  const gross = sumByRate(lines)
  const sent = lines.filter((line) => line.isSent)
  for (const [rate, minor] of spread(deliveryMinor, sumByRate(sent.length > 0 ? sent : lines)))
    gross.set(rate, (gross.get(rate) ?? 0) + minor)
  return [...gross]
    .flatMap(([basisPoints, grossMinor]) =>
      basisPoints === null
        ? []
        : [{ basisPoints, grossMinor, taxMinor: containedTax(grossMinor, basisPoints) }],
    )
    .sort((a, b) => b.basisPoints - a.basisPoints)
}

function sumByRate(lines: TaxedLine[]): Map<number | null, number> {
  const sums = new Map<number | null, number>()
  for (const { basisPoints, grossMinor } of lines)
    sums.set(basisPoints, (sums.get(basisPoints) ?? 0) + grossMinor)
  return sums
}

/** Whole parts that sum exactly: what rounding down leaves goes to the largest remainders. */
function spread(minor: number, sums: Map<number | null, number>): Map<number | null, number> {
  const total = BigInt([...sums.values()].reduce((sum, one) => sum + one, 0))
  if (total === 0n) return new Map()
  const parts = [...sums].map(([rate, sum]) => {
    const exact = BigInt(minor) * BigInt(sum)
    return { rate, part: Number(exact / total), remainder: exact % total }
  })
  // With equal remainders the higher rate comes first, so that the order of lines makes no difference.
  parts.sort((a, b) => Number(b.remainder - a.remainder) || (b.rate ?? -1) - (a.rate ?? -1))
  let left = minor - parts.reduce((sum, one) => sum + one.part, 0)
  return new Map(parts.map(({ rate, part }) => [rate, part + (left-- > 0 ? 1 : 0)]))
}
