import { log } from '#app/observability/log.server.ts'
import { settings } from '#app/settings.server.ts'
import { pageMethods, errorResponse, translatorOf } from './responses.server.ts'
import { findForeignOrigin } from './foreign-origin.server.ts'
import { hostToLog, isOwnOrigin, originToLog } from './urls/own-origin.ts'
import { maxBodyBytes, readBody } from './body.server.ts'

const maxFields = 200
/**
 * The limit is above any text that a form accepts, so that a cut text is refused as too long and shown again up to
 * the limit.
 */
const longestField = 20_000
/** Limits all fields together. A page that refuses them shows them again, and each character may be six in its data. */
const longestForm = 64 * 1024
const longestName = 100
/** The shop itself writes this field, whose length depends on the cart; its parser limits it. */
const written = 'shown'

/**
 * Returns the site that sent a form, if it is another one. `none` is the visitor's own action (a typed URL, a
 * bookmark); older browsers send no header.
 */
function findForeignSender(request: Request): string | undefined {
  const { headers } = request
  const site = headers.get('Sec-Fetch-Site')
  const origin = findForeignOrigin(request)
  if (origin !== undefined) return origin
  if (!headers.has('Origin') && site === null) return findForeignReferer(headers)
  return site === null || site === 'same-origin' || site === 'none' ? undefined : site
}

/** Returns what very old browsers send as Referer, if it is another site. */
function findForeignReferer(headers: Headers): string | undefined {
  const referer = headers.get('Referer')
  if (referer === null) return undefined
  const origin = URL.canParse(referer) ? new URL(referer).origin : 'null'
  return isOwnOrigin(origin, hostOf(headers), settings().PUBLIC_URL) ? undefined : origin
}

const hostOf = (headers: Headers) => headers.get('Host') ?? undefined

/** The log names the reason, because a proxy that rewrites Host without PUBLIC_URL would have every form rejected. */
function logForeign(request: Request, sender: string) {
  const origin = /^(cross|same)-site$/.test(sender) ? sender : originToLog(sender)
  const host = hostToLog(hostOf(request.headers))
  log.warn({ origin, host }, 'form refused: from another site')
}

/**
 * Guards every action: Remix checks the origin of document posts only, and responds to a foreign one with an empty
 * 500.
 * @throws {Response} 403 from another site, 405 not POST.
 */
export async function requireSameOriginPost(request: Request): Promise<void> {
  const refused = findRefusal(request)
  if (!refused) return
  // An unread body would precede the next request on the connection.
  await readBody(request)
  throw refused
}

/**
 * Rejects a form of another site that Remix has refused itself, before any action: a document post whose Origin is
 * not the Host. Remix would respond with an empty 500 and log a fault of the shop, if no server has moved the header
 * aside before (app/server/normalise-request.server.ts does, remix-serve does not). Express responds with the status of
 * what is thrown.
 * @throws {Error} with the status 403.
 */
export function rejectForeignPost(request: Request): void {
  if (request.method === 'GET' || request.method === 'HEAD') return
  const sender = findForeignSender(request)
  if (sender === undefined) return
  logForeign(request, sender)
  // Express would log the stack.
  throw Object.assign(new Error('form refused: from another site'), { status: 403, stack: '' })
}

function findRefusal(request: Request): Response | undefined {
  const t = translatorOf(request)
  const sender = findForeignSender(request)
  if (sender !== undefined) {
    logForeign(request, sender)
    return errorResponse(403, t('refusal.foreignOrigin'))
  }
  if (request.method === 'POST') return undefined
  const refused = errorResponse(405, t('refusal.method'))
  refused.headers.set('Allow', pageMethods)
  return refused
}

/**
 * Reads the fields of a posted form. NUL and other control characters except tab and line ends are dropped: no
 * database accepts the first, and no keyboard types the others. More than 30 combining marks on one letter are
 * dropped too (UAX 15 section 13, Stream-Safe Text), because ordering them takes the square of their number. A field
 * is cut to 20,000 characters, and all together to 65,536, but for the field that the shop writes itself.
 * @throws {Response} 413 above 256 KB (counted while reading) or 200 fields, 415 not a form.
 */
export async function readForm(request: Request): Promise<URLSearchParams> {
  const t = translatorOf(request)
  const type = request.headers.get('Content-Type') ?? ''
  const encoded = (request.headers.get('Content-Encoding') ?? 'identity') !== 'identity'
  // No form of the shop sends a file, so none is read as multipart.
  const urlencoded = /^application\/x-www-form-urlencoded\s*(;|$)/i.test(type)
  const declared = Number(request.headers.get('Content-Length') ?? 0)
  const body = await readBody(request)
  if (encoded || !urlencoded) throw errorResponse(415, t('refusal.notAForm'))
  if (!body || declared > maxBodyBytes) throw errorResponse(413, t('refusal.tooLarge'))
  const text = body.toString()
  // Fields are counted before they are parsed.
  const sent = text.split('&', maxFields + 2).filter(Boolean)
  if (sent.length > maxFields) throw errorResponse(413, t('refusal.tooLarge'))
  return new URLSearchParams(cutFields([...new URLSearchParams(text)]))
}

/** Cuts the fields, because no request may take more than its share of the one thread. */
function cutFields(fields: [name: string, value: string][]): [string, string][] {
  let left = longestForm
  return fields.map(([name, value]) => {
    if (name === written) return [name, clean(value)]
    const cut = clean(value).slice(0, Math.min(left, longestField))
    left -= cut.length
    return [clean(name).slice(0, longestName), cut]
  })
}

const clean = (text: string) => text.replace(/[^\P{Cc}\t\n\r]/gu, '').replace(/\p{M}+/gu, fewMarks)

const mostMarks = 30

/** A letter has a few marks; thousands of them would cost time at every step. */
const fewMarks = (marks: string): string =>
  marks.length > mostMarks ? [...marks].slice(0, mostMarks).join('') : marks
