import { parseCookie } from 'cookie'
import { settings } from '#app/settings.server.ts'

const isSecure = () => settings().PUBLIC_URL?.startsWith('https:') ?? false

/**
 * Under https the name has a prefix with which no other host of the domain can set it (RFC 6265bis section 4.1.3.2).
 */
export const cookieName = (name: string) => (isSecure() ? `__Host-${name}` : name)

/** Returns the name of a cookie of some paths only, which the stricter prefix forbids. */
export const cookieNameOfPath = (name: string) => (isSecure() ? `__Secure-${name}` : name)

/** Returns whether a `Cookie` header has a cookie of this name, valid or not. */
export const hasCookie = (header: string | null | undefined, name: string): boolean =>
  parseCookie(header ?? '')[name] !== undefined

/** Returns the options that all cookies share. All are signed: the first secret signs, and every secret verifies. */
export function cookieOptions() {
  const { SESSION_SECRET } = settings()
  if (!SESSION_SECRET) throw new Error('SESSION_SECRET is missing: the launcher sets it')
  return {
    path: '/',
    httpOnly: true,
    sameSite: 'lax' as const,
    secrets: SESSION_SECRET,
    secure: isSecure(),
  }
}
