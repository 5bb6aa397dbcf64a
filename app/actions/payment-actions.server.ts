import { redirect } from '@remix-run/node'
import { startPayment } from '#app/shop/ordering/fulfilment/start-payment.server.ts'
import { notFound, invalidForm } from '#app/http/responses.server.ts'
import type { FormActions, FormContext } from '#app/http/create-action.server.ts'
import { findOwnReceipt } from '#app/loaders/find-own-receipt.server.ts'

/** The button on a receipt starts its payment, or resumes one. */
export const paymentActions = { 'payment.start': start } satisfies FormActions

async function start(context: FormContext) {
  const { form, t, now } = context
  const order = await findOwnReceipt(context)
  if (!order) throw notFound(t)
  const started = await startPayment(order.number, now)
  if (started.ok) return redirect(started.url, 303)
  return invalidForm(form, { payment: t(`order.pay.${started.reason}`) }, 409)
}
