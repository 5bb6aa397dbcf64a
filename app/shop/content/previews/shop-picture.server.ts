import { shopSettings } from '#app/shop-settings/current.server.ts'
import {
  iconSizes,
  shopIdentity,
  shopPicturePath,
  whileIdentityLasts,
} from '#app/shop-settings/shop-identity.ts'
import type { ReadPicture } from '#app/shop/catalogue/pictures/read-picture.ts'
import type { ShopImage } from '#app/shop-settings/shop-settings.ts'
import { renderSvg } from './preview-cache.server.ts'
import { tryDrawing } from './try-drawing.server.ts'

/** Holds a picture of the shop's own with its current URL. */
export type FoundShopPicture = {
  path: string
  mediaType: 'image/svg+xml' | 'image/png'
  read: () => Promise<Uint8Array<ArrayBuffer>>
}

/** Returns the logo or icon at `/shop/{file}`, also for the URL of an earlier one; undefined if the shop has none. */
export function findShopPicture(file: string): FoundShopPicture | undefined {
  const [, kind, pixels] = /^(logo|icon)(?:-(\d+))?-[0-9a-z]+\.(?:svg|png)$/.exec(file) ?? []
  if (kind !== 'logo' && kind !== 'icon') return undefined
  const [image, picture] = [shopSettings()[kind], shopIdentity()[kind]]
  const size = iconSizes.find((one) => String(one) === pixels)
  if (!image || !picture || (pixels !== undefined && (size === undefined || kind === 'logo')))
    return undefined
  const path = shopPicturePath(kind, picture, size)
  if (size) return { path, mediaType: 'image/png', read: () => iconOfSize(image, size) }
  return {
    path,
    mediaType: image.type === 'svg' ? 'image/svg+xml' : 'image/png',
    read: () => Promise.resolve(new Uint8Array(bytesOf(image))),
  }
}

const bytesOf = ({ type, content }: ShopImage) =>
  Buffer.from(content, type === 'png' ? 'base64' : 'utf8')

const drawn = whileIdentityLasts(() => new Map<number, Promise<Buffer>>())

async function iconOfSize(image: ShopImage, size: number) {
  const icons = drawn()
  const icon = icons.get(size) ?? drawAsPng(image, size)
  icons.set(size, icon)
  return new Uint8Array(await icon)
}

/** @param width The width in pixels. */
export const drawAsPng = async (image: ShopImage, width: number): Promise<Buffer> =>
  (await renderSvg(svgOf({ ...image, bytes: bytesOf(image) }), width)).asPng()

function svgOf({ type, width, height, bytes }: ReadPicture): string {
  if (type === 'svg') return bytes.toString('utf8')
  const place = `width="${width}" height="${height}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${place}><image ${place} href="data:image/${type};base64,${bytes.toString('base64')}"/></svg>`
}

const drawnPixels = Math.max(...iconSizes)

/** Draws a picture once, and returns what prevents it. A fault continues a sentence that begins with what it is for. */
export async function findDrawingFault(picture: ReadPicture): Promise<string | undefined> {
  try {
    const svg = svgOf(picture)
    const shape = picture.width / picture.height
    const tried = await tryDrawing(svg, Math.ceil(drawnPixels * Math.min(1, shape)), shape)
    if (tried.outcome === 'stretched')
      return 'must have a width and a height in the shape of its viewBox'
    if (tried.outcome === 'slow') return 'takes too long to draw; use fewer and simpler shapes'
    if (tried.outcome === 'fault') return `cannot be drawn (${tried.fault})`
    // The library leaves out a picture that it cannot decode.
    return picture.type !== 'svg' && tried.outcome === 'blank'
      ? 'cannot be drawn: it is damaged, transparent throughout, or in CMYK; save it again as PNG'
      : undefined
  } catch (error) {
    return `cannot be drawn (${(error as Error).message})`
  }
}
