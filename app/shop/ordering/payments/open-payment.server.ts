import type { Currency } from '#app/i18n/currency.ts'
import { randomUUID } from 'node:crypto'
import type { Reader, Transaction } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import type { PaymentTable } from '#app/database/tables.ts'
import { reservationMs, type PaymentMethod } from '#app/shop/ordering/orders/payment-method.ts'

/** A page of the service expires this long after the reservation, unless it is ended earlier. */
const pageOutlivesReservationMs = 35 * 60_000

type OrderSums = { number: string; totalMinor: number; currency: Currency }

/**
 * Opens the payment of an order that is paid at a payment service, in the transaction that writes
 * the order. The payment reserves its stock until it is paid or expires.
 */
export async function openPayment(
  trx: Transaction,
  { number, totalMinor, currency }: OrderSums,
  method: Pick<PaymentMethod, 'id' | 'reservedForMs'>,
  now: number,
): Promise<void> {
  // A coupon may leave nothing to pay.
  if (method.reservedForMs === undefined || totalMinor === 0) return
  await trx
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
      expiresAt: now + method.reservedForMs,
      settledAt: null,
    })
    .execute()
}

/**
 * Returns the open payment of an order, even if it can no longer be made. An order has at most one.
 */
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

/**
 * Makes the reservation expire now, so that the next run of `expireReservations` ends it and its
 * page.
 */
export const letReservationExpire = (trx: Transaction, number: string, now: number) =>
  trx
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

/**
 * Returns until when a payment may be made, ms UTC. It is counted from `createdAt`, because a claim
 * moves `expiresAt`.
 */
export const payableUntil = ({ createdAt }: PaymentTable) => createdAt + reservationMs

/** Returns whether the bank has yet to hand over the money; such a payment does not expire. */
export const isUnderWay = ({ state, expiresAt }: Pick<PaymentTable, 'state' | 'expiresAt'>) =>
  state === 'open' && expiresAt === null

/** Returns all payments of an order, the oldest first. */
export const listPayments = (number: string, reader: Reader = db.read): Promise<PaymentTable[]> =>
  reader
    .selectFrom('payment')
    .selectAll()
    .where('orderNumber', '=', number)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()

/**
 * Returns when the service ends the page. Stripe requires at least 30 minutes from its creation.
 */
export const pageEndsAt = (payment: PaymentTable) =>
  payableUntil(payment) + pageOutlivesReservationMs

/** Tells whether a payment came after the page of its service had ended, because a bank had to hand over the money. */
export const tookDays = (payment: PaymentTable): boolean =>
  payment.state === 'paid' && payment.settledAt! > pageEndsAt(payment)
