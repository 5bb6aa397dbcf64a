import { faultOfLoaded } from './epub-url-faults.ts'

/** A style sheet names these vocabularies by addresses, and nothing is loaded from them. */
const vocabularies = [
  'http://www.w3.org/1999/xhtml',
  'http://www.w3.org/2000/svg',
  'http://www.w3.org/1999/xlink',
  'http://www.w3.org/1998/math/mathml',
  'http://www.idpf.org/2007/ops',
]
/** These load what a text or a variable names, or run it; the style sheets of books do without them. */
const refusedFunctions = ['image-set', 'image', 'src', 'cross-fade', 'expression']

/** A letter of a style takes as long as this many bytes of text. */
const costOfLetter = 8

/**
 * Describes what a style sheet, or the value of a `style`, must not have, as the tokens of CSS Syntax 3 say.
 * @param addWork It is told beforehand what the style costs.
 */
export function faultOfStyle(css: string, addWork: (bytes: number) => void): string | undefined {
  addWork(costOfLetter * css.length)
  const reader = new StyleReader(css.replace(/\r\n?|\f/g, '\n'))
  for (;;) {
    const token = reader.next()
    if (token === undefined) return undefined
    const fault = faultOfToken(token)
    if (fault !== undefined) return fault
  }
}

type Token = { kind: 'function' | 'url'; text: string }

function faultOfToken({ kind, text }: Token): string | undefined {
  if (kind === 'url')
    return vocabularies.includes(text.trim().toLowerCase()) ? undefined : faultOfLoaded(text)
  const name = text.toLowerCase()
  return refusedFunctions.includes(name.replace(/^-[a-z]+-/, '')) ? `${name}()` : undefined
}

/** Reads functions and addresses in one pass; the other tokens of a style sheet load nothing. */
class StyleReader {
  #at = 0
  /** A string is an address within url() and after `@import`. */
  #isImport = false
  readonly #css: string

  constructor(css: string) {
    this.#css = css
  }

  next(): Token | undefined {
    while (this.#at < this.#css.length) {
      const token = this.#read()
      if (token !== undefined) return token
    }
    return undefined
  }

  #read(): Token | undefined {
    const letter = this.#css[this.#at]!
    if (letter === '"' || letter === "'") {
      const text = this.#string()
      return this.#isImport ? { kind: 'url', text } : undefined
    }
    if (this.#css.startsWith('/*', this.#at)) {
      const end = this.#css.indexOf('*/', this.#at + 2)
      this.#at = end === -1 ? this.#css.length : end + 2
    } else if (this.#css.startsWith('<!--', this.#at)) this.#at += 4
    else if (this.#isInName()) return this.#name()
    else {
      if (letter === ';' || letter === '{') this.#isImport = false
      this.#at += 1
    }
    return undefined
  }

  #isInName(): boolean {
    const letter = this.#css[this.#at]
    if (letter === undefined) return false
    if (letter === '\\') return this.#css[this.#at + 1] !== '\n'
    return letter >= '\u0080' || /[-\w]/.test(letter)
  }

  #name(): Token | undefined {
    const start = this.#at
    while (this.#isInName()) this.#at += this.#css[this.#at] === '\\' ? this.#lengthOfEscape() : 1
    const text = decodeEscapes(this.#css.slice(start, this.#at))
    if (this.#css[start - 1] === '@') this.#isImport = text.toLowerCase() === 'import'
    if (this.#css[this.#at] !== '(') return undefined
    this.#at += 1
    return text.toLowerCase() === 'url' ? this.#url() : { kind: 'function', text }
  }

  #url(): Token {
    while (/\s/.test(this.#css[this.#at] ?? '')) this.#at += 1
    const isQuoted = /["']/.test(this.#css[this.#at] ?? '')
    return { kind: 'url', text: isQuoted ? this.#string() : this.#upTo(')') }
  }

  #string(): string {
    const quote = this.#css[this.#at]!
    this.#at += 1
    return this.#upTo(quote, '\n')
  }

  /** Returns the text before one of these letters, which are read too. */
  #upTo(...ends: string[]): string {
    const start = this.#at
    while (this.#at < this.#css.length && !ends.includes(this.#css[this.#at]!))
      this.#at += this.#css[this.#at] === '\\' ? 2 : 1
    const text = this.#css.slice(start, this.#at)
    this.#at += 1
    return decodeEscapes(text)
  }

  /** A blank after the digits of a letter's number belongs to it. */
  #lengthOfEscape(): number {
    return (
      /^\\(?:[\da-f]{1,6}\s?|[^])/i.exec(this.#css.slice(this.#at, this.#at + 8))?.[0].length ?? 1
    )
  }
}

const decodeEscapes = (text: string) =>
  text.replace(/\\(?:([\da-f]{1,6})\s?|([^])|$)/gi, (_, digits?: string, letter?: string) => {
    if (digits === undefined) return letter === undefined || letter === '\n' ? '' : letter
    const code = Number.parseInt(digits, 16)
    return code > 0x10ffff ? '\ufffd' : String.fromCodePoint(code)
  })
