import { json, redirect } from '@remix-run/node'
import { valuesOf } from '#app/shop/customers/addresses/address-book.ts'
import { parseEmail } from '#app/i18n/email.ts'
import type { LineKey, Quote } from '#app/shop/ordering/quote/quote.ts'
import { quoteCart } from '#app/shop/ordering/quote/quote.server.ts'
import type { AddressChoice } from '#app/shop/ordering/checkout/account-addresses.ts'
import { listChanges } from '#app/shop/ordering/checkout/changes.ts'
import {
  findAddressChoice,
  showAccount,
} from '#app/shop/ordering/checkout/checkout-account.server.ts'
import {
  sendingOf,
  type ChangeText,
  type CheckoutAnswer,
} from '#app/shop/ordering/checkout/checkout-page.ts'
import { needsEbookConsent } from '#app/shop/ordering/checkout/ebook-consent.ts'
import {
  parseSnapshot,
  parseToken,
  pickCheckoutFields,
  readCheckout,
} from '#app/shop/ordering/checkout/checkout.schema.ts'
import { newCheckoutToken, showCheckout } from '#app/shop/ordering/checkout/checkout.server.ts'
import {
  describeChanges,
  describeCheckoutErrors,
} from '#app/shop/ordering/checkout/checkout-text.server.ts'
import { findPlaced, placeOrder } from '#app/shop/ordering/checkout/place-order.server.ts'
import type { CheckoutDetails } from '#app/shop/ordering/checkout/order-request.ts'
import type { QuoteSnapshot } from '#app/shop/ordering/checkout/quote-snapshot.ts'
import { isCountry, type Country } from '#app/i18n/markets.ts'
import { allCurrencies, type Currency } from '#app/i18n/currency.ts'
import { formatCountry } from '#app/i18n/format/format-country.ts'
import type { Draft } from '#app/shop/customers/drafts/draft.ts'
import { refundRateLimits } from '#app/shop/operations/rate-limits/rate-limits.server.ts'
import { startPayment } from '#app/shop/ordering/fulfilment/start-payment.server.ts'
import { listOfferedPayments } from '#app/shop/ordering/payments/offered-payments.server.ts'
import { clientAddress } from '#app/http/client-address.server.ts'
import { mailOriginOf } from '#app/http/head.server.ts'
import type { FormActions, FormContext } from '#app/http/create-action.server.ts'
import { localPath } from '#app/i18n/paths.ts'
import { saveSession } from '#app/http/session.server.ts'
import { currencyOf } from '#app/http/request-context.server.ts'
import { ordersPlaced } from '#app/observability/metrics.server.ts'
import { consumeOrderLimits } from './order-limits.server.ts'
import { removeCouponFromCart, applyTypedCoupon } from './coupon-actions.server.ts'
import { preferenceActions } from './preference-actions.server.ts'
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

/** Holds the submitted form, parsed as far as every action needs it. */
type SubmittedCheckout = {
  fields: Record<string, string>
  /** It holds the saved address of a signed-in customer that is used in place of the typed one. */
  choice: AddressChoice
  country: Country
  /** It is the chosen currency, else that of the country, so that the shown currency is the charged one. */
  currency: Currency
  token: string | undefined
  shown: QuoteSnapshot | undefined
}

async function readSubmitted({
  form,
  country,
  session,
  customer,
}: FormContext): Promise<SubmittedCheckout> {
  const fields = pickCheckoutFields(form)
  const choice = await findAddressChoice(customer, fields.address)
  const typed = isCountry(fields.country) ? fields.country : country
  const chosen = choice.address?.address.country ?? typed
  // Cart and header follow the country of the form.
  if (chosen !== country) session.set('country', chosen)
  return {
    fields,
    choice,
    country: chosen,
    currency: currencyOf(session, chosen),
    token: parseToken(form.get('token')),
    shown: parseSnapshot(form.get('shown')),
  }
}

/** The typed address is passed as well, because a coupon may be used up for it. */
function buyerOf({ country, fields }: SubmittedCheckout) {
  const email = parseEmail(fields.email ?? '')
  return { country, ...(email && { email }) }
}

const quoteFor = ({ owner, ...context }: FormContext, sent: SubmittedCheckout) =>
  quoteCart(owner, {
    ...context,
    currency: sent.currency,
    ...buyerOf(sent),
    ...(sent.fields.delivery && { deliveryMethod: sent.fields.delivery }),
  })

