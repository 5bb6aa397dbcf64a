import type { Readable } from 'node:stream'
import type { Entry, ZipFile } from 'yauzl'
import { FileRefused } from './file-refused.ts'

const mostEntries = 20_000
/** The unpacked entries of an archive may have this many bytes together. */
const mostUnpacked = 2 * 1024 ** 3
/** Text shrinks to a fifth, repeated text to a hundredth; only a bomb shrinks more. */
const mostRatio = 200
/** Checking a book may cost as much as this many bytes of plain text; a long encyclopaedia costs half. */
const mostWork = 128 * 1024 * 1024
/** An entry of at most this many bytes may shrink more, because it fills neither memory nor a disk. */
const smallEntry = 1024 * 1024

/** Holds the entries of an archive by their names. `open` unpacks one; its caller reads the stream to the end. */
export type Archive = {
  entries: Map<string, Entry>
  /** Notes how many bytes are checked. @throws {FileRefused} if they are too many together. */
  addWork: (bytes: number) => void
  open: (entry: Entry) => Promise<Readable>
  close: () => void
}

/**
 * Opens a zip and checks its directory before anything is unpacked.
 * @throws {FileRefused} if it is damaged, encrypted or a bomb, or names a path outside itself.
 */
export async function openArchive(path: string): Promise<Archive> {
  const { openPromise } = await import('yauzl')
  const zip = await openPromise(path, { autoClose: false, strictFileNames: true }).catch(
    (error: unknown) => {
      throw describeArchiveFault(error)
    },
  )
  try {
    const entries = await readEntries(zip)
    return {
      entries,
      addWork: limitWork(),
      open: (entry) => openEntry(zip, entry),
      close: () => zip.close(),
    }
  } catch (error) {
    zip.close()
    throw describeArchiveFault(error)
  }
}

async function readEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > mostEntries)
    throw new FileRefused(`has more than ${mostEntries} entries`, 'bomb')
  const entries = new Map<string, Entry>()
  let [unpacked, packed] = [0, 0]
  for await (const entry of zip.eachEntry()) {
    const { fileName, uncompressedSize, compressedSize } = entry
    checkEntry(entry)
    unpacked += uncompressedSize
    packed += compressedSize
    if (unpacked > mostUnpacked) throw new FileRefused('unpacks to more than 2 GB', 'bomb')
    // Entries of a bomb may share the same bytes.
    if (packed > zip.fileSize) throw new FileRefused('is an archive whose entries overlap', 'bomb')
    if (entries.has(fileName)) throw new FileRefused(`contains ${fileName} twice`)
    entries.set(fileName, entry)
  }
  return entries
}

function limitWork(): Archive['addWork'] {
  let work = 0
  return (bytes) => {
    work += bytes
    if (work > mostWork)
      throw new FileRefused('contains more pages and styles than a book of 10,000 pages', 'large')
  }
}

function checkEntry(entry: Entry) {
  const { fileName, uncompressedSize, compressedSize, compressionMethod } = entry
  if (entry.isEncrypted()) throw new FileRefused(`is encrypted (${fileName})`, 'protected')
  if (compressionMethod !== 0 && compressionMethod !== 8)
    throw new FileRefused(`packs ${fileName} in a way that reading systems do not know`)
  // The upper half has the mode of Unix, whose links have this type.
  if (((entry.externalFileAttributes >>> 16) & 0xf000) === 0xa000)
    throw new FileRefused(`contains a link (${fileName})`, 'leaves')
  if (uncompressedSize > smallEntry && uncompressedSize > compressedSize * mostRatio)
    throw new FileRefused(`unpacks ${fileName} to more than ${mostRatio} times its size`, 'bomb')
}

// The package ends the stream with an error if there are more or fewer bytes than the directory says.
const openEntry = async (zip: ZipFile, entry: Entry): Promise<Readable> => {
  const stream = await zip.openReadStreamPromise(entry).catch((error: unknown) => {
    throw describeArchiveFault(error)
  })
  return stream
}

/** Returns an error of the file as a sentence; errors of the disk stay as they are. */
export function describeArchiveFault(error: unknown): unknown {
  if (error instanceof FileRefused) return error
  const { code, message } = error as NodeJS.ErrnoException
  if (code !== undefined && !code.startsWith('Z_')) return error
  if (/relative path|absolute path|invalid characters/.test(message))
    return new FileRefused('is an archive with a path that leaves it', 'leaves')
  return new FileRefused(`is a damaged archive (${message})`, 'damaged')
}

/**
 * Returns the whole of an entry.
 * @throws {FileRefused} if it has more than `most` bytes.
 */
export async function readEntry(archive: Archive, entry: Entry, most: number): Promise<Buffer> {
  if (entry.uncompressedSize > most)
    throw new FileRefused(`contains ${entry.fileName} with more than ${most / 1024 ** 2} MB`)
  const parts: Buffer[] = []
  try {
    for await (const part of (await archive.open(entry)) as AsyncIterable<Buffer>) parts.push(part)
  } catch (error) {
    throw describeArchiveFault(error)
  }
  return Buffer.concat(parts)
}

/** Returns the first bytes of an entry, without unpacking the rest. */
export async function readStart(archive: Archive, entry: Entry): Promise<Buffer> {
  const stream = await archive.open(entry)
  try {
    for await (const part of stream as AsyncIterable<Buffer>) return part.subarray(0, 512)
    return Buffer.alloc(0)
  } catch (error) {
    throw describeArchiveFault(error)
  } finally {
    stream.destroy()
  }
}

/** A Mac adds the positions of icons and the attributes of files to its zips, which begin with these bytes. */
const ofSystem: [RegExp, string][] = [
  [/(?:^|\/)\.DS_Store$/, '\0\0\0\u0001Bud1'],
  [/^__MACOSX\/(?:.*\/)?\._[^/]+$/, '\0\u0005\u0016\u0007'],
]

/** Tells whether an entry is a folder or of a Mac, by its name and by its bytes. */
export async function isOfSystem(archive: Archive, entry: Entry): Promise<boolean> {
  if (entry.fileName.endsWith('/')) return entry.uncompressedSize === 0
  const start = ofSystem.find(([name]) => name.test(entry.fileName))?.[1]
  if (start === undefined) return false
  return (await readStart(archive, entry)).toString('latin1').startsWith(start)
}
