import { cookieField } from './cookie-field.ts'
import { isNotModified } from './feed-responses.server.ts'
import { fillPlaceholders, type Placeholder } from './placeholders.server.ts'
import { inlineIcons, iconsPlaceholder } from './inline-icons.server.ts'
import { usesRequestHost } from './request-host.server.ts'
import { sha256 } from './security-headers.server.ts'
import { hasSignInToken } from './session.server.ts'

/**
 * A proxy keeps it for a minute, since prices change with the clock; a browser asks each time, since the same
 * address shows a cart as soon as there is a cookie.
 */
const publicly = 'public, max-age=0, must-revalidate, s-maxage=60'
const forVisitor = 'private, no-cache'
const forNobody = 'private, no-store'

type Answer = { status: number; headers: Headers }

/**
 * Sets who may cache a page or its data: any proxy, the visitor's own browser, or nobody. A loader may restrict it
 * further.
 * @param isOfPage false if a proxy may take the address for that of a picture and store the response as such.
 */
export async function setCacheControl(
  request: Request,
  answer: Answer,
  isOfPage = true,
): Promise<void> {
  const who = isOfPage ? await cacheControlOf(request, answer) : forNobody
  answer.headers.set('Cache-Control', who)
  const depends = ['Cookie', 'Accept-Encoding', ...(isBare(request) ? ['Accept-Language'] : [])]
  answer.headers.set('Vary', depends.join(', '))
}

async function cacheControlOf(request: Request, { status, headers }: Answer): Promise<string> {
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  if (status !== 200 || !isRead || isCapabilityUrl(request)) return forNobody
  if (await hasSignInToken(request)) return forNobody
  const said = headers.get('Cache-Control')
  if (said && /private|no-store/.test(said)) return said
  const isOwn =
    request.headers.has('Cookie') ||
    headers.has('Set-Cookie') ||
    isBare(request) ||
    usesRequestHost(request)
  return isOwn ? forVisitor : publicly
}

/**
 * The URL of a receipt, a shared list or a mail's link is a capability that a form may change or revoke, so no proxy
 * may store it.
 */
function isCapabilityUrl({ url }: Request) {
  const { searchParams } = new URL(url)
  return ['key', 'share', 'notify', 'confirm', 'notice', cookieField].some((name) =>
    searchParams.has(name),
  )
}

/** The one address whose language depends on the browser. */
const isBare = ({ url }: Request) => new URL(url).pathname === '/'

/**
 * The answer, named by what it says where anybody may keep it; 304 to who has it. Neither Remix nor Express does it.
 * @param insertions of a page, perhaps none, that holds their marks in their places: it gets the drawings of its icons,
 *   too. Undefined: no page, whose text stays as it is.
 */
export function conditionalResponse(
  request: Request,
  body: string,
  { status, headers }: Answer,
  insertions?: Placeholder[],
): Response {
  // Made once of the text, which both the name and the answer need.
  const bytes = Buffer.from(body)
  if (!headers.get('Cache-Control')?.includes('no-store')) {
    // The same text with a picture within and without is two answers, with two policies. Weak: one name for what is sent
    // plain, or packed in one of two ways, which are three rows of bytes (RFC 9110, section 8.8.1).
    const within = insertions ? `${insertions.length > 1 ? '+' : ''}${iconsPlaceholder}` : ''
    const etag = `W/"${sha256(bytes)}${within}"`
    headers.set('ETag', etag)
    if (isNotModified(request, etag)) return new Response(null, { status: 304, headers })
  }
  const whole = insertions ? fillPlaceholders(bytes, insertions, inlineIcons) : bytes
  return new Response(whole, { status, headers })
}
