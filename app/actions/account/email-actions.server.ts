import {
  changeEmail,
  cancelEmailChange,
  sendLinkAgain,
  type ChangeEmailOutcome,
} from '#app/shop/lifecycle/change-email.server.ts'
import {
  canClaim,
  claimAccount,
  confirmAccount,
  type ConfirmAccountOutcome,
} from '#app/shop/lifecycle/confirm-account.server.ts'
import { parsePassword, possiblePassword } from '#app/shop/customers/accounts/account.schema.ts'
import { findConfirmed } from '#app/shop/customers/accounts/email-confirmation.server.ts'
import { parseEmail } from '#app/i18n/email.ts'
import { errorResponse, invalidForm, tooManyRequests } from '#app/http/responses.server.ts'
import { clientAddress } from '#app/http/client-address.server.ts'
import { requireCustomer } from '#app/http/customer.server.ts'
import { deviceKeysOf } from './device-cookie.server.ts'
import { mailOriginOf } from '#app/http/head.server.ts'
import type { FormActions, FormContext } from '#app/http/create-action.server.ts'
import { localPath } from '#app/i18n/paths.ts'
import { redirectBack, redirectWithSession } from '#app/http/session.server.ts'
import { sessionRequestOf, signInResponse } from './session-actions.server.ts'
import { describeEmailErrors } from './email-errors.server.ts'
import { draftOf, withFormDraft } from '../form-drafts.server.ts'

export const emailActions = {
  'email.change': withFormDraft(draftOf('email.change', ['email']), change),
  'email.sendAgain': sendAgain,
  'email.keep': cancelChange,
  'email.confirm': confirm,
  'email.claim': claim,
} satisfies FormActions

const emailRequestOf = (context: FormContext) => {
  const { language, now } = context
  return { origin: mailOriginOf(context), language, now }
}

async function change(context: FormContext) {
  const customer = requireCustomer(context)
  const { form, t, request } = context
  const typed = form.get('email') ?? ''
  const email = parseEmail(typed)
  if (email === undefined) return invalidForm(form, { email: describeEmailErrors(typed, t) })
  const own = { password: form.get('password') ?? '', address: clientAddress(request) }
  const outcome = await changeEmail(customer, email, own, emailRequestOf(context))
  return outcome.ok
    ? redirectBack(context, t('toast.linkSent', { email }))
    : refuseChange(context, outcome)
}

function refuseChange(context: FormContext, outcome: Extract<ChangeEmailOutcome, { ok: false }>) {
  const { form, t } = context
  if ('retryAfterSeconds' in outcome) {
    const field = outcome.reason === 'too-many' ? 'password' : 'email'
    return tooManyRequests(context, field, 'account', outcome.retryAfterSeconds)
  }
  if (outcome.reason === 'wrong') return wrongPassword(context)
  return invalidForm(form, { email: t(`refusal.email.${outcome.reason}`) })
}

const wrongPassword = ({ form, t }: FormContext) =>
  invalidForm(form, { password: t('refusal.account.password.wrong') })

async function sendAgain(context: FormContext) {
  const { customerId } = requireCustomer(context)
  const { form, t } = context
  const outcome = await sendLinkAgain(customerId, emailRequestOf(context))
  if (outcome.ok) return redirectBack(context, t('toast.linkSentAgain'))
  if (outcome.reason === 'nothing')
    return invalidForm(form, { 'send-again': t('refusal.email.nothing') })
  return tooManyRequests(context, 'send-again', 'account', outcome.retryAfterSeconds)
}

async function cancelChange(context: FormContext) {
  const { customerId } = requireCustomer(context)
  await cancelEmailChange(customerId)
  return redirectBack(context, context.t('toast.emailUnchanged'))
}

/**
 * Confirming works signed out as well, because the mail may be read on another device. It does not sign the visitor
 * in.
 */
async function confirm(context: FormContext) {
  const { form, t, url, language, session, now, customer, request } = context
  const { sent: deviceKey } = await deviceKeysOf(request)
  const outcome = await confirmAccount(
    url.searchParams.get('confirm'),
    customer,
    {
      password: possiblePassword(form.get('password') ?? ''),
      address: clientAddress(request),
      deviceKey,
    },
    now,
  )
  if (!outcome.ok) return refuseConfirm(context, outcome)
  const account = localPath(language, '/my-account')
  const next = new URLSearchParams({ next: account })
  const to = customer ? account : localPath(language, `/login-register?${next}`)
  return redirectWithSession(to, session, { message: t('toast.emailConfirmed'), type: 'success' })
}

function refuseConfirm(
  context: FormContext,
  outcome: Extract<ConfirmAccountOutcome, { ok: false }>,
) {
  if (outcome.reason === 'too-many')
    return tooManyRequests(context, 'password', 'account', outcome.retryAfterSeconds)
  return outcome.reason === 'wrong' ? wrongPassword(context) : unknownLink(context)
}

/** @throws {Response} 400 if the form is on a page without such a link, which would show no message. */
function unknownLink({ form, t, url }: FormContext) {
  const message = t('refusal.email.unknown')
  if (!url.searchParams.has('confirm')) throw errorResponse(400, message)
  return invalidForm(form, { confirm: message })
}

/** The reader of the mail, who may not have opened the account, sets a new password and is signed in. */
async function claim(context: FormContext) {
  const { form, t, url, language, now, request } = context
  const key = url.searchParams.get('confirm')
  const confirmation = await findConfirmed(key, now)
  if (!confirmation || !canClaim(confirmation)) return unknownLink(context)
  // The name was typed by the person who opened the account, so it is not taken as the owner's.
  const owner = { name: '', email: confirmation.own }
  const read = await parsePassword(form.get('new-password') ?? '', owner)
  if (!read.ok)
    return invalidForm(form, { 'new-password': t(`refusal.account.password.${read.reason}`) })
  const outcome = await claimAccount(
    key,
    read.password,
    { address: clientAddress(request), origin: mailOriginOf(context), language },
    await sessionRequestOf(context, false),
  )
  if (!outcome.ok) return unknownLink(context)
  return signInResponse(
    localPath(language, '/my-account'),
    t('toast.accountBeganAnew'),
    outcome,
    context,
  )
}
