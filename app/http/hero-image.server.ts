import { log } from '#app/observability/log.server.ts'
import { catalogueCache } from '#app/shop/catalogue/products/catalogue-version.server.ts'
import { findDrawing } from '#app/shop/catalogue/products/pictures.server.ts'
import type { Placeholder } from './placeholders.server.ts'

const heroImagePlaceholder = 'fetchpriority="high"'

/**
 * Returns the first picture that a page shows at once, without its fragment, if its URL is a plain path of the shop.
 */
function heroImageOf(html: string): string | undefined {
  const at = html.indexOf(heroImagePlaceholder)
  if (at === -1) return undefined
  const tag = html.slice(html.lastIndexOf('<img', at), html.indexOf('>', at))
  return / src="(\/\w[\w./-]*)["#]/.exec(tag)?.[1]
}

/**
 * Sets a preload header for the first picture that a page shows at once (RFC 8288), so that a browser requests it
 * before it has read the page. A picture whose URL is more than a plain path of the shop gets none.
 */
export function preloadHeroImage(html: string, headers: Headers) {
  const path = heroImageOf(html)
  if (path) headers.set('Link', `<${path}>; rel=preload; as=image; fetchpriority=high`)
}

/** These pages show one product, whose picture fills most of the first screen. */
const pagesOfPicture = new Set(['routes/book', 'routes/product'])

const drawingCache = catalogueCache<Placeholder | undefined>(200)

/**
 * Finds the drawing that a first visit's product page inlines, so that it is painted with the page, a round trip
 * earlier than a file. It is undefined if the shop does not draw the first picture.
 */
export async function findHeroDrawing(
  html: string,
  page: string | undefined,
  now: number,
): Promise<Placeholder | undefined> {
  const path = page && pagesOfPicture.has(page) ? heroImageOf(html) : undefined
  if (path === undefined) return undefined
  try {
    return await drawingCache(path, now, () => drawInto(path))
  } catch (error) {
    // The picture is shown as a file instead.
    log.error({ err: error, path }, 'drawing not put into its page')
    return undefined
  }
}

async function drawInto(path: string): Promise<Placeholder | undefined> {
  const [, kind = '', file = ''] = /^\/art\/([a-z]+)\/([^/]+)$/.exec(path) ?? []
  const drawing = await findDrawing(kind, decodeURIComponent(file))
  if (drawing?.path !== path) return undefined
  return { mark: ` src="${path}"`, bytes: Buffer.from(` src="${asAddress(drawing.draw())}"`) }
}

/**
 * Returns an SVG document as a `data:` URL (RFC 2397) for an attribute. Characters that need no encoding are not
 * encoded: encoding all would make it a third longer.
 */
const asAddress = (svg: string) =>
  `data:image/svg+xml,${svg.replace(/[^ -~]|[%#"]/gu, encodeURIComponent).replaceAll('&', '&amp;')}`
