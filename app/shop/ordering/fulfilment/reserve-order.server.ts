import type { Reader, Transaction } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import type { Flag, OrderLineTable, OrderState } from '#app/database/tables.ts'
import { recordChange } from '#app/shop/operations/audit/audit.server.ts'
import { lineId } from '#app/shop/ordering/quote/cart.ts'
import { listPurchasableItems } from '#app/shop/ordering/quote/purchasable-items.server.ts'
import { availabilityOf } from '#app/shop/catalogue/products/availability.ts'
import { lockEditions, decrementStock } from '#app/shop/ordering/orders/decrement-stock.server.ts'
import { acceptedMail } from './accepted-mail.server.ts'
import { announceLowStock } from './low-stock-mail.server.ts'
import { enqueueMail } from '#app/shop/messaging/mail/outbox.server.ts'
import {
  lockSeenOrder,
  type SeenOrder,
} from '#app/shop/ordering/payments/lock-seen-order.server.ts'
import { ensureLinkSecret } from '#app/shop/operations/link-secrets/link-secrets.server.ts'
import { listRemainingLines } from '#app/shop/ordering/orders/remaining-lines.server.ts'
import type { Order } from '#app/shop/ordering/orders/order.ts'
import { isBeforeDispatch } from '#app/shop/ordering/orders/order-states.ts'
import { findOrder } from '#app/shop/ordering/orders/orders.server.ts'
import { receiptKey } from '#app/shop/ordering/orders/receipt-key.server.ts'

/** Holds a line and the quantity missing in stock. */
export type MissingLine = { position: number; name: string; quantity: number; stock: number }

/** `ok` means that its lines are reserved now or were before. */
export type ReserveOrderOutcome =
  { ok: true } | { ok: false; reason: 'missing'; missing: MissingLine[] }

type LockedLine = { number: string; unreserved: Flag }

/**
 * Reserves the stock of an order that had none, all lines or none, in the caller's transaction,
 * which locks the order's row; its buyer gets a mail. An order with reserved stock is not changed.
 */
export async function reserveOrder(
  trx: Transaction,
  { number, unreserved }: LockedLine,
  { secret, now }: { secret: string; now: number },
): Promise<ReserveOrderOutcome> {
  if (unreserved === 0) return { ok: true }
  const order = (await findOrder(number, trx))!
  const lines = await listRemainingLines(trx, order)
  if (lines.length > 0) await lockEditions(trx, lines)
  const counted = await listCounted(trx, lines, now)
  const missing = missingOf(counted)
  if (missing.length > 0) return { ok: false, reason: 'missing', missing }
  await trx
    .updateTable('customerOrder')
    .set({ unreserved: 0 })
    .where('number', '=', number)
    .where('unreserved', '=', 1)
    .execute()
  const positions = counted.map(({ position }) => position)
  if (positions.length > 0)
    await trx
      .updateTable('orderLine')
      .set({ tookStock: 1 })
      .where('orderNumber', '=', number)
      .where('position', 'in', positions)
      .execute()
  await enqueueMail(trx, acceptedMail(order, receiptKey(secret, number, now)), now)
  // This comes last, because from here on buyers of these products wait.
  const taken = lines.map((line) => ({ ...line, counted: positions.includes(line.position) }))
  if (taken.length > 0)
    await announceLowStock(trx, order, await decrementStock(trx, taken, now), now)
  return { ok: true }
}

/** Returns the missing stock of an order that has none reserved. */
export async function listMissingLines(order: Order, now: number): Promise<MissingLine[]> {
  if (order.unreserved === 0) return []
  return missingOf(await listCounted(db.read, await listRemainingLines(db.read, order), now))
}

type CountedLine = OrderLineTable & { stock: number }

const missingOf = (lines: CountedLine[]): MissingLine[] =>
  lines.flatMap(({ position, name, quantity, stock }) =>
    stock < quantity ? [{ position, name, quantity, stock }] : [],
  )

/** Returns the lines whose stock is counted, with how many there are. */
async function listCounted(
  reader: Reader,
  lines: OrderLineTable[],
  now: number,
): Promise<CountedLine[]> {
  const items = await listPurchasableItems(reader, lines)
  return lines.flatMap((line) => {
    const item = items.get(lineId(line))
    if (!item) return []
    const { product, variant } = item
    const stock = product.hasVariants ? variant?.stock : product.stock
    if (stock == null || product.format === 'e-book') return []
    // A pre-order or back-order with no stock takes nothing from it.
    const isAhead = ['pre-order', 'on-order'].includes(
      availabilityOf({ ...product, stock }, now).kind,
    )
    return stock === 0 && isAhead ? [] : [{ ...line, stock }]
  })
}

/** `state` means that it was sent or cancelled before. */
export type ReserveByShopkeeperOutcome =
  /** `isUnchanged` tells that its stock was reserved before. */
  | { ok: true; isUnchanged: boolean }
  | Extract<ReserveOrderOutcome, { ok: false }>
  | { ok: false; reason: 'unknown' }
  | { ok: false; reason: 'state'; state: OrderState }

/** Reserves the stock of an order that the shopkeeper has checked. */
export async function reserveByShopkeeper(
  number: string,
  now: number,
  { seen }: { seen?: SeenOrder } = {},
): Promise<ReserveByShopkeeperOutcome> {
  // This is outside the transaction, because it may write, and transactions are not nested.
  const secret = await ensureLinkSecret()
  return db.write(async (trx): Promise<ReserveByShopkeeperOutcome> => {
    const locked = await lockSeenOrder(trx, number, seen)
    if (!locked) return { ok: false, reason: 'unknown' }
    if (!isBeforeDispatch(locked.state)) return { ok: false, reason: 'state', state: locked.state }
    const reserved = await reserveOrder(trx, locked, { secret, now })
    if (reserved.ok && locked.unreserved === 1)
      await recordChange(trx, { command: 'reserve', about: number }, now)
    return reserved.ok ? { ok: true, isUnchanged: locked.unreserved === 0 } : reserved
  })
}
