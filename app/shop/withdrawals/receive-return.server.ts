import type { Transact } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import type { OrderReturnTable } from '#app/database/tables.ts'
import { noteChange } from '../audit/audit.server.ts'
import { enqueueMail } from '../mail/outbox.server.ts'
import { giveBackStock } from '../orders/give-back.server.ts'
import { moveOrder } from '../orders/move-order.server.ts'
import type { Order } from '../orders/order.ts'
import { findOrder } from '../orders/orders.server.ts'
import { holdOrder } from '../payments/payment-sums.server.ts'
import { oweRefund, type Owed } from '../payments/refunds.server.ts'
import { paidFor, type ReturnedLine } from './returnable.ts'
import { returnSettled } from './withdrawal-mail.server.ts'

/** `state`: it was received or refused before. */
export type Settled =
  | { ok: true; owed: Owed; isWhole: boolean }
  | { ok: false; reason: 'unknown' }
  | { ok: false; reason: 'state'; state: OrderReturnTable['state'] }

/**
 * Takes goods back that have come: into stock again unless they cannot be sold, what was paid for them is
 * owed to the buyer, and an order of which all came back is `returned`, delivery included (CRD Art 13(1)).
 * @param as `resold: false` for what goes to no shelf again.
 */
export function receiveReturn(id: string, as: { resold: boolean }, now: number): Promise<Settled> {
  return db.write(async (t): Promise<Settled> => {
    const moved = await moveReturn(t, id, { state: 'received', receivedAt: now })
    if ('ok' in moved) return moved
    const order = (await findOrder(moved.orderNumber, t))!
    await holdOrder(t, order.number)
    const lines = await linesOf(t, id)
    if (as.resold) await giveBackStock(t, withProducts(order, lines), now)
    const before = await receivedBefore(t, order.number, id)
    // A file does not come back.
    const isWhole = order.lines.every(
      ({ position, quantity, format }) =>
        format === 'e-book' || countOf(before, position) + countOf(lines, position) === quantity,
    )
    const amountMinor = sumPaid(order, lines, before) + (isWhole ? order.deliveryMinor : 0)
    const reason = moved.kind === 'withdrawal' ? 'withdrawn' : 'returned'
    const owed = await oweRefund(t, { order: order.number, reason, amountMinor, returnId: id }, now)
    if (isWhole) await moveOrder(t, order.number, 'returned', now)
    await enqueueMail(t, returnSettled(order, { id, outcome: 'received', why: '' }), now)
    await noteChange(t, { command: 'receive-return', about: order.number, details: { id } }, now)
    return { ok: true, owed, isWhole }
  })
}

/** Does not take goods back; `why` is told to the buyer, in the words given. */
export function refuseReturn(
  id: string,
  why: string,
  now: number,
): Promise<{ ok: true } | Extract<Settled, { ok: false }>> {
  return db.write(async (t) => {
    const moved = await moveReturn(t, id, { state: 'refused', settledAt: now })
    if ('ok' in moved) return moved
    const order = (await findOrder(moved.orderNumber, t))!
    await enqueueMail(t, returnSettled(order, { id, outcome: 'refused', why }), now)
    await noteChange(
      t,
      { command: 'receive-return', about: order.number, details: { id, refused: true } },
      now,
    )
    return { ok: true }
  })
}

/** One conditional statement: of two that settle it at one moment, one does. */
async function moveReturn(t: Transact, id: string, to: Partial<OrderReturnTable>) {
  const moved = await t
    .updateTable('orderReturn')
    .set(to)
    .where('id', '=', id)
    .where('state', '=', 'announced')
    .returning(['orderNumber', 'kind'])
    .executeTakeFirst()
  if (moved) return moved
  const found = await t
    .selectFrom('orderReturn')
    .select('state')
    .where('id', '=', id)
    .executeTakeFirst()
  return found
    ? ({ ok: false, reason: 'state', state: found.state } as const)
    : ({ ok: false, reason: 'unknown' } as const)
}

const linesOf = (t: Transact, returnId: string): Promise<ReturnedLine[]> =>
  t
    .selectFrom('orderReturnLine')
    .select(['position', 'quantity'])
    .where('returnId', '=', returnId)
    .orderBy('position')
    .execute()

const receivedBefore = (t: Transact, orderNumber: string, but: string): Promise<ReturnedLine[]> =>
  t
    .selectFrom('orderReturnLine')
    .innerJoin('orderReturn', 'orderReturn.id', 'orderReturnLine.returnId')
    .where('orderReturn.orderNumber', '=', orderNumber)
    .where('orderReturn.state', 'in', ['received', 'refunded'])
    .where('orderReturn.id', '!=', but)
    .select(['orderReturnLine.position', 'orderReturnLine.quantity'])
    .orderBy('orderReturnLine.position')
    .execute()

const countOf = (lines: ReturnedLine[], position: number) =>
  lines.filter((line) => line.position === position).reduce((sum, line) => sum + line.quantity, 0)

const withProducts = (order: Order, lines: ReturnedLine[]) =>
  lines.flatMap(({ position, quantity }) => {
    const line = order.lines.find((one) => one.position === position)
    if (!line) return []
    const { productId, color, size } = line
    return [{ productId, color, size, quantity }]
  })

const sumPaid = (order: Order, lines: ReturnedLine[], before: ReturnedLine[]) =>
  lines.reduce((sum, { position, quantity }) => {
    const line = order.lines.find((one) => one.position === position)
    return line ? sum + paidFor(line, quantity, countOf(before, position)) : sum
  }, 0)
