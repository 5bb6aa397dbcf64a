import type { IncomingMessage, ServerResponse } from 'node:http'
import { isIP } from 'node:net'
import { hostToLog } from '#app/http/urls/own-origin.ts'
import { log } from '#app/observability/log.server.ts'
import { settings } from '#app/settings.server.ts'
import { unnamedHost } from './normalise-request.server.ts'

/** Monitoring uses these paths by any host name. */
const probes = new Set(['/healthz', '/readyz'])

/**
 * Returns whether a name cannot be public, as proxies and probes use it: an IP address, the name of a container, or a
 * special-use domain (RFC 6761, RFC 6762, `.internal`).
 */
const isLocal = (name: string) =>
  isIP(name.replace(/^\[|\]$/g, '')) !== 0 ||
  !name.includes('.') ||
  /\.(local|localhost|internal)$/.test(name)

const nameOf = (host: string) => new URL(`http://${host}/`).hostname

/** Returns whether a request is for this shop. The port is ignored, because proxies omit it. */
function isConfirmed(host: string, publicUrl: string): boolean {
  const name = nameOf(host)
  const own = [new URL(publicUrl).hostname, unnamedHost, ...(settings().ALLOWED_HOSTS ?? [])]
  return own.includes(name) || isLocal(name)
}

let isLogged = false

/** The warning is logged once, because anyone can request any host name. */
function logUnconfirmed(host: string) {
  if (isLogged) return
  isLogged = true
  const named = hostToLog(host)
  log.warn({ host: named }, 'asked by a name that is not in PUBLIC_URL; ALLOWED_HOSTS may name it')
}

/** Responds with 400 to a request that is left without a Host (RFC 9112 section 3.2). */
export function requireHost(
  { headers }: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) {
  if (headers.host !== undefined) return next()
  response.writeHead(400, { Connection: 'close', 'Cache-Control': 'no-store' }).end()
}

/**
 * Redirects a request by another host name to PUBLIC_URL, if it is set. A request other than GET or HEAD gets 421
 * (Misdirected Request). A foreign name may belong to an attacker (DNS rebinding), whose pages would share the shop's
 * origin.
 */
export function confirmHost(
  { method, url = '/', headers }: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) {
  const { PUBLIC_URL } = settings()
  const { host } = headers
  if (!PUBLIC_URL || !host || probes.has(url) || isConfirmed(host, PUBLIC_URL)) return next()
  logUnconfirmed(host)
  const isRead = method === 'GET' || method === 'HEAD'
  response.writeHead(isRead ? 308 : 421, {
    'Cache-Control': 'no-store',
    'Content-Type': 'text/plain; charset=utf-8',
    ...(isRead && { Location: PUBLIC_URL + url }),
  })
  response.end(`This shop is at ${PUBLIC_URL}\n`)
}
