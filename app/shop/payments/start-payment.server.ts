import { randomUUID } from 'node:crypto'
import { db } from '#app/database/database.server.ts'
import type { PaymentTable } from '#app/database/tables.ts'
import { localPath } from '#app/http/paths.ts'
import { translator } from '#app/i18n/i18n.server.ts'
import { log } from '#app/observability/log.server.ts'
import type { Order } from '../orders/order.ts'
import { findOrder } from '../orders/orders.server.ts'
import { ensureLinkSecret } from '../orders/link-secrets.server.ts'
import { receiptKey } from '../orders/receipt-key.server.ts'
import { isWithdrawn } from '../returns/find-returnable.server.ts'
import { findOpenPayment, isUnderWay, pageEndsAt, payableUntil } from './open-payment.server.ts'
import { describeFailure, hasCard, paymentPages, stripe } from './stripe-client.server.ts'
import { parseSession, type HostedSession } from './stripe.schema.ts'

export type Started =
  | { ok: true; url: string }
  /** `closed`: nothing is to be paid any more; `unreachable`: it may be tried again. */
  | { ok: false; reason: 'closed' | 'unreachable' }

/**
 * The hosted page on which an order is paid: made at the first call, the same one at each that follows. An
 * order has one open payment, and all calls for its page bear that payment's id as their key, so that the
 * service makes one page however often, and from how many processes, it is asked.
 */
export async function startPayment(number: string, now: number): Promise<Started> {
  const [payment, order] = [await findOpenPayment(number), await findOrder(number)]
  const isOpen = payment && order && (await isPayable(payment, order, now))
  if (!isOpen) return { ok: false, reason: 'closed' }
  if (payment.url !== null) return { ok: true, url: payment.url }
  if (!hasCard()) return { ok: false, reason: 'unreachable' }
  const made = await makeSession(payment, order)
  if ('failed' in made) {
    if (made.failed === 'refused') await renewPayment(payment)
    return { ok: false, reason: 'unreachable' }
  }
  if (await storeSession(payment.id, made)) return { ok: true, url: made.url }
  // It expired, or was renewed, while the service answered: nobody knows this page, and nobody shall.
  await endSession(made.id)
  return { ok: false, reason: 'closed' }
}

/** Nobody is asked for what they called off, or withdrew from before it was sent. */
const isPayable = async (payment: PaymentTable, order: Order, now: number): Promise<boolean> =>
  payment.state === 'open' &&
  !isUnderWay(payment) &&
  now < payableUntil(payment) &&
  order.state !== 'cancelled' &&
  order.paymentState === 'due' &&
  !(await isWithdrawn(order, now))

type Made = { id: string; url: string; intent: string | null }

async function makeSession(
  payment: PaymentTable,
  order: Order,
): Promise<Made | { failed: 'refused' | 'unsure' }> {
  try {
    const answer: unknown = await stripe().checkout.sessions.create(await askFor(payment, order), {
      idempotencyKey: payment.id,
    })
    const session = parseSession(answer)
    if (session && isOwn(session, payment)) {
      const { id, url, payment_intent: intent } = session
      return { id, url: url!, intent }
    }
    log.error({ order: order.number }, 'the payment service answered with no page')
    return { failed: 'unsure' }
  } catch (error) {
    const { kind, words } = describeFailure(error)
    log.error({ order: order.number, kind, words }, 'no payment page')
    return { failed: kind }
  }
}

/** The service is taken at its word for nothing: where it leads a buyer, and what it asks of them. */
const isOwn = (session: HostedSession, { id, amountMinor, currency }: PaymentTable) =>
  session.status === 'open' &&
  session.metadata.payment === id &&
  session.amount_total === amountMinor &&
  session.currency === currency &&
  session.url !== null &&
  new URL(session.url).origin === paymentPages()

/** The same at each call for the same payment: the service refuses a known key with another content. */
async function askFor(payment: PaymentTable, order: Order) {
  const { number, language, email, origin, placedAt } = order
  const t = translator(language)
  const key = receiptKey(await ensureLinkSecret(), number, placedAt)
  const receipt = `${origin}${localPath(language, `/order-received/${number}`)}?key=${key}`
  const marked = { metadata: { payment: payment.id, order: number } }
  return {
    mode: 'payment' as const,
    payment_method_types: ['card' as const],
    // One line of the whole: coupons and delivery cannot make another sum of it, and nobody learns who reads what.
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: payment.currency.toLowerCase(),
          unit_amount: payment.amountMinor,
          product_data: { name: t('order.number', { number }) },
        },
      },
    ],
    client_reference_id: number,
    customer_email: email,
    locale: language,
    success_url: `${receipt}&payment=made`,
    cancel_url: `${receipt}&payment=left`,
    expires_at: Math.floor(pageEndsAt(payment) / 1000),
    payment_intent_data: marked,
    ...marked,
  }
}

const storeSession = (id: string, { id: session, url, intent }: Made) =>
  db.write(async (t) => {
    const { numUpdatedRows } = await t
      .updateTable('payment')
      .set({ session, url, intent })
      .where('id', '=', id)
      .where('state', '=', 'open')
      .where((row) => row.or([row('session', 'is', null), row('session', '=', session)]))
      .executeTakeFirst()
    return numUpdatedRows === 1n
  })

/**
 * The service remembers what it refused by the key: the next try needs another one. The hold stays as long as
 * it was.
 */
const renewPayment = (payment: PaymentTable) =>
  db.write(async (t) => {
    const { numUpdatedRows } = await t
      .updateTable('payment')
      .set({ state: 'expired' })
      .where('id', '=', payment.id)
      .where('state', '=', 'open')
      .where('session', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows === 1n)
      await t
        .insertInto('payment')
        .values({ ...payment, id: randomUUID() })
        .execute()
  })

/** Where it fails, the page ends by itself, without ever having been shown. */
async function endSession(session: string) {
  try {
    await stripe().checkout.sessions.expire(session)
  } catch (error) {
    log.error({ session, words: describeFailure(error).words }, 'payment page not ended')
  }
}
