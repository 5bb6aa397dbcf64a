import { randomBytes } from 'node:crypto'
import { createCookieSessionStorage, redirect, type Session } from '@remix-run/node'
import { isCountry, type Country } from '#app/i18n/markets.ts'
import { isCurrency, type Currency } from '#app/i18n/currency.ts'
import { offeredLanguages, type Language } from '#app/i18n/languages.ts'
import type { Toast } from '#app/components/toasts/toast.ts'
import { cookieName, cookieOptions, hasCookie } from './cookies.server.ts'
import { redirectWithToast } from './toasts.server.ts'

/**
 * The session holds ids and small choices only. Remix throws when a cookie exceeds 4,096 bytes; this one stays under 1
 * KB.
 */
export type SessionData = {
  visitor: string
  /** It is the token of a sign-in. */
  token?: string
  currency?: Currency
  language?: Language
  country?: Country
  /**
   * It is true if a sign-in of this browser was ended elsewhere; pages show that until the next sign-in or sign-out.
   */
  signInEnded?: true
}
export type ShopSession = Session<SessionData>

const ninetyDays = 90 * 24 * 60 * 60

const storageOf = (name: string) =>
  createCookieSessionStorage<SessionData>({
    cookie: { ...cookieOptions(), name, maxAge: ninetyDays },
  })
const name = cookieName('shop')
const storage = storageOf(name)
/** Earlier versions set this name. It is read where the new one is missing, for its 90 days, and never written. */
const formerName = cookieName('octavo')
const formerStorage = storageOf(formerName)

const visitorBytes = 16
const isVisitor = (id: unknown) => typeof id === 'string' && /^[\w-]{22}$/.test(id)
const isToken = (token: unknown) => typeof token === 'string' && /^[\w-]{43}$/.test(token)

/** Validates what a session may hold. Its signature only proves that some release of the shop wrote it. */
const validators: Record<keyof SessionData, (value: unknown) => boolean> = {
  visitor: isVisitor,
  token: isToken,
  currency: isCurrency,
  language: (code) => offeredLanguages().some((one) => one === code),
  country: isCountry,
  signInEnded: (value) => value === true,
}

/**
 * Returns the session of a request. An unknown cookie starts a new session and is never an error. Another program of
 * the host may set a cookie of this name, so of several the signed one is used; if two are signed, neither is,
 * because it is unknown whose cart it is.
 */
export async function findSession(request: Request): Promise<ShopSession> {
  const header = request.headers.get('Cookie')
  const sent = (header ?? '').split(';').map((pair) => pair.trim())
  const isFormer = !hasCookie(header, name)
  const [prefix, reader] = isFormer ? [`${formerName}=`, formerStorage] : [`${name}=`, storage]
  const named = [...new Set(sent)].filter((pair) => pair.startsWith(prefix))
  const read = await Promise.all(named.map((pair) => reader.getSession(pair)))
  const [ours, other] = read.map(withoutJunk).filter(({ data }) => Object.keys(data).length > 0)
  return ours && !other ? ours : storage.getSession()
}

/** Returns whether the browser sent a session cookie, valid or not. */
export const hasSessionCookie = ({ headers }: Request) =>
  [name, formerName].some((one) => hasCookie(headers.get('Cookie'), one))

/** Returns whether a response sets the session cookie. */
export const setsSessionCookie = (headers: Headers) =>
  // The Headers class of Remix has no `getSetCookie`.
  headers.get('Set-Cookie')?.includes(`${name}=`) ?? false

/**
 * Returns whether the browser sent a sign-in token, in which case no cache may store the response. The cookie is read
 * again, because the request context drops the token of a sign-in that was ended elsewhere.
 */
export const hasSignInToken = async (request: Request) =>
  (await findSession(request)).get('token') !== undefined

/** Drops values of a wrong type. */
function withoutJunk(session: ShopSession): ShopSession {
  for (const [key, value] of Object.entries(session.data))
    if (!Object.hasOwn(validators, key) || !validators[key as keyof SessionData](value))
      session.unset(key as keyof SessionData)
  return session
}

/**
 * Returns the header that stores the session; none if there is nothing to store. Only actions call it: reading a page
 * sets no cookie.
 */
export const saveSession = async (session: ShopSession): Promise<[string, string][]> =>
  Object.keys(session.data).length > 0 ? [['Set-Cookie', await storage.commitSession(session)]] : []

const newVisitor = () => randomBytes(visitorBytes).toString('base64url')

/**
 * Gives the visitor a new id at each sign-in, because an earlier id may have been planted or be known to others.
 * Choices of language, currency and country are not reset.
 */
export function renewVisitor(session: ShopSession, token: string) {
  session.set('visitor', newVisitor())
  session.set('token', token)
  session.unset('signInEnded')
}

/**
 * Gives the browser a new visitor, because others may hold the cookie of a sign-in that was ended elsewhere and must
 * not share a guest.
 */
export function leaveSignIn(session: ShopSession) {
  session.unset('token')
  session.unset('visitor')
  session.set('signInEnded', true)
}

/**
 * Resets the session so that it contains nothing of the former visitor, nor their choices (spec section 4): currency
 * and country are the defaults again. A remembered language becomes that of the page.
 */
export function resetSession(session: ShopSession, language: Language) {
  const isRemembered = session.has('language')
  for (const key of Object.keys(session.data)) session.unset(key as keyof SessionData)
  session.set('visitor', newVisitor())
  if (isRemembered) session.set('language', language)
}

/**
 * Redirects with 303, so that the browser follows with GET and a reload repeats nothing, and renews the session cookie.
 * @param toast The page that follows shows it.
 */
export async function redirectWithSession(path: string, session: ShopSession, toast?: Toast) {
  const headers = await saveSession(session)
  return toast ? redirectWithToast(path, toast, headers) : redirect(path, { status: 303, headers })
}

export type ToastOptions = Partial<Omit<Toast, 'message'>>

/**
 * Redirects to the page of a form with 303 and a toast. A form that changed nothing has no message: a second press of
 * its button is no error.
 */
export const redirectBack = (
  { here, session }: { here: string; session: ShopSession },
  message?: string,
  options: ToastOptions = {},
) =>
  redirectWithSession(
    here,
    session,
    message === undefined ? undefined : { type: 'success', ...options, message },
  )

/**
 * Returns the visitor's id (128 random bits), which is created at the first action that needs one. It owns a guest's
 * rows.
 */
export function ensureVisitor(session: ShopSession): string {
  const visitor = session.get('visitor') ?? newVisitor()
  session.set('visitor', visitor)
  return visitor
}
