import { settings } from '#app/settings.server.ts'
import { isOwnOrigin } from './urls/own-origin.ts'

/**
 * The normaliser moves a foreign Origin to this header, because Remix responds to one with an empty 500 before any
 * action runs. No client may set it.
 */
export const refusedOriginHeader = 'x-octavo-origin-refused'

/**
 * Returns the origin that a form or call names, if it is another site's. A page with `Referrer-Policy: no-referrer`
 * sends `null`, like a page without an origin; `Sec-Fetch-Site`, which no page can set, tells which of the two it is.
 * A request that did not pass the normaliser still has its `Origin`.
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
