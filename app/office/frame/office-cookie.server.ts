import { createCookie } from '@remix-run/node'
import { parseCookie } from 'cookie'
import { cookieNameOfPath, cookieOptions } from '#app/http/cookies.server.ts'
import { staffSignInMs } from '#app/shop/staff/staff-sign-ins.server.ts'
import { officePath } from './office-routes.ts'

/** A browser sends these cookies to the back office only, and with no link or form of another site. */
const options = () => ({ ...cookieOptions(), path: officePath, sameSite: 'strict' as const })

const signInName = cookieNameOfPath('shop-office')
const signIn = createCookie(signInName, { ...options(), maxAge: staffSignInMs / 1000 })
const toast = createCookie(cookieNameOfPath('shop-office-toast'), { ...options(), maxAge: 60 })

/** Returns the tokens that a `Cookie` header has our signature for: another program of the host may set more. */
export async function signedTokens(header: string | null | undefined): Promise<string[]> {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim())
  const named = [...new Set(pairs)].filter((pair) => pair.startsWith(`${signInName}=`))
  const read = await Promise.all(named.map((pair) => signIn.parse(pair) as Promise<unknown>))
  return read.filter((token): token is string => isToken(token))
}

const isToken = (token: unknown) => typeof token === 'string' && /^[\w-]{43}$/.test(token)

/** Returns the header that stores the token of a sign-in. */
export const storeToken = (token: string) => signIn.serialize(token)

export const forgetToken = () => signIn.serialize('', { maxAge: 0 })

/** Holds one sentence that the next page of the office shows. */
export type OfficeToast = { message: string; isError: boolean }

export const storeToast = (shown: OfficeToast) => toast.serialize(shown)

/** Returns the waiting toast, and the header that deletes its cookie. */
export async function consumeOfficeToast(
  header: string | null,
): Promise<{ toast?: OfficeToast; deletion?: string }> {
  if (parseCookie(header ?? '')[toast.name] === undefined) return {}
  const deletion = await toast.serialize('', { maxAge: 0 })
  const read: unknown = await toast.parse(header)
  return { deletion, ...(isToast(read) && { toast: read }) }
}

const isToast = (read: unknown): read is OfficeToast =>
  typeof read === 'object' &&
  read !== null &&
  'message' in read &&
  typeof read.message === 'string' &&
  'isError' in read &&
  typeof read.isError === 'boolean'
