import type { Transaction } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import type { OrderReturnTable, OrderState } from '#app/database/tables.ts'
import type { Money } from '#app/i18n/currency.ts'
import { recordChange } from '#app/shop/operations/audit/audit.server.ts'
import { restoreEbooks, revokeEbooks } from '#app/shop/ordering/downloads/revoke.server.ts'
import { markNothingDue } from '#app/shop/ordering/payments/mark-nothing-due.server.ts'
import { enqueueMail } from '#app/shop/messaging/mail/outbox.server.ts'
import { issueCreditNote } from '#app/shop/ordering/invoices/issue-invoice.server.ts'
import { restockLines } from '#app/shop/ordering/orders/restock-lines.server.ts'
import { moveOrder } from '#app/shop/ordering/orders/move-order.server.ts'
import { canMove } from '#app/shop/ordering/orders/order-states.ts'
import type { Order } from '#app/shop/ordering/orders/order.ts'
import { findOrder } from '#app/shop/ordering/orders/orders.server.ts'
import {
  lockSeenOrder,
  type SeenOrder,
} from '#app/shop/ordering/payments/lock-seen-order.server.ts'
import { ensureLinkSecret } from '#app/shop/operations/link-secrets/link-secrets.server.ts'
import { receiptKey } from '#app/shop/ordering/orders/receipt-key.server.ts'
import { countOf, sumToPay } from '#app/shop/ordering/orders/refund-amount.ts'
import { listRefundLines } from '#app/shop/ordering/orders/refund-lines.server.ts'
import type { CreatedRefund } from '#app/shop/ordering/payments/refunds.server.ts'
import { isAllBack, listReceived, refundReturn } from './refund-return.server.ts'
import type { ReturnedLine } from '#app/shop/ordering/orders/returnable.ts'
import { listLines, type OrderReturn } from './returns.server.ts'
import { returnCompletedMail } from './withdrawal-mail.server.ts'

export type ReturnRefusal =
  | { ok: false; reason: 'unknown' }
  /** The return was received or refused before. */
  | { ok: false; reason: 'state'; state: OrderReturnTable['state'] }
  /** Nothing of its order was sent, so the shopkeeper cancels lines instead. */
  | { ok: false; reason: 'order'; orderNumber: string; state: OrderState }

/**
 * `isWhole` means that the whole order is back; `resold` that the goods are in stock again; `toPay` is what is still to be
 * paid of an unpaid order, and undefined for others.
 */
export type ReceiveReturnOutcome =
  | { ok: true; refund: CreatedRefund; isWhole: boolean; resold: boolean; toPay: Money | undefined }
  | ReturnRefusal

/**
 * Records received goods: their price is owed to the buyer, or no longer to be paid; a wholly returned order is `returned`,
 * and the goods go into stock again unless they cannot be sold.
 * @param options `resold` tells whether they go into stock; if omitted, all but damaged ones do.
 */
export async function receiveReturn(
  id: string,
  options: { resold?: boolean; seen?: SeenOrder },
  now: number,
): Promise<ReceiveReturnOutcome> {
  // This is outside the transaction, because it may write, and transactions are not nested.
  const secret = await ensureLinkSecret()
  return db.write((trx) => receive(trx, id, { ...options, secret }, now))
}

async function receive(
  trx: Transaction,
  id: string,
  { resold: typed, seen, secret }: { resold?: boolean; seen?: SeenOrder; secret: string },
  now: number,
): Promise<ReceiveReturnOutcome> {
  const orderNumber = await findOrderOf(trx, id)
  if (orderNumber === undefined) return { ok: false, reason: 'unknown' }
  // The order is locked first, so that dispatches and cancellations come before or after all of this.
  await lockSeenOrder(trx, orderNumber, seen)
  const order = (await findOrder(orderNumber, trx))!
  if (!canMove(order.state, 'returned')) return reasonAgainst(trx, id, order)
  const moved = await moveReturn(trx, id, { state: 'received', receivedAt: now })
  if ('ok' in moved) return moved
  const returned = (await listReceived(orderNumber, trx)).find((one) => one.id === id)!
  const { opened, ...done } = await takeBack(trx, order, returned, { secret, now })
  const resold = typed ?? returned.reason !== 'damaged'
  if (resold) await restockLines(trx, withProducts(order, returned.lines), now)
  const invoice = await issueCreditNote(trx, orderNumber, null, now)
  const key = receiptKey(secret, orderNumber, now)
  const { lines } = returned
  const completed = { id, outcome: 'received', why: '', lines, key, invoice } as const
  const { toPay } = done
  await enqueueMail(trx, returnCompletedMail(order, { ...completed, toPay, opened }), now)
  const details = { id, resold }
  await recordChange(trx, { command: 'receive-return', about: orderNumber, details }, now)
  return { ok: true, ...done, resold }
}

