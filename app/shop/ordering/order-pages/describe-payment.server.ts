import type { Language } from '#app/i18n/languages.ts'
import { db } from '#app/database/database.server.ts'
import { formatMoment } from '#app/i18n/format/format-moment.ts'
import { timeZoneOf } from '#app/i18n/format/time-zones.ts'
import type { Order } from '#app/shop/ordering/orders/order.ts'
import {
  findOpenPayment,
  isUnderWay,
  payableUntil,
} from '#app/shop/ordering/payments/open-payment.server.ts'
import { hasWrongPayment } from '#app/shop/ordering/payments/wrong-payments.server.ts'
import { findReturnable, isWithdrawn } from '#app/shop/ordering/returns/find-returnable.server.ts'
import { describeTransfer } from '#app/shop/ordering/payments/transfer-text.server.ts'
import { isUndone } from '#app/shop/ordering/orders/order-states.ts'
import { sumToPay } from '#app/shop/ordering/orders/refund-amount.ts'
import { listRefundLines } from '#app/shop/ordering/orders/refund-lines.server.ts'
import type { PaymentText } from '#app/shop/ordering/payments/payment-text.ts'

type PaymentParams = { language: Language; now: number; url: URL }

/** Describes the payment of an order; undefined if its state says everything. */
export async function describePayment(
  order: Order,
  { language, now, url }: PaymentParams,
): Promise<PaymentText | undefined> {
  if (order.paymentState !== 'due') return undefined
  if (order.paymentMethod === 'transfer') return describeOpenTransfer(order, { language, now })
  if (order.paymentMethod !== 'card') return undefined
  const payment = await findOpenPayment(order.number)
  if (!payment) return (await hasExpired(order, now)) ? { kind: 'expired' } : undefined
  if (isUndone(order.state) || (await isWithdrawn(order, now))) return undefined
  if (isUnderWay(payment))
    return { kind: (await hasWrongPayment(order.number)) ? 'to-check' : 'under-way' }
  if (now >= payableUntil(payment)) return { kind: 'expired' }
  if (url.searchParams.get('payment') === 'made') return { kind: 'made', path: pathWithout(url) }
  const until = payableUntil(payment)
  return {
    kind: 'open',
    until: {
      dateTime: new Date(until).toISOString(),
      text: formatMoment(until, language, timeZoneOf(order.country), 'time'),
    },
  }
}

async function describeOpenTransfer(
  order: Order,
  { language, now }: Pick<PaymentParams, 'language' | 'now'>,
): Promise<PaymentText | undefined> {
  if (isUndone(order.state) || (await isWithdrawn(order, now))) return undefined
  const minor = sumToPay(order, await listRefundLines(order.number, db.read))
  const transfer = minor > 0 ? describeTransfer(order, { minor, language }) : undefined
  return transfer && { kind: 'transfer', transfer }
}

/**
 * Returns whether the order was cancelled because its payment expired, not by its buyer or a
 * withdrawal before.
 */
async function hasExpired(order: Order, now: number): Promise<boolean> {
  if (order.state !== 'cancelled') return false
  const expired = await db.read
    .selectFrom('payment')
    .innerJoin('orderEvent', 'orderEvent.orderNumber', 'payment.orderNumber')
    .select('payment.id')
    .where('payment.orderNumber', '=', order.number)
    .where('payment.state', '=', 'expired')
    .where('orderEvent.state', '=', 'cancelled')
    .whereRef('orderEvent.at', '=', 'payment.settledAt')
    .executeTakeFirst()
  if (!expired) return false
  const returnable = await findReturnable(order, now)
  return returnable.some(({ leftToReturn }) => leftToReturn > 0)
}

/** Returns the receipt's path with no query parameter but its key. */
function pathWithout(url: URL): string {
  const key = url.searchParams.get('key')
  return url.pathname + (key === null ? '' : `?${new URLSearchParams({ key })}`)
}
