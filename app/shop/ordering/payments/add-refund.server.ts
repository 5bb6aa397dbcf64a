import type { Transaction } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import type { OrderState } from '#app/database/tables.ts'
import { revokeEbooks } from '#app/shop/ordering/downloads/revoke.server.ts'
import type { Order } from '#app/shop/ordering/orders/order.ts'
import { findOrder } from '#app/shop/ordering/orders/orders.server.ts'
import { lockOrder } from './payment-sums.server.ts'
import { cutDown, sumOfParts, type LinePart } from '#app/shop/ordering/orders/refund-amount.ts'
import { listRefundLines } from '#app/shop/ordering/orders/refund-lines.server.ts'
import { createRefund, type CreatedRefund, type RefundRequest } from './refunds.server.ts'

/**
 * Names what the shopkeeper refunds voluntarily; a quantity of Infinity means all that is left of a
 * line.
 */
export type RefundToAdd = { parts: LinePart[] } | { amountMinor: number }

export type AddRefundOutcome =
  /** `line-gone`: fewer pieces of a line are left than requested. */
  | CreatedRefund
  | { ok: false; reason: 'no-line' | 'line-gone' | 'already-due' | RefundRefused['reason'] }
  | ({ ok: false; reason: 'return-announced' } & AnnouncedReturn)

/** Identifies a return that is announced of a line at `position`, from 0; `state` is that of its order. */
type AnnouncedReturn = { returnId: string; position: number; state: OrderState }

/** Rolls back the transaction with the refund that it created. */
export class RefundRefused extends Error {
  constructor(readonly reason: 'too-much' | 'limit' | 'not-transferred') {
    super(reason)
  }
}

/** Runs a transaction that creates a refund, and returns why it was rolled back if it was. */
export async function orRefundRefused<Outcome>(
  work: (trx: Transaction) => Promise<Outcome>,
): Promise<Outcome | { ok: false; reason: RefundRefused['reason'] }> {
  try {
    return await db.write(work)
  } catch (error) {
    if (error instanceof RefundRefused) return { ok: false, reason: error.reason }
    throw error
  }
}

/**
 * Creates a refund for lines of an order or an amount. It rejects an amount above what is left, pieces that were refunded
 * before, and lines of which a return is announced. Access to e-books ends once all pieces of their lines are refunded; an
 * amount ends none.
 */
export const addRefund = (
  number: string,
  request: RefundToAdd,
  now: number,
): Promise<AddRefundOutcome> => orRefundRefused((trx) => insertRefund(trx, number, request, now))

/**
 * Creates the refund of {@link addRefund} in a transaction.
 * @throws {RefundRefused}
 */
export async function insertRefund(
  trx: Transaction,
  number: string,
  request: RefundToAdd,
  now: number,
): Promise<AddRefundOutcome> {
  // The order is locked first, so that its lines do not change after they are read.
  await lockOrder(trx, number)
  const order = await findOrder(number, trx)
  if (!order) return { ok: false, reason: 'unknown' }
  const goodwill = { order: number, reason: 'goodwill' } as const
  if ('parts' in request)
    return addLineRefund(trx, order, { ...goodwill, parts: request.parts }, now)
  const { amountMinor } = request
  if (await isRefundedAlready(trx, number, amountMinor)) return { ok: false, reason: 'already-due' }
  const refund = await createRefund(trx, { ...goodwill, amountMinor }, now)
  if (refund.ok && refund.amountMinor < amountMinor) throw new RefundRefused('too-much')
  return refund
}

/**
 * Returns whether the same command was already given and only its payment failed; then no second
 * refund is created.
 */
async function isRefundedAlready(
  trx: Transaction,
  number: string,
  amountMinor: number,
): Promise<boolean> {
  const due = await trx
    .selectFrom('refund')
    .select('id')
    .where('orderNumber', '=', number)
    .where('reason', '=', 'goodwill')
    .where('state', '=', 'due')
    .where('amountMinor', '=', amountMinor)
    .executeTakeFirst()
  return due !== undefined
}

type Lines = Pick<RefundRequest, 'order' | 'reason'> & { parts: LinePart[] }

async function addLineRefund(
  trx: Transaction,
  order: Order,
  { parts, ...request }: Lines,
  now: number,
): Promise<AddRefundOutcome> {
  const positions = new Set(parts.map(({ position }) => position))
  const isThere = (one: LinePart) => order.lines.some(({ position }) => position === one.position)
  if (positions.size < parts.length || !parts.every(isThere))
    return { ok: false, reason: 'no-line' }
  const announced = await findAnnouncedReturn(trx, order.number, [...positions])
  if (announced) return { ok: false, reason: 'return-announced', ...announced, state: order.state }
  const before = await listRefundLines(order.number, trx)
  const left = cutDown(order.lines, parts, before)
  const isLeft = parts.every(({ position, quantity }) => {
    const found = left.find((one) => one.position === position)?.quantity ?? 0
    return quantity === Infinity ? found > 0 : found === quantity
  })
  if (!isLeft) return { ok: false, reason: 'line-gone' }
  const sum = sumOfParts(order, left, before)
  const { amountMinor } = sum
  const refund = await createRefund(trx, { ...request, amountMinor, parts: sum.parts }, now)
  if (refund.ok) await revokeEbooks(trx, order.number, wholeLines(order, sum.parts), now)
  return refund
}

/**
 * Finds an announced return of one of these lines, the first one. Its receipt owes the pieces, so that a refund of the same
 * line beside it would pay for more pieces than came back.
 */
const findAnnouncedReturn = (trx: Transaction, orderNumber: string, positions: number[]) =>
  trx
    .selectFrom('orderReturnLine')
    .innerJoin('orderReturn', 'orderReturn.id', 'orderReturnLine.returnId')
    .where('orderNumber', '=', orderNumber)
    .where('state', '=', 'announced')
    .where('position', 'in', positions)
    .select(['returnId', 'position'])
    .orderBy('announcedAt')
    .orderBy('position')
    .executeTakeFirst()

const wholeLines = ({ lines }: Order, parts: (LinePart & { fromPiece: number })[]): number[] =>
  parts
    .filter(({ position, fromPiece, quantity }) =>
      lines.some((line) => line.position === position && line.quantity === fromPiece + quantity),
    )
    .map(({ position }) => position)
