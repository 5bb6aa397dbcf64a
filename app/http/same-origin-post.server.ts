import { log } from '#app/observability/log.server.ts'
import { settings } from '#app/settings.server.ts'
import { pageMethods, errorResponse, translatorOf } from './responses.server.ts'
import { hostToLog, isOwnOrigin, originToLog } from './urls/own-origin.ts'
import { readBody } from './body.server.ts'

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
  const isOwn = refused === null && isOwnOrigin(origin, hostOf(headers), settings().PUBLIC_URL)
  return isOwn ? undefined : origin
}

/**
 * Returns the site that sent a form, if it is another one. `none` is the visitor's own action (a typed URL, a
 * bookmark); older browsers send no header.
 */
function findForeignSender(request: Request): string | undefined {
  const { headers } = request
  const site = headers.get('Sec-Fetch-Site')
  const origin = findForeignOrigin(request)
  if (origin !== undefined) return origin
  if (!headers.has('Origin') && site === null) return findForeignReferer(headers)
  return site === null || site === 'same-origin' || site === 'none' ? undefined : site
}

/** Returns what very old browsers send as Referer, if it is another site. */
function findForeignReferer(headers: Headers): string | undefined {
  const referer = headers.get('Referer')
  if (referer === null) return undefined
  const origin = URL.canParse(referer) ? new URL(referer).origin : 'null'
  return isOwnOrigin(origin, hostOf(headers), settings().PUBLIC_URL) ? undefined : origin
}

const hostOf = (headers: Headers) => headers.get('Host') ?? undefined

/** The log names the reason, because a proxy that rewrites Host without PUBLIC_URL would have every form rejected. */
function logForeign(request: Request, sender: string) {
  const origin = /^(cross|same)-site$/.test(sender) ? sender : originToLog(sender)
  const host = hostToLog(hostOf(request.headers))
  log.warn({ origin, host }, 'form refused: from another site')
}

/**
 * Guards every action: Remix checks the origin of document posts only, and responds to a foreign one with an empty
 * 500.
 * @throws {Response} 403 from another site, 405 not POST.
 */
export async function requireSameOriginPost(request: Request): Promise<void> {
  const refused = findRefusal(request)
  if (!refused) return
  // An unread body would precede the next request on the connection.
  await readBody(request)
  throw refused
}

/**
 * Rejects a form of another site that Remix has refused itself, before any action: a document post whose Origin is
 * not the Host. Remix would respond with an empty 500 and log a fault of the shop, if no server has moved the header
 * aside before (app/server/normalise-request.server.ts does, remix-serve does not). Express responds with the status of
 * what is thrown.
 * @throws {Error} with the status 403.
 */
export function rejectForeignPost(request: Request): void {
  if (request.method === 'GET' || request.method === 'HEAD') return
  const sender = findForeignSender(request)
  if (sender === undefined) return
  logForeign(request, sender)
  // Express would log the stack.
  throw Object.assign(new Error('form refused: from another site'), { status: 403, stack: '' })
}

function findRefusal(request: Request): Response | undefined {
  const t = translatorOf(request)
  const sender = findForeignSender(request)
  if (sender !== undefined) {
    logForeign(request, sender)
    return errorResponse(403, t('refusal.foreignOrigin'))
  }
  if (request.method === 'POST') return undefined
  const refused = errorResponse(405, t('refusal.method'))
  refused.headers.set('Allow', pageMethods)
  return refused
}
