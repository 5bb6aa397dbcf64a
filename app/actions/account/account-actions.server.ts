import { readName } from '#app/shop/customers/accounts/account.schema.ts'
import { deleteAccount } from '#app/shop/lifecycle/delete-account.server.ts'
import { endOwnOthers, endOwnSignIn } from '#app/shop/customers/accounts/own-sign-ins.server.ts'
import { saveName } from '#app/shop/lifecycle/profile.server.ts'
import { invalidForm, tooManyRequests } from '#app/http/responses.server.ts'
import { clientAddress } from '#app/http/client-address.server.ts'
import { requireCustomer } from '#app/http/customer.server.ts'
import type { FormActions, FormContext } from '#app/http/create-action.server.ts'
import { redirectBack } from '#app/http/session.server.ts'
import { withCustomer } from './with-customer.server.ts'
import { signOutResponse } from './session-actions.server.ts'
import { changePasswordActions } from './change-password-actions.server.ts'
import { draftOf, withFormDraft } from '../form-drafts.server.ts'
import { emailActions } from './email-actions.server.ts'

/** These actions belong to the account page. */
export const accountActions = {
  'profile.save': withFormDraft(draftOf('profile.save', ['name']), saveProfile),
  'signIn.end': endSignIn,
  'signIn.endOthers': endOthers,
  'customer.delete': deleteCustomer,
  ...emailActions,
  ...changePasswordActions,
} satisfies FormActions

async function saveProfile(context: FormContext) {
  requireCustomer(context)
  const { form, t } = context
  const read = readName(form.get('name') ?? '')
  if (!read.ok) return invalidForm(form, { name: t(`refusal.account.name.${read.fault}`) })
  await withCustomer(context, (transaction, customer) => saveName(transaction, customer, read.name))
  return redirectBack(context, t('toast.profileSaved'))
}

async function endSignIn(context: FormContext) {
  const customer = requireCustomer(context)
  const { form, t } = context
  if (!(await endOwnSignIn(customer, form.get('signIn') ?? '')))
    return invalidForm(form, { 'sign-ins': t('refusal.account.signInOver') })
  return redirectBack(context, t('toast.signInEnded'))
}

async function endOthers(context: FormContext) {
  const customer = requireCustomer(context)
  await endOwnOthers(customer)
  return redirectBack(context, context.t('toast.signInsEnded'))
}

async function deleteCustomer(context: FormContext) {
  const customer = requireCustomer(context)
  const { form, t, request, language, now } = context
  const own = { password: form.get('password') ?? '', address: clientAddress(request) }
  const outcome = await deleteAccount(customer, own, language, now)
  if (!outcome.ok) {
    if (outcome.reason === 'wrong')
      return invalidForm(form, { password: t('refusal.account.password.wrong') })
    return tooManyRequests(context, 'password', 'account', outcome.retryAfterSeconds)
  }
  return signOutResponse(context, { message: t('toast.accountDeleted'), type: 'success' })
}
