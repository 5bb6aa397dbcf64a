import { createHash } from 'node:crypto'
import { securityHeaders } from './security-headers.server.ts'

/** For answers to machines: they need nothing from anywhere, may not run anything, and are no pages. */
const headers = {
  ...securityHeaders,
  'Content-Security-Policy': "default-src 'none'",
  'X-Robots-Tag': 'noindex',
}

export type FeedAnswer = {
  body: string | Uint8Array<ArrayBuffer>
  /** With its charset, where it has one. */
  type: string
  cacheControl: string
  /** ms UTC. */
  lastModified?: number
}

/** The whole answer with a name for its bytes, or 304 to who has it already (RFC 9110, section 13). */
export function answerFeed(request: Request, answer: FeedAnswer): Response {
  const { body, type, cacheControl, lastModified } = answer
  const etag = `"${createHash('sha256').update(body).digest('base64url')}"`
  const found = {
    ...headers,
    'Cache-Control': cacheControl,
    ETag: etag,
    ...(lastModified !== undefined && { 'Last-Modified': new Date(lastModified).toUTCString() }),
  }
  if (isKnown(request, etag, lastModified))
    return new Response(null, { status: 304, headers: found })
  return new Response(body, { headers: { ...found, 'Content-Type': type } })
}

/** `pieces` are written one after the other, so that the whole never stands in memory; see {@link answerFeed}. */
export function answerInPieces(
  request: Request,
  pieces: AsyncGenerator<string>,
  { etag, type, cacheControl }: { etag: string; type: string; cacheControl: string },
): Response {
  const found = { ...headers, 'Cache-Control': cacheControl, ETag: etag }
  if (isKnown(request, etag, undefined)) return new Response(null, { status: 304, headers: found })
  const whole = { ...found, 'Content-Type': type }
  return new Response(request.method === 'HEAD' ? null : streamOf(pieces, request.signal), {
    headers: whole,
  })
}

/** Stops where nobody reads any more: the next piece is not even worked out. */
function streamOf(pieces: AsyncGenerator<string>, signal: AbortSignal): ReadableStream {
  const encoder = new TextEncoder()
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const next = signal.aborted ? undefined : await pieces.next()
        if (!next || next.done) controller.close()
        else controller.enqueue(encoder.encode(next.value))
      },
      async cancel() {
        await pieces.return(undefined)
      },
    },
    { highWaterMark: 0 },
  )
}

/** A proxy that compresses marks the tag as weak; the date counts only where no tag is sent. */
function isKnown({ headers: sent }: Request, etag: string, lastModified: number | undefined) {
  const known = sent.get('If-None-Match')
  if (known !== null) {
    const plain = etag.replace(/^W\//, '')
    return known.split(',').some((tag) => ['*', plain].includes(tag.trim().replace(/^W\//, '')))
  }
  const since = Date.parse(sent.get('If-Modified-Since') ?? '')
  return lastModified !== undefined && Math.floor(lastModified / 1000) * 1000 <= since
}

/** A refusal of a feed: words alone. */
export const refuseFeed = (status: 400 | 404, words: string) =>
  new Response(`${words}\n`, {
    status,
    headers: {
      ...headers,
      'Cache-Control': 'no-store',
      'Content-Type': 'text/plain; charset=utf-8',
    },
  })
