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

const grossOfLine = ({ lineMinor, discountMinor }: Line) => lineMinor - discountMinor
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
      .reduce((all, line) => all + grossOfLine(line), 0),
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

/** `amountMinor` contains the lines; Infinity takes off all that is left. */
export type SaleReduction = { amountMinor: number; lines: LineReduction[] }

/**
 * Takes reductions off an order one after the other: each off the lines that it names, its rest off the delivery if it
 * names any, and what then remains off all that is left, in proportion. Nothing is taken off twice. The tax of a piece is
 * the increase of the tax contained in all that was taken off of its kind and rate, so that all pieces together have the
 * tax of the whole, and earlier ones never change.
 */
export function partsInTurn(
  order: TaxedOrder,
  reductions: SaleReduction[],
): { offs: TaxPart[][]; left: TaxPart[] } {
  const whole = partsOfOrder(order)
  const takenOff = whole.map(() => 0)
  const offs = reductions.map((reduction) => {
    const left = whole.map(({ grossMinor }, n) => grossMinor - takenOff[n]!)
    return takeOff(order, whole, left, reduction).flatMap((grossMinor, n) => {
      if (grossMinor === 0) return []
      const before = takenOff[n]!
      const after = (takenOff[n] = before + grossMinor)
      const taxMinor = cumulativeTax(whole[n]!, after) - cumulativeTax(whole[n]!, before)
      return [{ ...whole[n]!, grossMinor, taxMinor }]
    })
  })
  return { offs, left: subtractParts(whole, offs.flat()) }
}

/** Returns how much a reduction takes off each part, of which `left` is left. */
function takeOff(
  order: TaxedOrder,
  whole: TaxPart[],
  left: number[],
  { amountMinor, lines }: SaleReduction,
): number[] {
  const off = whole.map(() => 0)
  for (const { position, amountMinor: named } of lines) {
    const line = order.lines.find((one) => one.position === position)
    const n = whole.findIndex(
      ({ kind, basisPoints }) => kind === line?.taxKind && basisPoints === line.taxBasisPoints,
    )
    if (n >= 0) off[n]! += Math.min(named, left[n]! - off[n]!)
  }
  const spread = (isMeant: (part: TaxPart) => boolean) => {
    const open = whole.map((part, n) => (isMeant(part) ? left[n]! - off[n]! : 0))
    const rest = amountMinor - total(off)
    const shares = spreadOver(
      Math.min(rest, total(open)),
      open.map((minor, n) => ({ id: String(n).padStart(3, '0'), minor })),
    )
    for (const [n, share] of shares.entries()) off[n]! += share
  }
  if (lines.length > 0) spread(({ kind }) => kind === 'delivery')
  spread(() => true)
  return off
}

const total = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0)

/** Returns the tax of the first `grossMinor` of a part. */
function cumulativeTax(
  { grossMinor: all, taxMinor, basisPoints }: TaxPart,
  grossMinor: number,
): number {
  if (basisPoints === null) return 0
  return grossMinor >= all ? taxMinor : Math.min(taxMinor, containedTax(grossMinor, basisPoints))
}

/** Returns parts less others, by kind and rate, without those of which nothing is left. */
export function subtractParts(whole: TaxPart[], off: TaxPart[]): TaxPart[] {
  return whole.flatMap((part) => {
    const own = off.filter(
      ({ kind, basisPoints }) => kind === part.kind && basisPoints === part.basisPoints,
    )
    const grossMinor = part.grossMinor - sum(own)
    const taxMinor = part.taxMinor - own.reduce((all, one) => all + one.taxMinor, 0)
    return grossMinor === 0 && taxMinor === 0 ? [] : [{ ...part, grossMinor, taxMinor }]
  })
}
