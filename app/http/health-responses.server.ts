import { log } from '#app/observability/log.server.ts'
import { textResponse } from './responses.server.ts'
import { securityHeaders } from './security-headers.server.ts'

/** Responds to monitoring with a word that no cache stores. */
export const healthResponse = (status: 200 | 503, word: string) =>
  textResponse(status, word, {
    ...securityHeaders,
    'Cache-Control': 'no-store',
    'X-Robots-Tag': 'noindex',
  })

let last = 'ready'

/**
 * `unready` names what is not ready, if anything. Each change of the response is logged, because the requests are not.
 */
export function readinessResponse(unready: string | undefined) {
  const word = unready ?? 'ready'
  if (word !== last) log[unready ? 'warn' : 'info']({ was: last, is: word }, 'readiness changed')
  last = word
  return healthResponse(unready ? 503 : 200, word)
}
