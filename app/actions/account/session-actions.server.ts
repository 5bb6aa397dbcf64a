import { redirect } from '@remix-run/node'
import type { Toast } from '#app/components/toasts/toast.ts'
import { readRegistration, readSignIn } from '#app/shop/customers/accounts/account.schema.ts'
import { signInWithPassword } from '#app/shop/lifecycle/sign-in-with-password.server.ts'
import type { SessionRequest, StartedSession } from '#app/shop/lifecycle/start-session.server.ts'
import { openAccount } from '#app/shop/lifecycle/open-account.server.ts'
import { endSignIn } from '#app/shop/customers/accounts/sign-ins.server.ts'
import { invalidForm, tooManyRequests } from '#app/http/responses.server.ts'
import { clientAddress } from '#app/http/client-address.server.ts'
import { deviceKeysOf, serialiseDeviceKey } from './device-cookie.server.ts'
import { mailOriginOf } from '#app/http/head.server.ts'
import type { FormActions, FormContext } from '#app/http/create-action.server.ts'
import { localPath, parseOwnPath, pathInLanguage } from '#app/i18n/paths.ts'
import {
  hasSessionCookie,
  renewVisitor,
  resetSession,
  redirectWithSession,
} from '#app/http/session.server.ts'
import { reloadDocumentHeader } from '#app/remix-protocol.ts'
import type { RequestContext } from '#app/http/request-context.server.ts'
import { emailErrors } from './email-errors.server.ts'
import { describeDroppedItems } from '../dropped-items.server.ts'

/** The frame of every page offers these actions. */
export const sessionActions = { 'customer.signOut': signOut } satisfies FormActions

export const signInActions = {
  'customer.signIn': signIn,
  'customer.register': register,
} satisfies FormActions

/** These pages would only redirect the visitor again, or sign them out. */
const leadsNowhere = /\/(logout|login-register|forgot-password)\/*$/i

/** Returns where a sign-in redirects, in the language of its page: to `?next=` if that belongs to this shop. */
export function redirectTargetOf({
  url,
  language,
}: Pick<RequestContext, 'url' | 'language'>): string {
  const next = parseOwnPath(url.searchParams.get('next'))
  if (next === undefined || leadsNowhere.test(decodedPath(next)))
    return localPath(language, '/my-account')
  return pathInLanguage(language, new URL(next, url))
}

/** Decodes as the router does, which takes `/%6cogout` for `/logout`. */
function decodedPath(path: string): string {
  const [pathname = ''] = path.split('?')
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}

/** Describes the browser and guest of a sign-in form. */
export const sessionRequestOf = async (
  context: RequestContext,
  isRemembered: boolean,
): Promise<SessionRequest> => ({
  visitor: context.customer ? undefined : context.session.get('visitor'),
  token: context.session.get('token'),
  device: context.request.headers.get('User-Agent') ?? '',
  isRemembered,
  deviceKeys: await deviceKeysOf(context.request),
  viewer: context,
})

/**
 * Creates the response to a sign-in. The visitor gets a new id, and the toast names what could not be merged of the
 * guest's things.
 */
export async function signInResponse(
  to: string,
  greeting: string,
  { token, deviceKey, merged }: StartedSession,
  { session, t }: FormContext,
): Promise<Response> {
  renewVisitor(session, token)
  const dropped = describeDroppedItems(merged, t)
  const message = [greeting, ...dropped].join('. ')
  const type = dropped.length > 0 ? 'error' : 'success'
  const answer = await redirectWithSession(to, session, { message, type })
  if (deviceKey !== undefined)
    answer.headers.append('Set-Cookie', await serialiseDeviceKey(deviceKey))
  return answer
}

async function signIn(context: FormContext) {
  const { form, t, request } = context
  const { isRemembered, ...credentials } = readSignIn(form)
  const address = clientAddress(request)
  const outcome = await signInWithPassword(
    { ...credentials, address },
    await sessionRequestOf(context, isRemembered),
  )
  if (outcome.ok)
    return signInResponse(redirectTargetOf(context), t('toast.signedIn'), outcome, context)
  if (outcome.reason === 'wrong') return invalidForm(form, { password: t('refusal.account.wrong') })
  return tooManyRequests(context, 'password', 'account', outcome.retryAfterSeconds)
}

async function register(context: FormContext) {
  const { form, t, request, language } = context
  const read = await readRegistration(form)
  if (!read.ok) return invalidForm(form, registrationWords(read.faults, t))
  const opening = { address: clientAddress(request), origin: mailOriginOf(context), language }
  const outcome = await openAccount(
    read.registration,
    opening,
    await sessionRequestOf(context, false),
  )
  if (outcome.ok)
    return signInResponse(redirectTargetOf(context), t('toast.accountOpened'), outcome, context)
  if (outcome.reason === 'taken') return invalidForm(form, { email: t('refusal.account.taken') })
  return tooManyRequests(context, 'email', 'account', outcome.retryAfterSeconds)
}

type Faults = Extract<Awaited<ReturnType<typeof readRegistration>>, { ok: false }>['faults']

function registrationWords({ name, email, password }: Faults, t: FormContext['t']) {
  return {
    ...(name && { name: t(`refusal.account.name.${name}`) }),
    ...(email && { email: emailErrors(email, t) }),
    ...(password && { password: t(`refusal.account.password.${password}`) }),
  }
}

/**
 * Ends the sign-in, in the database too, and gives the browser a new visitor, which also applies to a guest. The
 * browser's cache is cleared as well, because some browsers restore pages with Back although they are `no-store`.
 */
export async function signOut(context: RequestContext): Promise<Response> {
  const { session, language, t, request } = context
  // A visitor without a session cookie has nothing to clear.
  if (!hasSessionCookie(request)) return redirect(localPath(language, '/'), 303)
  const token = session.get('token')
  if (token === undefined) return signOutResponse(context)
  await endSignIn(token)
  return signOutResponse(context, { message: t('toast.signedOut'), type: 'success' })
}

/** Redirects to the home page as a new visitor, and makes the browser clear its cached pages. */
export async function signOutResponse(
  { session, language }: RequestContext,
  toast?: Toast,
): Promise<Response> {
  resetSession(session, language)
  const answer = await redirectWithSession(localPath(language, '/'), session, toast)
  answer.headers.set('Clear-Site-Data', '"cache"')
  // A sign-out by the router loads a new document, so that the page contains no data of the customer.
  answer.headers.set(reloadDocumentHeader, 'true')
  return answer
}
