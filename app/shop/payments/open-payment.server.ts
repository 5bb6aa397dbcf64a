import { randomUUID } from 'node:crypto'
import type { Reader, Transaction } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import type { PaymentTable } from '#app/database/tables.ts'
import { reservationMs, type PaymentMethod } from './payment-method.ts'

/** After the hold has ended a page of the service may live so much longer, should nobody end it there. */
const pageOutlivesReservationMs = 35 * 60_000

type Ordered = { number: string; totalMinor: number; currency: string }

/**
 * Opens the payment of an order that is paid at a payment service, in the transaction that writes the order.
 * Its stock is held by it until it is paid or expires.
 */
export async function openPayment(
  t: Transaction,
  { number, totalMinor, currency }: Ordered,
  method: Pick<PaymentMethod, 'id' | 'holdMs'>,
  now: number,
): Promise<void> {
  // A coupon may leave nothing to pay.
  if (method.holdMs === undefined || totalMinor === 0) return
  await t
    .insertInto('payment')
    .values({
      id: randomUUID(),
      orderNumber: number,
      method: method.id,
      amountMinor: totalMinor,
      currency,
      state: 'open',
      session: null,
      intent: null,
      url: null,
      createdAt: now,
      expiresAt: now + method.holdMs,
      settledAt: null,
    })
    .execute()
}

/** The payment that an order waits for, whether or not it may still be made. At most one is open. */
export const findOpenPayment = (
  number: string,
  reader: Reader = db.read,
): Promise<PaymentTable | undefined> =>
  reader
    .selectFrom('payment')
    .selectAll()
    .where('orderNumber', '=', number)
    .where('state', '=', 'open')
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .executeTakeFirst()

/** Nothing is to be paid any more: who ends holds ends this one next, and its page with it. */
export const letReservationExpire = (t: Transaction, number: string, now: number) =>
  t
    .updateTable('payment')
    .set({ expiresAt: now })
    .where('orderNumber', '=', number)
    .where('state', '=', 'open')
    .where('expiresAt', '>', now)
    .execute()

export const findPayment = (
  id: string,
  reader: Reader = db.read,
): Promise<PaymentTable | undefined> =>
  reader.selectFrom('payment').selectAll().where('id', '=', id).executeTakeFirst()

/** Until when it may be made. `expiresAt` moves while somebody ends it; its beginning stands. */
export const payableUntil = ({ createdAt }: PaymentTable) => createdAt + reservationMs

/** Money is on its way that the bank has not handed over yet: it waits, however long that takes. */
export const isUnderWay = ({ state, expiresAt }: PaymentTable) =>
  state === 'open' && expiresAt === null

/** When the service itself ends the page. It wants half an hour at least from when the page is made. */
export const pageEndsAt = (payment: PaymentTable) =>
  payableUntil(payment) + pageOutlivesReservationMs
