import type { EntryContext } from '@remix-run/node'
import detail from '#app/styles/first/detail.css?inline'
import home from '#app/styles/first/home.css?inline'
import lists from '#app/styles/first/lists.css?inline'
import whole from '#app/styles/octavo.css?inline'
import { sha256 } from './security-headers.server.ts'
import { hasSessionCookie } from './session.server.ts'

export type Style = {
  bytes: Buffer<ArrayBuffer>
  /** As the policy of a page names it. */
  hash: string
}

const styleOf = (text: string): Style => ({
  bytes: Buffer.from(text),
  hash: `'sha256-${sha256(text)}'`,
})

const [ofHome, ofLists, ofDetail, ofOthers] = [home, lists, detail, whole].map(styleOf)

/** The pages that most visits begin with carry no more than they show. */
const styles: Record<string, Style | undefined> = {
  'routes/home': ofHome,
  'routes/books': ofLists,
  'routes/catalogue': ofLists,
  'routes/offers-books': ofLists,
  'routes/book': ofDetail,
  'routes/product': ofDetail,
}

/**
 * The style that a page carries within, so that a first visit paints without a second round trip; undefined
 * for who has been here, whose browser keeps the file.
 */
export function findFirstStyle(request: Request, context: EntryContext): Style | undefined {
  // The development server changes the file as it is typed.
  if (!import.meta.env.PROD || hasSessionCookie(request)) return undefined
  const page = context.staticHandlerContext.matches.at(-1)?.route.id ?? ''
  return styles[page] ?? ofOthers
}

/**
 * The bytes of a page, its style put where its hash stands. It is put in last: half of such a page is style, and what
 * is done to a page costs by its length.
 */
export function withStyle(page: Buffer<ArrayBuffer>, style: Style): Buffer<ArrayBuffer> {
  const at = page.indexOf(style.hash)
  if (at === -1) return page
  return Buffer.concat([page.subarray(0, at), style.bytes, page.subarray(at + style.hash.length)])
}

/** The same page, whose doors name no file of style. */
export function withoutStyleFile(context: EntryContext): EntryContext {
  const routeModules = { ...context.routeModules }
  for (const { route } of context.staticHandlerContext.matches) {
    const door = routeModules[route.id]
    const links = door?.links?.().filter((link) => !('rel' in link && link.rel === 'stylesheet'))
    if (links) routeModules[route.id] = { ...door!, links: () => links }
  }
  return { ...context, routeModules }
}
