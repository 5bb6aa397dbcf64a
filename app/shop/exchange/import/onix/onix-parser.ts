import type { Fault } from '#app/shop/operations/findings/fault.ts'
import { SaxesParser } from 'saxes'
import { htmlEntities } from '#app/shop/catalogue/text/html-entities.ts'
import { deepest, longestProduct, markupFaultAt, unreadFaults } from './markup-faults.ts'
import { MarkupRepair } from './markup-repair.ts'
import type { OnixNode } from './onix-node.ts'
import { referenceName } from './short-tags.ts'

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
  stopped: { line: number; fault: Fault } | undefined

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
    if (this.#xml.position - this.#lastEnd > longestProduct) this.#stop(unreadFaults.partLong)
    return this.#take()
  }

  /** Returns the remaining products after the end of the file. */
  end(): FoundProduct[] {
    this.#write(this.#repair.end())
    this.#isEnded = true
    if (!this.stopped && this.root !== undefined && this.#outside > 0)
      this.stopped = { line: this.#xml.line, fault: unreadFaults.messageCut }
    this.#refuse(unreadFaults.productCut)
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

  #stop(fault: Fault) {
    if (this.stopped) return
    this.stopped = { line: this.#xml.line, fault }
    this.#refuse(fault)
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
    if (this.#open.length > deepest || this.#outside > deepest) this.#stop(unreadFaults.deep)
  }

  #startProduct() {
    this.#refuse(unreadFaults.notClosed)
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
      if (this.#isTooLong()) this.#refuse(unreadFaults.long)
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

  /** Refuses the product that is being read, if there is one. */
  #refuse(fault: Fault) {
    if (!this.#product) return
    this.#product.reasons.push(fault)
    // Only its identity is reported.
    this.#product.node.children = this.#product.node.children.slice(0, 20)
    this.#finish(this.#product)
  }

  #note(message: string) {
    if (this.#isEnded) return
    const fault = markupFaultAt(this.#xml.line, message)
    const isStructural = structural.test(message)
    // The parser reports a wrong closing tag only after the product has ended.
    const cut = this.#last?.at === this.#xml.position ? this.#last.product : undefined
    const product = this.#product ?? (isStructural ? cut : undefined)
    if (!product) return
    const found = isStructural ? product.reasons : product.notes
    const isNew = found.every(({ sentence }) => sentence !== fault.sentence)
    if (isNew && found.length < mostNotes) found.push(fault)
  }
}
