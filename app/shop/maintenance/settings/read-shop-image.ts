import { readImageFacts } from '#app/shop/exchange/import/images/image-type.ts'
import type { ShopImage } from '#app/shop-settings/shop-settings.ts'
import { readSvg } from './read-svg.ts'

const mostBytes = 100 * 1024
const mostPixels = 2_000
/** The manifest offers an icon of this size. */
const leastIconPixels = 192

type Reading = { ok: true; image: ShopImage } | { ok: false; fault: string }

/**
 * Reads the file of a logo or an icon, which must be square. A fault continues a sentence that begins with the name
 * of the setting.
 * @param value The bytes of a file, or an image as it is stored.
 */
export function readShopImage(name: 'logo' | 'icon', value: unknown): Reading {
  const bytes = bytesOf(value)
  if (!bytes) return { ok: false, fault: 'must be a PNG or SVG file' }
  if (bytes.length > mostBytes)
    return {
      ok: false,
      fault: `has ${Math.ceil(bytes.length / 1024)} KB; at most 100 KB are allowed`,
    }
  const read = readBytes(bytes)
  if (!read.ok || name === 'logo') return read
  const { width, height, type } = read.image
  if (width !== height) return { ok: false, fault: `must be square, and is ${width} × ${height}` }
  if (type === 'png' && width < leastIconPixels)
    return { ok: false, fault: `must have at least 192 × 192 pixels, and has ${width} × ${height}` }
  return read
}

function bytesOf(value: unknown): Buffer | undefined {
  if (value instanceof Uint8Array) return Buffer.from(value)
  if (typeof value !== 'object' || value === null || !('content' in value)) return undefined
  const { content, type } = value as { content: unknown; type?: unknown }
  if (typeof content !== 'string') return undefined
  return Buffer.from(content, type === 'png' ? 'base64' : 'utf8')
}

function readBytes(bytes: Buffer): Reading {
  const facts = readImageFacts(bytes)
  if (facts && facts.type !== 'png')
    return { ok: false, fault: `must be a PNG or SVG file, and is ${facts.type.toUpperCase()}` }
  if (facts && Math.max(facts.width, facts.height) > mostPixels)
    return {
      ok: false,
      fault: `has ${facts.width} × ${facts.height} pixels; at most 2000 × 2000 are allowed`,
    }
  if (facts)
    return { ok: true, image: { ...facts, type: 'png', content: bytes.toString('base64') } }
  const text = bytes.toString('utf8').replace(/^\uFEFF/, '')
  const read = readSvg(text)
  if (!read.ok) return read
  return { ok: true, image: { type: 'svg', width: read.width, height: read.height, content: text } }
}
