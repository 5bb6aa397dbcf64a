import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { log } from '#app/observability/log.server.ts'
import { settings } from '#app/settings.server.ts'
import { isOwnOrigin } from './own-origin.ts'
import { setSecurityHeaders } from './security-headers.server.ts'

const addressHeader = 'x-octavo-address'
export const refusedOriginHeader = 'x-octavo-origin-refused'

/** A form of 256 KB comes at 4 KB a second within it; Node looks every half minute who is later. */
const wholeRequestMs = 60_000
const headersMs = 20_000

const ownHeaders = [addressHeader, refusedOriginHeader]

// Kept on the global object: the development server evaluates this module again at each change.
const global = globalThis as { octavoWatching?: boolean }

/**
 * By connection the answers not yet sent whole. There may be several: who asks again before the answer came has the next
 * one wait, which never closes where the connection does.
 */
const answersOn = new Map<Duplex, Set<ServerResponse>>()

let isClosing = false

type RawRequest = { request: IncomingMessage; response: ServerResponse; server: Server }

/**
 * Marks each request before Express and Remix see it, once per process. Remix answers a foreign or
 * malformed Origin with an empty 500 before any code of ours runs; so it is moved aside here and the guard
 * answers with a page. Loaders get no client address from Express either.
 */
export function normaliseRequest() {
  if (global.octavoWatching) return
  global.octavoWatching = true
  subscribe('http.server.request.start', (message) => {
    const { request, response, server } = message as RawRequest
    mark(request)
    setSecurityHeaders(response)
    if (request.headers.host === undefined) response.setHeader('Cache-Control', 'no-store')
    // Node’s own patience is five minutes.
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
 * For a process that stops: every answer that has not begun asks the client to close its connection, or a
 * busy one would be served for ever.
 */
export function closeConnections() {
  isClosing = true
  for (const answers of answersOn.values())
    for (const response of answers) response.shouldKeepAlive = false
}

/** Whether an answer has begun on this connection and has not come to its end. One that waits has no connection yet. */
export function isInFlight(socket: Duplex): boolean {
  const answers = [...(answersOn.get(socket) ?? [])]
  return answers.some((one) => one.socket === socket && one.headersSent && !one.writableFinished)
}

/** Remix passes these methods to a loader or an action. */
const knownMethods = new Set(['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'])

/** Every page refuses it with 400. */
const unreadable = '/%00'

/**
 * The one way to write the path and query that a request asks for, as Remix will read it: what is chosen and logged by
 * the path must mean the same page. Undefined for what is no path and cannot be read as one: Express would throw.
 */
export function normaliseTarget(target: string): string | undefined {
  // RFC 9112 section 3.2.2: a whole address is a target too; Remix would paste the host before it.
  const whole = URL.canParse(target) ? new URL(target) : undefined
  const asked = whole ? whole.pathname + whole.search : target
  // Two slashes at the front would be another host, and a router that cuts slashes off needs the square of
  // their number. A backslash would be a slash to a URL, but is none to a proxy in front: both must mean one page.
  const single = asked.replace(/^[^?]*/, (path) =>
    path.replaceAll('\\', '%5C').replace(/\/{2,}/g, '/'),
  )
  if (!single.startsWith('/')) return undefined
  // Its dots are undone: `/books/../cart`.
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
  // The Request class refuses some methods, and Remix answers others without a route; PATCH gives 405.
  if (!knownMethods.has(request.method ?? '')) request.method = 'PATCH'
  // Nobody outside may set these.
  for (const name of ownHeaders) delete headers[name]
  headers[addressHeader] = addressOf(request)
  // Remix would compare Origin with this one first.
  delete headers['x-forwarded-host']
  requireHost(request)
  const { origin, host } = headers
  if (origin === undefined) return
  if (!isOwnOrigin(origin, host, settings().PUBLIC_URL)) headers[refusedOriginHeader] = origin
  // Checked; Remix knows nothing of PUBLIC_URL and would refuse its pages.
  delete headers.origin
}

/**
 * RFC 9112 section 3.2: without a Host, with two or with one that is none, 400. Node sees to it right after this, but
 * looks at HTTP/1.1 and for none at all alone.
 */
function requireHost(request: IncomingMessage) {
  const { headers, headersDistinct, httpVersion } = request
  const hosts = headersDistinct.host ?? []
  if (hosts.length === 1 && isHost(headers.host)) return
  delete headers.host
  if (httpVersion === '1.1') return
  // Asked for in HTTP/1.0; no Request may be made without one.
  headers.host = 'invalid.test'
  if (hosts.length > 0) request.url = unreadable
}

/** The socket's address, or as many steps back in X-Forwarded-For as there are proxies to be trusted. */
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

/** Behind a proxy that is not trusted all visitors are one network, and share its limits. Anybody may send the header. */
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
