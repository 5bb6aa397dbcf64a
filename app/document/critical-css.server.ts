import detail from '#app/styles/critical/detail.css?inline'
import home from '#app/styles/critical/home.css?inline'
import lists from '#app/styles/critical/lists.css?inline'
import whole from '#app/styles/shop.css?inline'
import file from '#app/styles/shop.css?url'
import { sha256 } from '#app/http/sha256.server.ts'
import { hasSaveData } from '#app/http/user-navigation.server.ts'
import type { DocumentEdit, DocumentTransform } from './document-page.ts'
import { replacePlace } from './replace-place.server.ts'

const styleOf = (text: string) => ({
  source: `'sha256-${sha256(text)}'`,
  // In the browser critical-css.tsx renders the same element.
  element: Buffer.from(`<style data-critical="">${text}</style>`),
})

const [ofHome, ofLists, ofDetail, ofOthers] = [home, lists, detail, whole].map(styleOf)

/** The pages that most visits begin with inline only the rules they use. */
const styles: Record<string, ReturnType<typeof styleOf> | undefined> = {
  'routes/home': ofHome,
  'routes/books': ofLists,
  'routes/catalogue': ofLists,
  'routes/offers-books': ofLists,
  'routes/book': ofDetail,
  'routes/product': ofDetail,
}

/** Every page module links the file (style-sheet.ts). */
const link = `<link rel="stylesheet" href="${file}"/>`

/**
 * The next page links the file, such as that of a visitor who has added something to the cart, and paints without a
 * second round trip: the cart after a list in 0.97 of the list's time on a slow phone (2026-11-28). With scripts
 * prefetch.client.ts loads it later, when it does not compete with pictures.
 */
const nameFile: DocumentEdit = (pieces) =>
  replacePlace(pieces, emptyPlace, prefetchElement, 'criticalCss')
const emptyPlace = '<noscript></noscript>'
const prefetchElement = Buffer.from(`<noscript><link rel="prefetch" href="${file}"/></noscript>`)

/**
 * Inlines the critical CSS in place of the link to the style sheet, so that a first visit paints without a second
 * round trip. The browser of a returning visitor has cached the file. With the link instead, the first paint on a slow
 * phone takes 1.93 (home), 1.98 (books) and 1.89 (a book) times as long (2026-11-27, nine interleaved rounds).
 */
export const criticalCss: DocumentTransform = {
  name: 'criticalCss',
  after(page) {
    const style = styles[page.routeId ?? ''] ?? ofOthers
    if (!page.isFirstVisit || !style) return page
    return {
      ...page,
      sources: { ...page.sources, style: style.source },
      variant: page.variant + style.source.slice(8, 16) + (hasSaveData(page.request) ? '-' : ''),
      edits: [
        ...page.edits,
        (pieces) => replacePlace(pieces, link, style.element, 'criticalCss'),
        ...(hasSaveData(page.request) ? [] : [nameFile]),
      ],
    }
  },
}
