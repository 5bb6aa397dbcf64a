import { redirect, replace, type LoaderFunctionArgs } from '@remix-run/node'
import { cookieField, withMark, withoutMark } from './cookie-field.ts'
import { ownPath } from '#app/i18n/paths.ts'
import { hasSessionCookie, setsSessionCookie } from './session.server.ts'

/** A browser follows the redirect at once, so the mark is ignored after this many ms. */
const checkMs = 60_000

/** A program may work without cookies and is redirected as usual. A script of a page requests no document. */
const isBrowser = ({ headers }: Request) =>
  headers.get('Accept')?.includes('text/html') || headers.has('Sec-Fetch-Site')

/**
 * Marks the redirect of a form so that the next page checks whether the browser stored its first cookie: a browser
 * that refuses cookies would otherwise show the page as if no button had been pressed.
 */
export function requestCookieCheck(request: Request, answer: Response, now: number) {
  const to = answer.headers.get('Location')
  if (!to?.startsWith('/') || !isBrowser(request)) return
  if (hasSessionCookie(request) || !setsSessionCookie(answer.headers)) return
  answer.headers.set('Location', withMark(to, now))
}

/** Returns whether a page of the shop requested the check less than a minute ago. */
function isPending({ url, headers }: Request, now: number): boolean {
  const sent = new URL(url).searchParams.get(cookieField) ?? ''
  const age = /^[0-9a-z]{8}$/.test(sent) ? now - Number.parseInt(sent, 36) : NaN
  const site = headers.get('Sec-Fetch-Site')
  return age >= 0 && age < checkMs && (site === null || site === 'same-origin')
}

/** Returns whether the browser did not send back the cookie that it was given a moment ago. */
export const isCookieRefused = (request: Request, now: number) =>
  isPending(request, now) && !hasSessionCookie(request)

/** w3m takes a redirect back to a path that it came from for a loop, and shows an empty page. */
const takesForLoop = ({ headers }: Request) => headers.get('User-Agent')?.startsWith('w3m/')

/**
 * Redirects to the page without the mark, once the browser is known to store cookies or it can no longer be known. A
 * refused form stays, because its message would be lost.
 * @throws {Response} 302, which no cache stores.
 */
export function requireUnmarked(
  { request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>,
  now: number,
) {
  const url = new URL(request.url)
  if (context.isRefused || !url.searchParams.has(cookieField) || isCookieRefused(request, now))
    return
  if (takesForLoop(request) && isPending(request, now)) return
  const to = withoutMark(ownPath(url))
  // A form that shows its own page again adds no step to the history of the router either.
  const lead = isRequestedFrom(to, request) ? replace : redirect
  throw lead(to, {
    status: 302,
    headers: { 'Cache-Control': 'private, no-store' },
  })
}

/** Returns whether the browser asks from the page at a path. */
function isRequestedFrom(path: string, { headers }: Request): boolean {
  const from = headers.get('Referer') ?? ''
  return URL.canParse(from) && ownPath(new URL(from)) === path
}

/** Marks the redirect of a page as well, because pages of a customer redirect a browser without the cookie. */
export function continueCookieCheck(request: Request, answer: unknown, now: number) {
  if (!(answer instanceof Response) || !isCookieRefused(request, now)) return
  const to = answer.headers.get('Location')
  if (to?.startsWith('/')) answer.headers.set('Location', withMark(to, now))
}
