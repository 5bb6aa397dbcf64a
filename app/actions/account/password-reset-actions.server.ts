import { parsePassword } from '#app/shop/customers/accounts/account.schema.ts'
import {
  requestPasswordReset,
  findReset,
  resetPassword,
} from '#app/shop/lifecycle/reset-password.server.ts'
import { parseEmail } from '#app/i18n/email.ts'
import { invalidForm, tooManyRequests } from '#app/http/responses.server.ts'
import { clientAddress } from '#app/http/client-address.server.ts'
import { mailOriginOf } from '#app/http/head.server.ts'
import type { FormActions, FormContext } from '#app/http/create-action.server.ts'
import { localPath } from '#app/i18n/paths.ts'
import { redirectWithSession } from '#app/http/session.server.ts'
import { sessionRequestOf, signInResponse } from './session-actions.server.ts'
import { describeEmailErrors } from './email-errors.server.ts'

/** These actions belong to the page of a forgotten password. */
export const passwordResetActions = {
  'password.forget': forget,
  'password.reset': reset,
} satisfies FormActions

/** The URL of the page tells what was done, so that no cookie is needed. */
async function forget(context: FormContext) {
  const { form, t, request, language, now, session } = context
  const typed = form.get('email') ?? ''
  const email = parseEmail(typed)
  if (email === undefined) return invalidForm(form, { email: describeEmailErrors(typed, t) })
  const params = {
    email,
    address: clientAddress(request),
    origin: mailOriginOf(context),
    language,
    now,
  }
  const outcome = await requestPasswordReset(params)
  if (!outcome.ok) return tooManyRequests(context, 'email', 'account', outcome.retryAfterSeconds)
  const target = localPath(language, '/forgot-password?sent=1')
  return redirectWithSession(target, session)
}

async function reset(context: FormContext) {
  const { form, t, request, url, language, now } = context
  const key = url.searchParams.get('key')
  const owner = await findReset(key, now)
  if (!owner) return invalidForm(form, { email: t('refusal.account.link') })
  const read = await parsePassword(form.get('password') ?? '', owner)
  if (!read.ok) return invalidForm(form, { password: t(`refusal.account.password.${read.reason}`) })
  const origin = mailOriginOf(context)
  const outcome = await resetPassword(
    key,
    read.password,
    { address: clientAddress(request), origin, language },
    await sessionRequestOf(context, false),
  )
  if (!outcome.ok) return invalidForm(form, { email: t('refusal.account.link') })
  const message = t(outcome.beganAnew ? 'toast.accountBeganAnew' : 'toast.passwordSet')
  return signInResponse(localPath(language, '/my-account'), message, outcome, context)
}
