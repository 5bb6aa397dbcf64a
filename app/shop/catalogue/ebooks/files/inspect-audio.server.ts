import { once } from 'node:events'
import { open } from 'node:fs/promises'
import { extname } from 'node:path'
import { PassThrough } from 'node:stream'
import type { Entry } from 'yauzl'
import { noFacts, type FileFacts } from './file-facts.ts'
import { FileRefused } from './file-refused.ts'
import {
  describeArchiveFault,
  isOfSystem,
  openArchive,
  readStart,
  type Archive,
} from './open-archive.server.ts'

/** A tag with pictures, and the index of a recording, are read into memory. */
const largestTag = 16 * 1024 * 1024
const largestIndex = 64 * 1024 * 1024

/** A zip of MP3 files may have these beside them, whose first bytes are like this. */
const companions: Record<string, RegExp> = {
  '.jpg': /^\xff\xd8\xff/,
  '.jpeg': /^\xff\xd8\xff/,
  '.png': /^\x89PNG\r\n\x1a\n/,
  // A text has no control characters, and is no page.
  ...Object.fromEntries(
    ['.txt', '.m3u', '.m3u8'].map((ending) => [
      ending,
      /^(?!(?:\xef\xbb\xbf)?\s*<|MZ)[\t\n\r\x20-\x7e\x80-\xff]*$/,
    ]),
  ),
}

/**
 * Sums the duration of the recordings in a zip.
 * @throws {FileRefused} if it has none, or other files.
 */
export async function inspectMp3Zip(path: string): Promise<FileFacts> {
  const archive = await openArchive(path)
  try {
    let seconds = 0
    for (const [name, entry] of archive.entries) {
      if (await isOfSystem(archive, entry)) continue
      if (extname(name).toLowerCase() === '.mp3') seconds += await durationOfEntry(archive, entry)
      else await checkCompanion(archive, entry)
    }
    if (seconds === 0) throw new FileRefused('contains no MP3')
    return { ...noFacts, format: 'mp3', seconds: Math.round(seconds) }
  } finally {
    archive.close()
  }
}

async function checkCompanion(archive: Archive, entry: Entry) {
  const { fileName } = entry
  const expected = companions[extname(fileName).toLowerCase()]
  if (!expected) throw new FileRefused(`contains ${fileName}, which is no MP3`)
  if (!expected.test((await readStart(archive, entry)).toString('latin1')))
    throw new FileRefused(`contains ${fileName}, which is not what its name says`)
}

async function durationOfEntry(archive: Archive, entry: Entry): Promise<number> {
  const { parseStream } = await import('music-metadata')
  const packed = await archive.open(entry)
  const checked = packed.pipe(new PassThrough())
  packed.on('error', (error) => checked.destroy(error))
  try {
    const { format } = await parseStream(
      await withLimitedTag(checked, entry.fileName),
      { mimeType: 'audio/mpeg', size: entry.uncompressedSize },
      { duration: true, skipCovers: true },
    )
    if (!format.duration || !/^MPEG/.test(format.container ?? ''))
      throw new FileRefused(`contains ${entry.fileName}, which is no MP3`)
    return format.duration
  } catch (error) {
    throw describeAudioFault(error, `contains ${entry.fileName}, which is no MP3`)
  } finally {
    packed.destroy()
  }
}

/** Ends the stream with an error if its tag (ID3v2) says that it is too large to be read. */
async function withLimitedTag(stream: PassThrough, name: string): Promise<PassThrough> {
  await once(stream, 'readable')
  const head = stream.read(10) as Buffer | null
  if (head === null) return stream
  stream.unshift(head)
  if (tagSize(head) > largestTag) throw new FileRefused(`contains ${name} with a tag over 16 MB`)
  return stream
}

/** The size has seven bits in each byte. */
const tagSize = (head: Buffer) =>
  head.toString('latin1', 0, 3) === 'ID3'
    ? [6, 7, 8, 9].reduce((size, at) => size * 128 + (head[at]! & 0x7f), 0)
    : 0

function describeAudioFault(error: unknown, sentence: string): unknown {
  const described = describeArchiveFault(error)
  return described instanceof FileRefused && !(error instanceof FileRefused)
    ? new FileRefused(sentence)
    : described
}

/**
 * Reads the duration of an M4B.
 * @throws {FileRefused} if it is no recording, or encrypted.
 */
export async function inspectM4b(path: string): Promise<FileFacts> {
  await checkBoxes(path)
  const { parseFile } = await import('music-metadata')
  const { format } = await parseFile(path, { duration: true, skipCovers: true }).catch(
    (error: unknown) => {
      throw describeAudioFault(error, 'is a damaged M4B')
    },
  )
  if (!format.duration) throw new FileRefused('has no recording')
  return { ...noFacts, format: 'm4b', seconds: Math.round(format.duration) }
}

/** Walks over the outermost boxes, whose sizes must agree with the file, and looks into the index. */
async function checkBoxes(path: string) {
  const file = await open(path)
  try {
    const { size: whole } = await file.stat()
    const head = Buffer.alloc(16)
    for (let at = 0; at < whole;) {
      const { bytesRead } = await file.read(head, 0, 16, at)
      const size = bytesRead < 8 ? 0 : sizeOfBox(head, whole - at)
      if (size < 8 || at + size > whole) throw new FileRefused('is a damaged M4B', 'damaged')
      const type = head.toString('latin1', 4, 8)
      if (type !== 'mdat' && size > largestIndex)
        throw new FileRefused('is an M4B whose index has more than 64 MB')
      if (type === 'moov')
        refuseEncrypted((await file.read(Buffer.alloc(size), 0, size, at)).buffer)
      at += size
    }
  } finally {
    await file.close()
  }
}

/** These kinds of sound are encrypted, by a general scheme, by Apple and by Audible. */
const encrypted = ['enca', 'drms', 'aavd', 'aavf']

/** The kind of a track's sound stands behind the head of its description. */
function refuseEncrypted(index: Buffer) {
  for (let at = index.indexOf('stsd'); at !== -1; at = index.indexOf('stsd', at + 4))
    if (encrypted.includes(index.toString('latin1', at + 16, at + 20)))
      throw new FileRefused('is encrypted', 'protected')
}

/** A size of 1 stands for one of eight bytes, a size of 0 for the rest of the file. */
function sizeOfBox(head: Buffer, rest: number): number {
  const size = head.readUInt32BE(0)
  if (size === 1) return Number(head.readBigUInt64BE(8))
  return size === 0 ? rest : size
}
