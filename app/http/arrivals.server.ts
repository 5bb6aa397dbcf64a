import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'
import { settings } from '#app/settings.server.ts'

export const addressHeader = 'x-octavo-address'
export const refusedOriginHeader = 'x-octavo-origin-refused'
export const unusableHostHeader = 'x-octavo-host-refused'

const ownHeaders = [addressHeader, refusedOriginHeader, unusableHostHeader]

let watching = false

/**
 * Marks each request before Express and Remix see it, once per process. Remix answers a foreign or
 * malformed Origin, and a malformed Host, with an empty 500 before any code of ours runs; so they are moved
 * aside here and the guard answers with a page. Loaders get no client address from remix-serve either.
 */
export function watchArrivals() {
  if (watching) return
  watching = true
  subscribe('http.server.request.start', (message) => {
    mark((message as { request: IncomingMessage }).request)
  })
}

function mark(request: IncomingMessage) {
  const { headers } = request
  // Nobody outside may set these.
  for (const name of ownHeaders) delete headers[name]
  headers[addressHeader] = clientAddress(request)
  // Remix would compare Origin with this one first.
  delete headers['x-forwarded-host']
  if (!isHost(headers.host)) {
    headers.host = 'invalid.test'
    headers[unusableHostHeader] = '1'
  }
  if (headers.origin !== undefined && !isOriginOf(headers.origin, headers.host)) {
    headers[refusedOriginHeader] = '1'
    delete headers.origin
  }
}

/** The socket's address, or as many steps back in X-Forwarded-For as there are proxies to be trusted. */
function clientAddress({ headers, socket }: IncomingMessage): string {
  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
  const steps = [...forwarded, socket.remoteAddress ?? '']
  return steps.at(-1 - settings().TRUST_PROXY) ?? steps[0] ?? ''
}

const isHost = (host: string | undefined): host is string =>
  host !== undefined && /^[\w.:[\]-]+$/.test(host) && URL.canParse(`http://${host}/`)

const isOriginOf = (origin: string, host: string) =>
  URL.canParse(origin) && new URL(origin).host === new URL(`http://${host}/`).host
