import { redirect } from '@remix-run/node'
import { longestName, readRegistration } from '#app/shop/customers/accounts/account.schema.ts'
import { openAccount } from '#app/shop/lifecycle/open-account.server.ts'
import { pickAddress } from '#app/shop/customers/addresses/address.ts'
import { hasAddress, offerOf } from '#app/shop/ordering/order-pages/account-offer.ts'
import type { Order } from '#app/shop/ordering/orders/order.ts'
import { ensureLinkSecret } from '#app/shop/operations/link-secrets/link-secrets.server.ts'
import { receiptKey } from '#app/shop/ordering/orders/receipt-key.server.ts'
import { notFound, invalidForm, tooManyRequests } from '#app/http/responses.server.ts'
import { clientAddress } from '#app/http/client-address.server.ts'
import { mailOriginOf } from '#app/http/head.server.ts'
import type { FormActions, FormContext } from '#app/http/create-action.server.ts'
import { localPath } from '#app/i18n/paths.ts'
import { sessionRequestOf, signInResponse } from './account/session-actions.server.ts'
import { findOwnReceipt } from '#app/loaders/find-own-receipt.server.ts'

/** These actions belong to a receipt. */
export const receiptActions = { 'account.make': makeAccount } satisfies FormActions

/**
 * Opens an account with the name and the address of the order. It reveals no more about that address than the
 * registration does. The order joins the account, like any other, once the address is confirmed.
 */
async function makeAccount(context: FormContext) {
  const { form, t, request, language, customer, here } = context
  const order = await findOwnReceipt(context)
  if (!order) throw notFound(t)
  // The form was sent twice, or its page was outdated by another tab.
  if (customer) return redirect(here, 303)
  if (offerOf(order, undefined) !== 'make')
    return invalidForm(form, { password: t('refusal.account.taken') })
  const read = await readRegistration(registrationFor(order, form.get('password') ?? ''))
  if (!read.ok) {
    const { password = 'short' } = read.faults
    return invalidForm(form, { password: t(`refusal.account.password.${password}`) })
  }
  const opening = {
    address: clientAddress(request),
    origin: mailOriginOf(context),
    language,
    ...(hasAddress(order) && { first: addressOf(order) }),
  }
  const outcome = await openAccount(
    read.registration,
    opening,
    await sessionRequestOf(context, false),
  )
  if (outcome.ok)
    return signInResponse(await pathTo(order, context), t('toast.accountOpened'), outcome, context)
  if (outcome.reason === 'taken') return invalidForm(form, { password: t('refusal.account.taken') })
  return tooManyRequests(context, 'password', 'account', outcome.retryAfterSeconds)
}

const addressOf = ({ telephone, ...order }: Order) => ({ address: pickAddress(order), telephone })

/** A name may be longer on a parcel than in an account, so it is cut. */
const registrationFor = ({ name, email }: Order, password: string) =>
  new URLSearchParams({ name: [...name].slice(0, longestName).join(''), email, password })

/** The sign-in gives the browser a new visitor, to whom only the link opens the receipt. */
async function pathTo({ number }: Order, { language, now }: FormContext): Promise<string> {
  const key = receiptKey(await ensureLinkSecret(), number, now)
  return localPath(language, `/order-received/${number}?key=${key}`)
}
