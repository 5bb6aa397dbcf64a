import { spreadOver } from '#app/shop/pricing/tax/spread-over.ts'
import { taxesOfSale, type TaxSum } from '#app/shop/pricing/tax/tax.ts'
import { isSent } from '#app/shop/pricing/delivery/delivery.ts'
import type { OrderLineTable } from '#app/database/tables.ts'

/** `kind` is a kind of goods for taxes, or `delivery`. `basisPoints` is null without tax. */
export type TaxPart = {
  kind: string
  basisPoints: number | null
  grossMinor: number
  taxMinor: number
}

export type TaxedOrderLine = Pick<
  OrderLineTable,
  'position' | 'quantity' | 'unitMinor' | 'lineMinor' | 'discountMinor' | 'kind' | 'format'
> & { taxKind: string; taxBasisPoints: number | null }
export type TaxedOrder = {
  country?: string
  totalMinor: number
  deliveryMinor: number
  lines: TaxedOrderLine[]
  taxes: TaxSum[]
}

const grossOfLine = ({ lineMinor, discountMinor }: TaxedOrderLine) => lineMinor - discountMinor
const sum = (parts: { grossMinor: number }[]) =>
  parts.reduce((all, { grossMinor }) => all + grossMinor, 0)

/**
 * Splits an order by kind and rate, with delivery as its own part. The taxes sum up exactly to
 * those stated.
 */
export function partsOfOrder({
  totalMinor,
  lines,
  taxes,
}: Omit<TaxedOrder, 'deliveryMinor'>): TaxPart[] {
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

function partsAt(
  rate: number | null,
  lines: TaxedOrderLine[],
  gross: number,
  tax: number,
): TaxPart[] {
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

/** Pieces of a line were refunded or cancelled; the amount is without delivery. */
export type LineReduction = { position: number; quantity: number; amountMinor: number }

/** `amountMinor` contains the lines; Infinity takes off all that is left. */
export type SaleReduction = { amountMinor: number; lines: LineReduction[] }

/** Holds what is left of each line of an order, in its order, and of its delivery. */
type SaleLeft = { lines: { quantity: number; grossMinor: number }[]; deliveryMinor: number }

/**
 * Takes reductions off an order one after the other: each off the lines that it names, what it has beyond their price off
 * the delivery, and what then remains off all that is left, in proportion. Nothing is taken off twice.
 *
 * After each, what remains is taxed as if it had been ordered alone. So the delivery, of which as much is left as before
 * unless it is named, is shared anew among the lines that remain: it is subsidiary to the goods that it brings and has
 * their rates, and a line that was called off or came back is no supply to which it could belong. A reduction is what
 * the parts were before less what they are after it, which may raise the delivery of another rate; all reductions and what
 * is left come to the whole.
 */
export function partsInTurn(
  order: TaxedOrder,
  reductions: SaleReduction[],
): { offs: TaxPart[][]; left: TaxPart[] } {
  let sale = wholeSale(order)
  let parts = partsOfOrder(order)
  const offs = reductions.map((reduction) => {
    const before = parts
    const { isChanged, left } = takeOff(order, sale, reduction)
    if (!isChanged) return []
    sale = left
    parts = partsOfLeft(order, left)
    return subtractParts(before, parts)
  })
  return { offs, left: parts }
}

const wholeSale = ({ lines, deliveryMinor }: TaxedOrder): SaleLeft => ({
  lines: lines.map((line) => ({ quantity: line.quantity, grossMinor: grossOfLine(line) })),
  deliveryMinor,
})

function takeOff(
  order: TaxedOrder,
  { lines, deliveryMinor }: SaleLeft,
  reduction: SaleReduction,
): { isChanged: boolean; left: SaleLeft } {
  const named = order.lines.map(({ position }) =>
    reduction.lines.filter((line) => line.position === position),
  )
  const pieces = named.map((own) => total(own.map(({ quantity }) => quantity)))
  const amounts = named.map((own) => total(own.map(({ amountMinor }) => amountMinor)))
  const ofLines = lines.map(({ grossMinor }, n) => Math.min(grossMinor, amounts[n]!))
  const beyond = reduction.lines.length > 0 ? reduction.amountMinor - total(amounts) : 0
  const offs = [...ofLines, Math.min(deliveryMinor, Math.max(0, beyond))]
  const open = [...lines.map(({ grossMinor }) => grossMinor), deliveryMinor].map(
    (minor, n) => minor - offs[n]!,
  )
  const rest = Math.min(Math.max(0, reduction.amountMinor - total(offs)), total(open))
  const shares = spreadOver(
    rest,
    open.map((minor, n) => ({ id: String(n).padStart(4, '0'), minor })),
  )
  const left = open.map((minor, n) => minor - shares[n]!)
  return {
    isChanged: [...offs, ...shares, ...pieces].some((one) => one > 0),
    left: {
      lines: lines.map(({ quantity }, n) => ({
        quantity: Math.max(0, quantity - pieces[n]!),
        grossMinor: left[n]!,
      })),
      deliveryMinor: left.at(-1)!,
    },
  }
}

const total = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0)

/** Returns the parts of what is left as of an order of that alone. */
function partsOfLeft(order: TaxedOrder, { lines, deliveryMinor }: SaleLeft): TaxPart[] {
  const isAnyLeft = order.lines.some((line, n) => isSent(line) && lines[n]!.quantity > 0)
  const sold = order.lines.map((line, n) => ({
    id: String(line.position).padStart(4, '0'),
    paidMinor: lines[n]!.grossMinor,
    // A delivery of which no goods remain keeps the rates of all that were sent.
    shownMinor: line.unitMinor * (isAnyLeft ? lines[n]!.quantity : line.quantity),
    basisPoints: line.taxBasisPoints,
    isSent: isSent(line),
  }))
  return partsOfOrder({
    totalMinor: total(sold.map(({ paidMinor }) => paidMinor)) + deliveryMinor,
    lines: order.lines.map((line, n) => ({
      ...line,
      lineMinor: lines[n]!.grossMinor,
      discountMinor: 0,
    })),
    taxes: taxesOfSale(sold, deliveryMinor, order.country),
  })
}

/** Returns parts less others, by kind and rate, without those of which nothing is left; what others have more is negative. */
export function subtractParts(whole: TaxPart[], off: TaxPart[]): TaxPart[] {
  const isOf = (part: TaxPart) => (other: TaxPart) =>
    part.kind === other.kind && part.basisPoints === other.basisPoints
  const all = [...whole, ...off]
  return all.flatMap((part, n) => {
    if (all.findIndex(isOf(part)) < n) return []
    const [had, less] = [whole.filter(isOf(part)), off.filter(isOf(part))]
    const grossMinor = sum(had) - sum(less)
    const taxMinor = taxOf(had) - taxOf(less)
    return grossMinor === 0 && taxMinor === 0 ? [] : [{ ...part, grossMinor, taxMinor }]
  })
}

const taxOf = (parts: TaxPart[]) => total(parts.map(({ taxMinor }) => taxMinor))