const hasTypedCoupon = ({ form }: FormContext) => form.getAll('coupon').some((code) => code.trim())

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
  const quote = await quoteFor(context, sent)
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
  let quote = await quoteFor(context, sent)
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
  if (messages.message !== undefined) quote = await quoteFor(context, sent)
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

/** An address of another customer is reported like one that does not exist. */
const choiceErrors = ({ t }: FormContext, { choice }: SubmittedCheckout): Record<string, string> =>
  choice.isGone ? { address: t('refusal.address.gone') } : {}

/** Returns the typed details, or their errors, which include a country without delivery. */
async function readDetails(context: FormContext, sent: SubmittedCheckout, quote: Quote) {
  const { t, language, now } = context
  const { fields, choice, country } = sent
  const methods = await listOfferedPayments(quote, now)
  const { address } = choice
  // If a saved address is chosen, the fields of a new one are ignored.
  const isCollected = quote.delivery.kind === 'offered' && !!quote.delivery.chosen.pickup
  const read = {
    ...fields,
    ...(address && valuesOf(address.address)),
    // A buyer who collects the order types a name alone, whatever address was chosen before.
    ...(isCollected && fields.name && { name: fields.name }),
  }
  const reading = readCheckout(read, country, {
    methods,
    needsDelivery: sendingOf(quote).needsDelivery && !isCollected,
    needsConsent: needsEbookConsent(quote),
  })
  const errors = {
    ...(reading.ok ? {} : describeCheckoutErrors(reading.faults, country, t)),
    ...choiceErrors(context, sent),
  }
  if (quote.delivery.kind === 'refused')
    errors[address ? 'address' : 'country'] = t(`checkout.refused.${quote.delivery.reason}`, {
      country: formatCountry(country, language),
    })
  const isRight = reading.ok && Object.keys(errors).length === 0
  return { details: isRight ? reading.details : undefined, errors }
}

async function changesOf(
  context: FormContext,
  { shown, currency }: SubmittedCheckout,
  quote: Quote,
  ranOut?: LineKey,
) {
  if (!shown) return []
  const placing = { ...context, currency, shown, quote }
  return describeChanges(listChanges(shown, quote, ranOut), placing)
}

/** Redirects to the payment page; to the receipt if nothing is to be paid now, or no payment page is available. */
async function toPayment(number: string, { language, session, now }: FormContext) {
  const started = await startPayment(number, now)
  return redirect(started.ok ? started.url : localPath(language, `/order-received/${number}`), {
    status: 303,
    headers: await saveSession(session),
  })
}

/** These messages tell what was done besides the recalculation. */
type CheckoutMessages = {
  message?: string | undefined
  errors?: Record<string, string>
  /** The coupon's field shows this value again. */
  coupon?: string
  /** It is the number of seconds before another attempt is allowed; the response is then 429. */
  retryAfterSeconds?: number | undefined
}

type CheckoutOutcome = CheckoutMessages & { quote: Quote; changes?: ChangeText[] }

/** Renders the page with the typed values. Its sums and its token are those of this response. */
async function checkoutResponse(
  { form, session, language, customer, now }: FormContext,
  { fields, choice, token }: SubmittedCheckout,
  status: 200 | 409 | 422,
  { quote, errors = {}, changes, message, coupon, retryAfterSeconds }: CheckoutOutcome,
) {
  const answered: CheckoutAnswer = {
    refusal: {
      intent: form.get('intent') ?? '',
      values: { ...fields, ...(coupon && { coupon }) },
      errors,
    },
    state: await showCheckout(quote, {
      token: token ?? newCheckoutToken(),
      ...(choice.address && isCountry(fields.country) && { typedCountry: fields.country }),
      ...showAccount(customer, choice, language),
      language,
      now,
    }),
    ...(changes && { changes }),
    ...(message !== undefined && { message }),
  }
  return json(answered, {
    status: retryAfterSeconds === undefined ? status : 429,
    headers: [
      ['Cache-Control', 'private, no-store'],
      ...(retryAfterSeconds === undefined
        ? []
        : [['Retry-After', `${retryAfterSeconds}`] satisfies [string, string]]),
      ...(await saveSession(session)),
    ],
  })
}
