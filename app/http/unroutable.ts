import type { EntryContext } from '@remix-run/node'

/**
 * Whether the router throws for a path: it undoes the escape of a backslash, or of a tab or a line end that a URL leaves
 * out, and takes what follows for a host (`/%5C`, `/%09/x`).
 */
export const isUnroutable = (pathname: string) => /^\/%(5C|0[9AD])/i.test(pathname)

/** The page as the server renders it: at a path without escapes that leads to the same route. */
export function withPlainPath(context: EntryContext): EntryContext {
  const { staticHandlerContext } = context
  const { location } = staticHandlerContext
  const pathname = location.pathname.replace(/^\/[^/]+/, '/-')
  return {
    ...context,
    staticHandlerContext: { ...staticHandlerContext, location: { ...location, pathname } },
  }
}

/** In the browser the router would throw as well, and take the page away: it stays what it is. */
export const withoutScripts = (html: string) =>
  html
    .split('<script')
    .map((part, n) => (n === 0 ? part : part.slice(part.indexOf(end) + end.length)))
    .join('')

const end = '</script>'
