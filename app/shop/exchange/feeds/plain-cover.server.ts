import { crc32, deflateSync } from 'node:zlib'
import { designCover } from '#app/art/cover.ts'
import type { Palette } from '#app/art/palettes.ts'
import { db } from '#app/database/database.server.ts'
import { coverBookOf } from '#app/shop/catalogue/pictures/product-art.ts'
import type { OpdsImage } from './opds.ts'

const [width, height] = [240, 360]

/**
 * Returns a raster picture, since OPDS accepts only JPEG, PNG and GIF. It has no title, which
 * reading apps write beside it.
 */
export function plainCoverImage({ id }: { id: string }, origin: string): OpdsImage[] {
  const href = `${origin}/opds/cover/${encodeURIComponent(id)}.png`
  return [false, true].map((isThumbnail) => ({ href, type: 'image/png', isThumbnail }))
}

/** Returns the plain cover of an e-book; undefined if there is no such e-book. */
export async function findPlainCover(id: string): Promise<Buffer | undefined> {
  const row = await db.read
    .selectFrom('product')
    .leftJoin('publisher', 'publisher.slug', 'product.publisher')
    .select(['product.id', 'kind', 'workId', 'product.name', 'art', 'publisher.name as press'])
    .where('product.id', '=', id)
    .where('format', '=', 'e-book')
    .executeTakeFirst()
  return row && drawPlainCover(designCover(coverBookOf({ ...row, author: '' })).colours)
}

/**
 * Draws the cover's cloth, a frame and a label in its colours as a PNG (RFC 2083) with a palette.
 */
function drawPlainCover(colours: Palette): Buffer {
  const palette = [colours.cloth, colours.darkCloth, colours.paper, colours.accent].map(hexBytes)
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // The header declares two bits a pixel and a palette.
  header.set([2, 3, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunkOf('IHDR', header),
    chunkOf('PLTE', Buffer.concat(palette)),
    chunkOf('IDAT', deflateSync(drawPoints(), { level: 9 })),
    chunkOf('IEND', Buffer.alloc(0)),
  ])
}

/** Each row begins with filter type 0. */
function drawPoints(): Buffer {
  const rowBytes = width / 4
  const points = Buffer.alloc(height * (rowBytes + 1))
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * (rowBytes + 1) + 1 + (x >> 2)
      points[at]! |= colourAt(x, y) << (6 - 2 * (x & 3))
    }
  return points
}

/** Returns the palette index: 0 cloth, 1 dark cloth, 2 paper, 3 accent. */
function colourAt(x: number, y: number): number {
  if (x < 10) return 1
  const edge = Math.min(x - 10, width - 1 - x, y, height - 1 - y)
  if (edge >= 14 && edge < 17) return 3
  const isLabel = x >= 60 && x < 190 && y >= 90 && y < 170
  if (isLabel) return Math.min(x - 60, 189 - x, y - 90, 169 - y) < 3 ? 3 : 2
  return 0
}

const hexBytes = (colour: string) => Buffer.from(colour.slice(1), 'hex')

function chunkOf(name: string, bytes: Buffer): Buffer {
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  const named = Buffer.concat([Buffer.from(name, 'latin1'), bytes])
  length.writeUInt32BE(bytes.length)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, check])
}
