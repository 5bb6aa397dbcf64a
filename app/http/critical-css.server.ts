import type { EntryContext } from '@remix-run/node'
import detail from '#app/styles/first/detail.css?inline'
import home from '#app/styles/first/home.css?inline'
import lists from '#app/styles/first/lists.css?inline'
import whole from '#app/styles/octavo.css?inline'
import type { Placeholder } from './placeholders.server.ts'
import { sha256 } from './security-headers.server.ts'
import { hasSessionCookie } from './session.server.ts'

/** The placeholder is its hash, as the page's policy names it. */
const styleOf = (text: string): Placeholder => ({
  bytes: Buffer.from(text),
  mark: `'sha256-${sha256(text)}'`,
})

const [ofHome, ofLists, ofDetail, ofOthers] = [home, lists, detail, whole].map(styleOf)

/** The pages that most visits begin with inline only the rules they use. */
const styles: Record<string, Placeholder | undefined> = {
  'routes/home': ofHome,
  'routes/books': ofLists,
  'routes/catalogue': ofLists,
  'routes/offers-books': ofLists,
  'routes/book': ofDetail,
  'routes/product': ofDetail,
}

/**
 * Returns the critical CSS of a page, so that a first visit paints without a second round trip; undefined for a
 * returning visitor, whose browser has cached the file.
 */
export function findCriticalCss(request: Request, context: EntryContext): Placeholder | undefined {
  // The development server changes the file as it is edited.
  if (!import.meta.env.PROD || hasSessionCookie(request)) return undefined
  const page = context.staticHandlerContext.matches.at(-1)?.route.id ?? ''
  return styles[page] ?? ofOthers
}

/** Returns the same page with route modules that link no style sheet. */
export function withoutStyleFile(context: EntryContext): EntryContext {
  const routeModules = { ...context.routeModules }
  for (const { route } of context.staticHandlerContext.matches) {
    const routeModule = routeModules[route.id]
    const links = routeModule
      ?.links?.()
      .filter((link) => !('rel' in link && link.rel === 'stylesheet'))
    if (links) routeModules[route.id] = { ...routeModule!, links: () => links }
  }
  return { ...context, routeModules }
}
