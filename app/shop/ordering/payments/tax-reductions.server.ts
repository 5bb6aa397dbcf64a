import { db } from '#app/database/database.server.ts'
import { countOf } from '#app/shop/ordering/orders/refund-amount.ts'
import {
  remainingParts,
  partsOfLines,
  partsOfOrder,
  partsOfRefund,
  taxReductionsInOrder,
  type TaxPart,
} from './tax-parts.ts'
import { findTaxedOrders, type TaxedOrderRow } from './taxed-orders.server.ts'

/**
 * A reduction of an order's sale counts at the moment `at` (ms UTC).
 * `unallocatedMinor` is the part of a refund without lines; it is negative where the end of the
 * order includes it.
 */
export type TaxReduction = {
  order: TaxedOrderRow
  at: number
  parts: TaxPart[]
  unallocatedMinor: number
}

const ordersAtOnce = 300

/**
 * Yields reductions of sales from `from` to before `until` (ms UTC): cancelled lines, paid refunds,
 * and ended orders, which take off what is left of them.
 */
export async function* reductionsBetween(
  from: number,
  until: number,
): AsyncGenerator<TaxReduction> {
  for (let after = ''; ;) {
    const numbers = await listOrdersWithReductions(from, until, after)
    const last = numbers.at(-1)
    if (last === undefined) return
    for (const one of await listTakenOff(numbers)) if (one.at >= from && one.at < until) yield one
    after = last
  }
}

/** Returns the numbers of orders that may have reductions in this time. */
async function listOrdersWithReductions(
  from: number,
  until: number,
  after: string,
): Promise<string[]> {
  const rows = await db.read
    .selectFrom('refund')
    .select('orderNumber')
    .where('state', '=', 'done')
    .where('doneAt', '>=', from)
    .where('doneAt', '<', until)
    .where('orderNumber', '>', after)
    .union(
      db.read
        .selectFrom('refundLine')
        .select('orderNumber')
        .where('isCancelled', '=', 1)
        .where('at', '>=', from)
        .where('at', '<', until)
        .where('orderNumber', '>', after),
    )
    .union(
      db.read
        .selectFrom('orderEvent')
        .select('orderNumber')
        .where('state', 'in', ['cancelled', 'returned'])
        .where('at', '>=', from)
        .where('at', '<', until)
        .where('orderNumber', '>', after),
    )
    .orderBy('orderNumber')
    .limit(ordersAtOnce)
    .execute()
  return rows.map(({ orderNumber }) => orderNumber)
}

async function listTakenOff(numbers: string[]): Promise<TaxReduction[]> {
  const [orders, refunds, lines, ends] = await Promise.all([
    findTaxedOrders(numbers),
    db.read
      .selectFrom('refund')
      .select(['id', 'orderNumber', 'amountMinor', 'doneAt'])
      .where('orderNumber', 'in', numbers)
      .where('state', '=', 'done')
      // Money that came twice, or too late, was never a sale.
      .where('reason', '!=', 'paid-late')
      .orderBy('doneAt')
      .orderBy('id')
      .execute(),
    db.read.selectFrom('refundLine').selectAll().where('orderNumber', 'in', numbers).execute(),
    db.read
      .selectFrom('orderEvent')
      .selectAll()
      .where('orderNumber', 'in', numbers)
      .where('state', 'in', ['cancelled', 'returned'])
      .execute(),
  ])
  return numbers.flatMap((number) => {
    const own = <T extends { orderNumber: string }>(rows: T[]) =>
      rows.filter((row) => row.orderNumber === number)
    const order = orders.get(number)
    return order ? reductionsOfOrder(order, own(refunds), own(lines), own(ends)[0]) : []
  })
}

type Refund = { id: string; amountMinor: number; doneAt: number | null }
type Line = {
  position: number
  quantity: number
  amountMinor: number
  refundId: string | null
  isCancelled: 0 | 1
  at: number
}
type End = { at: number; state: string }

function reductionsOfOrder(
  order: TaxedOrderRow,
  refunds: Refund[],
  lines: Line[],
  end: End | undefined,
): TaxReduction[] {
  const calledOff = lines
    .filter(({ isCancelled }) => isCancelled === 1)
    .map((line) => ({
      order,
      at: line.at,
      parts: partsOfLines([line], order),
      unallocatedMinor: 0,
    }))
  const unsent = cancelledDeliveryOf(order, lines, refunds)
  const paidBack = refunds.flatMap(({ id, amountMinor, doneAt }) => {
    const own = lines.filter(({ refundId }) => refundId === id)
    // Cancelled lines count when they were cancelled, not when they were refunded.
    const minor = own.reduce(
      (rest, one) => rest - (one.isCancelled ? one.amountMinor : 0),
      amountMinor,
    )
    if (minor === 0) return []
    const named = own.filter(({ isCancelled }) => isCancelled === 0)
    return [{ order, at: doneAt!, ...partsOfRefund(minor, named, order) }]
  })
  const endsSale = end?.state === 'cancelled' || (end !== undefined && refunds.length === 0)
  const whole = partsOfOrder(order)
  const all = inTurn(whole, [...calledOff, ...unsent, ...paidBack])
  if (!endsSale) return all
  const before = all.filter(({ at }) => at < end.at)
  const parts = remainingParts(
    whole,
    before.flatMap((one) => one.parts),
  )
  // Earlier refunds without lines are part of the whole that ends now.
  const unallocatedMinor = -before.reduce((all, one) => all + one.unallocatedMinor, 0)
  return [...before, { order, at: end.at, parts, unallocatedMinor }]
}

/** Sorts the reductions by time and calculates their taxes in turn. */
function inTurn(whole: TaxPart[], offs: TaxReduction[]): TaxReduction[] {
  const sorted = offs.toSorted((one, other) => one.at - other.at)
  const taxed = taxReductionsInOrder(
    whole,
    sorted.map(({ parts }) => parts),
  )
  return sorted.map((off, n) => ({ ...off, parts: taxed[n]! }))
}

/** Returns the delivery as a reduction if all lines to be sent were cancelled before payment. */
function cancelledDeliveryOf(
  order: TaxedOrderRow,
  lines: Line[],
  refunds: Refund[],
): TaxReduction[] {
  const unpaid = lines.filter(({ refundId }) => refundId === null)
  // A cancellation after a full refund has no value: the delivery was refunded with the rest.
  const paidBack = refunds.reduce((all, { amountMinor }) => all + amountMinor, 0)
  if (paidBack >= order.totalMinor && unpaid.every(({ amountMinor }) => amountMinor === 0))
    return []
  const sent = order.lines.filter(({ taxKind }) => !taxKind.startsWith('e-book'))
  const isNoneSent = sent.every((line) => countOf(unpaid, line.position) >= line.quantity)
  if (sent.length === 0 || !isNoneSent) return []
  const parts = partsOfOrder(order).filter(({ kind }) => kind === 'delivery')
  // An e-book that is cancelled later does not change the date.
  const off = unpaid.filter((one) => sent.some(({ position }) => position === one.position))
  return [{ order, at: Math.max(...off.map(({ at }) => at)), parts, unallocatedMinor: 0 }]
}
