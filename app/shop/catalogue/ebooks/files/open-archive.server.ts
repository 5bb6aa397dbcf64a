import type { Readable } from 'node:stream'
import type { Entry, ZipFile } from 'yauzl'
import { FileRefused } from './file-refused.ts'

const mostEntries = 20_000
/** The unpacked entries of an archive may have this many bytes together. */
const mostUnpacked = 2 * 1024 ** 3
/** Text shrinks to a fifth, repeated text to a hundredth; only a bomb shrinks more. */
const mostRatio = 200
/** An entry of at most this many bytes may shrink more, because it fills neither memory nor a disk. */
const smallEntry = 1024 * 1024

/** Holds the entries of an archive by their names. `open` unpacks one; its caller reads the stream to the end. */
export type Archive = {
  entries: Map<string, Entry>
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
    return { entries, open: (entry) => openEntry(zip, entry), close: () => zip.close() }
  } catch (error) {
    zip.close()
    throw describeArchiveFault(error)
  }
}

async function readEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > mostEntries) throw new FileRefused(`has more than ${mostEntries} entries`)
  const entries = new Map<string, Entry>()
  let [unpacked, packed] = [0, 0]
  for await (const entry of zip.eachEntry()) {
    const { fileName, uncompressedSize, compressedSize } = entry
    checkEntry(entry)
    unpacked += uncompressedSize
    packed += compressedSize
    if (unpacked > mostUnpacked) throw new FileRefused('unpacks to more than 2 GB')
    // Entries of a bomb may share the same bytes.
    if (packed > zip.fileSize) throw new FileRefused('is an archive whose entries overlap')
    if (entries.has(fileName)) throw new FileRefused(`contains ${fileName} twice`)
    entries.set(fileName, entry)
  }
  return entries
}

function checkEntry(entry: Entry) {
  const { fileName, uncompressedSize, compressedSize, compressionMethod } = entry
  if (entry.isEncrypted()) throw new FileRefused(`is encrypted (${fileName})`)
  if (compressionMethod !== 0 && compressionMethod !== 8)
    throw new FileRefused(`packs ${fileName} in a way that reading systems do not know`)
  // The upper half has the mode of Unix, whose links have this type.
  if (((entry.externalFileAttributes >>> 16) & 0xf000) === 0xa000)
    throw new FileRefused(`contains a link (${fileName})`)
  if (uncompressedSize > smallEntry && uncompressedSize > compressedSize * mostRatio)
    throw new FileRefused(`unpacks ${fileName} to more than ${mostRatio} times its size`)
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
    return new FileRefused('is an archive with a path that leaves it')
  return new FileRefused(`is a damaged archive (${message})`)
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
