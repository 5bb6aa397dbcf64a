import { escapeXml } from '#app/art/xml.ts'
import { sanitizeDescription } from './description.ts'

/** A page's own heading is its h1, and the shop's HTML begins at h3. */
const headings = { h3: 'h2', h4: 'h3' } as const
type Block = 'p' | 'h2' | 'h3'

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }
const unescape = (text: string) => text.replace(/&(?:amp|lt|gt|quot);/g, (one) => entities[one]!)
const isList = (tag: string | undefined) => tag === 'ul' || tag === 'ol'

/**
 * Puts tags where XHTML allows them: text in paragraphs, list items in lists, emphasis within a
 * line. It closes open elements and drops empty ones.
 */
class BlockWriter {
  #written = ''
  #containers: string[] = []
  #emphases: string[] = []
  #block: Block = 'p'
  #lines: string[] = []
  #line: string | undefined

  text(text: string) {
    if (this.#line === undefined && text.trim() === '') return
    this.#line ??= this.#openedEmphases()
    this.#line += text
  }

  /** An empty line separates paragraphs and stanzas. */
  lineBreak() {
    const before = this.#lines.length
    this.#endLine()
    if (this.#lines.length === before) this.#endBlock()
  }

  open(tag: string) {
    if (tag === 'em' || tag === 'strong') return this.#openEmphasis(tag)
    this.#endBlock()
    if (tag === 'p' || tag === 'h3' || tag === 'h4') this.#block = tag === 'p' ? 'p' : headings[tag]
    else if (tag === 'li') this.#openItem()
    else this.#openContainer(tag)
  }

  close(tag: string) {
    if (tag === 'em' || tag === 'strong') return this.#closeEmphasis()
    this.#endBlock()
    this.#block = 'p'
    if (tag === 'li' ? this.#containers.at(-1) === 'li' : this.#containers.includes(tag))
      this.#closeContainer(tag)
  }

  finish(): string {
    this.#endBlock()
    while (this.#containers.length > 0) this.#closeContainer(this.#containers.at(-1)!)
    return this.#written
  }

  // Emphasis within the same emphasis is redundant and left out.
  #openEmphasis(tag: string) {
    if (this.#line !== undefined && !this.#emphases.includes(tag)) this.#line += `<${tag}>`
    this.#emphases.push(tag)
  }

  #closeEmphasis() {
    const tag = this.#emphases.pop()!
    if (this.#line !== undefined && !this.#emphases.includes(tag)) this.#line += `</${tag}>`
  }

  #openedEmphases = () => [...new Set(this.#emphases)].map((tag) => `<${tag}>`).join('')
  #closedEmphases = () =>
    [...new Set(this.#emphases)]
      .reverse()
      .map((tag) => `</${tag}>`)
      .join('')

  #endLine() {
    const line = this.#line?.trim()
    this.#line = undefined
    if (line) this.#lines.push(line + this.#closedEmphases())
  }

  #endBlock() {
    this.#endLine()
    const lines = this.#lines
    if (lines.length === 0) return
    this.#lines = []
    this.#ensureItem()
    const block = this.#block
    if (block === 'p' && lines.length > 1) {
      const verses = lines.map((line) => `<span>${line}</span>`).join('<br/>\n')
      this.#written += `<p class="verse">${verses}</p>\n`
    } else this.#written += `<${block}>${lines.join('<br/>')}</${block}>\n`
  }

  #ensureItem() {
    if (isList(this.#containers.at(-1))) this.#push('li')
  }

  #openItem() {
    if (this.#containers.at(-1) === 'li') this.#closeContainer('li')
    // An item outside a list becomes a paragraph.
    if (isList(this.#containers.at(-1))) this.#push('li')
  }

  #openContainer(tag: string) {
    this.#ensureItem()
    this.#push(tag)
  }

  #push(tag: string) {
    this.#containers.push(tag)
    this.#written += `<${tag}>\n`
  }

  #closeContainer(tag: string) {
    for (let last = this.#containers.pop(); last !== undefined; last = this.#containers.pop()) {
      this.#written += `</${last}>\n`
      if (last === tag) return
    }
  }
}

/**
 * Returns the shop's HTML as well-formed XHTML for the body of a page: p, br, em, strong, ul, ol,
 * li, blockquote and headings from h2, without attributes but the class of verse. It accepts any
 * text.
 */
export function formatXhtml(html: string): string {
  const writer = new BlockWriter()
  const tokens = sanitizeDescription(html).matchAll(/<(\/?)([a-z]+\d?)(?![a-z])[^<>]*>|[^<]+/g)
  for (const [token, slash, tag] of tokens) {
    if (tag === undefined) writer.text(escapeXml(unescape(token)))
    else if (tag === 'br') writer.lineBreak()
    else if (slash) writer.close(tag)
    else writer.open(tag)
  }
  return writer.finish()
}

/** Returns the words of such XHTML in one line, still escaped. */
export const wordsOfXhtml = (xhtml: string) =>
  xhtml
    .replace(/<[^<>]*>/g, (tag) => (/^<\/?(em|strong|span)/.test(tag) ? '' : ' '))
    .replace(/\s+/g, ' ')
    .trim()
