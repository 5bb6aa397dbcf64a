import type { LoaderFunctionArgs } from '@remix-run/node'
import { isOutage } from '#app/database/outage.server.ts'
import { findPreferredLanguage, getFixedT, type Translate } from '#app/i18n/i18n.server.ts'
import type { Language } from '#app/i18n/languages.ts'
import { log } from '#app/observability/log.server.ts'
import { settings } from '#app/settings.server.ts'
import { apiError, noContent } from './api-responses.server.ts'
import { readBody } from '../body.server.ts'
import { findForeignOrigin } from '../same-origin-post.server.ts'
import { retryAfterSeconds } from '../outage.server.ts'
import { originToLog } from '../urls/own-origin.ts'

/** A call of the API reads no cookie; `Authorization` alone identifies its caller. */
export type ApiCall = {
  request: Request
  url: URL
  /** Names and messages are in this language. */
  language: Language
  t: Translate
  /** It is in ms UTC. */
  now: number
  /** It is undefined if the body was too large. */
  body: Uint8Array | undefined
}

type Work = (call: ApiCall) => Promise<Response>

/**
 * Creates the handler that is both the loader and the action of one call: Remix passes GET, HEAD and OPTIONS to the
 * former and all other methods to the latter. Every response is JSON.
 */
export function createApiHandler(method: 'GET' | 'POST', work: Work) {
  const methods = method === 'GET' ? 'GET, HEAD, OPTIONS' : 'POST, OPTIONS'
  return async function answerCall({ request }: LoaderFunctionArgs): Promise<Response> {
    const call = await openCall(request)
    const answer = await finishCall(
      call,
      (request) => findRefusal(request, methods) ?? work(request),
    )
    answer.headers.set('Content-Language', call.language)
    for (const [name, value] of originHeaders(request, methods)) answer.headers.set(name, value)
    return answer
  }
}

async function openCall(request: Request): Promise<ApiCall> {
  const language = findPreferredLanguage(request)
  // The body is read before anything is refused, because an unread body would precede the next request on the
  // connection.
  const body = await readBody(request)
  const url = new URL(request.url)
  return { request, url, language, t: getFixedT(language), now: Date.now(), body }
}

/** A thrown Response is returned; anything else is a fault of the shop. */
async function finishCall(call: ApiCall, work: (call: ApiCall) => Response | Promise<Response>) {
  try {
    return await work(call)
  } catch (error) {
    if (error instanceof Response) return error
    // Only the path is logged, as for pages.
    log.error({ err: error }, 'call failed')
    const [status, more] = isOutage(error)
      ? ([503, retryAfterSeconds] as const)
      : ([500, {}] as const)
    return apiError(status, call.t('refusal.api.fault'), more)
  }
}

function findRefusal({ request, url, t }: ApiCall, methods: string): Response | undefined {
  const { method } = request
  // Remix matches routes in any case and with a trailing slash, which the API does not allow.
  if (!/^(\/[a-z]+)+$/.test(url.pathname)) return apiError(404, t('refusal.api.unknownCall'))
  if (method === 'OPTIONS') return noContent({ Allow: methods, 'Cache-Control': 'no-store' })
  // Programs and the shop's own pages send no foreign Origin.
  const foreign = findForeignOrigin(request)
  if (method !== 'GET' && method !== 'HEAD' && foreign !== undefined && !isNamed(foreign)) {
    logForeign(foreign)
    return apiError(403, t('refusal.api.foreignOrigin'))
  }
  if (methods.split(', ').includes(method)) return undefined
  return apiError(405, t('refusal.api.method', { methods }), { Allow: methods })
}

const isNamed = (origin: string) => settings().API_ORIGINS?.includes(origin) ?? false

const logForeign = (origin: string) =>
  log.warn({ origin: originToLog(origin) }, 'call refused: API_ORIGINS does not name its origin')

/** Returns the CORS headers for a named origin; no other origin gets any. Credentials are never allowed. */
function originHeaders(request: Request, methods: string): [string, string][] {
  const origin = findForeignOrigin(request)
  if (origin === undefined || !isNamed(origin)) return []
  return [
    ['Access-Control-Allow-Origin', origin],
    ['Access-Control-Expose-Headers', 'Retry-After, WWW-Authenticate'],
    ...(request.method === 'OPTIONS'
      ? ([
          ['Access-Control-Allow-Methods', methods],
          ['Access-Control-Allow-Headers', 'Authorization, Content-Type'],
          ['Access-Control-Max-Age', '600'],
        ] as [string, string][])
      : []),
  ]
}
