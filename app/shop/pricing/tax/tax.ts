import type { ProductTable, TaxRateTable } from '#app/database/tables.ts'
import { roundHalfUp } from '#app/i18n/currency.ts'
import { spreadOver } from './spread-over.ts'

export type TaxKind = TaxRateTable['kind']

export const taxKinds = [
  'book',
  'e-book',
  'e-book-only',
  'audiobook',
  'goods',
] as const satisfies readonly TaxKind[]

/** The rate of each kind is in hundredths of a percent; null means no tax. */
export type TaxRates = Record<TaxKind, number | null>

type Taxed = Pick<ProductTable, 'kind' | 'format' | 'hasPrintEdition'> &
  Partial<Pick<ProductTable, 'ebookFormat'>>

/**
 * India taxes an e-book less if the book is also printed (law.md), and several countries tax a recording more than a
 * text, on a CD or not.
 */
export function taxKindOf({ kind, format, hasPrintEdition, ebookFormat }: Taxed): TaxKind {
  if (kind === 'goods') return 'goods'
  const isRecording = ebookFormat === 'mp3' || ebookFormat === 'm4b'
  if (format === 'e-book' && isRecording) return 'audiobook'
  if (format === 'e-book') return hasPrintEdition ? 'e-book' : 'e-book-only'
  return format === 'audiobook-cd' ? 'audiobook' : 'book'
}

/**
 * Returns the tax contained in a price, rounded half up to minor units. In India it is twice the rounded half, because the
 * Union and the state levy the same rate on the same value (CGST Act and SGST Acts, section 9).
 */
export function containedTax(grossMinor: number, basisPoints: number, country?: string): number {
  const rate = BigInt(basisPoints)
  const parts = country === 'IN' ? 2n : 1n
  return Number(parts * roundHalfUp(BigInt(grossMinor) * rate, parts * (10_000n + rate)))
}

/** Adds tax to a price, rounded half up to minor units. */
export const withTax = (netMinor: number, basisPoints: number | null): number =>
  Number(roundHalfUp(BigInt(netMinor) * BigInt(10_000 + (basisPoints ?? 0)), 10_000n))

/** Returns a text such as `5.5 %`. */
export const taxRateText = (basisPoints: number) => `${basisPoints / 100} %`

/** `isSent` is true for a line in the parcel, which bears a share of the delivery cost. */
export type TaxedLine = { grossMinor: number; basisPoints: number | null; isSent: boolean }
export type TaxSum = { basisPoints: number; grossMinor: number; taxMinor: number }

/**
 * Returns the tax contained in the total by rate, the highest first. The delivery cost has the
 * rates of the lines that are sent, in proportion to their gross. Untaxed parts are omitted.
 */
export function taxByRate(lines: TaxedLine[], deliveryMinor: number, country?: string): TaxSum[] {
  const gross = sumByRate(lines)
  const sent = lines.filter((line) => line.isSent)
  for (const [rate, minor] of spread(deliveryMinor, sumByRate(sent.length > 0 ? sent : lines)))
    gross.set(rate, (gross.get(rate) ?? 0) + minor)
  return [...gross]
    .flatMap(([basisPoints, grossMinor]) =>
      basisPoints === null
        ? []
        : [{ basisPoints, grossMinor, taxMinor: containedTax(grossMinor, basisPoints, country) }],
    )
    .sort((a, b) => b.basisPoints - a.basisPoints)
}

/** `paidMinor` is what is paid for a line, `shownMinor` its price before a coupon. */
export type SoldLine = Omit<TaxedLine, 'grossMinor'> & {
  id: string
  paidMinor: number
  shownMinor: number
}

/**
 * Returns the tax contained in a sale by rate. The delivery is taxed at the rates of the lines that are sent, in proportion
 * to what is paid for them. If nothing is paid for them, their shown prices give the proportion.
 */
export function taxesOfSale(lines: SoldLine[], deliveryMinor: number, country?: string): TaxSum[] {
  const isPaid = lines.some(({ isSent, paidMinor }) => isSent && paidMinor > 0)
  const shares = isPaid
    ? []
    : spreadOver(
        deliveryMinor,
        lines.map(({ id, isSent, shownMinor }) => ({ id, minor: isSent ? shownMinor : 0 })),
      )
  const taxed = lines.map(({ paidMinor, ...line }, n) => ({
    ...line,
    grossMinor: paidMinor + (shares[n] ?? 0),
  }))
  return taxByRate(taxed, isPaid ? deliveryMinor : 0, country)
}

function sumByRate(lines: TaxedLine[]): Map<number | null, number> {
  const sums = new Map<number | null, number>()
  for (const { basisPoints, grossMinor } of lines)
    sums.set(basisPoints, (sums.get(basisPoints) ?? 0) + grossMinor)
  return sums
}

/** Splits an amount into whole parts with an exact sum; the largest remainders are rounded up. */
function spread(minor: number, sums: Map<number | null, number>): Map<number | null, number> {
  const total = BigInt([...sums.values()].reduce((sum, one) => sum + one, 0))
  if (total === 0n) return new Map()
  const parts = [...sums].map(([rate, sum]) => {
    const exact = BigInt(minor) * BigInt(sum)
    return { rate, part: Number(exact / total), remainder: exact % total }
  })
  // With equal remainders the higher rate comes first, so that the order of lines makes no
  // difference.
  parts.sort((a, b) => Number(b.remainder - a.remainder) || (b.rate ?? -1) - (a.rate ?? -1))
  let left = minor - parts.reduce((sum, one) => sum + one.part, 0)
  return new Map(parts.map(({ rate, part }) => [rate, part + (left-- > 0 ? 1 : 0)]))
}
