import type { EntryContext } from '@remix-run/node'

/**
 * Returns whether the router throws for a path: it decodes a backslash, or a tab or a line end that a URL parser
 * drops, and takes the rest for a host (`/%5C`, `/%09/x`).
 */
export const isUnroutable = (pathname: string) => /^\/%(5C|0[9AD])/i.test(pathname)

/** Returns the context with a path that has no escapes and matches the same route. */
export function withPlainPath(context: EntryContext): EntryContext {
  const { staticHandlerContext } = context
  const { location } = staticHandlerContext
  const pathname = location.pathname.replace(/^\/[^/]+/, '/-')
  return {
    ...context,
    staticHandlerContext: { ...staticHandlerContext, location: { ...location, pathname } },
  }
}
