import { extname } from 'node:path'
import {
  readGivenFile,
  type UnreadableFile,
} from '#app/shop/operations/given-files/read-given-file.server.ts'
import { notPhoto, refusedPhoto, type RefusedPhoto } from './convert-photo.server.ts'
import { imageTypeOfBytes, type PhotoFileType } from './image-type.ts'

const mostBytes = 50 * 1024 * 1024

const typesByEnding: Record<string, PhotoFileType> = {
  '.jpg': 'jpeg',
  '.jpeg': 'jpeg',
  '.png': 'png',
  '.webp': 'webp',
  '.avif': 'avif',
  '.tif': 'tiff',
  '.tiff': 'tiff',
}

type ReadFile = { ok: true; bytes: Buffer } | UnreadableFile | RefusedPhoto

/** Reads the file of a photo, whose ending must tell the truth. */
export async function readPhotoFile(path: string): Promise<ReadFile> {
  const ending = extname(path).toLowerCase()
  const expected = typesByEnding[ending]
  if (!expected) return refusedPhoto('noPhoto', notPhoto)
  const read = await readBytes(path)
  if (!read.ok) return read
  const type = imageTypeOfBytes(read.bytes)
  // The conversion refuses animations.
  if (type === undefined) return refusedPhoto('noPhoto', notPhoto)
  return type === 'animated' || type === expected
    ? read
    : refusedPhoto('ending', `ends in ${ending}, but is ${type.toUpperCase()}`)
}

/** Its size is known before it is read into memory. */
const readBytes = (path: string): Promise<ReadFile> =>
  readGivenFile(path, async (file, size) =>
    size > mostBytes
      ? refusedPhoto('large', `has more than ${mostBytes / 1024 / 1024} MB`)
      : { ok: true as const, bytes: await file.readFile() },
  )
