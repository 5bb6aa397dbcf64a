import { damaged, isDigit, isRegular, isSpace, PdfTokens } from './pdf-tokens.server.ts'

/** The entries that the inspection reads; of others only the names are looked at. */
const readKeys = new Set(
  'Type N First Length Filter DecodeParms DP F FFilter Count Parent StructTreeRoot'.split(' '),
)
/** The text of a longer entry is cut. */
const longestEntry = 200

/** `isExact` tells that the length of the bytes is stated, so that all viewers read the same ones. */
export type PdfStream = { start: number; end: number; isExact: boolean }
/** An object with the entries of its outermost dictionary as they are written, without spaces. */
export type PdfObject = { number: number; entries: Map<string, string>; stream?: PdfStream }
/** Is called with each name, wherever it stands, so that no reference has to be followed. */
export type OnName = (name: string) => void

/** Reads all versions of all objects that are not packed, and refuses what may hide another one. */
export function* readObjects(bytes: Buffer, onName: OnName): Generator<PdfObject> {
  const tokens = new PdfTokens(bytes, { markAfter: (from) => nextHead(bytes, from) })
  let [number, generation] = ['', '']
  let last = ''
  while (tokens.next()) {
    const { kind, text, depth } = tokens
    if (kind === 'name') onName(text)
    if (depth > 0 || kind === 'close') continue
    if (kind === 'number') [number, generation] = [generation, text]
    else if (text === 'obj') {
      if (!/^\d{1,10} \d{1,5}$/.test(`${number} ${generation}`))
        throw damaged('an object without a number')
      yield readObject(tokens, Number(number), onName)
      generation = ''
    } else if (!/^(?:xref|n|f|trailer|startxref)$/.test(text))
      throw damaged('something between its objects')
    last = kind === 'number' ? last : text
  }
  if (last !== 'startxref' || tokens.depth > 0) throw damaged('its end is missing')
}

/** Reads the objects of an unpacked stream, where `heads` has their numbers and places in rising order. */
export function* readPackedObjects(
  bytes: Buffer,
  heads: { number: number; start: number }[],
  onName: OnName,
): Generator<PdfObject> {
  const tokens = new PdfTokens(bytes, { end: heads[0]?.start ?? bytes.length })
  let isMore = tokens.next()
  for (const [index, { number, start }] of heads.entries()) {
    if (!isMore || tokens.start !== start) throw damaged('an object within another')
    const reader = new ObjectReader(number, onName)
    const end = heads[index + 1]?.start ?? bytes.length
    while (isMore && tokens.start < end) {
      reader.take(tokens)
      reader.isClosed = tokens.depth === 0
      isMore = tokens.next()
    }
    if (!reader.isClosed) throw damaged('an object within another')
    yield reader.object
  }
}

/** Reads up to `endobj`. */
function readObject(tokens: PdfTokens, number: number, onName: OnName): PdfObject {
  const reader = new ObjectReader(number, onName)
  while (tokens.next()) {
    const word = tokens.kind === 'word' && tokens.depth === 0 ? tokens.text : ''
    if (word === 'endobj') return reader.object
    if (word === 'stream' && reader.isDictionary && !reader.object.stream)
      reader.object.stream = skipStream(tokens, reader.object.entries.get('Length'))
    else reader.take(tokens)
  }
  throw damaged('an object without an end')
}

class ObjectReader {
  readonly object: PdfObject
  isDictionary = false
  isClosed = false
  private isEmpty = true
  private key: string | undefined
  private hasValue = true

  constructor(
    number: number,
    private readonly onName: OnName,
  ) {
    this.object = { number, entries: new Map() }
  }

  take(tokens: PdfTokens) {
    const { kind, text, depth } = tokens
    if (kind === 'name') this.onName(text)
    if (this.object.stream || (kind === 'word' && !/^(?:true|false|null|R)$/.test(text)))
      throw damaged('something within an object')
    const level = kind === 'open' ? depth - 1 : depth
    if (level === 0 && kind !== 'close') this.begin(kind, text)
    else if (this.isDictionary && depth > 0) this.takeEntry(kind, text, level)
  }

  /** An object is one value, and a reference is three tokens. */
  private begin(kind: PdfTokens['kind'], text: string) {
    if (this.isEmpty) this.isDictionary = text === '<<'
    else if (this.isDictionary || (kind !== 'number' && text !== 'R'))
      throw damaged('something within an object')
    this.isEmpty = false
  }

  private takeEntry(kind: PdfTokens['kind'], text: string, level: number) {
    if (level === 1 && kind === 'name' && this.hasValue) {
      this.key = readKeys.has(text) ? text : undefined
      this.hasValue = false
      if (!this.key) return
      if (this.object.entries.has(this.key)) throw damaged(`two entries ${this.key}`)
      this.object.entries.set(this.key, '')
      return
    }
    this.hasValue = true
    if (!this.key) return
    const value = this.object.entries.get(this.key)!
    const more = kind === 'name' ? `/${text}` : value && kind !== 'close' ? ` ${text}` : text
    this.object.entries.set(this.key, (value + more).slice(0, longestEntry))
  }
}

function skipStream(tokens: PdfTokens, length = ''): PdfStream {
  const { bytes } = tokens
  const lineEnd = /^(?:\r\n|\n|\r)?/.exec(bytes.toString('latin1', tokens.end, tokens.end + 2))![0]
  const start = tokens.end + lineEnd.length
  const stated = /^\d{1,9}$/.test(length) ? start + Number(length) : bytes.length
  const isExact = /^\s{0,4}endstream/.test(bytes.toString('latin1', stated, stated + 13))
  const end = isExact ? stated : bytes.indexOf('endstream', start)
  if (end === -1) throw damaged('a stream without an end')
  tokens.end = bytes.indexOf('endstream', end) + 'endstream'.length
  return { start, end, isExact: isExact && lineEnd.endsWith('\n') }
}

/** Returns where the next word `obj` is that may end the head of an object, as in `4 0 obj`. */
function nextHead(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf('obj', from); at !== -1; at = bytes.indexOf('obj', at + 3)) {
    const beforeSpace = skipBack(bytes, at, isSpace)
    const generation = skipBack(bytes, beforeSpace, isDigit)
    const afterNumber = skipBack(bytes, generation, isSpace)
    const isHead = generation < beforeSpace && isDigit(bytes[afterNumber - 1])
    // A comment may stand between the numbers and ends with its line.
    const gap = bytes.toString('latin1', afterNumber, at)
    if (isHead && afterNumber < generation) return at
    if (/[\r\n]/.test(gap) && !isRegular(bytes[at + 3])) return at
  }
  return Infinity
}

function skipBack(bytes: Buffer, at: number, isSkipped: (byte: number | undefined) => boolean) {
  while (isSkipped(bytes[at - 1])) at--
  return at
}
