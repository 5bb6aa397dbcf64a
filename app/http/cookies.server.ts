import { settings } from '#app/settings.server.ts'

const isSecure = () => settings().PUBLIC_URL?.startsWith('https:') ?? false

/** Behind https under a prefix with which no neighbour in the domain can set one (RFC 6265bis, section 4.1.3.2). */
export const cookieName = (name: string) => (isSecure() ? `__Host-${name}` : name)

/** What every cookie of the shop has in common. All are signed; the first secret signs, each reads. */
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
