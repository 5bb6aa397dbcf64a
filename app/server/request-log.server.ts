import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { routeFinder, type RouteTable } from '#app/http/urls/route-patterns.ts'
import { log } from '#app/observability/log.server.ts'
import { requestSeconds } from '#app/observability/metrics.server.ts'
import { runInRequest, type RequestScope } from '#app/observability/request-scope.server.ts'
import { hasDataParameter } from '#app/remix-protocol.ts'
import { settings } from '#app/settings.server.ts'

type Exchange = { request: IncomingMessage; response: ServerResponse }

const measuredMethods = new Set(['GET', 'HEAD', 'POST'])

/** Monitoring requests these every few seconds. */
const isProbe = (route: string) => /\/(healthz|readyz)$/.test(route)

/**
 * Returns a middleware that gives each request an id, which is sent back and added to every line that is logged for
 * it, and logs each response.
 */
export function requestLogger(table: RouteTable) {
  const find = routeFinder(table)
  return function logRequest(request: IncomingMessage, response: ServerResponse, next: () => void) {
    const { method = '', url = '' } = request
    const id = idOf(request)
    const scope = { request: id, method, ...find(url.split('?', 1)[0]!) }
    response.setHeader('X-Request-Id', id)
    if (!isProbe(scope.route)) noteEnd({ request, response }, scope)
    runInRequest(scope, next)
  }
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
  const isData = hasDataParameter(url)
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
