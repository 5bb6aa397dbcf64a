import { readName } from '#app/shop/accounts/account.schema.ts'
import { deleteAccount } from '#app/shop/accounts/delete-account.server.ts'
import { endOwnOthers, endOwnSignIn } from '#app/shop/accounts/own-sign-ins.server.ts'
import { saveName } from '#app/shop/accounts/profile.server.ts'
import { refuse } from '#app/http/answers.server.ts'
import { clientAddress } from '#app/http/arrivals.server.ts'
import { requireCustomer } from '#app/http/customer.server.ts'
import type { Intents, Posted } from '#app/http/intents.server.ts'
import { redirectWithToast } from '#app/http/toasts.server.ts'
import { asCustomer } from './as-customer.server.ts'
import { farewell, refuseTooOften } from './door.server.ts'
import { changePasswordIntents } from './change-password.server.ts'
import { draftOf, keepsTyped } from './typed-forms.server.ts'
import { emailIntents } from './email.server.ts'

/** On the page of an account. */
export const myAccountIntents = {
  'profile.save': keepsTyped(draftOf('profile.save', ['name']), saveProfile),
  'signIn.end': endSignIn,
  'signIn.endOthers': endOthers,
  'customer.delete': deleteCustomer,
  ...emailIntents,
  ...changePasswordIntents,
} satisfies Intents

async function saveProfile(posted: Posted) {
  requireCustomer(posted)
  const { form, t, here, session } = posted
  const read = readName(form.get('name') ?? '')
  if (!read.ok) return refuse(form, { name: t(`refusal.account.name.${read.fault}`) })
  await asCustomer(posted, (transaction, customer) => saveName(transaction, customer, read.name))
  return redirectWithToast(here, { message: t('toast.profileSaved'), type: 'success' }, session)
}

async function endSignIn(posted: Posted) {
  const customer = requireCustomer(posted)
  const { form, t, here, session } = posted
  if (!(await endOwnSignIn(customer, form.get('signIn') ?? '')))
    return refuse(form, { 'sign-ins': t('refusal.account.signInOver') })
  return redirectWithToast(here, { message: t('toast.signInEnded'), type: 'success' }, session)
}

async function endOthers(posted: Posted) {
  const customer = requireCustomer(posted)
  const { t, here, session } = posted
  await endOwnOthers(customer)
  return redirectWithToast(here, { message: t('toast.signInsEnded'), type: 'success' }, session)
}

async function deleteCustomer(posted: Posted) {
  const customer = requireCustomer(posted)
  const { form, t, request, language, now } = posted
  const own = { password: form.get('password') ?? '', address: clientAddress(request) }
  const outcome = await deleteAccount(customer, own, language, now)
  if (!outcome.ok) {
    if (outcome.reason === 'wrong')
      return refuse(form, { password: t('refusal.account.wrongPassword') })
    return refuseTooOften(posted, 'password', outcome.retryAfterSeconds)
  }
  return farewell(t('toast.accountDeleted'), posted)
}
