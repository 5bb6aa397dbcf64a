import { randomUUID } from 'node:crypto'
import { db } from '#app/database/database.server.ts'
import { foldEmail, parseEmail } from '#app/i18n/email.ts'
import {
  byNetworks,
  refundRateLimits,
  consumeRateLimit,
  consumeRateLimits,
  type RateLimit,
} from '#app/shop/operations/rate-limits/rate-limits.server.ts'
import { orderLinkMail } from './order-link-mail.server.ts'
import { enqueueMail } from '#app/shop/messaging/mail/outbox.server.ts'
import type { Order } from '#app/shop/ordering/orders/order.ts'
import { parseOrderNumber } from '#app/shop/ordering/orders/order-number.ts'
import { findOrder } from '#app/shop/ordering/orders/orders.server.ts'
import { ensureLinkSecret } from '#app/shop/operations/link-secrets/link-secrets.server.ts'
import { receiptKey } from '#app/shop/ordering/orders/receipt-key.server.ts'
import { shopSettings } from '#app/shop-settings/current.server.ts'
import { cutText } from '#app/i18n/visitor-text.ts'

/** Holds the typed number and e-mail address. */
export type TrackingQuery = {
  number: string
  email: string
  /** Holds the client's network address. */ address: string
}

export type TrackingOutcome =
  | { ok: true; order: Order }
  /** The response is the same for an unknown order and for another's. */
  | { ok: false; reason: 'no-match' }
  | { ok: false; reason: 'too-often'; retryAfterSeconds: number }

const windowMs = 15 * 60_000
const perNetwork: RateLimit = { most: 5, withinMs: windowMs }
/**
 * This limit counts all networks. It is high, or a few strangers could keep the buyer from
 * tracking it.
 */
const perNumber: RateLimit = { most: 100, withinMs: windowMs }
/** This limits mails to an order's buyer, whoever requests them. */
const mailLimit: RateLimit = { most: 3, withinMs: 60 * 60_000 }

/**
 * Finds an order by its number and the e-mail address it was placed with. Wrong tries are counted, for the
 * network and for the number, whether or not there is such an order; a right one is not.
 */
export async function trackOrder(query: TrackingQuery, now: number): Promise<TrackingOutcome> {
  const { number, email, address } = query
  const parsed = parseOrderNumber(number)
  const taken = await consumeRateLimits(
    {
      ...byNetworks(address, perNetwork, (network) => `tracking from ${network}`),
      [`tracking of ${parsed ?? cutText(number.trim().toUpperCase(), 40)}`]: perNumber,
    },
    now,
  )
  if (!taken.ok) return { ...taken, reason: 'too-often' }
  const order = await findOfBuyer(parsed, parseEmail(email))
  if (!order) return { ok: false, reason: 'no-match' }
  await refundRateLimits(taken.attempts)
  return { ok: true, order }
}

/**
 * Queries number and address together, so that a wrong address takes as long as an unknown order. The shop's prefix may
 * be left out.
 */
export async function findOfBuyer(number = '', email = ''): Promise<Order | undefined> {
  const found = await db.read
    .selectFrom('customerOrder')
    .select('number')
    .where('number', 'in', [number, `${shopSettings().orderPrefix}-${number}`])
    .where('emailFolded', '=', foldEmail(email))
    // A cleared address matches nothing.
    .where('emailFolded', '!=', '')
    .executeTakeFirst()
  return found && findOrder(found.number)
}

/** Sends the link to an order's page again, only to the order's own address. */
export async function sendOrderLink(query: TrackingQuery, now: number): Promise<TrackingOutcome> {
  const tracked = await trackOrder(query, now)
  if (!tracked.ok) return tracked
  const { order } = tracked
  const taken = await consumeRateLimit(`order link of ${order.number}`, mailLimit, now)
  if (!taken.ok) return { ...taken, reason: 'too-often' }
  const key = receiptKey(await ensureLinkSecret(), order.number, now)
  await db.write((trx) =>
    enqueueMail(trx, orderLinkMail(order, key, `${order.number} ${randomUUID()}`), now),
  )
  return tracked
}
