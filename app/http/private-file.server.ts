import { textResponse } from './responses.server.ts'
import { nonDocumentHeaders } from './security-headers.server.ts'

/**
 * These headers are for files that only their URL or their customer may open: no cache stores them, no search engine
 * indexes them, and they may run no script.
 */
export const privateHeaders = {
  ...nonDocumentHeaders,
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex',
}

/** Responds to a refused file with text only. */
export const fileError = (
  status: 403 | 404 | 410 | 416 | 503,
  words: string,
  more: Record<string, string> = {},
) => textResponse(status, words, { ...privateHeaders, ...more })
