import { randomUUID } from 'node:crypto'
import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { log } from '#app/observability/log.server.ts'
import { requestSeconds } from '#app/observability/metrics.server.ts'
import { enterRequest, type RequestScope } from '#app/observability/request-scope.server.ts'
import { settings } from '#app/settings.server.ts'
import { routeFinder, type FoundRoute, type RouteTable } from './route-patterns.ts'

type Exchange = { request: IncomingMessage; response: ServerResponse }

const measuredMethods = new Set(['GET', 'HEAD', 'POST'])

/** Monitoring requests these every few seconds. */
const isProbe = (route: string) => /\/(healthz|readyz)$/.test(route)

/**
 * Gives each request an id, which is sent back and added to every line that is logged for it, and logs each response.
 * It is called once per process, after `normaliseRequest`.
 * @param table returns the routes of the server's build, which does not exist yet when this is called.
 */
export function logRequests(table: () => RouteTable) {
  let find: ((path: string) => FoundRoute) | undefined
  subscribe('http.server.request.start', (message) => {
    const arrived = message as Exchange
    const { method = '', url = '' } = arrived.request
    const id = idOf(arrived.request)
    find ??= routeFinder(table())
    const scope = { request: id, method, ...find(url.split('?', 1)[0]!) }
    enterRequest(scope)
    arrived.response.setHeader('X-Request-Id', id)
    if (!isProbe(scope.route)) noteEnd(arrived, scope)
  })
}

/** Returns the request id of a trusted proxy, or a new one. */
function idOf({ headers }: IncomingMessage): string {
  const given = headers['x-request-id']
  const isGood = settings().TRUST_PROXY > 0 && typeof given === 'string'
  return isGood && /^[\w-]{8,64}$/.test(given) ? given : randomUUID().slice(0, 18)
}

function noteEnd({ request, response }: Exchange, scope: RequestScope) {
  const began = performance.now()
  const { socket, url = '' } = request
  const writtenBefore = socket.bytesWritten
  const isData = /[?&]_data=/.test(url)
  response.once('close', () => {
    const ms = performance.now() - began
    const status = response.statusCode
    measure(scope, status, ms)
    log.info(
      {
        ...scope,
        // A missing page names no products, so its path is not logged.
        ...(status === 404 && { path: undefined }),
        ...(isData && { data: true }),
        status,
        ms: Math.round(ms * 10) / 10,
        bytes: socket.bytesWritten - writtenBefore,
        ...(!response.writableFinished && { aborted: true }),
      },
      'request',
    )
  })
}

function measure({ route, method }: RequestScope, status: number, ms: number) {
  const labels = {
    route,
    method: measuredMethods.has(method) ? method : 'other',
    status: `${Math.trunc(status / 100)}xx`,
  }
  requestSeconds.observe(labels, ms / 1000)
}
