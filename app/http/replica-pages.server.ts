import type { IncomingMessage } from 'node:http'
import { stringifySetCookie } from 'cookie'
import { fromReplica } from '#app/database/read-from.server.ts'
import { wroteSeconds } from '#app/database/replica.server.ts'
import { settings } from '#app/settings.server.ts'
import { cookieName, cookieOptions } from './cookies.server.ts'
import { languagePrefix } from './route-patterns.ts'

/** What is the same for everybody, or nearly so: the lists, what they hold, and what feeds and suggestions tell of it. */
const catalogue = new RegExp(
  `^${languagePrefix}(/|/(books|book/[^/]+|product/[^/]+|catalogue|offers/books/[^/]+|authors|publishers|suggestions|books\\.atom|opds(/v2)?)|/(sitemap\\.xml|merchant/[^/]+))?$`,
)

/** In the browser of who changed something a moment ago, and must see it. */
const name = () => cookieName('octavo-wrote')

/**
 * Chooses whether what a request reads may come from a replica of the database: a page of the catalogue may, where
 * its visitor sent no form of late.
 */
export function chooseReader(
  { method, url = '', headers }: IncomingMessage,
  _response: unknown,
  next: () => void,
) {
  if (settings().DATABASE_REPLICA_URL === undefined) return next()
  const isRead = (method === 'GET' || method === 'HEAD') && catalogue.test(url.split('?', 1)[0]!)
  if (isRead && !headers.cookie?.includes(`${name()}=`)) fromReplica(next)
  else next()
}

/** Has the browser of who changed something read it from the primary, where there is a replica. */
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
