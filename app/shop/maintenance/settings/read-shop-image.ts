import type { FaultFacts, FaultReason } from '#app/shop-settings/setting-fault.ts'
import type { ShopImage } from '#app/shop-settings/shop-settings.ts'
import { readPicture, type ReadPicture } from '#app/shop/catalogue/pictures/read-picture.ts'

/** The manifest offers an icon of this size. */
const leastIconPixels = 192

type Reading =
  | { ok: true; image: ShopImage; picture: ReadPicture }
  | { ok: false; fault: string; reason: FaultReason; facts: FaultFacts }

/**
 * Reads the file of a logo or an icon, which must be square. A fault continues a sentence that begins with the name
 * of the setting.
 * @param value The bytes of a file, or an image as it is stored.
 */
export function readShopImage(name: 'logo' | 'icon', value: unknown): Reading {
  const file = bytesOf(value)
  if (!file) return refused('pictureType', {}, 'must be a PNG or SVG file')
  const read = readPicture(file, ['png', 'svg'])
  if (!read.ok) return refused(reasonOf[read.reason], { what: read.fault }, read.fault)
  const { width, height, type, bytes } = read.picture
  const content = bytes.toString(type === 'png' ? 'base64' : 'utf8')
  const image = { type, width, height, content }
  const done = { ok: true as const, image, picture: read.picture }
  if (name === 'logo') return done
  const what = `${width} × ${height}`
  if (width !== height) return refused('pictureSquare', { what }, `must be square, and is ${what}`)
  if (type === 'png' && width < leastIconPixels)
    return refused('pictureSmall', { what }, `must have at least 192 × 192 pixels, and has ${what}`)
  return done
}

const refused = (reason: FaultReason, facts: FaultFacts, fault: string): Reading => ({
  ok: false,
  fault,
  reason,
  facts,
})

const reasonOf = {
  large: 'pictureLarge',
  type: 'pictureType',
  pixels: 'picturePixels',
  content: 'pictureContent',
} as const

function bytesOf(value: unknown): Buffer | undefined {
  if (value instanceof Uint8Array) return Buffer.from(value)
  if (typeof value !== 'object' || value === null || !('content' in value)) return undefined
  const { content, type } = value as { content: unknown; type?: unknown }
  if (typeof content !== 'string') return undefined
  return Buffer.from(content, type === 'png' ? 'base64' : 'utf8')
}
