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
  const differences = taxesOfParts(parts).flatMap(({ basisPoints }) => {
    const own = (one: { basisPoints: Rate }) => one.basisPoints === basisPoints
    const named = goods.filter(({ taxBasisPoints }) => taxBasisPoints === basisPoints)
    const minor =
      sum(parts.filter((part) => own(part) && !isDelivery(part)).map((part) => part.grossMinor)) -
      sum(named.map(({ grossMinor }) => grossMinor))
    return minor === 0 ? [] : [amountLine(names.difference(minor), '', minor, basisPoints)]
  })
  const delivery = parts
    .filter(isDelivery)
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

/** Shares the tax of each rate among its lines, in proportion and with an exact sum. */
function withTaxes(lines: DraftLine[], parts: TaxPart[]): InvoiceLine[] {
  const taxes = taxesOfParts(parts)
  const grossBefore = new Map<Rate, number>()
  return lines.map((line, n) => {
    const rate = line.taxBasisPoints
    const whole = taxes.find(({ basisPoints }) => basisPoints === rate)
    const upTo = (minor: number) =>
      whole && whole.grossMinor !== 0 ? Math.round((whole.taxMinor * minor) / whole.grossMinor) : 0
    const before = grossBefore.get(rate) ?? 0
    const after = before + line.grossMinor
    grossBefore.set(rate, after)
    return { ...line, position: n + 1, taxMinor: upTo(after) - upTo(before) }
  })
}
