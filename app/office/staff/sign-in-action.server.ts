import type { ActionFunctionArgs } from '@remix-run/node'
import { clientAddress } from '#app/http/client-address.server.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { tooManyRequests } from '#app/http/responses.server.ts'
import { findPreferredLanguage, officeTranslator, type Translate } from '#app/i18n/i18n.server.ts'
import { readSignIn } from '#app/shop/customers/accounts/account.schema.ts'
import { parseMailKey } from '#app/shop/customers/accounts/mail-key.server.ts'
import { actingAs } from '#app/shop/operations/audit/audit.server.ts'
import { chooseStaffPassword, signInStaff } from '#app/shop/staff/staff-password.server.ts'
import { endStaffSignIn, type StaffSignIn } from '#app/shop/staff/staff-sign-ins.server.ts'
import { confirmStaffSignIn } from '#app/shop/staff/totp.server.ts'
import {
  actionOf,
  officeRedirect,
  refuse,
  submitted,
} from '../frame/create-office-action.server.ts'
import { forgetToken, storeToken } from '../frame/office-cookie.server.ts'
import { officePath } from '../frame/office-routes.ts'
import { requireOffice } from '../frame/staff-context.server.ts'

type SignInContext = {
  request: Request
  form: URLSearchParams
  /** It may wait for its code. */
  signIn: StaffSignIn | undefined
  t: Translate
  now: number
}

/** Maps the forms of `/office`, which nobody needs to be signed in for. */
const signInActions: Record<string, (context: SignInContext) => Promise<Response>> = {
  'office.sign-in': signIn,
  'office.code': confirm,
  'office.choose-password': choose,
  'office.sign-out': signOut,
}

/** Runs the forms of `/office`. */
export const officeSignInAction = (args: ActionFunctionArgs): Promise<Response> =>
  submitted(args, readForm, (form) => {
    const { request, context } = args
    const { signIn } = requireOffice(context)
    const t = officeTranslator(signIn?.staff.language ?? findPreferredLanguage(request))
    const run = () =>
      actionOf(signInActions, form, t)({ request, form, signIn, t, now: Date.now() })
    return signIn ? actingAs(signIn.staff, run) : run()
  })

const deviceOf = ({ headers }: Request) => headers.get('User-Agent') ?? ''

async function signIn(context: SignInContext) {
  const { request, form, t, now } = context
  const client = { address: clientAddress(request), device: deviceOf(request) }
  const outcome = await signInStaff(readSignIn(form), client, now)
  if (outcome.ok && context.signIn) await endStaffSignIn(context.signIn.signInId)
  if (outcome.ok)
    return officeRedirect(officePath, undefined, {
      headers: [['Set-Cookie', await storeToken(outcome.token)]],
    })
  if (outcome.reason === 'too-many')
    return tooManyRequests(context, 'form', 'account', outcome.retryAfterSeconds)
  return refuse(context, { form: t('office.staff.wrong') })
}

async function confirm(context: SignInContext) {
  const { request, form, signIn, t, now } = context
  // The password was too long ago.
  if (!signIn) return officeRedirect(officePath)
  const code = (form.get('code') ?? '').slice(0, 40)
  const who = { ...signIn, address: clientAddress(request) }
  const outcome = await confirmStaffSignIn(who, code, now)
  if (outcome.ok)
    return officeRedirect(officePath, undefined, {
      headers: [['Set-Cookie', await storeToken(outcome.token)]],
    })
  if (outcome.reason === 'too-many')
    return tooManyRequests(context, 'code', 'account', outcome.retryAfterSeconds)
  return refuse(context, { code: t('office.staff.wrongCode') })
}

async function choose(context: SignInContext) {
  const { request, form, t, now } = context
  const key = parseMailKey(form.get('key')) ?? ''
  const password = form.get('password') ?? ''
  const outcome = await chooseStaffPassword(key, password, clientAddress(request), now)
  if (outcome.ok) return officeRedirect(officePath, t('office.staff.passwordChosen'))
  return refuse(
    context,
    outcome.reason === 'link'
      ? { form: t('office.staff.linkGone') }
      : { password: t(`office.staff.password.${outcome.reason}`) },
  )
}

async function signOut({ signIn, t }: SignInContext) {
  if (signIn) await endStaffSignIn(signIn.signInId)
  return officeRedirect(officePath, t('office.staff.signedOut'), {
    headers: [['Set-Cookie', await forgetToken()]],
  })
}
