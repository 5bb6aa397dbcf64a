import { placeOrder } from '#app/shop/ordering/checkout/place-order.server.ts'
import type { PaymentMethodId } from '#app/shop/ordering/orders/payment-method.ts'
import { db } from '#app/database/database.server.ts'
import { findOrder } from '#app/shop/ordering/orders/orders.server.ts'
import { parseWebhookEvent } from '#app/shop/ordering/payments/stripe.schema.ts'
import { verifyWebhookEvent } from '#app/shop/ordering/payments/stripe-client.server.ts'
import { startPayment } from '#app/shop/ordering/fulfilment/start-payment.server.ts'
import { handleWebhookEvent } from '#app/shop/ordering/fulfilment/handle-webhook-event.server.ts'
import { messageOf, sign, startStripe, type StripeStandIn } from '../../stripe-stand-in.ts'
import { aBook } from '../../fixtures/catalogue.ts'
import { aPlacing, aVisitor } from '../checkout/buyer.ts'

/** Starts the stand-in of Stripe that the shop of this process uses. Call it before the first setting is read. */
export async function aStripe(): Promise<StripeStandIn> {
  const standIn = await startStripe()
  Object.assign(process.env, standIn.environment)
  return standIn
}

type Facts = { book?: string; quantity?: number; method?: PaymentMethodId; now?: number }

/** Places an order of a book, by card unless the facts differ. */
export async function anOrder(facts: Facts = {}): Promise<{ number: string; book: string }> {
  const { quantity = 1, method = 'card', now = Date.now() } = facts
  const book = facts.book ?? (await aBook())
  const visitor = await aVisitor([{ productId: book, quantity }], { now })
  const placing = await aPlacing(visitor, { now })
  const placed = await placeOrder({
    ...placing,
    details: { ...placing.details, payment: method },
  })
  if (!placed.ok) throw new Error('not placed')
  return { number: placed.number, book }
}

/** Places such an order and opens the page on which it is paid. */
export async function anOpenedOrder(standIn: StripeStandIn, facts: Facts = {}) {
  const order = await anOrder(facts)
  const started = await startPayment(order.number, facts.now ?? Date.now())
  if (!started.ok) throw new Error(started.reason)
  return { ...order, session: standIn.sessionOf(started.url).id, url: started.url }
}

/** Handles a signed event like the route does. Returns the outcome. */
export async function send(...[type, object, id]: Parameters<typeof messageOf>) {
  const payload = messageOf(type, object, id)
  const message = parseWebhookEvent(
    verifyWebhookEvent(Buffer.from(payload), sign(payload), Date.now()),
  )
  return message && handleWebhookEvent(message, Date.now())
}

export const orderOf = async (number: string) => (await findOrder(number))!
/** `received due`, `cancelled to-refund` … */
export const stateOf = async (number: string) => {
  const { state, paymentState } = await orderOf(number)
  return `${state} ${paymentState}`
}

/** Lists the kinds of the mails to the buyer about an order. */
export const mailsAbout = async (number: string) =>
  (
    await db.read
      .selectFrom('outbox')
      .select(['kind', 'subject'])
      .where('subject', 'like', `%${number}%`)
      .where('kind', 'not like', '%-shopkeeper')
      .orderBy('createdAt')
      .orderBy('kind')
      .execute()
  ).map(({ kind }) => kind)

export const refundsOf = (number: string) =>
  db.read
    .selectFrom('refund')
    .select(['reason', 'amountMinor', 'state', 'reference'])
    .where('orderNumber', '=', number)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()

export const paymentsOf = (number: string) =>
  db.read
    .selectFrom('payment')
    .select(['state', 'session', 'intent', 'expiresAt'])
    .where('orderNumber', '=', number)
    .orderBy('createdAt')
    .orderBy('state')
    .execute()

/** Returns a moment after the reservation of an order placed now. */
export const afterReservation = () => Date.now() + 31 * 60_000
