import { settings } from '#app/settings.server.ts'
import { refusedOriginHeader } from './normalise-request.server.ts'
import { isOwnOrigin } from './own-origin.ts'

/**
 * Returns the origin that a form or call names, if it is another site's. A page with `Referrer-Policy: no-referrer`
 * sends `null`, like a page without an origin; `Sec-Fetch-Site`, which no page can set, tells which of the two it is.
 */
export function findForeignOrigin({ headers }: Request): string | undefined {
  const refused = headers.get(refusedOriginHeader)
  const origin = refused ?? headers.get('Origin')
  if (origin === null) return undefined
  if (origin === 'null' && headers.get('Sec-Fetch-Site') === 'same-origin') return undefined
  const host = headers.get('Host') ?? undefined
  const isOwn = refused === null && isOwnOrigin(origin, host, settings().PUBLIC_URL)
  return isOwn ? undefined : origin
}
