import { createHash } from 'node:crypto'
import type { FileHandle } from 'node:fs/promises'
import { extname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { EbookFormat } from '#app/database/tables.ts'
import { readGivenFile } from '#app/shop/operations/given-files/read-given-file.server.ts'
import { ebookFormats } from '#app/shop/catalogue/products/ebook-format.ts'
import type { FileFacts, InspectedBytes } from './file-facts.ts'
import { FileRefused } from './file-refused.ts'
import { inspectM4b, inspectMp3Zip } from './inspect-audio.server.ts'
import { inspectEpub } from './inspect-epub.server.ts'
import { inspectPdf, largestPdf } from './inspect-pdf.server.ts'

const MB = 1024 * 1024
/** The largest file of each format in bytes; a long recording has some 500 MB. */
const largest: Record<EbookFormat, number> = {
  epub: 500 * MB,
  pdf: largestPdf,
  mp3: 2048 * MB,
  m4b: 2048 * MB,
}

const inspections: Record<EbookFormat, (path: string) => Promise<FileFacts>> = {
  epub: inspectEpub,
  pdf: inspectPdf,
  mp3: inspectMp3Zip,
  m4b: inspectM4b,
}

/**
 * Reads what a file is by its bytes, checks it and returns its facts.
 * @throws {FileRefused} if it may not be sold, or its name ends otherwise than its bytes say.
 */
export async function inspectFile(path: string): Promise<FileFacts & InspectedBytes> {
  const typed = extname(path).toLowerCase()
  const read = await readGivenFile(path, async (file, size) => {
    const { buffer } = await file.read(Buffer.alloc(64), 0, 64, 0)
    const format = formatOfBytes(buffer, typed)
    requireFormat(format, typed, size)
    return { ok: true as const, format, size, sha256: await hashOfFile(file, size) }
  })
  if (!read.ok) throw new FileRefused(read.fault, read.reason)
  const { format, size, sha256 } = read
  return { ...(await inspections[format](path)), size, sha256 }
}

function requireFormat(
  format: EbookFormat | undefined,
  typed: string,
  size: number,
): asserts format is EbookFormat {
  if (format === undefined)
    throw new FileRefused('is no EPUB, PDF, zip of MP3 files or M4B', 'kind')
  const { ending, name } = ebookFormats[format]
  if (typed !== `.${ending}`)
    throw new FileRefused(
      `is ${name === 'MP3' ? 'a zip' : `in ${name}`}, so its name must end in .${ending}`,
      'ending',
    )
  if (size > largest[format])
    throw new FileRefused(
      `has more than ${largest[format] / MB} MB, the most that a file of this format may have`,
      'large',
    )
}

async function hashOfFile(file: FileHandle, size: number): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(file.createReadStream({ start: 0, end: size - 1, autoClose: false }), hash)
  return hash.digest('hex')
}

/** A zip may be an EPUB whose `mimetype` is not where it must be, so its name decides. */
function formatOfBytes(head: Buffer, ending: string): EbookFormat | undefined {
  const text = head.toString('latin1')
  if (text.startsWith('%PDF-')) return 'pdf'
  if (text.startsWith('PK\u0003\u0004'))
    return ending === '.epub' || text.includes('application/epub') ? 'epub' : 'mp3'
  return text.slice(4, 8) === 'ftyp' ? 'm4b' : undefined
}
