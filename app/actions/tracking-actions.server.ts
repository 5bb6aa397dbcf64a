import { json, redirect } from '@remix-run/node'
import { describeProgress } from '#app/shop/ordering/order-pages/order-progress.ts'
import { findHistory } from '#app/shop/ordering/order-pages/order-history.server.ts'
import {
  sendOrderLink,
  trackOrder,
  type TrackingOutcome,
} from '#app/shop/ordering/order-pages/track-order.server.ts'
import { orderArrival } from '#app/shop/ordering/orders/order-arrival.server.ts'
import { waitingWords } from '#app/shop/ordering/order-pages/waiting-words.server.ts'
import type { TrackedText } from '#app/shop/ordering/order-pages/tracking.ts'
import { invalidForm, tooManyRequests } from '#app/http/responses.server.ts'
import { clientAddress } from '#app/http/client-address.server.ts'
import type { FormActions, FormContext } from '#app/http/create-action.server.ts'
import { localPath } from '#app/i18n/paths.ts'

export const trackingActions = {
  'order.track': track,
  'order.sendLink': sendLink,
} satisfies FormActions

async function track(context: FormContext) {
  return (
    findMissing(context) ??
    trackingResponse(context, await trackOrder(queryOf(context), context.now))
  )
}

/** The URL of the page tells what was done, so that no cookie is needed. */
async function sendLink(context: FormContext) {
  const missing = findMissing(context)
  if (missing) return missing
  const tracked = await sendOrderLink(queryOf(context), context.now)
  if (!tracked.ok) return trackingResponse(context, tracked)
  return redirect(localPath(context.language, '/tracking?sent=1'), 303)
}

const queryOf = ({ form, request }: FormContext) => ({
  number: form.get('order') ?? '',
  email: form.get('email') ?? '',
  address: clientAddress(request),
})

/** Empty fields reveal nothing about an order and consume no attempt. */
function findMissing({ form, t }: FormContext) {
  const isEmpty = (name: string) => !form.get(name)?.trim()
  if (!isEmpty('order') && !isEmpty('email')) return undefined
  return invalidForm(form, {
    ...(isEmpty('order') && { order: t('refusal.order.number') }),
    ...(isEmpty('email') && { email: t('refusal.email.missing') }),
  })
}

async function trackingResponse(context: FormContext, tracked: TrackingOutcome) {
  const { form, t, language, now } = context
  if (tracked.ok) {
    const { order } = tracked
    const history = await findHistory(order.number)
    const arrival = orderArrival(order, history.events, now)
    const progress = describeProgress(order, history, { language, now, arrival })
    // The response contains the address that the visitor typed, for the form that sends the link.
    const query = { number: order.number, email: form.get('email')!.trim() }
    const waiting = progress.isWithdrawn ? {} : waitingWords(order, t)
    const words: TrackedText = { ...query, progress, ...waiting }
    return json({ tracked: words }, { headers: { 'Cache-Control': 'private, no-store' } })
  }
  if (tracked.reason === 'no-match')
    return invalidForm(form, { order: t('refusal.order.unmatched') })
  return tooManyRequests(context, 'order', 'order', tracked.retryAfterSeconds)
}
