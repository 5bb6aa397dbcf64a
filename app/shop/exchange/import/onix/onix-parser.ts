import { otherFault, type Fault } from '#app/shop/operations/findings/fault.ts'
import { SaxesParser } from 'saxes'
import { htmlEntities } from '#app/shop/catalogue/text/html-entities.ts'
import { MarkupRepair } from './markup-repair.ts'
import type { OnixNode } from './onix-node.ts'
import { referenceName } from './short-tags.ts'

/** A product has at most this many characters; real ones have about ten thousand. */
export const longestProduct = 4_000_000
const deepest = 100
const mostNotes = 10

/** The product begins on `line`. If it has `reasons`, its data is not reliable. */
export type FoundProduct = { line: number; node: OnixNode; reasons: Fault[]; notes: Fault[] }

const structural = /unexpected close|unmatched closing|unclosed tag|weird empty close/

/**
 * Parses the products of an ONIX message from pieces of text, with one in memory at a time. Nothing
 * else is loaded: a document type is skipped, with its entities. A product with broken markup is
 * refused, and parsing goes on with the next.
 */
export class OnixParser {
  /** The name of the root element is undefined until it is parsed. */
  root: string | undefined
  header: OnixNode | undefined
  /** Parsing stopped for this reason. */
  stopped: { line: number; reason: string } | undefined

  readonly #xml = new SaxesParser({ xmlns: false, position: true })
  readonly #repair = new MarkupRepair()
  #found: FoundProduct[] = []
  /** The stack has the open elements of the current product or header. */
  #open: OnixNode[] = []
  #product: (FoundProduct & { from: number }) | undefined
  #last: { product: FoundProduct; at: number } | undefined
  #outside = 0
  #isEnded = false
  /** The parser reached the end of an element, text or comment here last. */
  #lastEnd = 0

  constructor() {
    for (const [name, letter] of htmlEntities) this.#xml.ENTITIES[name] = letter
    this.#xml.on('error', (error) => this.#note(error.message.replace(/^[\d:]+ ?/, '')))
    this.#xml.on('opentag', ({ name, attributes }) => this.#start(referenceName(name), attributes))
    this.#xml.on('closetag', () => this.#end())
    this.#xml.on('text', (text) => this.#text(text))
    this.#xml.on('cdata', (text) => this.#text(text))
    this.#xml.on('comment', () => this.#sawEnd())
  }

  /** Returns the products that end in this piece. */
  feed(piece: string): FoundProduct[] {
    this.#write(this.#repair.feed(piece))
    if (this.#xml.position - this.#lastEnd > longestProduct)
      this.#stop(`something that is longer than ${longestProduct} characters begins here`)
    return this.#take()
  }

  /** Returns the remaining products after the end of the file. */
  end(): FoundProduct[] {
    this.#write(this.#repair.end())
    this.#isEnded = true
    if (!this.stopped && this.root !== undefined && this.#outside > 0)
      this.stopped = { line: this.#xml.line, reason: 'the file ends before the message does' }
    if (this.#product) this.#refuse('the file ends within this product')
    return this.#take()
  }

  #write(text: string) {
    // Small pieces detect endless content before it is in memory.
    for (let at = 0; at < text.length && !this.stopped; at += 65_536)
      this.#xml.write(text.slice(at, at + 65_536))
  }

  #take(): FoundProduct[] {
    const found = this.#found
    this.#found = []
    return found
  }

  #stop(reason: string) {
    if (this.stopped) return
    this.stopped = { line: this.#xml.line, reason }
    if (this.#product) this.#refuse(reason)
  }

  #sawEnd() {
    this.#lastEnd = this.#xml.position
  }

  #start(name: string, attributes: Record<string, string>) {
    this.#sawEnd()
    if (this.stopped) return
    this.root ??= name
    if (name === 'Product') this.#startProduct()
    const node: OnixNode = { name, attributes, children: [] }
    const parent = this.#open.at(-1)
    if (parent || name === 'Product' || (name === 'Header' && !this.header)) {
      if (parent && !this.#isTooLong()) parent.children.push(node)
      this.#open.push(node)
      if (name === 'Product' && this.#product) this.#product.node = node
    } else this.#outside += 1
    if (this.#open.length > deepest || this.#outside > deepest)
      this.#stop(`elements stand more than ${deepest} deep in each other`)
  }

  #startProduct() {
    if (this.#product) this.#refuse('it is not closed before the next product begins')
    const { line, position } = this.#xml
    const node: OnixNode = { name: 'Product', attributes: {}, children: [] }
    this.#open = []
    this.#product = { line, node, reasons: [], notes: [], from: position }
  }

  #isTooLong(): boolean {
    return this.#product !== undefined && this.#xml.position - this.#product.from > longestProduct
  }

  #text(text: string) {
    this.#sawEnd()
    const parent = this.#open.at(-1)
    if (parent && !this.#isTooLong()) parent.children.push(text)
  }

  #end() {
    this.#sawEnd()
    if (this.stopped) return
    const node = this.#open.pop()
    if (!node) this.#outside -= 1
    else if (this.#open.length === 0 && this.#product) {
      if (this.#isTooLong()) this.#refuse(`it is longer than ${longestProduct} characters`)
      else this.#finish(this.#product)
    } else if (this.#open.length === 0 && node.name === 'Header') this.header = node
  }

  #finish({ line, node, reasons, notes }: FoundProduct) {
    const product = { line, node, reasons, notes }
    this.#found.push(product)
    this.#last = { product, at: this.#xml.position }
    this.#product = undefined
    this.#open = []
  }

  #refuse(reason: string) {
    if (!this.#product) return
    this.#product.reasons.push(otherFault(reason))
    // Only its identity is reported.
    this.#product.node.children = this.#product.node.children.slice(0, 20)
    this.#finish(this.#product)
  }

  #note(message: string) {
    if (this.#isEnded) return
    const sentence = `line ${this.#xml.line}: the markup is wrong (${message.replace(/\.$/, '')})`
    const isStructural = structural.test(message)
    // The parser reports a wrong closing tag only after the product has ended.
    const cut = this.#last?.at === this.#xml.position ? this.#last.product : undefined
    const product = this.#product ?? (isStructural ? cut : undefined)
    if (!product) return
    const { reasons, notes } = product
    if (isStructural && reasons.length < mostNotes) reasons.push(otherFault(sentence))
    if (!isStructural && notes.length < mostNotes) notes.push(otherFault(sentence))
  }
}
