import type { IncomingMessage } from 'node:http'
import { stringifySetCookie } from 'cookie'
import { fromReplica } from '#app/database/read-from.server.ts'
import { wroteSeconds } from '#app/database/replica.server.ts'
import { settings } from '#app/settings.server.ts'
import { cookieName, cookieOptions, hasCookie } from './cookies.server.ts'
import { languagePrefix } from './route-patterns.ts'

/**
 * These pages are the same for nearly every visitor: the lists, their products, and the feeds and suggestions about
 * them.
 */
const catalogue = new RegExp(
  `^${languagePrefix}(/|/(books|book/[^/]+|product/[^/]+|catalogue|offers/books/[^/]+|authors|publishers|suggestions|books\\.atom|opds(/v2)?)|/(sitemap\\.xml|merchant/[^/]+))?$`,
)

/** This cookie sends reads to the primary after a write. */
const name = () => cookieName('octavo-wrote')

/**
 * Chooses whether a request may read from a replica of the database: a page of the catalogue may, if its visitor sent
 * no form lately.
 */
export function chooseReader(
  { method, url = '', headers }: IncomingMessage,
  _response: unknown,
  next: () => void,
) {
  if (settings().DATABASE_REPLICA_URL === undefined) return next()
  const isRead = (method === 'GET' || method === 'HEAD') && catalogue.test(url.split('?', 1)[0]!)
  if (isRead && !hasCookie(headers.cookie, name())) fromReplica(next)
  else next()
}

/** Makes the browser of a visitor who changed something read from the primary, if there is a replica. */
export function recordWrite(headers: Headers) {
  if (settings().DATABASE_REPLICA_URL !== undefined) headers.append('Set-Cookie', wroteCookie())
}

function wroteCookie() {
  const { path, httpOnly, sameSite, secure } = cookieOptions()
  return stringifySetCookie({
    name: name(),
    value: '1',
    path,
    httpOnly,
    sameSite,
    secure,
    maxAge: wroteSeconds,
  })
}
