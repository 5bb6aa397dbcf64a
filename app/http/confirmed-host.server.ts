import type { IncomingMessage, ServerResponse } from 'node:http'
import { isIP } from 'node:net'
import { log } from '#app/observability/log.server.ts'
import { settings } from '#app/settings.server.ts'
import { hostToLog } from './own-origin.ts'

/** Machines that look after the shop ask by whatever name they have. */
const probes = new Set(['/healthz', '/readyz'])

/** What `arrivals` calls a request of HTTP/1.0 that named no host. */
const unnamed = 'invalid.test'

/**
 * Nobody's page can have such a name, and proxies and probes ask by it: an address, the name of a container, and what
 * ends as no public name does (RFC 6762, RFC 6761, and `.internal`).
 */
const isLocal = (name: string) =>
  isIP(name.replace(/^\[|\]$/g, '')) !== 0 ||
  !name.includes('.') ||
  /\.(local|localhost|internal)$/.test(name)

const nameOf = (host: string) => new URL(`http://${host}/`).hostname

/** Whether a request is for this shop: a port counts for nothing, since proxies leave it out. */
function isConfirmed(host: string, publicUrl: string): boolean {
  const name = nameOf(host)
  const own = [new URL(publicUrl).hostname, unnamed, ...(settings().ALLOWED_HOSTS ?? [])]
  return own.includes(name) || isLocal(name)
}

let isLogged = false

/** Once: whoever wants can ask by any name, as often as they like. */
function logUnconfirmed(host: string) {
  if (isLogged) return
  isLogged = true
  const named = hostToLog(host)
  log.warn({ host: named }, 'asked by a name that is not in PUBLIC_URL; ALLOWED_HOSTS may name it')
}

/**
 * Where PUBLIC_URL says what the shop is called, a request by another name moves there; one that is no reading is 421
 * (Misdirected Request). A foreign name may be somebody's who has it lead here (DNS rebinding), and whose pages would
 * then be of one origin with the shop's.
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
