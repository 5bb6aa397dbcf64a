import type { IncomingMessage } from 'node:http'
import { stringifySetCookie } from 'cookie'
import { allowStaleReads, staleReadSeconds } from '#app/database/stale-reads.server.ts'
import { cookieName, cookieOptions, hasCookie } from './cookies.server.ts'
import { languagePrefix } from './urls/route-patterns.ts'

/**
 * These pages are the same for nearly every visitor: the lists, their products, and the feeds and suggestions about
 * them.
 */
const catalogue = new RegExp(
  `^${languagePrefix}(/|/(books|book/[^/]+|product/[^/]+|catalogue|offers/books/[^/]+|authors|publishers|suggestions|books\\.atom|opds(/v2)?)|/(sitemap\\.xml|merchant/[^/]+))?$`,
)

/** This cookie makes the reads of a visitor current after a change. */
const name = () => cookieName('shop-wrote')

/**
 * Chooses whether the data of a response may be some seconds old: that of a catalogue page may, if its visitor sent no
 * form lately.
 */
export function allowStalePages(
  { method, url = '', headers }: IncomingMessage,
  _response: unknown,
  next: () => void,
) {
  if (staleReadSeconds() === undefined) return next()
  const isRead = (method === 'GET' || method === 'HEAD') && catalogue.test(url.split('?', 1)[0]!)
  if (isRead && !hasCookie(headers.cookie, name())) allowStaleReads(next)
  else next()
}

/** Makes the next pages of a visitor who changed something show it, if reads may be stale. */
export function recordWrite(headers: Headers) {
  const maxAge = staleReadSeconds()
  if (maxAge === undefined) return
  const { path, httpOnly, sameSite, secure } = cookieOptions()
  const cookie = { name: name(), value: '1', path, httpOnly, sameSite, secure, maxAge }
  headers.append('Set-Cookie', stringifySetCookie(cookie))
}
