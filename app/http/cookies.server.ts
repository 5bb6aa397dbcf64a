import { settings } from '#app/settings.server.ts'

/** What every cookie of the shop has in common. All are signed; the first secret signs, each reads. */
export function cookieOptions() {
  const { SESSION_SECRET, PUBLIC_URL } = settings()
  if (!SESSION_SECRET) throw new Error('SESSION_SECRET is missing: the launcher sets it')
  return {
    path: '/',
    httpOnly: true,
    sameSite: 'lax' as const,
    secrets: SESSION_SECRET,
    secure: PUBLIC_URL?.startsWith('https:') ?? false,
  }
}
