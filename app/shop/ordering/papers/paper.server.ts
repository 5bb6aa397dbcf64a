import { createHash } from 'node:crypto'
import type PDFKit from 'pdfkit'
import { escapeXml } from '#app/art/xml.ts'
import type { Language } from '#app/i18n/languages.ts'
import { findPaperLogo, type PaperLogo } from '#app/shop/content/previews/paper-logo.server.ts'
import { paperFonts, type PaperFonts } from './paper-fonts.server.ts'
import {
  shapeable,
  typesetText,
  type Measure,
  type SetText,
  type TextStyle,
} from './typeset.server.ts'
import { isRightToLeft } from '#app/i18n/text-direction.ts'

/** These are A4 and its margins, in points. */
export const page = { width: 595.28, height: 841.89, left: 57, right: 57, top: 51, bottom: 62 }
export const contentWidth = page.width - page.left - page.right

export const accent = '#34307a'
export const ink = '#000000'
export const soft = '#4a4a55'
/** Rules between rows have this colour. */
export const pale = '#c4c4cf'

export type PaperElement = PDFKit.PDFStructureElement
export type Tag = 'H1' | 'H2' | 'P' | 'TH' | 'TD'

/** A text and where it stands on the page, in points from the top left. */
export type PlacedText = {
  set: SetText
  x: number
  y: number
  width: number
  align?: 'right' | undefined
  color?: string | undefined
}

export type PaperFacts = {
  title: string
  author: string
  language: Language
  /** `YYYY-MM-DD`; the file says that it was made at the beginning of this day. */
  madeOn: string
  /** The identifier of the file is made from it, so that the same content gives the same bytes. */
  content: string
}

/** Draws a paper from the top to the bottom of its pages; it is a file by PDF/A-3b with elements for screen readers. */
export class Paper {
  /** The next block begins here, in points from the top of the page. */
  y = page.top
  /** This becomes true once a text was drawn of which the fonts lack characters. */
  lacksCharacters = false
  /** Blocks are added here: the whole paper, or the part that was begun last. */
  root: PaperElement
  private readonly whole: PaperElement
  private readonly firstPages: number[] = []

  private constructor(
    readonly doc: PDFKit.PDFDocument,
    private readonly fonts: PaperFonts,
    readonly logo: PaperLogo | undefined,
  ) {
    this.whole = this.root = doc.struct('Document')
    doc.addStructure(this.whole)
  }

  static async open(facts: PaperFacts): Promise<Paper> {
    // They are loaded one after the other, so that requests are answered between them: each takes a tenth of a second.
    const fonts = await paperFonts(shapeable(facts.content), shapeable(facts.author))
    const logo = await findPaperLogo()
    const { default: PDFDocument } = await import('pdfkit')
    const made = new Date(`${facts.madeOn}T00:00:00Z`)
    const info = {
      // pdfkit writes the title into XML without escaping it.
      Title: facts.title.replace(/[<>&]/g, ''),
      CreationDate: made,
      ContentDigest: createHash('sha256')
        .update(facts.content)
        .update(logo?.dataUrl ?? '')
        .digest('hex'),
    }
    const doc = new PDFDocument({
      ...{ size: 'A4', margin: 0, bufferPages: true, lang: facts.language, font: '' },
      ...{ pdfVersion: '1.7', subset: 'PDF/A-3b', tagged: true, displayTitle: true },
      info,
    })
    for (const [name, { font }] of fonts.faces) doc.registerFont(name, font)
    doc.appendXML(
      `<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:creator><rdf:Seq><rdf:li>${escapeXml(facts.author)}</rdf:li></rdf:Seq></dc:creator></rdf:Description>`,
    )
    return new Paper(doc, fonts, logo)
  }

  /** Begins a part on a page of its own; the pages of each part are counted by themselves. */
  beginPart(language: Language) {
    if (this.firstPages.length > 0) this.doc.addPage()
    this.firstPages.push(this.doc.bufferedPageRange().count - 1)
    this.y = page.top
    this.lacksCharacters = false
    this.root = this.doc.struct('Sect', { lang: language })
    this.whole.add(this.root)
  }

