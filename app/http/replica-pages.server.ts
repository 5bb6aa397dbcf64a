import type { IncomingMessage, ServerResponse } from 'node:http'
import { stringifySetCookie } from 'cookie'
import { fromReplica } from '#app/database/read-from.server.ts'
import { oldestReadMs } from '#app/database/replica.server.ts'
import { settings } from '#app/settings.server.ts'
import { cookieName, cookieOptions } from './cookies.server.ts'

/** What is the same for everybody, or nearly so: the lists, what they hold, and what feeds and suggestions tell of it. */
const catalogue =
  /^(\/(fr|de))?(\/|\/(books|book\/[^/]+|product\/[^/]+|catalogue|offers\/books\/[^/]+|authors|publishers|suggestions|books\.atom|opds(\/v2)?)|\/(sitemap\.xml|merchant\/[^/]+))?$/

/** In the browser of who changed something a moment ago, and must see it. */
const name = cookieName('octavo-wrote')
/** Longer than a replica may be behind. */
const shownSeconds = Math.ceil(oldestReadMs / 1000) + 7

/**
 * Chooses whether what a request reads may come from a replica of the database: a page of the catalogue may, where
 * its visitor sent no form of late.
 */
export function chooseReader(
  { method, url = '', headers }: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) {
  if (settings().DATABASE_READ_URL === undefined) return next()
  if (method === 'POST') response.appendHeader('Set-Cookie', wroteCookie())
  const isRead = (method === 'GET' || method === 'HEAD') && catalogue.test(url.split('?', 1)[0]!)
  if (isRead && !headers.cookie?.includes(`${name}=`)) fromReplica(next)
  else next()
}

function wroteCookie() {
  const { path, httpOnly, sameSite, secure } = cookieOptions()
  return stringifySetCookie({
    name,
    value: '1',
    path,
    httpOnly,
    sameSite,
    secure,
    maxAge: shownSeconds,
  })
}
