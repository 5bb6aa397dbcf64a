import { json } from '@remix-run/node'
import { isCountry } from '#app/i18n/markets.ts'
import { listChanges } from '#app/shop/ordering/checkout/changes.ts'
import { showAccount } from '#app/shop/ordering/checkout/checkout-account.server.ts'
import type { ChangeText, CheckoutAnswer } from '#app/shop/ordering/checkout/checkout-page.ts'
import { describeChanges } from '#app/shop/ordering/checkout/checkout-text.server.ts'
import { newCheckoutToken, showCheckout } from '#app/shop/ordering/checkout/checkout.server.ts'
import type { LineKey, Quote } from '#app/shop/ordering/quote/quote.ts'
import type { FormContext } from '#app/http/create-action.server.ts'
import { saveSession } from '#app/http/session.server.ts'
import type { SubmittedCheckout } from './submitted-checkout.server.ts'

/** These messages tell what was done besides the recalculation. */
export type CheckoutMessages = {
  message?: string | undefined
  errors?: Record<string, string>
  /** The coupon's field shows this value again. */
  coupon?: string
  /** It is the number of seconds before another attempt is allowed; the response is then 429. */
  retryAfterSeconds?: number | undefined
}

type CheckoutOutcome = CheckoutMessages & { quote: Quote; changes?: ChangeText[] }

/** Renders the page with the typed values. Its sums and its token are those of this response. */
export async function checkoutResponse(
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

export async function changesOf(
  context: FormContext,
  { shown, currency }: SubmittedCheckout,
  quote: Quote,
  ranOut?: LineKey,
) {
  if (!shown) return []
  const placing = { ...context, currency, shown, quote }
  return describeChanges(listChanges(shown, quote, ranOut), placing)
}
