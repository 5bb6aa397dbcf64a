import { textResponse } from './responses.server.ts'
import { nonDocumentHeaders } from './security-headers.server.ts'
import { isSpeculative } from './user-navigation.server.ts'

/**
 * These headers are for files that only their URL or their customer may open: no cache stores them, no search engine
 * indexes them, and they may run no script.
 */
export const privateHeaders = {
  ...nonDocumentHeaders,
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex',
}

/** Refuses a file to a prefetch, which nobody may ever open: sent, it would count as fetched. */
export const refusePrefetch = (request: Request): Response | undefined =>
  isSpeculative(request) ? new Response(null, { status: 403, headers: privateHeaders }) : undefined

/** Responds to a refused file with text only. */
export const fileError = (
  status: 403 | 404 | 410 | 416 | 503,
  words: string,
  more: Record<string, string> = {},
) => textResponse(status, words, { ...privateHeaders, ...more })
