import { parsePassword } from '#app/shop/customers/accounts/account.schema.ts'
import { changePassword } from '#app/shop/lifecycle/change-password.server.ts'
import { invalidForm, tooManyRequests } from '#app/http/responses.server.ts'
import { clientAddress } from '#app/http/client-address.server.ts'
import { requireCustomer } from '#app/http/customer.server.ts'
import { mailOriginOf } from '#app/http/head.server.ts'
import type { FormActions, FormContext } from '#app/http/create-action.server.ts'
import { sessionRequestOf, signInResponse } from './session-actions.server.ts'

export const changePasswordActions = { 'password.change': change } satisfies FormActions

/** The new password is checked first, so that an unusable one does not consume an attempt at the old one. */
async function change(context: FormContext) {
  const customer = requireCustomer(context)
  const { form, t, request, language, here } = context
  const next = await parsePassword(form.get('new-password') ?? '', customer)
  if (!next.ok)
    return invalidForm(form, { 'new-password': t(`refusal.account.password.${next.reason}`) })
  const own = { password: form.get('password') ?? '', address: clientAddress(request) }
  const outcome = await changePassword(
    customer,
    { own, next: next.password, language, origin: mailOriginOf(context) },
    await sessionRequestOf(context, false),
  )
  if (outcome.ok) return signInResponse(here, t('toast.passwordSet'), outcome, context)
  if (outcome.reason === 'wrong')
    return invalidForm(form, { password: t('refusal.account.password.wrong') })
  return tooManyRequests(context, 'password', 'account', outcome.retryAfterSeconds)
}
