import { settings } from '#app/settings.server.ts'
import { refusedOriginHeader } from './normalise-request.server.ts'
import { isOwnOrigin } from './own-origin.ts'

/**
 * The origin that a form or call names, where that is another site's. A page that says nothing of where it is
 * (`Referrer-Policy: no-referrer`) sends `null`, as a page without an origin does; which of the two it is says
 * `Sec-Fetch-Site`, which no page can set.
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
