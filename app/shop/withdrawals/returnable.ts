import type { OrderLineTable } from '#app/database/tables.ts'
import type { Order } from '../orders/order.ts'

export const returnReasons = ['damaged', 'wrong', 'not-as-described', 'other'] as const
export type ReturnReason = (typeof returnReasons)[number]

/** A line of an order, and how much of it may still be sent back. */
export type ReturnableLine = {
  position: number
  left: number
  /** Of what is damaged or wrong: an e-book too. */
  leftToReturn: number
  reason?: 'ebook' | 'all-back'
}

/** Positions and quantities of what somebody sends back. */
export type ReturnedLine = { position: number; quantity: number }

/**
 * What of an order may still be sent back. An e-book that was supplied at once, as its buyer asked, can not
 * be withdrawn from (CRD Art 16(m)).
 * @param back what is on its way back already, or has come back.
 */
export function listReturnable(
  { lines, ebookConsent }: Pick<Order, 'lines' | 'ebookConsent'>,
  back: ReturnedLine[],
): ReturnableLine[] {
  return lines.map(({ position, quantity, format }) => {
    const gone = back
      .filter((one) => one.position === position)
      .reduce((sum, one) => sum + one.quantity, 0)
    const left = Math.max(0, quantity - gone)
    if (format === 'e-book' && ebookConsent === 1)
      return { position, left: 0, leftToReturn: left, reason: 'ebook' }
    const line = { position, left, leftToReturn: left }
    return left === 0 ? { ...line, reason: 'all-back' } : line
  })
}

/** `2 × The Moonstone`, a line each. */
export const piecesInWords = ({ lines }: Pick<Order, 'lines'>, pieces: ReturnedLine[]): string[] =>
  pieces.map(({ position, quantity }) => `${quantity} × ${nameOf(lines, position)}`)

export const nameOf = (lines: Pick<OrderLineTable, 'position' | 'name'>[], position: number) =>
  lines.find((line) => line.position === position)?.name ?? ''

type Priced = { lineMinor: number; discountMinor: number; quantity: number }

/**
 * What was paid for some pieces of a line, in minor units: what the coupon took off is taken off, and all
 * pieces together come to the line exactly, in whatever parts they come back.
 * @param before how many came back earlier.
 */
export function paidFor(line: Priced, pieces: number, before: number): number {
  const paid = line.lineMinor - line.discountMinor
  const upTo = (count: number) => Math.floor((paid * count) / line.quantity)
  return upTo(before + pieces) - upTo(before)
}
