import type { ServerResponse } from 'node:http'
import onHeaders from 'on-headers'
import { dataRedirectHeader } from '#app/remix-protocol.ts'
import { settings } from '#app/settings.server.ts'

/**
 * Proxies limit all headers of a response together, nginx by default to 4 KB. The others of a redirect, with its
 * cookies, need less than half of that.
 */
const longestLocation = 2000

/**
 * Returns a URL of this shop without the longest parameters of its query, so that it is short enough for a header. The
 * others stay as they were sent.
 */
export function boundedLocation(location: string): string {
  const { PUBLIC_URL } = settings()
  const isOwn = location.startsWith('/') || (PUBLIC_URL && location.startsWith(`${PUBLIC_URL}/`))
  if (!isOwn || location.length <= longestLocation) return location
  const [whole, place] = splitOnce(location, '#')
  const [path, search = ''] = splitOnce(whole, '?')
  const fields = search.split('&')
  const fitting = new Set<number>()
  let length = path.length
  for (const [at, field] of [...fields.entries()].sort(([, a], [, b]) => a.length - b.length)) {
    length += 1 + field.length
    if (length <= longestLocation) fitting.add(at)
  }
  const query = fields.filter((_field, at) => fitting.has(at)).join('&')
  const shortened = query ? `${path}?${query}` : path
  const fragment = place === undefined ? '' : `#${place}`
  return shortened.length + fragment.length <= longestLocation ? shortened + fragment : shortened
}

/** Returns what precedes the first separator and, if there is one, what follows it. */
function splitOnce(text: string, separator: string): [string, string?] {
  const at = text.indexOf(separator)
  return at === -1 ? [text] : [text.slice(0, at), text.slice(at + 1)]
}

/**
 * Shortens the URL that a response redirects to, because it may repeat the query of the request. A proxy would respond
 * with 502 to a longer one, and could take the shop for failed.
 */
export function boundLocation(response: ServerResponse) {
  onHeaders(response, () => {
    for (const name of ['Location', dataRedirectHeader]) {
      const location = response.getHeader(name)
      if (typeof location === 'string') response.setHeader(name, boundedLocation(location))
    }
  })
}
