import type { Transaction } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import { dayMs } from '#app/i18n/format/day.ts'
import { enqueueMail } from '#app/shop/messaging/mail/outbox.server.ts'
import type { Order } from '#app/shop/ordering/orders/order.ts'
import { isUndone } from '#app/shop/ordering/orders/order-states.ts'
import { findOrder } from '#app/shop/ordering/orders/orders.server.ts'
import { shopSettings } from '#app/shop-settings/current.server.ts'
import type { OrderMailRhythm } from '#app/shop-settings/shop-settings.ts'
import { sendOrderNotice } from './order-notice.server.ts'
import { orderDigestMail, shopkeeperOrderMail } from './shopkeeper-order-mail.server.ts'

/** Queues the mail about a new order in its transaction, or leaves the order to the next digest. */
export async function announceOrder(trx: Transaction, order: Order, now: number): Promise<void> {
  const { orderMails } = shopSettings()
  if (orderMails === 'off') return
  if (orderMails === 'each') return enqueueMail(trx, await shopkeeperOrderMail(trx, order), now)
  return leaveToDigest(trx, order, now)
}

/**
 * Queues the mail about an order that holds its stock while its payment takes days, or leaves the order to the next
 * digest. It is announced again when it is paid.
 */
export async function announceUnderWay(trx: Transaction, order: Order, now: number): Promise<void> {
  const { orderMails } = shopSettings()
  if (orderMails === 'off') return
  if (orderMails === 'each') return sendOrderNotice(trx, order, { notice: 'under-way' }, now)
  return leaveToDigest(trx, order, now)
}

/**
 * An order may be paid while it waits for the digest. The update locks its row, so that a digest either names it as paid
 * or leaves that to the next one.
 */
async function leaveToDigest(trx: Transaction, { number }: Order, now: number): Promise<void> {
  await trx
    .insertInto('unannouncedOrder')
    .values({ orderNumber: number, placedAt: now })
    .onConflict((on) => on.column('orderNumber').doUpdateSet({ orderNumber: number }))
    .execute()
}

/** Removes an order from the next digest, and returns whether it was there. */
export async function forgetUnannounced(trx: Transaction, number: string): Promise<boolean> {
  const row = await trx
    .deleteFrom('unannouncedOrder')
    .where('orderNumber', '=', number)
    .returning('orderNumber')
    .executeTakeFirst()
  return row !== undefined
}

/** A digest holds at most this many orders; more of them make several mails. */
const mostInDigest = 50

/** The oldest order of a digest waits this long. What was left to a digest is sent at once if none is wanted any more. */
const waitMs: Record<OrderMailRhythm, number> = {
  each: 0,
  off: 0,
  hourly: 60 * 60_000,
  daily: dayMs,
}

/**
 * Queues the digests of new orders that are due, without those that were cancelled meanwhile. Any number of processes may
 * call it at once, since the one that deletes the rows writes the mail. Returns the number of orders.
 */
export async function sendOrderDigests(now: number): Promise<number> {
  let announced = 0
  for (let taken = mostInDigest; taken === mostInDigest;) {
    const due = await listUnannounced(now)
    taken = due.length === 0 ? 0 : await db.write((trx) => sendOrderDigest(trx, due, now))
    announced += taken
  }
  return announced
}

/** Lists the oldest orders for a digest, none before the first of them has waited long enough. */
async function listUnannounced(now: number): Promise<string[]> {
  const rows = await db.read
    .selectFrom('unannouncedOrder')
    .selectAll()
    .orderBy('placedAt')
    .orderBy('orderNumber')
    .limit(mostInDigest)
    .execute()
  const isDue = rows[0] && rows[0].placedAt <= now - waitMs[shopSettings().orderMails]
  return isDue ? rows.map(({ orderNumber }) => orderNumber) : []
}

async function sendOrderDigest(trx: Transaction, due: string[], now: number): Promise<number> {
  const rows = await trx
    .deleteFrom('unannouncedOrder')
    .where('orderNumber', 'in', due)
    .returning(['orderNumber', 'placedAt'])
    .execute()
  const numbers = rows.sort((a, b) => a.placedAt - b.placedAt).map(({ orderNumber }) => orderNumber)
  const orders: Order[] = []
  for (const number of numbers) {
    const order = await findOrder(number, trx)
    if (order && !isUndone(order.state)) orders.push(order)
  }
  if (orders.length > 0) await enqueueMail(trx, await orderDigestMail(trx, orders), now)
  return numbers.length
}
