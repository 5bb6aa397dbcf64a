import type { EntryContext } from '@remix-run/node'

/**
 * The same page with no more of the table of addresses than it matched. React Router matches while it renders,
 * too, and works through the whole table each time, which costs as much as the words of a page.
 */
export function withMatchedRoutes(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context
  const ids = new Set(staticHandlerContext.matches.map(({ route }) => route.id))
  // With the root alone nothing was matched, and the address is still one that others match.
  if (ids.size < 2) return context
  const routes = Object.fromEntries(Object.entries(manifest.routes).filter(([id]) => ids.has(id)))
  return { ...context, manifest: { ...manifest, routes } }
}
