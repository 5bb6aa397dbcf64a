import { spreadOver } from '#app/shop/pricing/tax/spread-over.ts'
import { containedTax, type TaxSum } from '#app/shop/pricing/tax/tax.ts'

/** `kind` is a kind of goods for taxes, or `delivery`. `basisPoints` is null without tax. */
export type TaxPart = {
  kind: string
  basisPoints: number | null
  grossMinor: number
  taxMinor: number
}

type Line = {
  position: number
  quantity: number
  lineMinor: number
  discountMinor: number
  taxKind: string
  taxBasisPoints: number | null
}
export type TaxedOrder = { totalMinor: number; lines: Line[]; taxes: TaxSum[] }

const grossOf = ({ lineMinor, discountMinor }: Line) => lineMinor - discountMinor
const sum = (parts: { grossMinor: number }[]) =>
  parts.reduce((all, { grossMinor }) => all + grossMinor, 0)

/**
 * Splits an order by kind and rate, with delivery as its own part. The taxes sum up exactly to
 * those stated.
 */
export function partsOfOrder({ totalMinor, lines, taxes }: TaxedOrder): TaxPart[] {
  const untaxed = lines.filter((line) => line.taxBasisPoints === null)
  const rest = totalMinor - sum(taxes)
  return [
    ...taxes.flatMap((tax) => {
      const own = lines.filter((line) => line.taxBasisPoints === tax.basisPoints)
      return partsAt(tax.basisPoints, own, tax.grossMinor, tax.taxMinor)
    }),
    ...partsAt(null, untaxed, rest, 0),
  ]
}

function partsAt(rate: number | null, lines: Line[], gross: number, tax: number): TaxPart[] {
  const kinds = [...new Set(lines.map((line) => line.taxKind))].sort()
  const goods = kinds.map((kind) => ({
    kind,
    grossMinor: lines
      .filter((line) => line.taxKind === kind)
      .reduce((all, line) => all + grossOf(line), 0),
  }))
  const parts = [...goods, { kind: 'delivery', grossMinor: gross - sum(goods) }].filter(
    (part) => part.grossMinor !== 0,
  )
  const taxes = spreadOver(
    tax,
    parts.map(({ kind, grossMinor }) => ({ id: kind, minor: grossMinor })),
  )
  return parts.map((part, n) => ({ ...part, basisPoints: rate, taxMinor: taxes[n]! }))
}

/** The amount was refunded or cancelled, without delivery. */
export type LineReduction = { position: number; amountMinor: number }

/** Returns the tax contained in lines of an order, each by its own kind and rate. */
export const partsOfLines = (lines: LineReduction[], order: TaxedOrder): TaxPart[] =>
  lines.flatMap(({ position, amountMinor: grossMinor }) => {
    const line = order.lines.find((one) => one.position === position)
    if (!line) return []
    const { taxKind: kind, taxBasisPoints: basisPoints } = line
    const taxMinor = basisPoints === null ? 0 : containedTax(grossMinor, basisPoints)
    return [{ kind, basisPoints, grossMinor, taxMinor }]
  })

/**
 * Splits a refund: first over the lines that it names, the rest over the delivery. A refund of the
 * whole total is split as the order was. `unallocatedMinor` belongs to no line.
 */
export function partsOfRefund(
  amountMinor: number,
  named: LineReduction[],
  order: TaxedOrder,
): { parts: TaxPart[]; unallocatedMinor: number } {
  const all = partsOfOrder(order)
  if (amountMinor === order.totalMinor) return { parts: all, unallocatedMinor: 0 }
  const lines = partsOfLines(named, order)
  if (lines.length === 0) return { parts: [], unallocatedMinor: amountMinor }
  const rest = amountMinor - sum(lines)
  const delivery = all.filter(({ kind }) => kind === 'delivery')
  const ofDelivery = Math.min(Math.max(0, rest), sum(delivery))
  return { parts: [...lines, ...share(ofDelivery, delivery)], unallocatedMinor: rest - ofDelivery }
}

/**
 * Calculates the tax of parts that are taken off one after the other: the increase of the tax
 * contained in all that was taken off of their kind and rate. The last piece gets the rest, so that
 * all pieces together have the tax of the whole, and earlier ones never change.
 */
export function taxReductionsInOrder(whole: TaxPart[], offs: TaxPart[][]): TaxPart[][] {
  const takenOff = new Map<TaxPart, number>()
  return offs.map((parts) =>
    parts.map((part) => {
      const of = whole.find(
        ({ kind, basisPoints }) => kind === part.kind && basisPoints === part.basisPoints,
      )
      if (!of) return part
      const before = takenOff.get(of) ?? 0
      const after = before + part.grossMinor
      takenOff.set(of, after)
      return { ...part, taxMinor: cumulativeTax(of, after) - cumulativeTax(of, before) }
    }),
  )
}

/** Returns the tax of the first `grossMinor` of a part. */
function cumulativeTax(
  { grossMinor: all, taxMinor, basisPoints }: TaxPart,
  grossMinor: number,
): number {
  if (basisPoints === null) return 0
  return grossMinor >= all ? taxMinor : Math.min(taxMinor, containedTax(grossMinor, basisPoints))
}

/** Returns what is left of an order's parts, by kind and rate. */
export function remainingParts(whole: TaxPart[], off: TaxPart[]): TaxPart[] {
  return whole.flatMap((part) => {
    const takenOff = off.filter(
      ({ kind, basisPoints }) => kind === part.kind && basisPoints === part.basisPoints,
    )
    const grossMinor = part.grossMinor - sum(takenOff)
    const taxMinor = part.taxMinor - takenOff.reduce((all, one) => all + one.taxMinor, 0)
    return grossMinor === 0 && taxMinor === 0 ? [] : [{ ...part, grossMinor, taxMinor }]
  })
}

function share(minor: number, parts: Omit<TaxPart, 'taxMinor'>[]): TaxPart[] {
  if (minor === 0) return []
  const shares = spreadOver(
    minor,
    parts.map(({ grossMinor }, n) => ({ id: String(n), minor: grossMinor })),
  )
  return parts.map(({ kind, basisPoints }, n) => {
    const grossMinor = shares[n]!
    const taxMinor = basisPoints === null ? 0 : containedTax(grossMinor, basisPoints)
    return { kind, basisPoints, grossMinor, taxMinor }
  })
}
