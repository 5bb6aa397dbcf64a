import type { TaxPart } from '#app/shop/ordering/payments/tax-parts.ts'
import type { InvoiceLine, InvoiceTax } from './invoice-document.schema.ts'
import { sum, type InvoiceSums } from './invoice-sums.ts'

type Rate = number | null
type DraftLine = Omit<InvoiceLine, 'position' | 'taxMinor'>

/** Describes a line of the order, as it stands on a paper. */
export type DescribedLine = Pick<
  InvoiceLine,
  'name' | 'detail' | 'code' | 'sku' | 'hsnCode' | 'unitMinor'
> & {
  position: number
  taxBasisPoints: Rate
}

/** `difference` names an amount that no line of the order explains, such as a goodwill refund; negative ones too. */
export type LineNames = { delivery: string; difference: (minor: number) => string }

/** Returns the taxes by rate, the highest first. */
export function taxesOfParts(parts: TaxPart[]): InvoiceTax[] {
  const rates = [...new Set(parts.map(({ basisPoints }) => basisPoints))]
  return rates
    .sort((a, b) => (b ?? -1) - (a ?? -1))
    .map((basisPoints) => {
      const own = parts.filter((part) => part.basisPoints === basisPoints)
      const grossMinor = sum(own.map((part) => part.grossMinor))
      const taxMinor = sum(own.map((part) => part.taxMinor))
      return { basisPoints, grossMinor, netMinor: grossMinor - taxMinor, taxMinor }
    })
}

/**
 * Returns the lines of a paper: the pieces of the order's lines, what they do not explain at each rate, and the delivery.
 * Their sums and taxes are exactly those of the parts.
 */
export function linesOfSums(
  { parts, pieces }: InvoiceSums,
  described: DescribedLine[],
  names: LineNames,
): InvoiceLine[] {
  const goods = pieces.flatMap(({ position, quantity, grossMinor }) => {
    const line = described.find((one) => one.position === position)
    if (!line || quantity <= 0) return []
    const { position: _, ...rest } = line
    return [
      { ...rest, quantity, grossMinor, discountMinor: line.unitMinor * quantity - grossMinor },
    ]
  })
  const isDelivery = ({ kind }: TaxPart) => kind === 'delivery'
  // Earlier refunds may have taken off all of a rate, of which pieces come back nevertheless.
  const rates = new Set([
    ...taxesOfParts(parts).map(({ basisPoints }) => basisPoints),
    ...goods.map(({ taxBasisPoints }) => taxBasisPoints),
  ])
  const differences = [...rates].flatMap((basisPoints) => {
    const own = (one: { basisPoints: Rate }) => one.basisPoints === basisPoints
    const named = goods.filter(({ taxBasisPoints }) => taxBasisPoints === basisPoints)
    const minor =
      sum(parts.filter((part) => own(part) && !isDelivery(part)).map((part) => part.grossMinor)) -
      sum(named.map(({ grossMinor }) => grossMinor))
    return minor === 0 ? [] : [amountLine(names.difference(minor), '', minor, basisPoints)]
  })
  const delivery = parts
    .filter(isDelivery)
    .toSorted((a, b) => b.grossMinor - a.grossMinor)
    .map((part) => amountLine(names.delivery, 'delivery', part.grossMinor, part.basisPoints))
  return withTaxes([...goods, ...differences, ...delivery], parts)
}

/** A price is never negative, so that an amount to subtract is a discount. */
const amountLine = (
  name: string,
  sku: string,
  grossMinor: number,
  taxBasisPoints: Rate,
): DraftLine => ({
  ...{ name, sku, code: '', detail: null, hsnCode: null, quantity: 1 },
  unitMinor: Math.max(0, grossMinor),
  discountMinor: Math.max(0, -grossMinor),
  ...{ grossMinor, taxBasisPoints },
})

/**
 * Adds the tax of each line: that contained in the sum of its rate up to it, less that up to the line before. The last one
 * of a rate has what its sum leaves, so that they come exactly to the tax of the parts.
 */
function withTaxes(lines: DraftLine[], parts: TaxPart[]): InvoiceLine[] {
  const taxes = taxesOfParts(parts)
  return lines.map((line, n) => {
    const rate = line.taxBasisPoints
    const isOwn = (one: DraftLine) => one.taxBasisPoints === rate
    const upTo = (end: number) => {
      if (!lines.slice(end).some(isOwn))
        return taxes.find(({ basisPoints }) => basisPoints === rate)?.taxMinor ?? 0
      const before = lines.slice(0, end).filter(isOwn)
      const minor = sum(before.map(({ grossMinor }) => grossMinor))
      return Math.round((minor * (rate ?? 0)) / (10_000 + (rate ?? 0)))
    }
    return { ...line, position: n + 1, taxMinor: upTo(n + 1) - upTo(n) }
  })
}
