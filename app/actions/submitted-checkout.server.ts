import { valuesOf } from '#app/shop/customers/addresses/address-book.ts'
import { parseEmail } from '#app/i18n/email.ts'
import type { Quote } from '#app/shop/ordering/quote/quote.ts'
import { quoteCart } from '#app/shop/ordering/quote/quote.server.ts'
import type { AddressChoice } from '#app/shop/ordering/checkout/account-addresses.ts'
import { findAddressChoice } from '#app/shop/ordering/checkout/checkout-account.server.ts'
import { sendingOf } from '#app/shop/ordering/checkout/checkout-page.ts'
import { needsEbookConsent } from '#app/shop/ordering/checkout/ebook-consent.ts'
import {
  parseSnapshot,
  parseToken,
  pickCheckoutFields,
  readCheckout,
} from '#app/shop/ordering/checkout/checkout.schema.ts'
import { describeCheckoutErrors } from '#app/shop/ordering/checkout/checkout-text.server.ts'
import type { QuoteSnapshot } from '#app/shop/ordering/checkout/quote-snapshot.ts'
import { isCountry, type Country } from '#app/i18n/markets.ts'
import type { Currency } from '#app/i18n/currency.ts'
import { formatCountry } from '#app/i18n/format/format-country.ts'
import { listOfferedPayments } from '#app/shop/ordering/payments/offered-payments.server.ts'
import type { FormContext } from '#app/http/create-action.server.ts'
import { currencyOf } from '#app/http/request-context.server.ts'

/** Holds the submitted form, parsed as far as every action needs it. */
export type SubmittedCheckout = {
  fields: Record<string, string>
  /** It holds the saved address of a signed-in customer that is used in place of the typed one. */
  choice: AddressChoice
  country: Country
  /** It is the chosen currency, else that of the country, so that the shown currency is the charged one. */
  currency: Currency
  token: string | undefined
  shown: QuoteSnapshot | undefined
}

export async function readSubmitted({
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
export function buyerOf({ country, fields }: SubmittedCheckout) {
  const email = parseEmail(fields.email ?? '')
  return { country, ...(email && { email }) }
}

export const quoteSubmitted = ({ owner, ...context }: FormContext, sent: SubmittedCheckout) =>
  quoteCart(owner, {
    ...context,
    currency: sent.currency,
    ...buyerOf(sent),
    ...(sent.fields.delivery && { deliveryMethod: sent.fields.delivery }),
  })

/** An address of another customer is reported like one that does not exist. */
export const choiceErrors = (
  { t }: FormContext,
  { choice }: SubmittedCheckout,
): Record<string, string> => (choice.isGone ? { address: t('refusal.address.gone') } : {})

/** Returns the typed details, or their errors, which include a country without delivery. */
export async function readDetails(context: FormContext, sent: SubmittedCheckout, quote: Quote) {
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
