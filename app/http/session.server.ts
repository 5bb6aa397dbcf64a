import { randomBytes } from 'node:crypto'
import { createCookieSessionStorage, type Session } from '@remix-run/node'
import type { Country } from '#app/shop/currency/countries.ts'
import type { Currency } from '#app/shop/currency/currency.ts'
import type { Language } from '#app/i18n/languages.ts'
import { cookieOptions } from './cookies.server.ts'

/** Ids and small choices only. Remix throws when a cookie passes 4,096 bytes; ours stays under 1 KB. */
export type SessionData = {
  visitor: string
  currency?: Currency
  language?: Language
  country?: Country
}
export type ShopSession = Session<SessionData>

const ninetyDays = 90 * 24 * 60 * 60

const storage = createCookieSessionStorage<SessionData>({
  cookie: { ...cookieOptions(), name: 'octavo', maxAge: ninetyDays },
})

/** The session of a request; a cookie that is not ours is a new visitor's, never an error. */
export const findSession = (request: Request): Promise<ShopSession> =>
  storage.getSession(request.headers.get('Cookie'))

/**
 * The header that keeps the session; none where there is nothing to keep. Only actions call it: no page sets
 * a cookie by being read.
 */
export const saveSession = async (session: ShopSession): Promise<[string, string][]> =>
  Object.keys(session.data).length > 0 ? [['Set-Cookie', await storage.commitSession(session)]] : []

/** The visitor's id (128 random bits), made at the first action that needs one. It owns a guest's rows. */
export function ensureVisitor(session: ShopSession): string {
  const visitor = session.get('visitor') ?? randomBytes(16).toString('base64url')
  session.set('visitor', visitor)
  return visitor
}
