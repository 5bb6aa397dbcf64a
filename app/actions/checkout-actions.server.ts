import { redirect } from '@remix-run/node'
import type { Quote } from '#app/shop/ordering/quote/quote.ts'
import { pickCheckoutFields } from '#app/shop/ordering/checkout/checkout.schema.ts'
import { findPlaced, placeOrder } from '#app/shop/ordering/checkout/place-order.server.ts'
import type { CheckoutDetails } from '#app/shop/ordering/checkout/order-request.ts'
import type { Currency } from '#app/i18n/currency.ts'
import { allCurrencies } from '#app/i18n/iso-currencies.ts'
import type { Draft } from '#app/shop/customers/drafts/draft.ts'
import { refundRateLimits } from '#app/shop/operations/rate-limits/rate-limits.server.ts'
import { startPayment } from '#app/shop/ordering/fulfilment/start-payment.server.ts'
import { clientAddress } from '#app/http/client-address.server.ts'
import { mailOriginOf } from '#app/http/head.server.ts'
import type { FormActions, FormContext } from '#app/http/create-action.server.ts'
import { localPath } from '#app/i18n/paths.ts'
import { saveSession } from '#app/http/session.server.ts'
import { ordersPlaced } from '#app/observability/metrics.server.ts'
import { changesOf, checkoutResponse, type CheckoutMessages } from './checkout-response.server.ts'
import { consumeOrderLimits } from './order-limits.server.ts'
import { removeCouponFromCart, applyTypedCoupon, hasTypedCoupon } from './coupon-actions.server.ts'
import { preferenceActions } from './preference-actions.server.ts'
import {
  buyerOf,
  choiceErrors,
  quoteSubmitted,
  readDetails,
  readSubmitted,
  type SubmittedCheckout,
} from './submitted-checkout.server.ts'
import { withFormDraft } from './form-drafts.server.ts'

/**
 * The first of the checkout's actions recalculates, and only the last one places the order. Those of the coupon
 * preserve the typed fields. A typed code is applied by each action except the one that removes a coupon.
 */
export const checkoutActions = {
  'checkout.update': withFormDraft(readDraft, update),
  'language.choose': withFormDraft(readDraft, chooseLanguageHere),
  ...Object.fromEntries(
    allCurrencies.map((code) => [
      `currency.choose.${code}`,
      withFormDraft(readDraft, (context) => chooseCurrencyHere(context, code)),
    ]),
  ),
  'coupon.apply': withFormDraft(readDraft, applyHere),
  'coupon.remove': withFormDraft(readDraft, removeHere),
  'order.place': withFormDraft(readDraft, place),
} satisfies FormActions

/** A new sign-in requires a new consent. */
function readDraft(form: URLSearchParams): Draft {
  const { ebookConsent: _, ...fields } = pickCheckoutFields(form)
  const code = form.getAll('coupon').find((one) => one.trim())
  return {
    form: 'checkout',
    about: '',
    values: { ...fields, ...(code !== undefined && { coupon: code }) },
  }
}

async function update(context: FormContext) {
  const sent = await readSubmitted(context)
  return recalculate(
    context,
    sent,
    hasTypedCoupon(context) ? await applyTypedCouponHere(context, sent) : {},
  )
}

async function applyHere(context: FormContext) {
  const sent = await readSubmitted(context)
  return recalculate(context, sent, await applyTypedCouponHere(context, sent))
}

/** The page is already in the language of its URL. A page without the checkout's form names it in a field. */
async function chooseLanguageHere(context: FormContext) {
  if (context.form.has('language')) return preferenceActions['language.choose'](context)
  context.session.set('language', context.language)
  return update(context)
}

async function chooseCurrencyHere(context: FormContext, currency: Currency) {
  context.session.set('currency', currency)
  return update({ ...context, currency })
}

async function removeHere(context: FormContext) {
  const message = await removeCouponFromCart(context)
  return recalculate(context, await readSubmitted(context), {
    message,
    coupon: typedCoupon(context),
  })
}

/** Responds with the new sums in place rather than by a redirect, which would lose the typed values. */
async function recalculate(
  context: FormContext,
  sent: SubmittedCheckout,
  messages: CheckoutMessages,
) {
  const errors = { ...choiceErrors(context, sent), ...messages.errors }
  const quote = await quoteSubmitted(context, sent)
  const status = Object.keys(errors).length > 0 ? 422 : 200
  return checkoutResponse(context, sent, status, { ...messages, quote, errors })
}

