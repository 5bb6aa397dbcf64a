import { log } from '#app/observability/log.server.ts'
import { catalogueCache } from '#app/shop/catalogue/products/catalogue-version.server.ts'
import { findDrawing } from '#app/shop/catalogue/pictures/find-drawing.server.ts'
import type { DocumentPage, DocumentTransform } from './document-page.ts'
import { replacePlace, reportMissingPlace } from './replace-place.server.ts'

const heroImageMark = 'fetchpriority="high"'

/** These pages show one product, whose picture fills most of the first screen. */
const pagesOfPicture = new Set(['routes/book', 'routes/product'])

const isOfPicture = ({ routeId }: DocumentPage) =>
  routeId !== undefined && pagesOfPicture.has(routeId)

/**
 * Inlines the drawing that a first visit's product page shows at once, so that it is painted with the page, a round
 * trip earlier than a file: with a file the largest paint of a book's page on a slow phone takes 1.54 times as long
 * (2026-11-27, nine interleaved rounds). Another page names its first picture in a preload header (RFC 8288), so that a
 * browser requests it before it has read the page.
 */
export const inlineHeroImage: DocumentTransform = {
  name: 'inlineHeroImage',
  async after(page) {
    const hero = heroImageOf(page)
    if (hero === undefined) return page
    const { path, sizes } = hero
    const source = page.isFirstVisit && isOfPicture(page) ? await findSource(path, page.now) : null
    if (!source) {
      page.headers.set('Link', `<${path}>; rel=preload; as=image${sizes}; fetchpriority=high`)
      return page
    }
    return {
      ...page,
      sources: { ...page.sources, picture: 'data:' },
      variant: `${page.variant}+`,
      edits: [
        ...page.edits,
        (pieces) => replacePlace(pieces, attributeOf(path), source, 'inlineHeroImage'),
      ],
    }
  },
}

/**
 * Returns the first picture that a page shows at once, without its fragment, if its URL is a plain path of the shop.
 */
function heroImageOf(page: DocumentPage): { path: string; sizes: string } | undefined {
  const at = page.html.indexOf(heroImageMark)
  if (at !== -1) {
    const tag = page.html.slice(page.html.lastIndexOf('<img', at), page.html.indexOf('>', at))
    const path = / src="(\/\w[\w./-]*)["#]/.exec(tag)?.[1]
    const [, set] = / srcset="([^"]+)"/i.exec(tag) ?? []
    const [, sizes] = / sizes="([^"]+)"/.exec(tag) ?? []
    const chosen =
      (set === undefined ? '' : `; imagesrcset="${set}"`) +
      (sizes === undefined ? '' : `; imagesizes="${sizes}"`)
    return path === undefined ? undefined : { path, sizes: chosen }
  }
  if (isOfPicture(page) && page.status === 200) reportMissingPlace('inlineHeroImage', heroImageMark)
  return undefined
}

const attributeOf = (url: string) => ` src="${url}"`

const sourceCache = catalogueCache<Buffer | undefined>(200)

/** Returns the attribute with the drawing within it; undefined if the shop does not draw the picture. */
async function findSource(path: string, now: number): Promise<Buffer | undefined> {
  try {
    return await sourceCache(path, now, () => drawSource(path))
  } catch (error) {
    // The picture is shown as a file instead.
    log.error({ err: error, path }, 'drawing not put into its page')
    return undefined
  }
}

async function drawSource(path: string): Promise<Buffer | undefined> {
  const [, kind = '', file = ''] = /^\/art\/([a-z]+)\/([^/]+)$/.exec(path) ?? []
  const drawing = await findDrawing(kind, decodeURIComponent(file))
  return drawing?.path === path ? Buffer.from(attributeOf(asAddress(drawing.draw()))) : undefined
}

/**
 * Returns an SVG document as a `data:` URL (RFC 2397) for an attribute. What a URL may contain (URL Standard, "URL code
 * points") is not encoded: encoding all would make it longer.
 */
const asAddress = (svg: string) =>
  `data:image/svg+xml,${svg.replace(/[^\w!$&'()*+,\-./:;=?@~]/gu, encodeURIComponent).replaceAll('&', '&amp;')}`
