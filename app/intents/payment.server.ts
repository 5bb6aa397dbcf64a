import { redirect } from '@remix-run/node'
import { startPayment } from '#app/shop/payments/start-payment.server.ts'
import { notFound, refuse } from '#app/http/answers.server.ts'
import type { Intents, Posted } from '#app/http/intents.server.ts'
import { findOwnReceipt } from './receipt.server.ts'

/** The button on a receipt that pays it, or goes on with a payment that was begun. */
export const paymentIntents = { 'payment.start': start } satisfies Intents

async function start(posted: Posted) {
  const { form, t, now } = posted
  const order = await findOwnReceipt(posted)
  if (!order) throw notFound(t)
  const started = await startPayment(order.number, now)
  if (started.ok) return redirect(started.url, 303)
  return refuse(form, { payment: t(`order.pay.${started.reason}`) }, 409)
}
