import { isUtf8 } from 'node:buffer'
import { createReadStream } from 'node:fs'

const less = 0x3c
const lineFeed = 0x0a
/** At most this many bytes are decoded at once; a piece without markup is cut there. */
const longestPiece = 1_000_000

/**
 * Yields the text of an XML file in pieces. The encoding is that of a byte order mark; else UTF-8
 * for each valid part; else the declared one, else windows-1252 (bytes 0x80 to 0x9F become U+0080
 * to U+009F, which `normaliseText` converts). A part ends at a tag or line end, so that one wrong
 * byte affects no others.
 */
export async function* readXmlText(path: string, head: Buffer): AsyncGenerator<string> {
  const wide = wideEncodingOf(head)
  const bytes = createReadStream(path, { highWaterMark: 64 * 1024 })
  if (wide) yield* readWide(bytes, wide)
  else yield* readNarrow(bytes, decoderOf(declaredEncoding(head)))
}

/** Detects UTF-16 by its byte order mark or its first bracket. */
function wideEncodingOf([a, b]: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  if ((a === 0xff && b === 0xfe) || (a === less && b === 0)) return 'utf-16le'
  if ((a === 0xfe && b === 0xff) || (a === 0 && b === less)) return 'utf-16be'
  return undefined
}

/** Decodes the first bytes well enough to find the root element. */
export function peekText(head: Uint8Array): string {
  const bytes = Buffer.from(head)
  const wide = wideEncodingOf(bytes)
  return wide ? new TextDecoder(wide).decode(bytes) : bytes.toString('utf8').replace(/^\ufeff/, '')
}

const declaredEncoding = (head: Buffer) =>
  /^[^<]*<\?xml[^>]*?encoding\s*=\s*["']([\w.:-]{1,40})["']/.exec(
    head.toString('latin1', 0, 400),
  )?.[1]

type Decode = (bytes: Buffer) => string

/** Decodes bytes that are not UTF-8. TextDecoder of Node 20 decodes windows-1252 wrongly. */
function decoderOf(label = ''): Decode {
  const asLatin: Decode = (bytes) => bytes.toString('latin1')
  try {
    const decoder = new TextDecoder(label)
    if (/^(utf-|windows-1252$)/.test(decoder.encoding)) return asLatin
    return (bytes) => decoder.decode(bytes)
  } catch {
    return asLatin // TextDecoder throws a RangeError for an unknown encoding.
  }
}

async function* readWide(bytes: AsyncIterable<Buffer>, encoding: string) {
  const decoder = new TextDecoder(encoding)
  for await (const chunk of bytes) yield decoder.decode(chunk, { stream: true })
  yield decoder.decode()
}

async function* readNarrow(bytes: AsyncIterable<Buffer>, decode: Decode) {
  let rest: Buffer[] = []
  let buffered = 0
  for await (const chunk of bytes) {
    const cut = chunk.lastIndexOf(less)
    if (cut < 0 && buffered + chunk.length < longestPiece) {
      rest.push(chunk)
      buffered += chunk.length
      continue
    }
    const end = cut < 0 ? lastCharacterStart(chunk) : cut
    yield decodeParts(Buffer.concat([...rest, chunk.subarray(0, end)]), decode)
    rest = [chunk.subarray(end)]
    buffered = chunk.length - end
  }
  yield decodeParts(Buffer.concat(rest), decode)
}

/** Returns where a piece can be cut without splitting a character of UTF-8. */
function lastCharacterStart(chunk: Buffer): number {
  for (let back = 1; back <= 3 && back <= chunk.length; back++) {
    const byte = chunk[chunk.length - back]!
    if (byte >= 0xc0) return chunk.length - back
    if (byte < 0x80) break
  }
  return chunk.length
}

function decodeParts(bytes: Buffer, decode: Decode): string {
  if (isUtf8(bytes)) return bytes.toString('utf8')
  let text = ''
  let from = 0
  for (let at = 1; at <= bytes.length; at++) {
    if (at < bytes.length && bytes[at] !== less && bytes[at] !== lineFeed) continue
    const part = bytes.subarray(from, at)
    text += isUtf8(part) ? part.toString('utf8') : decode(part)
    from = at
  }
  return text
}
