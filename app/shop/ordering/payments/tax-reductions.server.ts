import type { Reader } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import { countOf } from '#app/shop/ordering/orders/refund-amount.ts'
import { isSent } from '#app/shop/pricing/delivery/delivery.ts'
import { partsInTurn, type LineReduction, type SaleReduction, type TaxPart } from './tax-parts.ts'
import { findTaxedOrders, type TaxedOrderRow } from './taxed-orders.server.ts'

/** A reduction of an order's sale counts at the moment `at` (ms UTC). */
export type TaxReduction = { order: TaxedOrderRow; at: number; parts: TaxPart[] }

/** Holds what was taken off an order, and what is left of its sale. */
export type Sale = {
  reductions: TaxReduction[]
  left: TaxPart[]
  takenOff: LineReduction[]
  /** Is true if the order was cancelled, or came back unpaid. */
  isEnded: boolean
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
    for (const { reductions } of (await findSales(numbers)).values())
      for (const one of reductions) if (one.at >= from && one.at < until) yield one
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
        // Goods that came back unpaid have no refund.
        .where((row) => row.or([row('isCancelled', '=', 1), row('refundId', 'is', null)]))
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
    .union(selectCredited(from, until).where('orderNumber', '>', after))
    .orderBy('orderNumber')
    .limit(ordersAtOnce)
    .execute()
  return rows.map(({ orderNumber }) => orderNumber)
}

const selectCredited = (from: number, until: number) =>
  db.read
    .selectFrom('invoice')
    .select('orderNumber')
    .where('refundId', 'is not', null)
    .where('issuedAt', '>=', from)
    .where('issuedAt', '<', until)

/** Returns the sales of orders by their numbers, with all that has been taken off them. */
export async function findSales(
  numbers: string[],
  reader: Reader = db.read,
): Promise<Map<string, Sale>> {
  const [orders, refunds, lines, ends] = await Promise.all([
    findTaxedOrders(numbers, reader),
    listRefunds(numbers, reader),
    reader
      .selectFrom('refundLine')
      .selectAll()
      .where('orderNumber', 'in', numbers)
      .orderBy('at')
      .orderBy('position')
      .orderBy('fromPiece')
      .execute(),
    reader
      .selectFrom('orderEvent')
      .selectAll()
      .where('orderNumber', 'in', numbers)
      .where('state', 'in', ['cancelled', 'returned'])
      .execute(),
  ])
  return new Map(
    [...orders].map(([number, order]) => {
      const own = <T extends { orderNumber: string }>(rows: T[]) =>
        rows.filter((row) => row.orderNumber === number)
      return [number, saleOf(order, own(refunds), own(lines), own(ends)[0])]
    }),
  )
}

/** Money that came twice, or too late, was never a sale, so its refunds are omitted. */
const listRefunds = (numbers: string[], reader: Reader) =>
  reader
    .selectFrom('refund')
    .leftJoin('invoice as creditNote', 'creditNote.refundId', 'refund.id')
    .select(['refund.id', 'refund.orderNumber', 'amountMinor', 'doneAt'])
    .select('creditNote.issuedAt as creditedAt')
    .where('refund.orderNumber', 'in', numbers)
    .where('reason', '!=', 'paid-late')
    .orderBy('doneAt')
    .orderBy('refund.id')
    .execute()

type Refund = {
  id: string
  amountMinor: number
  doneAt: number | null
  /** A refund that the bank sent back is due again, but its credit note stays. */
  creditedAt: number | null
}
type Line = LineReduction & {
  refundId: string | null
  isCancelled: 0 | 1
  at: number
}
type End = { at: number; state: string }
type DatedReduction = SaleReduction & { at: number; lines: Line[] }

function saleOf(
  order: TaxedOrderRow,
  refunds: Refund[],
  lines: Line[],
  end: End | undefined,
): Sale {
  const counted = [
    ...unpaidReductions(order, lines),
    ...refunds.flatMap((refund) => reductionsOfRefund(refund, lines)),
  ].toSorted((one, other) => one.at - other.at)
  const isEnded = end?.state === 'cancelled' || (end !== undefined && refunds.length === 0)
  const reductions = isEnded
    ? [...counted.filter(({ at }) => at < end.at), { at: end.at, amountMinor: Infinity, lines: [] }]
    : counted
  const { offs, left } = partsInTurn(order, reductions)
  return {
    reductions: reductions.map(({ at }, n) => ({ order, at, parts: offs[n]! })),
    left,
    takenOff: reductions.flatMap(({ lines: pieces }) => pieces),
    isEnded,
  }
}

/** Lines that were cancelled before they were sent count from then on, all others when they are refunded. */
function reductionsOfRefund(
  { id, amountMinor, doneAt, creditedAt }: Refund,
  all: Line[],
): DatedReduction[] {
  const lines = all.filter(({ refundId }) => refundId === id)
  const at = lines.find(({ isCancelled }) => isCancelled === 1)?.at ?? creditedAt ?? doneAt
  return at === null ? [] : [{ at, amountMinor, lines }]
}

/** Returns what was called off or came back before it was paid, with the delivery if nothing is left to be sent. */
function unpaidReductions(order: TaxedOrderRow, lines: Line[]): DatedReduction[] {
  const unpaid = lines.filter(({ refundId }) => refundId === null)
  const sent = order.lines.filter(isSent)
  const isNoneSent = sent.every((line) => countOf(unpaid, line.position) >= line.quantity)
  // An e-book that is cancelled later does not change the date.
  const last = unpaid.findLast((one) => sent.some(({ position }) => position === one.position))
  return unpaid.map((line) => ({
    at: line.at,
    amountMinor: line.amountMinor + (isNoneSent && line === last ? order.deliveryMinor : 0),
    lines: [line],
  }))
}
