export type ImageType = 'jpeg' | 'png' | 'webp' | 'avif'

/** Type and size in pixels come from the bytes of the picture. */
export type ImageFacts = { type: ImageType; width: number; height: number }

const longest = 20_000

/** Reads type and size from the bytes; undefined for other types and truncated files. */
export function readImageFacts(bytes: Uint8Array): ImageFacts | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    const facts = readPng(view) ?? readJpeg(view) ?? readWebp(view) ?? readAvif(view)
    const isSound =
      facts &&
      facts.width > 0 &&
      facts.height > 0 &&
      facts.width <= longest &&
      facts.height <= longest
    return isSound ? facts : undefined
  } catch (error) {
    // The file ends before its size is stated.
    if (error instanceof RangeError) return undefined
    throw error
  }
}

export type PhotoFileType = ImageType | 'tiff'

/**
 * Returns the type that the first bytes of a file state; undefined if pages can show no photo of that type. SVG, which
 * refers to other files, and archives never reach a decoder.
 */
export function imageTypeOfBytes(bytes: Buffer): PhotoFileType | 'animated' | undefined {
  const begin = bytes.toString('latin1', 0, 64)
  if (begin.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (begin.startsWith('\x89PNG\r\n\x1a\n')) return isAnimatedPng(bytes) ? 'animated' : 'png'
  if (/^RIFF.{4}WEBP/s.test(begin)) return 'webp'
  if (begin.startsWith('II*\0') || begin.startsWith('MM\0*')) return 'tiff'
  const [, brand, others = ''] = /^.{4}ftyp(.{4})(.*)/s.exec(begin) ?? []
  if (brand === 'avis') return 'animated'
  return brand === 'avif' || (brand === 'mif1' && others.includes('avif')) ? 'avif' : undefined
}

/** The chunk that animates a PNG stands before its pixels. */
function isAnimatedPng(bytes: Buffer): boolean {
  const pixels = bytes.indexOf('IDAT')
  const animation = bytes.indexOf('acTL')
  return animation !== -1 && animation < pixels
}

const text = (view: DataView, at: number, length: number) =>
  String.fromCharCode(...Array.from({ length }, (_, n) => view.getUint8(at + n)))

function readPng(view: DataView): ImageFacts | undefined {
  if (view.getUint32(0) !== 0x89504e47 || view.getUint32(4) !== 0x0d0a1a0a) return undefined
  if (text(view, 12, 4) !== 'IHDR') return undefined
  return { type: 'png', width: view.getUint32(16), height: view.getUint32(20) }
}

/** The size is in the first frame header (SOF), after any number of other segments. */
function readJpeg(view: DataView): ImageFacts | undefined {
  if (view.getUint16(0) !== 0xffd8) return undefined
  for (let at = 2; ;) {
    if (view.getUint8(at) !== 0xff) return undefined
    const marker = view.getUint8(at + 1)
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (isFrame)
      return { type: 'jpeg', height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    if (marker === 0xff) at += 1
    else at += 2 + Math.max(2, view.getUint16(at + 2))
  }
}

function readWebp(view: DataView): ImageFacts | undefined {
  if (text(view, 0, 4) !== 'RIFF' || text(view, 8, 4) !== 'WEBP') return undefined
  const three = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 65_536
  switch (text(view, 12, 4)) {
    case 'VP8 ':
      return {
        type: 'webp',
        width: view.getUint16(26, true) & 0x3fff,
        height: view.getUint16(28, true) & 0x3fff,
      }
    case 'VP8L': {
      const bits = view.getUint32(21, true)
      return { type: 'webp', width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
    }
    case 'VP8X':
      return { type: 'webp', width: three(24) + 1, height: three(27) + 1 }
    default:
      return undefined
  }
}

/** The size is in the first image property `ispe`, near the beginning. */
function readAvif(view: DataView): ImageFacts | undefined {
  if (text(view, 4, 4) !== 'ftyp') return undefined
  const brands = text(view, 8, Math.min(view.getUint32(0), 64) - 8)
  if (!/avif|avis/.test(brands)) return undefined
  const head = text(view, 0, Math.min(view.byteLength, 4096))
  const at = head.indexOf('ispe')
  if (at < 0) return undefined
  return { type: 'avif', width: view.getUint32(at + 8), height: view.getUint32(at + 12) }
}
