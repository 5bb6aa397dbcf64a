import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { log } from '#app/observability/log.server.ts'
import { settings } from '#app/settings.server.ts'
import { isOwnOrigin } from './own-origin.ts'
import { setSecurityHeaders } from './security-headers.server.ts'

const addressHeader = 'x-octavo-address'
export const refusedOriginHeader = 'x-octavo-origin-refused'

/** A form of 256 KB arrives in this time at 4 KB a second; Node looks for late requests every half minute. */
const wholeRequestMs = 60_000
const headersMs = 20_000

const ownHeaders = [addressHeader, refusedOriginHeader]

// The flag is on the global object, because the development server evaluates this module again at each change.
const global = globalThis as { octavoWatching?: boolean }

/**
 * These are the unfinished responses of each connection. There may be several: a pipelined request waits for the
 * response before it, and is never closed when the connection is.
 */
const answersOn = new Map<Duplex, Set<ServerResponse>>()

let isClosing = false

type RawRequest = { request: IncomingMessage; response: ServerResponse; server: Server }

/**
 * Normalises each request before Express and Remix read it; it is called once per process. Remix responds to a
 * foreign or malformed Origin with an empty 500 before any code of ours runs, so the header is renamed here and the
 * guard responds with a page. Express does not pass the client address to loaders either.
 */
export function normaliseRequest() {
  if (global.octavoWatching) return
  global.octavoWatching = true
  subscribe('http.server.request.start', (message) => {
    const { request, response, server } = message as RawRequest
    mark(request)
    setSecurityHeaders(response)
    if (request.headers.host === undefined) response.setHeader('Cache-Control', 'no-store')
    // Node's own limit is five minutes.
    server.requestTimeout = wholeRequestMs
    server.headersTimeout = headersMs
    if (isClosing) response.shouldKeepAlive = false
    const answers = answersOn.get(request.socket) ?? trackConnection(request.socket)
    answers.add(response)
    response.once('close', () => answers.delete(response))
  })
}

function trackConnection(socket: Duplex): Set<ServerResponse> {
  const answers = new Set<ServerResponse>()
  answersOn.set(socket, answers)
  socket.once('close', () => answersOn.delete(socket))
  return answers
}

/**
 * Makes every response that has not begun ask the client to close its connection, because a stopping process would
 * otherwise serve a busy connection for ever.
 */
export function closeConnections() {
  isClosing = true
  for (const answers of answersOn.values())
    for (const response of answers) response.shouldKeepAlive = false
}

/**
 * Returns whether a response has begun on this connection and is not finished. A response that waits for an earlier
 * one has no connection yet.
 */
export function isInFlight(socket: Duplex): boolean {
  const answers = [...(answersOn.get(socket) ?? [])]
  return answers.some((one) => one.socket === socket && one.headersSent && !one.writableFinished)
}

/** Remix passes these methods to a loader or an action. */
const knownMethods = new Set(['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'])

/** Every page responds to this path with 400. */
const unreadable = '/%00'

/**
 * Returns the canonical path and query of a request as Remix will read them, because code that selects or logs by
 * path must refer to the same page. Returns undefined for a target that is no path, on which Express would throw.
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
  return canDecode(pathname) ? pathname + search : undefined
}

function canDecode(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

function mark(request: IncomingMessage) {
  const { headers } = request
  request.url = normaliseTarget(request.url ?? '') ?? unreadable
  // The Request class rejects some methods, and Remix responds to others without a route; PATCH gets 405.
  if (!knownMethods.has(request.method ?? '')) request.method = 'PATCH'
  // No client may set these headers.
  for (const name of ownHeaders) delete headers[name]
  headers[addressHeader] = addressOf(request)
  // Remix would compare Origin with this header first.
  delete headers['x-forwarded-host']
  requireHost(request)
  const { origin, host } = headers
  if (origin === undefined) return
  if (!isOwnOrigin(origin, host, settings().PUBLIC_URL)) headers[refusedOriginHeader] = origin
  // The origin was checked; Remix does not read PUBLIC_URL and would refuse the shop's own pages.
  delete headers.origin
}

/**
 * RFC 9112 section 3.2 requires 400 without a Host, with two, or with an invalid one. Node checks this right
 * afterwards, but for HTTP/1.1 only and only for a missing one.
 */
function requireHost(request: IncomingMessage) {
  const { headers, headersDistinct, httpVersion } = request
  const hosts = headersDistinct.host ?? []
  if (hosts.length === 1 && isHost(headers.host)) return
  delete headers.host
  if (httpVersion === '1.1') return
  // HTTP/1.0 needs no Host, but a Request cannot be made without one.
  headers.host = 'invalid.test'
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

/** Returns the client's address behind the trusted proxies; empty if the request did not pass the normaliser. */
export const clientAddress = ({ headers }: Request) => headers.get(addressHeader) ?? ''

const isHost = (host: string | undefined): host is string =>
  host !== undefined && /^[\w.:[\]-]+$/.test(host) && URL.canParse(`http://${host}/`)
