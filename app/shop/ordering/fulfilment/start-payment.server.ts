import { randomUUID } from 'node:crypto'
import { db } from '#app/database/database.server.ts'
import type { PaymentTable } from '#app/database/tables.ts'
import { localPath } from '#app/i18n/paths.ts'
import { translator } from '#app/i18n/i18n.server.ts'
import { log } from '#app/observability/log.server.ts'
import type { Order } from '#app/shop/ordering/orders/order.ts'
import { findOrder } from '#app/shop/ordering/orders/orders.server.ts'
import { ensureLinkSecret } from '#app/shop/operations/link-secrets/link-secrets.server.ts'
import { receiptKey } from '#app/shop/ordering/orders/receipt-key.server.ts'
import { isWithdrawn } from '#app/shop/ordering/returns/find-returnable.server.ts'
import {
  findOpenPayment,
  isUnderWay,
  pageEndsAt,
  payableUntil,
} from '#app/shop/ordering/payments/open-payment.server.ts'
import {
  describeFailure,
  hasCard,
  paymentPages,
  stripe,
} from '#app/shop/ordering/payments/stripe-client.server.ts'
import { stripeAmount } from '#app/shop/ordering/payments/stripe-amount.ts'
import { parseSession, type HostedSession } from '#app/shop/ordering/payments/stripe.schema.ts'

export type StartPaymentOutcome =
  | { ok: true; url: string }
  /** `closed`: nothing is left to pay; `unreachable`: the call may be retried. */
  | { ok: false; reason: 'closed' | 'unreachable' }

/**
 * Returns the hosted page on which an order is paid: the first call creates it, later ones return
 * the same. The id of the order's open payment is the idempotency key, so the service creates one
 * page for concurrent calls.
 */
export async function startPayment(number: string, now: number): Promise<StartPaymentOutcome> {
  const payment = await findOpenPayment(number)
  const order = await findOrder(number)
  const isOpen = payment && order && (await isPayable(payment, order, now))
  if (!isOpen) return { ok: false, reason: 'closed' }
  if (payment.url !== null) return { ok: true, url: payment.url }
  if (!hasCard()) return { ok: false, reason: 'unreachable' }
  const made = await createSession(payment, order)
  if ('failed' in made) {
    if (made.failed === 'refused') await renewPayment(payment)
    return { ok: false, reason: 'unreachable' }
  }
  if (await storeSession(payment.id, made)) return { ok: true, url: made.url }
  // The payment expired or its order was cancelled during the call, so this page must not be paid.
  await endSession(made.id)
  return { ok: false, reason: 'closed' }
}

/** Orders that were cancelled, or withdrawn from before they were sent, must not be paid. */
const isPayable = async (payment: PaymentTable, order: Order, now: number): Promise<boolean> =>
  payment.state === 'open' &&
  !isUnderWay(payment) &&
  now < payableUntil(payment) &&
  order.state !== 'cancelled' &&
  order.paymentState === 'due' &&
  !(await isWithdrawn(order, now))

type CreatedSession = { id: string; url: string; intent: string | null }

async function createSession(
  payment: PaymentTable,
  order: Order,
): Promise<CreatedSession | { failed: 'refused' | 'unsure' }> {
  try {
    const answer: unknown = await stripe().checkout.sessions.create(
      await sessionParams(payment, order),
      {
        idempotencyKey: payment.id,
      },
    )
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

/** The session is checked, because the service decides its URL and its amount. */
const isOwn = (session: HostedSession, { id, amountMinor, currency }: PaymentTable) =>
  session.status === 'open' &&
  session.metadata.payment === id &&
  session.amount_total === stripeAmount(amountMinor, currency) &&
  session.currency === currency &&
  session.url !== null &&
  new URL(session.url).origin === paymentPages()

/**
 * The session must be the same for the same payment: the service rejects a known key with other
 * content.
 */
async function sessionParams(payment: PaymentTable, order: Order) {
  const { number, language, email, origin, placedAt } = order
  const t = translator(language)
  const key = receiptKey(await ensureLinkSecret(), number, placedAt)
  const receipt = `${origin}${localPath(language, `/order-received/${number}`)}?key=${key}`
  const marked = { metadata: { payment: payment.id, order: number } }
  return {
    mode: 'payment' as const,
    // No list of payment methods is sent, so Stripe offers those that its account has switched on.
    // A single line holds the total, so that coupons and delivery cannot change the sum and the
    // service learns no titles.
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: payment.currency.toLowerCase(),
          unit_amount: stripeAmount(payment.amountMinor, payment.currency),
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

const storeSession = (id: string, { id: session, url, intent }: CreatedSession) =>
  db.write(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('payment')
      .set({ session, url, intent })
      .where('id', '=', id)
      .where('state', '=', 'open')
      .where((row) => row.or([row('session', 'is', null), row('session', '=', session)]))
      .where('orderNumber', 'in', (row) =>
        row.selectFrom('customerOrder').select('number').where('state', '<>', 'cancelled'),
      )
      .executeTakeFirst()
    return numUpdatedRows === 1n
  })

/**
 * The service remembers a rejected call by its key, so the next try needs a new payment. Its
 * reservation ends at the same time as before.
 */
const renewPayment = (payment: PaymentTable) =>
  db.write(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('payment')
      .set({ state: 'expired' })
      .where('id', '=', payment.id)
      .where('state', '=', 'open')
      .where('session', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows === 1n)
      await trx
        .insertInto('payment')
        .values({ ...payment, id: randomUUID() })
        .execute()
  })

/** If this fails, the page expires by itself and was never shown. */
async function endSession(session: string) {
  try {
    await stripe().checkout.sessions.expire(session)
  } catch (error) {
    log.error({ session, words: describeFailure(error).words }, 'payment page not ended')
  }
}
