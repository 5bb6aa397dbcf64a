import { parseName } from '#app/shop/accounts/account.schema.ts'
import { deleteAccount } from '#app/shop/accounts/delete-account.server.ts'
import { endOwnOthers, endOwnSignIn } from '#app/shop/accounts/own-sign-ins.server.ts'
import { saveName } from '#app/shop/accounts/profile.server.ts'
import { refuse } from '#app/http/answers.server.ts'
import { clientAddress } from '#app/http/arrivals.server.ts'
import { requireCustomer } from '#app/http/customer.server.ts'
import type { Intents, Posted } from '#app/http/intents.server.ts'
import { localPath } from '#app/http/paths.ts'
import { renewVisitor } from '#app/http/session.server.ts'
import { redirectWithToast } from '#app/http/toasts.server.ts'
import { refuseTooOften } from './door.server.ts'
import { changePasswordIntents } from './change-password.server.ts'
import { emailIntents } from './email.server.ts'

/** On the page of an account. */
export const myAccountIntents = {
  'profile.save': saveProfile,
  'signIn.end': endSignIn,
  'signIn.endOthers': endOthers,
  'customer.delete': deleteCustomer,
  ...emailIntents,
  ...changePasswordIntents,
} satisfies Intents

async function saveProfile(posted: Posted) {
  const { customerId } = requireCustomer(posted)
  const { form, t, here, session } = posted
  const typed = form.get('name') ?? ''
  const name = parseName(typed)
  if (name === undefined) {
    const fault = [...typed.trim()].length > 100 ? 'long' : 'missing'
    return refuse(form, { name: t(`refusal.account.name.${fault}`) })
  }
  await saveName(customerId, name)
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

/** The browser is nobody's from here on, and is to forget the pages that it kept. */
async function deleteCustomer(posted: Posted) {
  const customer = requireCustomer(posted)
  const { form, t, request, language, now, session } = posted
  const own = { password: form.get('password') ?? '', address: clientAddress(request) }
  const outcome = await deleteAccount(customer, own, language, now)
  if (!outcome.ok) {
    if (outcome.reason === 'wrong') return refuse(form, { password: t('refusal.account.wrongPassword') })
    return refuseTooOften(posted, 'password', outcome.retryAfterSeconds)
  }
  renewVisitor(session, undefined)
  const said = { message: t('toast.accountDeleted'), type: 'success' } as const
  const answer = await redirectWithToast(localPath(language, '/'), said, session)
  answer.headers.set('Clear-Site-Data', '"cache"')
  return answer
}