  /** Breaks a text into lines of a width. */
  set(text: string, style: TextStyle, width = contentWidth, mostLines?: number): SetText {
    const measure: Measure = (part, { font, size }) =>
      this.doc.font(font).fontSize(size).widthOfString(part)
    return typesetText(text, style, { width, mostLines }, { measure, fonts: this.fonts })
  }

  /** Draws texts as one element, below each other or side by side. */
  element(parent: PaperElement, tag: Tag, texts: PlacedText[]) {
    const lacks = texts.some(({ set }) => set.original !== undefined)
    this.lacksCharacters ||= lacks
    const actual = texts.map(({ set }) => set.original ?? textOf(set)).join('\n')
    const options = { ...(lacks && { actual }), ...(tag === 'TH' && { scope: 'Column' as const }) }
    parent.add(this.doc.struct(tag, options, () => texts.forEach((one) => this.draw(one))))
  }

  /** Draws the logo, with the name of the shop for screen readers. */
  figure({ dataUrl, width, height, alt }: PaperLogo, x: number, y: number) {
    const draw = () => this.doc.image(dataUrl, x, y, { fit: [width, height] })
    this.root.add(this.doc.struct('Figure', { alt }, draw))
  }

  /** Draws what a screen reader passes over: rules, numbers of pages and repeated heads. */
  artifact(draw: () => void) {
    this.doc.markContent('Artifact', { type: 'Layout' })
    draw()
    this.doc.endMarkedContent()
  }

  /** Draws a text without an element, within {@link Paper.artifact}. */
  draw({ set, x, y, width, align, color }: PlacedText) {
    this.doc.fillColor(color ?? ink)
    set.lines.forEach((line, n) => {
      let left = align === 'right' ? x + width - line.width : x
      const baseline = y + n * set.lineHeight + set.style.size * 1.02
      const actual = isReordered(line.text) && line.text
      if (actual) this.doc.markContent('Span', { actual })
      for (const { font, text } of line.runs) {
        this.doc.font(font).fontSize(set.style.size)
        this.doc.text(text, left, baseline, { lineBreak: false, baseline: 'alphabetic' })
        left += this.doc.widthOfString(text)
      }
      if (actual) this.endActualText()
    })
  }

  /** Poppler takes the place of the text from the coordinates that are in force here; pdfkit turns them for each text. */
  private endActualText() {
    this.doc.save().transform(1, 0, 0, -1, 0, page.height)
    this.doc.endMarkedContent().restore()
  }

  rule(y: number, lineWidth = 0.5, color = ink, [from, to] = [page.left, page.width - page.right]) {
    this.artifact(() => this.doc.moveTo(from, y).lineTo(to, y).lineWidth(lineWidth).stroke(color))
  }

  /** Begins a page unless the height is left on this one; returns whether it did. */
  need(height: number): boolean {
    const bottom = page.height - page.bottom
    if (this.y + height <= bottom || this.y === page.top) return false
    this.doc.addPage()
    this.y = page.top
    return true
  }

  /** Writes the foot of each page and returns the bytes of the file. */
  async close(footOf: (number: number, count: number, part: number) => string): Promise<Buffer> {
    const { count } = this.doc.bufferedPageRange()
    const firstPages = this.firstPages.length > 0 ? this.firstPages : [0]
    firstPages.forEach((first, part) => {
      const pages = (firstPages[part + 1] ?? count) - first
      for (let n = 0; n < pages; n++) this.drawFoot(first + n, footOf(n + 1, pages, part))
    })
    this.whole.end()
    const chunks: Buffer[] = []
    this.doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    const ended = new Promise((resolve) => this.doc.on('end', resolve))
    this.doc.end()
    await ended
    return Buffer.concat(chunks)
  }

  private drawFoot(number: number, text: string) {
    this.doc.switchToPage(number)
    const set = this.set(text, { font: 'regular', size: 8 })
    const place = { x: page.left, y: page.height - 42, width: contentWidth }
    this.artifact(() => this.draw({ set, ...place, align: 'right', color: soft }))
  }
}

const textOf = ({ lines }: SetText) => lines.map(({ text }) => text).join(' ')

/**
 * Glyphs of Indian scripts, Thai and Lao stand in another order than their characters, so that the text is written beside
 * them for copying. Viewers expect glyphs from right to left without it, and turn them round.
 */
const isReordered = (text: string) => /[\u0900-\u0eff]/.test(text) && !isRightToLeft(text)
