import { constants } from 'node:fs'
import { open, type FileHandle } from 'node:fs/promises'
import { extname } from 'node:path'
import { notPhoto } from './convert-photo.server.ts'
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

type ReadFile = { ok: true; bytes: Buffer } | { ok: false; fault: string }

/**
 * Reads the file of a photo, whose ending must tell the truth. No link is followed, and a device or a pipe is not
 * waited for. A fault continues a sentence that begins with the file.
 */
export async function readPhotoFile(path: string): Promise<ReadFile> {
  const ending = extname(path).toLowerCase()
  const expected = typesByEnding[ending]
  if (!expected) return refused(notPhoto)
  const read = await readBytes(path)
  if (!read.ok) return read
  const type = imageTypeOfBytes(read.bytes)
  // The conversion refuses animations.
  if (type === undefined) return refused(notPhoto)
  return type === 'animated' || type === expected
    ? read
    : refused(`ends in ${ending}, but is ${type.toUpperCase()}`)
}

const refused = (fault: string) => ({ ok: false as const, fault })

const flags = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK

async function readBytes(path: string): Promise<ReadFile> {
  let file: FileHandle | undefined
  try {
    file = await open(path, flags)
    const found = await file.stat()
    if (!found.isFile()) return refused('is no file')
    if (found.size === 0) return refused('is empty')
    if (found.size > mostBytes) return refused(`has more than ${mostBytes / 1024 / 1024} MB`)
    return { ok: true, bytes: await file.readFile() }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ELOOP') return refused('is a symbolic link, and links are not followed')
    return refused(code === 'ENOENT' ? 'is not there' : `cannot be read (${code})`)
  } finally {
    await file?.close()
  }
}
