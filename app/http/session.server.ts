import { randomBytes } from 'node:crypto'
import { createCookieSessionStorage, type Session } from '@remix-run/node'
import { isCountry, type Country } from '#app/shop/currency/countries.ts'
import { isCurrency, type Currency } from '#app/shop/currency/currency.ts'
import { languages, type Language } from '#app/i18n/languages.ts'
import { cookieName, cookieOptions } from './cookies.server.ts'

/** Ids and small choices only. Remix throws when a cookie passes 4,096 bytes; ours stays under 1 KB. */
export type SessionData = {
  visitor: string
  /** The token of a sign-in. */
  token?: string
  currency?: Currency
  language?: Language
  country?: Country
  /** A sign-in ended in this browser that nobody ended here: it is told until the next sign-in or sign-out. */
  signInEnded?: true
}
export type ShopSession = Session<SessionData>

const ninetyDays = 90 * 24 * 60 * 60

const name = cookieName('octavo')
const storage = createCookieSessionStorage<SessionData>({
  cookie: { ...cookieOptions(), name, maxAge: ninetyDays },
})

const visitorBytes = 16
const isVisitor = (id: unknown) => typeof id === 'string' && /^[\w-]{22}$/.test(id)
const isToken = (token: unknown) => typeof token === 'string' && /^[\w-]{43}$/.test(token)

/** What a session may hold. Its signature alone says no more than that some release of the shop wrote it. */
const validators: Record<keyof SessionData, (value: unknown) => boolean> = {
  visitor: isVisitor,
  token: isToken,
  currency: isCurrency,
  language: (code) => languages.some((one) => one === code),
  country: isCountry,
  signInEnded: (value) => value === true,
}

/**
 * The session of a request; a cookie that is not ours is a new visitor's, never an error. Another program
 * on the same host or above it may have a cookie of this name too, so that of several the signed one counts;
 * where two are signed nobody can say whose cart it is.
 */
export async function findSession(request: Request): Promise<ShopSession> {
  const sent = (request.headers.get('Cookie') ?? '').split(';').map((pair) => pair.trim())
  const named = [...new Set(sent)].filter((pair) => pair.startsWith(`${name}=`))
  const read = await Promise.all(named.map((pair) => storage.getSession(pair)))
  const [ours, other] = read.map(withoutJunk).filter(({ data }) => Object.keys(data).length > 0)
  return ours && !other ? ours : storage.getSession()
}

/** Whether a browser has been given a session, whatever has become of it. */
export const hasSessionCookie = ({ headers }: Request) =>
  new RegExp(`(^|;\\s*)${name}=`).test(headers.get('Cookie') ?? '')

/** Whether an answer gives the browser one. */
export const setsSessionCookie = (headers: Headers) =>
  // The Headers that Remix brings along have no `getSetCookie`.
  headers.get('Set-Cookie')?.includes(`${name}=`) ?? false

/** Whether a request comes from a browser that signed in: what it is answered may lie in no store. */
export const hasSignInToken = async (request: Request) =>
  (await findSession(request)).get('token') !== undefined

/** Values of a wrong kind count as not there. */
function withoutJunk(session: ShopSession): ShopSession {
  for (const [key, value] of Object.entries(session.data))
    if (!Object.hasOwn(validators, key) || !validators[key as keyof SessionData](value))
      session.unset(key as keyof SessionData)
  return session
}

/**
 * The header that keeps the session; none where there is nothing to keep. Only actions call it: no page sets
 * a cookie by being read.
 */
export const saveSession = async (session: ShopSession): Promise<[string, string][]> =>
  Object.keys(session.data).length > 0 ? [['Set-Cookie', await storage.commitSession(session)]] : []

const newVisitor = () => randomBytes(visitorBytes).toString('base64url')

/**
 * Makes somebody new of the visitor, at each sign-in: an id that was planted or is known from before is worth nothing
 * then. Choices of language, currency and country stay.
 */
export function renewVisitor(session: ShopSession, token: string) {
  session.set('visitor', newVisitor())
  session.set('token', token)
  session.unset('signInEnded')
}

/** The sign-in was ended elsewhere, and others may hold the same cookie: they are no guest together. */
export function leaveSignIn(session: ShopSession) {
  session.unset('token')
  session.unset('visitor')
  session.set('signInEnded', true)
}

/**
 * Leaves nothing of who used the browser until now, nor of what they chose (spec section 4): currency and country are
 * the defaults again. A language that was remembered becomes that of the page, which leads to `/`, where it counts.
 */
export function resetSession(session: ShopSession, language: Language) {
  const isRemembered = session.has('language')
  for (const key of Object.keys(session.data)) session.unset(key as keyof SessionData)
  session.set('visitor', newVisitor())
  if (isRemembered) session.set('language', language)
}

/** The visitor's id (128 random bits), made at the first action that needs one. It owns a guest's rows. */
export function ensureVisitor(session: ShopSession): string {
  const visitor = session.get('visitor') ?? newVisitor()
  session.set('visitor', visitor)
  return visitor
}
