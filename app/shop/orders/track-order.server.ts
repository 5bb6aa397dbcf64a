import { randomUUID } from 'node:crypto'
import { db } from '#app/database/database.server.ts'
import { foldEmail, parseEmail } from '../addresses/email.ts'
import {
  byNetworks,
  refundRateLimits,
  consumeRateLimit,
  consumeRateLimits,
  type RateLimit,
} from '../rate-limits/rate-limits.server.ts'
import { orderLinkMail } from '../mail/order-link-mail.server.ts'
import { enqueueMail } from '../mail/outbox.server.ts'
import type { Order } from './order.ts'
import { parseOrderNumber } from './order-number.ts'
import { findOrder } from './orders.server.ts'
import { ensureLinkSecret } from './link-secrets.server.ts'
import { receiptKey } from './receipt-key.server.ts'

/** What somebody knows of an order, as typed. */
export type TrackingQuery = { number: string; email: string; /** The client's. */ address: string }

export type TrackingOutcome =
  | { ok: true; order: Order }
  /** The same for an order that is not there and one that is another's. */
  | { ok: false; reason: 'no-match' }
  | { ok: false; reason: 'too-often'; retryAfterSeconds: number }

const windowMs = 15 * 60_000
const perNetwork: RateLimit = { most: 5, withinMs: windowMs }
/** From all networks together. Much more: a few strangers would keep its buyer from following it. */
const perNumber: RateLimit = { most: 100, withinMs: windowMs }
/** Mails to one order's buyer, whoever asks for them. */
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
      [`tracking of ${parsed ?? number.trim().toUpperCase().slice(0, 40)}`]: perNumber,
    },
    now,
  )
  if (!taken.ok) return { ...taken, reason: 'too-often' }
  const order = await findOfBuyer(parsed, parseEmail(email))
  if (!order) return { ok: false, reason: 'no-match' }
  await refundRateLimits(taken.attempts)
  return { ok: true, order }
}

/** One question for number and address together, so that a wrong one takes as long as an unknown one. */
export async function findOfBuyer(number = '', email = ''): Promise<Order | undefined> {
  const found = await db.read
    .selectFrom('customerOrder')
    .select('number')
    .where('number', '=', number)
    .where('emailFolded', '=', foldEmail(email))
    // Cleared addresses are nobody's.
    .where('emailFolded', '!=', '')
    .executeTakeFirst()
  return found && findOrder(found.number)
}

/** Sends the link to an order's page again, to the address of the order and no other. */
export async function sendOrderLink(query: TrackingQuery, now: number): Promise<TrackingOutcome> {
  const tracked = await trackOrder(query, now)
  if (!tracked.ok) return tracked
  const { order } = tracked
  const taken = await consumeRateLimit(`order link of ${order.number}`, mailLimit, now)
  if (!taken.ok) return { ...taken, reason: 'too-often' }
  const key = receiptKey(await ensureLinkSecret(), order.number, now)
  await db.write((t) =>
    enqueueMail(t, orderLinkMail(order, key, `${order.number} ${randomUUID()}`), now),
  )
  return tracked
}
