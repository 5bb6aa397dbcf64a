import type { Sharp } from 'sharp'
import { counted } from '#app/i18n/counted.ts'
import { largestPhoto, photoTypes, widthsOfPhoto, type PhotoType } from './photo-path.ts'
import { imageTypeOfBytes } from './image-type.ts'

/** Holds a photo in all its sizes, without any metadata. */
export type ConvertedPhoto = {
  width: number
  height: number
  files: { width: number; type: PhotoType; bytes: Buffer }[]
}

type PhotoReason = 'ending' | 'noPhoto' | 'large' | 'animated' | 'pixels' | 'damaged'

/** The fault continues a sentence that begins with the picture. */
export type RefusedPhoto = { ok: false; reason: PhotoReason; fault: string }

export const refusedPhoto = (reason: PhotoReason, fault: string): RefusedPhoto => ({
  ok: false,
  reason,
  fault,
})

type Converted = { ok: true; photo: ConvertedPhoto } | RefusedPhoto

/**
 * In these limits a conversion takes less than 300 MB. Cameras of phones have up to 50 million pixels; an AVIF and an
 * interlaced picture are unpacked as a whole, with up to 19 bytes for a pixel.
 */
const mostPixels = { avif: 12_000_000, interlaced: 25_000_000, other: 50_000_000 }
const mostSeconds = 60

/** The settings are those with which a photograph shows no loss at its size. */
const encoders = {
  avif: (image) => image.avif({ quality: 52, effort: 2 }),
  webp: (image) => image.webp({ quality: 74 }),
  jpeg: (image) => image.jpeg({ quality: 78, mozjpeg: true }),
} satisfies Record<PhotoType, (image: Sharp) => Sharp>

/** Sharp is loaded when it is needed: commands and papers alone use it, and the server starts sooner without it. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp')
  // Memory is bounded by one picture at a time, of which nothing is kept.
  sharp.concurrency(1)
  sharp.cache(false)
  return sharp
}

let queue: Promise<unknown> = Promise.resolve()

/**
 * Converts a photograph to the sizes and types that pages show: turned as its EXIF says, in sRGB, without metadata, and
 * on white where it is transparent. Downloads and forms bring several at once, which wait for each other.
 */
export function convertPhoto(bytes: Buffer): Promise<Converted> {
  const converted = queue.then(() => convertNext(bytes))
  queue = converted.catch(() => undefined)
  return converted
}

async function convertNext(bytes: Buffer): Promise<Converted> {
  const sharp = await loadSharp()
  try {
    const refused = await findPhotoFault(bytes)
    if (refused) return refused
    // The largest size is decoded once, and all others are made of it.
    const { data, info } = await sharp(bytes, { ...reading, limitInputPixels: mostPixels.other })
      .rotate()
      .resize({ ...largestPhoto, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      .timeout({ seconds: mostSeconds })
      .raw()
      .toBuffer({ resolveWithObject: true })
    const { width, height, channels } = info
    const files: ConvertedPhoto['files'] = []
    for (const one of widthsOfPhoto({ width })) {
      const sized = sharp(data, { raw: { width, height, channels } }).resize({ width: one })
      const encoded = photoTypes.map(async (type) => ({
        width: one,
        type,
        bytes: await encoders[type](sized.clone()).toBuffer(),
      }))
      files.push(...(await Promise.all(encoded)))
    }
    return { ok: true, photo: { width, height, files } }
  } catch {
    // Each error of sharp is one about its input; the message names parts of libvips.
    return damagedPhoto
  }
}

const reading = { sequentialRead: true, failOn: 'error' } as const

/** Returns what is wrong with a photo as far as its head says it, before anything is unpacked. */
export async function findPhotoFault(bytes: Buffer): Promise<RefusedPhoto | undefined> {
  const type = imageTypeOfBytes(bytes)
  if (type === undefined) return refusedPhoto('noPhoto', notPhoto)
  if (type === 'animated')
    return refusedPhoto('animated', 'is animated; only still pictures are taken')
  const sharp = await loadSharp()
  try {
    const head = await sharp(bytes, { ...reading, limitInputPixels: false }).metadata()
    const { width, height, pages = 1, isProgressive } = head
    if (pages > 1)
      return refusedPhoto(
        'animated',
        `holds ${counted(pages, 'picture')}; only single, still pictures are taken`,
      )
    const kind = type === 'avif' ? type : isProgressive ? 'interlaced' : 'other'
    if (width * height <= mostPixels[kind]) return undefined
    const millions = Math.ceil((width * height) / 1_000_000)
    const most = `at most ${mostPixels[kind] / 1_000_000} million are taken`
    const limit = { avif: `of an AVIF ${most}`, interlaced: `interlaced, ${most}`, other: most }
    return refusedPhoto('pixels', `has ${millions} million pixels; ${limit[kind]}`)
  } catch {
    return damagedPhoto
  }
}

const damagedPhoto = refusedPhoto('damaged', 'is damaged or cannot be read')

export const notPhoto = 'is no JPEG, PNG, WebP, AVIF or TIFF picture'