const typedCoupon = ({ form }: FormContext) => form.get('coupon') ?? ''

/** Reports on a typed code: among the sums if it was applied, else in its field. */
async function applyTypedCouponHere(
  context: FormContext,
  sent: SubmittedCheckout,
): Promise<CheckoutMessages> {
  const outcome = await applyTypedCoupon(context, buyerOf(sent))
  const { message } = outcome
  if (outcome.ok) return { message }
  const { retryAfterSeconds } = outcome
  return { errors: { coupon: message }, coupon: typedCoupon(context), retryAfterSeconds }
}

async function place(context: FormContext) {
  const { owner } = context
  const sent = await readSubmitted(context)
  const { token } = sent
  let quote = await quoteSubmitted(context, sent)
  // This lookup follows the quote, so that it finds the order of a first press that has just emptied the cart.
  const made = await findPlaced(token, owner)
  if (made?.ok) return toPayment(made.number, context)
  if (made || !token || !owner || quote.lines.length === 0)
    return nothingToOrder(context, sent, quote)
  const messages = hasTypedCoupon(context) ? await applyTypedCouponHere(context, sent) : {}
  // Another press may have ordered at this moment and emptied the cart.
  const other = messages.errors && (await findPlaced(token, owner))
  if (other?.ok) return toPayment(other.number, context)
  // The reduction was not shown yet, so it is returned as a change to be confirmed.
  if (messages.message !== undefined) quote = await quoteSubmitted(context, sent)
  const { details, errors } = await readDetails(context, sent, quote)
  if (details && !messages.errors)
    return submitOrder(context, { ...sent, token, owner, details }, quote)
  const changes = await changesOf(context, sent, quote)
  return checkoutResponse(context, sent, 422, {
    ...messages,
    quote,
    errors: { ...errors, ...messages.errors },
    ...(changes.length > 0 && { changes }),
  })
}

const nothingToOrder = (context: FormContext, sent: SubmittedCheckout, quote: Quote) =>
  checkoutResponse(context, { ...sent, token: undefined }, 409, {
    quote,
    changes: [],
    // The page of the form was sent with a cookie, since only a filled cart has one.
    ...(!context.owner && { errors: { main: context.t('refusal.cookies') } }),
  })

type ValidCheckout = SubmittedCheckout & {
  token: string
  owner: string
  details: CheckoutDetails
}

async function submitOrder(context: FormContext, sent: ValidCheckout, quote: Quote) {
  const { details } = sent
  const allowed = await consumeOrderLimits(context, details.email)
  if (!allowed.ok) {
    const { words, retryAfterSeconds } = allowed
    const errors = { email: words }
    return checkoutResponse(context, sent, 422, { quote, errors, retryAfterSeconds })
  }
  const placed = await placeOrder({
    ...pick(context),
    currency: sent.currency,
    ...accountOf(context, sent),
    token: sent.token,
    owner: sent.owner,
    networkAddress: clientAddress(context.request),
    shown: sent.shown,
    details,
    deliveryMethod: sent.fields.delivery,
    origin: mailOriginOf(context),
  })
  if (!placed.ok || !placed.isNew) await refundRateLimits(allowed.attempts)
  if (placed.ok) {
    if (placed.isNew)
      ordersPlaced.inc({ country: details.address.country, payment: details.payment })
    return toPayment(placed.number, context)
  }
  const changes = await changesOf(context, sent, placed.quote, placed.ranOut)
  const { errors } = await readDetails(context, sent, placed.quote)
  return checkoutResponse(context, sent, 409, { quote: placed.quote, changes, errors })
}

const pick = ({ language, now }: FormContext) => ({ language, now })

/** Returns the customer of the order, and whether the typed address is to be saved. */
const accountOf = ({ customer }: FormContext, { fields, choice }: SubmittedCheckout) =>
  customer && {
    account: {
      customer: customer.customerId,
      // Without delivery there is no whole address to save.
      keepsAddress: fields.keepAddress !== undefined && !choice.address && !!fields.addressLine1,
    },
  }

/** Redirects to the payment page; to the receipt if nothing is to be paid now, or no payment page is available. */
async function toPayment(number: string, { language, session, now }: FormContext) {
  const started = await startPayment(number, now)
  return redirect(started.ok ? started.url : localPath(language, `/order-received/${number}`), {
    status: 303,
    headers: await saveSession(session),
  })
}
