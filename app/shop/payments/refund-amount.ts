import type { Order } from '../orders/order.ts'

/** So many of a line; `position` counts from 0. */
export type LinePart = { position: number; quantity: number }

type Sold = Pick<Order, 'deliveryMinor' | 'totalMinor'> & {
  lines: Pick<Order['lines'][number], 'position' | 'quantity' | 'lineMinor' | 'discountMinor'>[]
}

/**
 * What some lines of an order cost their buyer, in minor units: each less its share of the coupon, and with
 * the delivery where all goes back (CRD Art 13(1)). A part of a line is rounded half up.
 */
export function amountOfLines(order: Sold, parts: LinePart[]): number {
  const lines = order.lines.map((line) => ({
    line,
    back: parts.find(({ position }) => position === line.position)?.quantity ?? 0,
  }))
  if (lines.every(({ line, back }) => back >= line.quantity)) return order.totalMinor
  return lines.reduce((sum, { line, back }) => {
    const paid = line.lineMinor - line.discountMinor
    return sum + Math.floor((2 * paid * back + line.quantity) / (2 * line.quantity))
  }, 0)
}
