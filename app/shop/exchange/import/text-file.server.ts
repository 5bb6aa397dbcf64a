import { isUtf8 } from 'node:buffer'
import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { ImportRefused, type RefusedFile } from './import-refused.ts'

/** At most this many bytes of a line are kept; a longer row is refused anyway. */
const longestLine = 2_000_000
/** The kind of a file is detected in this many bytes. */
const headBytes = 65_536
const lineFeed = 0x0a
const carriageReturn = 0x0d

type TextEncoding = {
  encoding: 'utf-16le' | 'utf-16be' | undefined
  start: number
  lineEnd: number
}

/**
 * Yields the lines of a text file, with no more than a chunk and a line in memory. The encoding is
 * that of a byte order mark; else UTF-8 for each valid line and windows-1252 for the others (bytes
 * 0x80 to 0x9F become U+0080 to U+009F, which `normaliseText` converts, since TextDecoder of Node
 * 20 does not).
 * @throws {ImportRefused} if it is not a file, cannot be read, or is not text.
 */
export async function* readLines(path: string): AsyncGenerator<string> {
  const { encoding, start, lineEnd } = await detectEncoding(path)
  const bytes = createReadStream(path, { start, highWaterMark: 256 * 1024 })
  if (encoding) yield* readUtf16Lines(bytes, encoding)
  else
    for await (const line of splitLines(bytes, lineEnd))
      yield (isUtf8(line) ? line.toString('utf8') : line.toString('latin1')).replace(/\r$/, '')
}

async function* splitLines(bytes: AsyncIterable<Buffer>, lineEnd: number): AsyncGenerator<Buffer> {
  let pieces: Buffer[] = []
  let lineBytes = 0
  const appendPiece = (piece: Buffer) => {
    if (lineBytes < longestLine) pieces.push(piece)
    lineBytes += piece.length
  }
  for await (const chunk of bytes) {
    let from = 0
    for (let to = chunk.indexOf(lineEnd); to >= 0; to = chunk.indexOf(lineEnd, from)) {
      appendPiece(chunk.subarray(from, to))
      yield pieces.length === 1 ? pieces[0]! : Buffer.concat(pieces)
      pieces = []
      lineBytes = 0
      from = to + 1
    }
    if (from < chunk.length) appendPiece(chunk.subarray(from))
  }
  if (pieces.length > 0) yield Buffer.concat(pieces)
}

async function* readUtf16Lines(bytes: AsyncIterable<Buffer>, encoding: string) {
  const decoder = new TextDecoder(encoding)
  let rest = ''
  for await (const chunk of bytes) {
    const [first = '', ...lines] = decoder.decode(chunk, { stream: true }).split('\n')
    if (rest.length < longestLine) rest += first
    for (const line of lines) {
      yield rest.replace(/\r$/, '')
      rest = line
    }
  }
  if (rest !== '') yield rest
}

const begins = (head: Buffer, ...bytes: number[]) => bytes.every((byte, n) => head[n] === byte)
const isUtf16 = (head: Buffer) => begins(head, 0xff, 0xfe) || begins(head, 0xfe, 0xff)

/**
 * Requires that a file with this head can be a table of text.
 * @throws {ImportRefused} for an empty file, an archive, a spreadsheet, no text, or no line end.
 */
export function requireText(path: string, head: Buffer): void {
  const refuse = (reason: RefusedFile, sentence: string) => {
    throw new ImportRefused(reason, `${path} ${sentence}`)
  }
  if (head.every((byte) => byte <= 0x20)) refuse('empty', 'is empty')
  if (begins(head, 0x50, 0x4b) || begins(head, 0xd0, 0xcf, 0x11, 0xe0))
    refuse('spreadsheet', 'is a spreadsheet or an archive. Save it as CSV (UTF-8) and import that')
  if (begins(head, 0x1f, 0x8b) || begins(head, 0x42, 0x5a, 0x68) || begins(head, 0xfd, 0x37, 0x7a))
    refuse('packed', 'is packed. Unpack it and import what is in it')
  const isText = isUtf16(head) || (!begins(head, 0x25, 0x50, 0x44, 0x46) && !isBinary(head))
  if (!isText) refuse('no-text', 'is no text: neither a CSV nor an XML file')
  if (head.length === headBytes && !head.includes(lineFeed) && !head.includes(carriageReturn))
    refuse('no-header', 'has no end of a line in its first 64 KB, so no row that names columns')
}

/** A text may contain a few NULs by accident; binary files contain many. */
const isBinary = (head: Buffer) => head.filter((byte) => byte === 0).length > head.length / 50 + 1

/** Detects byte order mark and line ends. */
async function detectEncoding(path: string): Promise<TextEncoding> {
  const head = await readHead(path)
  const [a, b, c] = head
  if (a === 0xff && b === 0xfe) return { encoding: 'utf-16le', start: 2, lineEnd: lineFeed }
  if (a === 0xfe && b === 0xff) return { encoding: 'utf-16be', start: 2, lineEnd: lineFeed }
  const start = a === 0xef && b === 0xbb && c === 0xbf ? 3 : 0
  const lineEnd = head.includes(lineFeed) || !head.includes(carriageReturn)
  return { encoding: undefined, start, lineEnd: lineEnd ? lineFeed : carriageReturn }
}

/** Returns the first 64 KB. */
export async function readHead(path: string): Promise<Buffer> {
  try {
    const facts = await stat(path)
    if (facts.isDirectory())
      throw new ImportRefused('directory', `${path} is a folder. Name one file to import`)
    if (!facts.isFile())
      throw new ImportRefused('unreadable', `${path} is not a file that can be read twice`)
    const file = await open(path)
    try {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0)
      return buffer.subarray(0, bytesRead)
    } finally {
      await file.close()
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ENOTDIR')
      throw new ImportRefused('missing', `There is no file ${path}`)
    if (code === 'EACCES' || code === 'EPERM' || code === 'ELOOP' || code === 'ENAMETOOLONG')
      throw new ImportRefused('unreadable', `${path} cannot be read (${code})`)
    throw error
  }
}