/** Ends the sale of received goods: money, files and, if all is back, the order. */
async function takeBack(
  trx: Transaction,
  order: Order,
  returned: OrderReturn,
  { secret, now }: { secret: string; now: number },
) {
  const { number } = order
  const refund = await refundReturn(trx, order, returned, now)
  // Files end here, since there is no refund to wait for where all was paid back before.
  const positions = returned.lines.map(({ position }) => position)
  await revokeEbooks(trx, number, positions, now)
  const isWhole = await isAllBack(order, trx)
  if (isWhole) await moveOrder(trx, number, 'returned', now)
  const toPay = await findToPay(trx, number)
  const isNothingDue = toPay?.minor === 0 && !isWhole
  const opened = isNothingDue ? await markNothingDue(trx, order, { secret, now }) : []
  return { refund, isWhole, toPay, opened }
}

/** Returns what is to be paid of an order, after a change of it; undefined once it was paid. */
async function findToPay(trx: Transaction, number: string): Promise<Money | undefined> {
  const order = (await findOrder(number, trx))!
  if (order.paymentState !== 'due') return undefined
  return { minor: sumToPay(order, await listRefundLines(number, trx)), currency: order.currency }
}

/**
 * Returns why a return cannot be received. If the whole order came back, it was completed before.
 */
async function reasonAgainst(trx: Transaction, id: string, order: Order): Promise<ReturnRefusal> {
  const { state } = await trx
    .selectFrom('orderReturn')
    .select('state')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return state === 'announced'
    ? { ok: false, reason: 'order', orderNumber: order.number, state: order.state }
    : { ok: false, reason: 'state', state }
}

const findOrderOf = async (trx: Transaction, id: string) =>
  (
    await trx
      .selectFrom('orderReturn')
      .select('orderNumber')
      .where('id', '=', id)
      .executeTakeFirst()
  )?.orderNumber

/** Refuses a return; the buyer reads `why` as given. */
export async function refuseReturn(
  id: string,
  why: string,
  now: number,
  { seen }: { seen?: SeenOrder } = {},
): Promise<{ ok: true } | ReturnRefusal> {
  const secret = await ensureLinkSecret()
  return db.write(async (trx): Promise<{ ok: true } | ReturnRefusal> => {
    const orderNumber = await findOrderOf(trx, id)
    if (orderNumber === undefined) return { ok: false, reason: 'unknown' }
    // The order is locked first, so that refunds of its lines come before or after all of this.
    await lockSeenOrder(trx, orderNumber, seen)
    const moved = await moveReturn(trx, id, { state: 'refused', settledAt: now })
    if ('ok' in moved) return moved
    const order = (await findOrder(orderNumber, trx))!
    const lines = await listLines(id, trx)
    if (order.state !== 'cancelled') {
      const refundLines = await listRefundLines(order.number, trx)
      const notRefunded = lines.filter(({ position }) => countOf(refundLines, position) === 0)
      await restoreEbooks(
        trx,
        order.number,
        notRefunded.map(({ position }) => position),
      )
    }
    const key = receiptKey(secret, order.number, now)
    await enqueueMail(
      trx,
      returnCompletedMail(order, { id, outcome: 'refused', why, lines, key }),
      now,
    )
    await recordChange(
      trx,
      { command: 'receive-return', about: order.number, details: { id, refused: true } },
      now,
    )
    return { ok: true }
  })
}

/** Moves a return by one conditional statement, so that one of two simultaneous decisions wins. */
async function moveReturn(trx: Transaction, id: string, to: Partial<OrderReturnTable>) {
  const moved = await trx
    .updateTable('orderReturn')
    .set(to)
    .where('id', '=', id)
    .where('state', '=', 'announced')
    .returning('orderNumber')
    .executeTakeFirst()
  if (moved) return moved
  const found = await trx
    .selectFrom('orderReturn')
    .select('state')
    .where('id', '=', id)
    .executeTakeFirst()
  return found
    ? ({ ok: false, reason: 'state', state: found.state } as const)
    : ({ ok: false, reason: 'unknown' } as const)
}

const withProducts = (order: Order, lines: ReturnedLine[]) =>
  lines.flatMap(({ position, quantity }) => {
    const line = order.lines.find((one) => one.position === position)
    if (!line) return []
    const { productId, color, size } = line
    return [{ productId, color, size, quantity }]
  })
