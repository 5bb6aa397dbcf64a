import { shopSettings } from '#app/shop-settings/current.server.ts'
import {
  iconSizes,
  shopIdentity,
  shopPicturePath,
  whileIdentityLasts,
} from '#app/shop-settings/shop-identity.ts'
import type { ShopImage } from '#app/shop-settings/shop-settings.ts'
import { rasterise } from './preview-cache.server.ts'

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
    read: () => Promise.resolve(new Uint8Array(contentOf(image))),
  }
}

const contentOf = ({ type, content }: ShopImage) =>
  Buffer.from(content, type === 'png' ? 'base64' : 'utf8')

const drawn = whileIdentityLasts(() => new Map<number, Promise<Buffer>>())

async function iconOfSize(image: ShopImage, size: number) {
  const icons = drawn()
  const icon = icons.get(size) ?? rasterise(svgOf(image), size)
  icons.set(size, icon)
  return new Uint8Array(await icon)
}

function svgOf({ type, width, height, content }: ShopImage): string {
  if (type === 'svg') return content
  const place = `width="${width}" height="${height}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${place}><image ${place} href="data:image/png;base64,${content}"/></svg>`
}
