import { closedHeaders } from './security-headers.server.ts'

/** For what its address or its customer alone opens: nobody keeps it, finds it, or runs anything in it. */
export const privateHeaders = {
  ...closedHeaders,
  'Cache-Control': 'private, no-store',
  'X-Robots-Tag': 'noindex',
}

/** A refusal of a file: words alone. */
export const fileError = (
  status: 403 | 404 | 410 | 416 | 503,
  words: string,
  more: HeadersInit = {},
) =>
  new Response(`${words}\n`, {
    status,
    headers: { ...privateHeaders, 'Content-Type': 'text/plain; charset=utf-8', ...more },
  })
