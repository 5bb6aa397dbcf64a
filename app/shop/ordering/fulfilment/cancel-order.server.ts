import type { Transaction } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import type { OrderState } from '#app/database/tables.ts'
import { recordChange } from '#app/shop/operations/audit/audit.server.ts'
import { restoreCouponUse } from '#app/shop/ordering/coupons/restore-coupon-use.server.ts'
import { revokeEbooks } from '#app/shop/ordering/downloads/revoke.server.ts'
import { issueCreditNote } from '#app/shop/ordering/invoices/issue-invoice.server.ts'
import { forgetUnannounced } from './announce-order.server.ts'
import { waitsForPaymentService } from '#app/shop/ordering/orders/payment-method.ts'
import { sendOrderNotice } from './order-notice.server.ts'
import type { Order } from '#app/shop/ordering/orders/order.ts'
import { cancelledMail } from './cancelled-mail.server.ts'
import { expiredMail } from './expired-mail.server.ts'
import { enqueueMail } from '#app/shop/messaging/mail/outbox.server.ts'
import {
  lockSeenOrder,
  type SeenOrder,
} from '#app/shop/ordering/payments/lock-seen-order.server.ts'
import {
  isUnderWay,
  listPayments,
  tookDays,
} from '#app/shop/ordering/payments/open-payment.server.ts'
import { hasWrongPayment } from '#app/shop/ordering/payments/wrong-payments.server.ts'
import { createRefund } from '#app/shop/ordering/payments/refunds.server.ts'
import { closeReturns } from '#app/shop/ordering/returns/returns.server.ts'
import { restockOrder } from '#app/shop/ordering/orders/restock-lines.server.ts'
import { listRemainingLines } from '#app/shop/ordering/orders/remaining-lines.server.ts'
import { moveOrder } from '#app/shop/ordering/orders/move-order.server.ts'
import { statesBeforeCancelled } from '#app/shop/ordering/orders/order-states.ts'
import { findOrder } from '#app/shop/ordering/orders/orders.server.ts'
import { ensureLinkSecret } from '#app/shop/operations/link-secrets/link-secrets.server.ts'
import { shopSettings } from '#app/shop-settings/current.server.ts'
import { receiptKey } from '#app/shop/ordering/orders/receipt-key.server.ts'

/** `refundMinor` is the amount that is refunded now. */
export type CancelOrderOutcome =
  | { ok: true; refundMinor: number }
  | { ok: false; reason: 'unknown' }
  /** Holds the order's actual state; `cancelled` if that was done before. */
  | { ok: false; reason: 'state'; state: OrderState }
  /** The buyer downloaded one of its e-books. */
  | { ok: false; reason: 'fetched' }

/**
 * The buyer may not cancel what they have downloaded; the shopkeeper may. `time` means that it was
 * neither paid nor packed in time.
 */
export type Canceller = 'buyer' | 'shopkeeper' | 'time'

/**
 * Cancels an order that was not sent: stock and coupon are restored, the payment is refunded,
 * its e-books are revoked, and the buyer gets a mail. Of a simultaneous cancellation and dispatch
 * one wins; a second cancellation changes nothing.
 */
export async function cancelOrder(
  number: string,
  by: Canceller,
  now: number,
  { seen }: { seen?: SeenOrder } = {},
): Promise<CancelOrderOutcome> {
  // This is outside the transaction, because it may write, and transactions are not nested.
  const secret = await ensureLinkSecret()
  try {
    return await db.write((trx) => cancelInTransaction(trx, { number, by, seen, secret }, now))
  } catch (error) {
    if (error instanceof AlreadyDownloaded) return { ok: false, reason: 'fetched' }
    throw error
  }
}

/** Thrown to roll the transaction back. */
class AlreadyDownloaded extends Error {}

type CancelOrderParams = {
  number: string
  by: Canceller
  seen?: SeenOrder | undefined
  secret: string
}

/**
 * @throws {AlreadyDownloaded}
 * @throws {OrderChanged}
 */
export async function cancelInTransaction(
  trx: Transaction,
  { number, by, seen, secret }: CancelOrderParams,
  now: number,
): Promise<CancelOrderOutcome> {
  if (seen) await lockSeenOrder(trx, number, seen)
  const placed = await findOrder(number, trx)
  if (!placed) return { ok: false, reason: 'unknown' }
  // No change comes before this one: a second caller waits here and then finds the order moved.
  const moved = await moveOrder(trx, number, 'cancelled', now, statesBeforeCancelled(placed))
  if (!moved.ok) return moved
  await closeDownloads(trx, number, by, now)
  await closeReturns(trx, number, now)
  await restoreCouponUse(trx, number)
  const order = (await findOrder(number, trx))!
  const amountMinor = order.totalMinor
  const refund = await createRefund(trx, { order: number, reason: 'cancelled', amountMinor }, now)
  const refundMinor = refund.ok ? refund.amountMinor : 0
  await restockOrder(trx, order, await listRemainingLines(trx, order), now)
  const invoice = await issueCreditNote(trx, number, null, now)
  const key = receiptKey(secret, number, now)
  const mail =
    by === 'time' ? expiredMail(order, key) : cancelledMail(order, { key, refundMinor, invoice })
  await enqueueMail(trx, mail, now)
  await tellOfCancellation(trx, order, by, now)
  if (by === 'shopkeeper')
    await recordChange(
      trx,
      { command: 'cancel', about: number, details: { owedMinor: refundMinor } },
      now,
    )
  return { ok: true, refundMinor }
}

/** An order that the shopkeeper has not heard of yet needs no mail about its end. */
async function tellOfCancellation(trx: Transaction, order: Order, by: Canceller, now: number) {
  if (by === 'shopkeeper') return
  if (by === 'buyer' && shopSettings().orderMails === 'off') return
  const isUnannounced = await forgetUnannounced(trx, order.number)
  if (!(await isHeardOf(trx, order, isUnannounced))) return
  await sendOrderNotice(trx, order, { notice: by === 'time' ? 'unpaid' : 'cancelled' }, now)
}

/**
 * Tells whether the shopkeeper may have heard of an order. One whose payment takes days is announced before it is paid,
 * and then waits for a digest a second time.
 */
async function isHeardOf(trx: Transaction, order: Order, isUnannounced: boolean): Promise<boolean> {
  const { number } = order
  if (await hasWrongPayment(number, trx)) return true
  const payments = await listPayments(number, trx)
  if (isUnannounced) return payments.some(tookDays)
  return !waitsForPaymentService(order) || payments.some(isUnderWay)
}

/**
 * Revokes the e-books.
 * @throws {AlreadyDownloaded} If the buyer downloaded a file; this is checked after the revocation, so
 * that no download slips in between.
 */
async function closeDownloads(trx: Transaction, number: string, by: Canceller, now: number) {
  await revokeEbooks(trx, number, 'all', now)
  if (by !== 'buyer') return
  const fetched = await trx
    .selectFrom('ebookDownload')
    .select('position')
    .where('orderNumber', '=', number)
    .where('fetched', '>', 0)
    .executeTakeFirst()
  if (fetched) throw new AlreadyDownloaded()
}
