import { isSent } from '#app/shop/pricing/delivery/delivery.ts'
import type { Order } from './order.ts'
import { isUndone } from './order-states.ts'
import { paidFor } from './returnable.ts'

/** Names a quantity of an order's line; `position` counts from 0. */
export type LinePart = { position: number; quantity: number }

/**
 * Adds what was paid for a part, in minor units. `fromPiece`: how many of its line were taken off
 * before.
 */
export type PricedPart = LinePart & { fromPiece: number; amountMinor: number }

type Sold = Pick<Order, 'deliveryMinor'> & {
  lines: Pick<
    Order['lines'][number],
    'position' | 'quantity' | 'lineMinor' | 'discountMinor' | 'kind' | 'format'
  >[]
}

type Delivered = Pick<Order, 'deliveryMinor'> & {
  lines: (LinePart & Pick<Order['lines'][number], 'kind' | 'format'>)[]
}

/** `isWhole`: with these parts all of the order is taken off, e-books included. */
export type PartSum = { amountMinor: number; parts: PricedPart[]; isWhole: boolean }

/**
 * Returns what was paid for parts of an order, in minor units, each less its share of the coupon.
 * The delivery is included with the last part of all that was sent (CRD Art 13(1)). E-books do not
 * count for it, because they are not sent.
 * @param before what was taken off earlier.
 */
export function sumOfParts(order: Sold, parts: LinePart[], before: LinePart[]): PartSum {
  const all = [...before, ...parts]
  const isLastSent = isNoneSent(order, all) && !isNoneSent(order, before)
  const priced = parts.flatMap(({ position, quantity }) => {
    const line = order.lines.find((one) => one.position === position)
    if (!line) return []
    const fromPiece = countOf(before, position)
    return [{ position, quantity, fromPiece, amountMinor: paidFor(line, quantity, fromPiece) }]
  })
  const goodsMinor = priced.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  return {
    amountMinor: goodsMinor + (isLastSent ? order.deliveryMinor : 0),
    parts: priced,
    isWhole: order.lines.every((line) => isOff(line, all)),
  }
}

const isOff = ({ position, quantity }: LinePart, off: LinePart[]) =>
  countOf(off, position) >= quantity

/** Returns whether only e-books remain of an order without these parts. */
const isNoneSent = ({ lines }: Pick<Delivered, 'lines'>, off: LinePart[]) =>
  lines.every((line) => !isSent(line) || isOff(line, off))

export const countOf = (parts: LinePart[], position: number) =>
  parts.filter((part) => part.position === position).reduce((sum, part) => sum + part.quantity, 0)

/**
 * Cuts each part to the quantity that remains; Infinity means all of it. Parts of which nothing remains are dropped.
 */
export const cutDown = (lines: LinePart[], parts: LinePart[], before: LinePart[]): LinePart[] =>
  parts.flatMap(({ position, quantity }) => {
    const line = lines.find((one) => one.position === position)
    const left = Math.min(quantity, (line?.quantity ?? 0) - countOf(before, position))
    return left > 0 ? [{ position, quantity: left }] : []
  })

type TakenOff = LinePart & { refundId: string | null; amountMinor: number; isCancelled: 0 | 1 }

/**
 * Returns by how much less is to be paid than was ordered, in minor units: what was called off or
 * came back before payment, and the delivery if the buyer keeps nothing that was sent.
 */
export function sumLess(order: Sold, takenOff: TakenOff[]): number {
  return sumOff(
    order,
    takenOff.filter(({ refundId }) => refundId === null),
  )
}

/** Tells a part that came back before it was paid from one that was cancelled or paid back. */
export const isReturnedUnpaid = (part: Pick<TakenOff, 'refundId' | 'isCancelled'>): boolean =>
  part.refundId === null && part.isCancelled === 0

type Priced = Sold & Pick<Order, 'state' | 'totalMinor'>

/** Returns what is to be paid of an unpaid order, in minor units: nothing once it was cancelled or wholly returned. */
export const sumToPay = (order: Priced, takenOff: TakenOff[]): number =>
  isUndone(order.state) ? 0 : order.totalMinor - sumLess(order, takenOff)

/**
 * Returns the sum of a payment of which only is known that it came, in minor units: what is to be paid, or what the buyer
 * of a cancelled or returned order was asked for before.
 */
export const sumToRecord = (order: Priced, takenOff: TakenOff[]): number =>
  isUndone(order.state)
    ? order.totalMinor -
      sumLess(
        order,
        takenOff.filter(({ isCancelled }) => isCancelled === 1),
      )
    : sumToPay(order, takenOff)

/** Returns the price of parts of an order in minor units, with the delivery if nothing is left to send. */
export function sumOff(order: Delivered, parts: (LinePart & { amountMinor: number })[]): number {
  const goodsMinor = parts.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  return goodsMinor + (isNoneSent(order, parts) ? order.deliveryMinor : 0)
}
