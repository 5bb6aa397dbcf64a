import { paidFor } from '#app/shop/ordering/orders/returnable.ts'
import { subtractParts, type TaxPart } from '#app/shop/ordering/payments/tax-parts.ts'

/** Names pieces of an order's line; `position` counts from 0. */
export type InvoicePieces = { position: number; quantity: number; grossMinor: number }

/** Holds what an invoice charges or a credit note gives back: the sums as the tax report has them, and the pieces. */
export type InvoiceSums = { parts: TaxPart[]; pieces: InvoicePieces[] }

type SoldLine = { position: number; quantity: number; lineMinor: number; discountMinor: number }
type SaleLeft = {
  left: TaxPart[]
  takenOff: { position: number; quantity: number; amountMinor: number }[]
  isEnded: boolean
}

/** Returns what is left of the sale of an order, which its invoice less its credit notes comes to. */
export const sumsOfSale = (
  lines: SoldLine[],
  { left, takenOff, isEnded }: SaleLeft,
): InvoiceSums => ({
  parts: left,
  pieces: isEnded
    ? []
    : lines.map((line) => {
        const { position, quantity } = line
        const off = takenOff.filter((one) => one.position === position)
        return {
          position,
          quantity: quantity - sum(off.map((one) => one.quantity)),
          grossMinor: paidFor(line, quantity, 0) - sum(off.map((one) => one.amountMinor)),
        }
      }),
})

/** Returns what one has beyond others: a whole less all that was taken off it. */
export const subtractSums = (whole: InvoiceSums, off: InvoiceSums[]): InvoiceSums => ({
  parts: subtractParts(
    whole.parts,
    off.flatMap(({ parts }) => parts),
  ),
  pieces: whole.pieces.map(({ position, quantity, grossMinor }) => {
    const own = off.flatMap(({ pieces }) => pieces).filter((one) => one.position === position)
    return {
      position,
      quantity: quantity - sum(own.map((one) => one.quantity)),
      grossMinor: grossMinor - sum(own.map((one) => one.grossMinor)),
    }
  }),
})

/** Returns whether a paper of these sums has a line. */
export const haveLines = ({ parts, pieces }: InvoiceSums): boolean =>
  pieces.some(({ quantity }) => quantity > 0) || parts.some(({ grossMinor }) => grossMinor !== 0)

export const grossOf = ({ parts }: Pick<InvoiceSums, 'parts'>): number =>
  sum(parts.map(({ grossMinor }) => grossMinor))

export const sum = (numbers: number[]): number => numbers.reduce((all, one) => all + one, 0)
