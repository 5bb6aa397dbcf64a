import type { InvoiceDocument, InvoiceLine } from './invoice-document.ts'

export type NetLine = InvoiceLine & { netMinor: number }

/**
 * Returns the lines with their sums before tax, which add up to those of the rates. The tax of a rate is that of its
 * sum, so the rounded taxes of its lines may differ from it; then it is shared out by the lines' sums.
 */
export function netLines({ lines, taxes }: InvoiceDocument): NetLine[] {
  const taxOf = new Map<InvoiceLine, number>()
  for (const { basisPoints, taxMinor } of taxes) {
    const those = lines.filter((line) => line.taxBasisPoints === basisPoints)
    const stored = those.reduce((sum, line) => sum + line.taxMinor, 0)
    const shares =
      stored === taxMinor
        ? those.map((line) => line.taxMinor)
        : shareOut(
            taxMinor,
            those.map(({ grossMinor }) => grossMinor),
          )
    those.forEach((line, n) => taxOf.set(line, shares[n]!))
  }
  return lines.map((line) => {
    const taxMinor = taxOf.get(line) ?? line.taxMinor
    return { ...line, taxMinor, netMinor: line.grossMinor - taxMinor }
  })
}

/** Shares a sum out by weights in whole units: each share is the growth of the rounded sum of those so far. */
function shareOut(sum: number, weights: number[]): number[] {
  const whole = weights.reduce((total, weight) => total + BigInt(weight), 0n)
  if (whole === 0n) return weights.map((_, n) => (n === 0 ? sum : 0))
  let weighed = 0n
  let given = 0n
  return weights.map((weight) => {
    weighed += BigInt(weight)
    const until = (2n * BigInt(sum) * weighed + whole) / (2n * whole)
    const share = until - given
    given = until
    return Number(share)
  })
}
