import { FileRefused } from './file-refused.ts'

/** A name has at most 127 bytes (ISO 32000-2, C.1), and each may be written as three. */
const longestName = 3 * 127
/** A deeper object is no book's; the reading of it would need a large stack in some viewers. */
const deepest = 100

export const damaged = (why: string) => new FileRefused(`is a damaged PDF (${why})`, 'damaged')

export const isSpace = (byte: number | undefined): boolean =>
  byte === 0x20 || (byte !== undefined && byte <= 0x0d && byte >= 0x09) || byte === 0

export const isDigit = (byte: number | undefined): boolean =>
  byte !== undefined && byte >= 0x30 && byte <= 0x39

const isLineEnd = (byte: number | undefined): boolean => byte === 0x0a || byte === 0x0d

/** `| 0x20` makes a letter small. */
const isHexDigit = (byte: number | undefined): boolean =>
  isDigit(byte) || (byte !== undefined && (byte | 0x20) >= 0x61 && (byte | 0x20) <= 0x66)

const delimiters = new Set(Buffer.from('()<>[]{}/%'))
export const isRegular = (byte: number | undefined): boolean =>
  byte !== undefined && !isSpace(byte) && !delimiters.has(byte)

/**
 * Reads the tokens of a PDF one after the other (ISO 32000-2, 7.2), each byte once. Comments are skipped. What viewers
 * read differently is refused, so that each of them finds the same tokens.
 */
export class PdfTokens {
  kind: 'name' | 'number' | 'word' | 'string' | 'open' | 'close' = 'word'
  start = 0
  private readonly open: string[] = []
  private readonly markAfter: (from: number) => number
  private mark: number
  end: number

  /** `markAfter` returns the next place where a token has to begin, because a viewer may begin to read there. */
  constructor(
    readonly bytes: Buffer,
    { markAfter = () => Infinity, end = 0 }: { markAfter?: (from: number) => number; end?: number },
  ) {
    this.markAfter = markAfter
    this.mark = markAfter(end)
    this.end = end
  }

  get depth(): number {
    return this.open.length
  }

  /** Returns the token; a name without its slash and with its escapes resolved, and nothing for a string. */
  get text(): string {
    if (this.kind === 'string') return ''
    const text = this.bytes.toString('latin1', this.start, this.end)
    if (this.kind !== 'name') return text
    return text
      .slice(1)
      .replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
  }

  /** Returns false at the end of the bytes. */
  next(): boolean {
    this.skipSpace()
    this.start = this.end
    if (this.start > this.mark) throw damaged('an object within another')
    if (this.start === this.mark) this.mark = this.markAfter(this.start + 1)
    const byte = this.bytes[this.end]
    if (byte === undefined) return false
    if (byte === 0x28) this.readString()
    else if (byte === 0x2f || isRegular(byte)) this.readRegular(byte)
    else if (byte === 0x3c && this.bytes[this.end + 1] !== 0x3c) this.readHexString()
    else this.readBracket()
    return true
  }

  private skipSpace() {
    for (;;) {
      while (isSpace(this.bytes[this.end])) this.end++
      if (this.bytes[this.end] !== 0x25) return
      while (this.end < this.bytes.length && !isLineEnd(this.bytes[this.end])) this.end++
    }
  }

  private characterAt(at: number): string {
    return String.fromCharCode(this.bytes[at] ?? 0)
  }

  private readRegular(first: number) {
    do this.end++
    while (isRegular(this.bytes[this.end]))
    if (this.end - this.start > longestName + 1) throw damaged('a name that is too long')
    const isNumber = isDigit(first) || first === 0x2b || first === 0x2d || first === 0x2e
    this.kind = first === 0x2f ? 'name' : isNumber ? 'number' : 'word'
  }

  private readString() {
    let nested = 0
    do {
      const byte = this.bytes[this.end]
      if (byte === undefined) throw damaged('a text without an end')
      if (byte === 0x28) nested++
      if (byte === 0x29) nested--
      this.end += byte === 0x5c ? 2 : 1
    } while (nested > 0)
    this.kind = 'string'
  }

  private readHexString() {
    do this.end++
    while (isSpace(this.bytes[this.end]) || isHexDigit(this.bytes[this.end]))
    if (this.bytes[this.end] !== 0x3e) throw damaged('a text without an end')
    this.end++
    this.kind = 'string'
  }

  private readBracket() {
    const byte = this.characterAt(this.end)
    const isPair = (byte === '<' || byte === '>') && this.characterAt(this.end + 1) === byte
    const bracket = isPair ? byte + byte : byte
    this.end += bracket.length
    this.kind = bracket === '<<' || bracket === '[' ? 'open' : 'close'
    if (this.kind === 'open') {
      if (this.open.push(bracket) > deepest) throw damaged('objects within objects')
    } else if (this.open.pop() !== { '>>': '<<', ']': '[' }[bracket])
      throw damaged('brackets that do not match')
  }
}
