import { cookieField } from './cookie-field.ts'
import { isNotModified } from './feed-responses.server.ts'
import { usesRequestHost } from './urls/request-host.server.ts'
import { sha256 } from './sha256.server.ts'
import { hasSignInToken } from './session.server.ts'

/**
 * A proxy caches the page for a minute, because prices change with time, and not past the cut-off hour, when the days
 * of arrival change. A browser revalidates each time, because the same URL shows a cart once there is a cookie.
 */
function publicly(validMs: number): string {
  const seconds = Math.min(60, Math.floor(validMs / 1000))
  return `public, max-age=0, must-revalidate, s-maxage=${seconds}`
}
const forVisitor = 'private, no-cache'
const noStore = 'private, no-store'

type Answer = { status: number; headers: Headers }

/**
 * Sets who may cache a page or its data: any proxy, the visitor's own browser, or no cache. A loader may restrict it
 * further.
 * @param validMs is the time until the cut-off hour, when the days of arrival on the page change.
 * @param isOfPage is false if a proxy may take the URL for that of a picture and store the response as such.
 */
export async function setCacheControl(
  request: Request,
  answer: Answer,
  validMs: number,
  isOfPage = true,
): Promise<void> {
  const who = isOfPage ? await cacheControlOf(request, answer, validMs) : noStore
  answer.headers.set('Cache-Control', who)
  const depends = [
    'Cookie',
    'Accept-Encoding',
    ...(isLanguageNegotiated(request) ? ['Accept-Language'] : []),
  ]
  answer.headers.set('Vary', depends.join(', '))
}

async function cacheControlOf(
  request: Request,
  { status, headers }: Answer,
  validMs: number,
): Promise<string> {
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  if (status !== 200 || !isRead || isCapabilityUrl(request)) return noStore
  if (await hasSignInToken(request)) return noStore
  const cacheControl = headers.get('Cache-Control')
  if (cacheControl && /private|no-store/.test(cacheControl)) return cacheControl
  const isOwn =
    request.headers.has('Cookie') ||
    headers.has('Set-Cookie') ||
    isLanguageNegotiated(request) ||
    usesRequestHost(request)
  return isOwn ? forVisitor : publicly(validMs)
}

/**
 * The URL of a receipt, a shared list or a mail's link is a capability that a form may change or revoke, so no proxy
 * may store it. These are its query fields.
 */
export const capabilityFields = ['key', 'share', 'notify', 'confirm', 'notice', cookieField]

function isCapabilityUrl({ url }: Request) {
  const { searchParams } = new URL(url)
  return capabilityFields.some((name) => searchParams.has(name))
}

/** Returns whether no cache may store a response. */
export const isNoStore = (headers: Headers) =>
  /\bno-store\b/.test(headers.get('Cache-Control') ?? '')

/** `/` is the only URL whose language depends on the browser. */
const isLanguageNegotiated = ({ url }: Request) => new URL(url).pathname === '/'

/** Changes the bytes of a response that is sent whole. `variant` tells apart the results for one text. */
type Edits = { variant: string; applyEdits: (bytes: Buffer) => Buffer<ArrayBuffer> }

/**
 * Adds an ETag to a response that may be cached, and responds 304 if the client has it. Neither Remix nor Express
 * does this.
 * @param edits are undefined for a response that is no page, whose text is not changed.
 */
export function conditionalResponse(
  request: Request,
  body: string,
  { status, headers }: Answer,
  edits?: Edits,
): Response {
  // Both the ETag and the response use these bytes.
  const bytes = Buffer.from(body)
  if (!headers.get('Cache-Control')?.includes('no-store')) {
    // The same text with and without an inlined picture makes two responses with two policies. The ETag is weak,
    // because one tag is shared by the plain and two compressed forms (RFC 9110 section 8.8.1).
    const etag = `W/"${sha256(bytes)}${edits?.variant ?? ''}"`
    headers.set('ETag', etag)
    if (isNotModified(request, etag)) return new Response(null, { status: 304, headers })
  }
  return new Response(edits ? edits.applyEdits(bytes) : bytes, { status, headers })
}
