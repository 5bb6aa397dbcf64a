import { locales } from '#app/i18n/languages.ts'
import { shopSettings } from '#app/shop-settings/current.server.ts'
import type { RequestContext } from './request-context.server.ts'
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import fresh from 'fresh'
import Negotiator from 'negotiator'
import { usesRequestHost } from './urls/request-host.server.ts'
import { textResponse } from './responses.server.ts'
import { nonDocumentHeaders } from './security-headers.server.ts'

const unpack = promisify(gunzip)

/** These headers are for responses to machines. */
const headers = { ...nonDocumentHeaders, 'X-Robots-Tag': 'noindex' }

/**
 * The limit is in bytes of gzip: unpacked, about ten times as much occupies memory until the client has read its last
 * byte.
 */
const mostUnpacked = 256 * 1024

const busy = { ...headers, 'Cache-Control': 'no-store', 'Retry-After': '10' }

export type FeedResponse = {
  body: string | Uint8Array<ArrayBuffer>
  /** It includes the charset, if the media type has one. */
  type: string
  cacheControl: string
  /**
   * It is set if the response contains no URL of the shop; such a URL may come from the request, so only the client
   * may cache it.
   */
  isSameForAll?: true
  /** It is in ms UTC. */
  lastModified?: number
}

const cacheControlFor = (
  request: Request,
  { cacheControl, isSameForAll }: Pick<FeedResponse, 'cacheControl' | 'isSameForAll'>,
) =>
  !isSameForAll && usesRequestHost(request) && cacheControl.startsWith('public')
    ? 'private, no-cache'
    : cacheControl

/** Responds with a feed and its ETag, or 304 if the client has it (RFC 9110 section 13). */
export function feedResponse(request: Request, answer: FeedResponse): Response {
  const { body, type, lastModified } = answer
  const etag = `"${createHash('sha256').update(body).digest('base64url')}"`
  const found = {
    ...headers,
    'Cache-Control': cacheControlFor(request, answer),
    ETag: etag,
    ...(lastModified !== undefined && { 'Last-Modified': new Date(lastModified).toUTCString() }),
  }
  if (isNotModified(request, etag, lastModified))
    return new Response(null, { status: 304, headers: found })
  return new Response(body, { headers: { ...found, 'Content-Type': type } })
}

/**
 * Responds with a feed as gzip and a weak ETag. `find` is called only if the feed is sent; it returns undefined if
 * there is none right now. A long feed is sent as gzip or not at all (406). See {@link feedResponse}.
 */
export async function gzippedFeedResponse(
  request: Request,
  { etag, type, cacheControl }: { etag: string; type: string; cacheControl: string },
  find: () => Promise<{ tag: string; bytes: Uint8Array<ArrayBuffer> } | undefined>,
): Promise<Response> {
  const found = {
    ...headers,
    'Cache-Control': cacheControlFor(request, { cacheControl }),
    ETag: etag,
    Vary: 'Accept-Encoding',
  }
  if (isNotModified(request, etag)) return new Response(null, { status: 304, headers: found })
  if (request.method === 'HEAD')
    return new Response(null, { headers: { ...found, 'Content-Type': type } })
  const packed = await find()
  if (!packed) return new Response(null, { status: 503, headers: busy })
  const { tag, bytes } = packed
  const whole = { ...found, ETag: tag, 'Content-Type': type }
  if (!acceptsGzip(request)) {
    if (bytes.length > mostUnpacked)
      return feedError(406, 'This feed is long: ask for it with Accept-Encoding: gzip')
    return new Response(await unpack(bytes), { headers: whole })
  }
  return new Response(bytes, { headers: { ...whole, 'Content-Encoding': 'gzip' } })
}

const acceptsGzip = ({ headers: sent }: Request): boolean =>
  new Negotiator({
    headers: { 'accept-encoding': sent.get('Accept-Encoding') ?? undefined },
  }).encodings(['gzip']).length > 0

/** Returns the media types that the client names, without those that it refuses. */
export const acceptedTypes = ({ headers: sent }: Request): string[] =>
  new Negotiator({ headers: { accept: sent.get('Accept') ?? '' } }).mediaTypes()

/**
 * Returns whether the client has these bytes already. A proxy that compresses marks the tag as weak. The date (ms
 * UTC) is used only if no tag is sent.
 */
export const isNotModified = (
  { headers: sent }: Request,
  etag: string,
  lastModified?: number,
): boolean =>
  fresh(
    {
      'if-none-match': sent.get('If-None-Match') ?? undefined,
      'if-modified-since': sent.get('If-Modified-Since') ?? undefined,
    },
    {
      etag,
      'last-modified':
        lastModified === undefined ? undefined : new Date(lastModified).toUTCString(),
    },
  )

/** Responds to a feed in a currency that the shop does not offer. */
export function feedCurrencyError({ t, language }: Pick<RequestContext, 't' | 'language'>) {
  const words = new Intl.ListFormat(locales[language], { type: 'conjunction' })
  const currencies = words.format(shopSettings().currencies)
  return feedError(400, t('refusal.wishlist.currency', { currencies }))
}

/** Responds to a refused feed with text only. */
export const feedError = (status: 400 | 404 | 406 | 410, words: string) =>
  textResponse(status, words, { ...headers, 'Cache-Control': 'no-store' })
