import { lookup } from 'node:dns/promises'
import { request as requestHttp, type IncomingMessage } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP } from 'node:net'
import { imageTypeOfBytes } from '#app/shop/catalogue/pictures/image-type.ts'

export type FetchErrorReason =
  | 'address'
  | 'not-public'
  | 'unreachable'
  | 'status'
  | 'redirects'
  | 'too-large'
  | 'slow'
  | 'no-image'

export type FetchedImage = { ok: true; bytes: Buffer } | { ok: false; reason: FetchErrorReason }

/** `timeMs` includes redirects. */
export type FetchLimits = { bytes: number; timeMs: number; redirects: number }
export const fetchLimits: FetchLimits = { bytes: 5_000_000, timeMs: 20_000, redirects: 3 }

class FetchError extends Error {
  readonly reason: FetchErrorReason
  constructor(reason: FetchErrorReason) {
    super(reason)
    this.reason = reason
  }
}

/**
 * Fetches a picture from the web. Every IP address of the host must be allowed, and the connection
 * uses the checked address, which prevents DNS rebinding. Each redirect is checked again. The type
 * is detected from the bytes, not from name or header; SVG is rejected.
 * @param isAllowed Returns whether requests to an IP address are allowed.
 */
export async function fetchImage(
  url: string,
  isAllowed: (address: string) => boolean,
  limits = fetchLimits,
): Promise<FetchedImage> {
  const abort = new AbortController()
  const timer = setTimeout(() => abort.abort(), limits.timeMs)
  try {
    const bytes = await follow(url, isAllowed, limits, abort.signal)
    return imageTypeOfBytes(bytes) ? { ok: true, bytes } : { ok: false, reason: 'no-image' }
  } catch (error) {
    if (abort.signal.aborted) return { ok: false, reason: 'slow' }
    return { ok: false, reason: error instanceof FetchError ? error.reason : 'unreachable' }
  } finally {
    clearTimeout(timer)
    abort.abort()
  }
}

async function follow(
  first: string,
  isAllowed: (address: string) => boolean,
  limits: FetchLimits,
  signal: AbortSignal,
): Promise<Buffer> {
  let address = first
  for (let redirects = 0; redirects <= limits.redirects; redirects++) {
    const url = parseWebUrl(address)
    const answer = await requestImage(url, await findAddress(url, isAllowed), signal)
    const { statusCode = 0 } = answer
    const { location } = answer.headers
    if (statusCode === 200) return readBody(answer, limits.bytes)
    answer.destroy()
    if (![301, 302, 303, 307, 308].includes(statusCode) || location === undefined)
      throw new FetchError('status')
    if (!URL.canParse(location, url)) throw new FetchError('address')
    address = new URL(location, url).href
  }
  throw new FetchError('redirects')
}

function parseWebUrl(address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '')
    throw new FetchError('address')
  return url
}

/** Returns an address of the host if all its addresses are allowed. */
async function findAddress(
  { hostname }: URL,
  isAllowed: (address: string) => boolean,
): Promise<string> {
  const host = hostname.replace(/^\[|\]$/g, '')
  const found = isIP(host)
    ? [host]
    : (await lookup(host, { all: true })).map(({ address }) => address)
  const [first] = found
  if (first === undefined || !found.every(isAllowed)) throw new FetchError('not-public')
  return first
}

/** Connects to `address`, but sends the host of the URL and requires a certificate for it. */
function requestImage(url: URL, address: string, signal: AbortSignal): Promise<IncomingMessage> {
  const isSecure = url.protocol === 'https:'
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const options = {
    host: address,
    port: url.port || (isSecure ? 443 : 80),
    path: url.pathname + url.search,
    signal,
    agent: false as const,
    ...(isSecure && !isIP(host) && { servername: host }),
    headers: { Host: url.host, Accept: 'image/avif,image/webp,image/png,image/jpeg' },
  }
  return new Promise((resolve, reject) => {
    const request = (isSecure ? requestHttps : requestHttp)(options, resolve)
    request.on('error', reject)
    request.end()
  })
}

async function readBody(answer: IncomingMessage, most: number): Promise<Buffer> {
  if (Number(answer.headers['content-length'] ?? 0) > most) {
    answer.destroy()
    throw new FetchError('too-large')
  }
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of answer as AsyncIterable<Buffer>) {
    size += piece.length
    // Leaving the loop closes the connection.
    if (size > most) throw new FetchError('too-large')
    pieces.push(piece)
  }
  if (!answer.complete) throw new FetchError('unreachable')
  return Buffer.concat(pieces)
}
