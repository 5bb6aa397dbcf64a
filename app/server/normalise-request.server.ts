import type { IncomingMessage, ServerResponse } from 'node:http'
import { addressHeader } from '#app/http/client-address.server.ts'
import { refusedOriginHeader } from '#app/http/same-origin-post.server.ts'
import { isOwnOrigin } from '#app/http/urls/own-origin.ts'
import { log } from '#app/observability/log.server.ts'
import { settings } from '#app/settings.server.ts'

/** Remix passes these methods to a loader or an action. */
const knownMethods = new Set(['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'])

/** A request of HTTP/1.0 that names no host gets this one, because a Request cannot be made without. */
export const unnamedHost = 'invalid.test'

/** No page has a longer path, and a redirect repeats the path, in a header that proxies limit. */
const longestPath = 1000

/** Every page responds to this path with 400. */
const unreadable = '/%00'

/**
 * Returns the canonical path and query of a request as Remix will read them, because code that selects or logs by
 * path must refer to the same page. Returns undefined for a target that is no path, on which Express would throw, and for
 * a path that is too long.
 */
export function normaliseTarget(target: string): string | undefined {
  // RFC 9112 section 3.2.2 allows an absolute URL as target; Remix would put the host before it.
  const whole = URL.canParse(target) ? new URL(target) : undefined
  const pathAndQuery = whole ? whole.pathname + whole.search : target
  // Two leading slashes would be another host, and a router that cuts slashes off needs time in the square of their
  // number. A backslash is a slash in a URL but not to a proxy in front; both must read the same page.
  const single = pathAndQuery.replace(/^[^?]*/, (path) =>
    path.replaceAll('\\', '%5C').replace(/\/{2,}/g, '/'),
  )
  if (!single.startsWith('/')) return undefined
  // This resolves dot segments such as `/books/../cart`.
  const { pathname, search } = new URL(`http://shop.test${single}`)
  return pathname.length <= longestPath && canDecode(pathname) ? pathname + search : undefined
}

function canDecode(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/**
 * Normalises a request before Express and Remix read it: target, method, host, client address and Origin. Remix
 * responds to a foreign or malformed Origin with an empty 500 before any code of ours runs, so the header is renamed
 * here and the guard responds with a page. Express does not pass the client address to loaders either.
 */
export function normaliseRequest(
  request: IncomingMessage,
  _response: ServerResponse,
  next: () => void,
) {
  const { headers } = request
  request.url = normaliseTarget(request.url ?? '') ?? unreadable
  // The Request class rejects some methods, and Remix responds to others without a route; PATCH gets 405.
  if (!knownMethods.has(request.method ?? '')) request.method = 'PATCH'
  // No client may set these headers.
  delete headers[refusedOriginHeader]
  headers[addressHeader] = addressOf(request)
  // Remix would compare Origin with this header first.
  delete headers['x-forwarded-host']
  normaliseHost(request)
  moveForeignOrigin(request)
  next()
}

function moveForeignOrigin({ headers }: IncomingMessage) {
  const { origin, host } = headers
  if (origin === undefined) return
  // The adapter of Remix drops an empty header, and a form without an origin is one of an old browser.
  if (!isOwnOrigin(origin, host, settings().PUBLIC_URL))
    headers[refusedOriginHeader] = origin || 'null'
  // The origin was checked; Remix does not read PUBLIC_URL and would refuse the shop's own pages.
  delete headers.origin
}

/**
 * Removes a Host that is invalid or repeated, which `requireHost` then refuses (RFC 9112 section 3.2); HTTP/1.0 needs
 * none.
 */
function normaliseHost(request: IncomingMessage) {
  const { headers, headersDistinct, httpVersion } = request
  const hosts = headersDistinct.host ?? []
  if (hosts.length === 1 && isHost(headers.host)) return
  delete headers.host
  if (httpVersion === '1.1') return
  headers.host = unnamedHost
  if (hosts.length > 0) request.url = unreadable
}

/** Returns the socket's address, or the one as many steps back in X-Forwarded-For as there are trusted proxies. */
function addressOf({ headers, socket }: IncomingMessage): string {
  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
  const { TRUST_PROXY } = settings()
  if (forwarded.length > 0 && TRUST_PROXY === 0) warnOfProxy()
  const steps = [...forwarded, socket.remoteAddress ?? '']
  return steps.at(-1 - TRUST_PROXY) ?? steps[0] ?? ''
}

let isProxyWarned = false

/**
 * Behind a proxy that is not trusted all visitors are one network and share its limits. Anyone may send the header, so
 * the warning is logged once.
 */
function warnOfProxy() {
  if (isProxyWarned) return
  isProxyWarned = true
  log.warn(
    'X-Forwarded-For arrives and TRUST_PROXY is 0: behind a proxy all visitors share one limit',
  )
}

const isHost = (host: string | undefined): host is string =>
  host !== undefined && /^[\w.:[\]-]+$/.test(host) && URL.canParse(`http://${host}/`)
