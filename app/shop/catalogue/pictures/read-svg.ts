import { quoted } from '#app/i18n/quoted.ts'
import { SaxesParser, type SaxesAttributeNS, type SaxesTagNS } from 'saxes'

const svgNamespace = 'http://www.w3.org/2000/svg'
const htmlNamespace = 'http://www.w3.org/1999/xhtml'
/** These run something, show another document or change a reference. */
const refusedElements = new Set([
  ...['script', 'foreignobject', 'iframe', 'object', 'embed', 'audio', 'video', 'handler'],
])
/** These multiply what is drawn, so that a small file could take minutes. */
const multipliers = new Set(['use', 'pattern', 'filter', 'marker', 'mask', 'textpath', 'image'])
/** These hold labels and names of files, which no renderer reads as a style, an address or a script. */
const labels = /^(?:id|class|lang|role|title|label|docname|export-filename|(?:data|aria)-[\w.-]+)$/
const mostElements = 2_000
const mostClipPaths = 20
const deepest = 50

/** The document is none of SVG. */
export const notSvg = 'is no SVG file'

type SvgReading = { ok: true; width: number; height: number } | { ok: false; fault: string }

/** Ends the parse at the first fault, since each further one takes time. */
class SvgRefused extends Error {}

/**
 * Reads the size of an SVG document, or says what it must not have: a picture of the shop runs nothing, loads nothing
 * from elsewhere, and is drawn at once.
 */
export function readSvg(text: string): SvgReading {
  const document = new SvgDocument()
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', ({ message }) => document.refuse(`is not well-formed SVG (${message})`))
  parser.on('doctype', () => document.refuse('must not have a DOCTYPE or entities'))
  parser.on('processinginstruction', ({ target }) =>
    document.refuse(`must not have the instruction <?${target}?>`),
  )
  parser.on('opentag', (tag) => document.open(tag))
  parser.on('closetag', ({ local }) => document.close(local.toLowerCase()))
  parser.on('text', (piece) => document.read(piece))
  parser.on('cdata', (piece) => document.read(piece))
  parser.on('comment', () => document.readComment())
  try {
    parser.write(text).close()
    return document.root ? sizeOf(document.root) : { ok: false, fault: notSvg }
  } catch (error) {
    if (error instanceof SvgRefused) return { ok: false, fault: error.message }
    throw error
  }
}

/** Follows a document as it is parsed. */
class SvgDocument {
  root: SaxesTagNS | undefined
  private earlyFault: string | undefined
  private elements = 0
  private depth = 0
  private clipPaths = 0
  /** The shapes in the clip path that is open. */
  private clipShapes: number | undefined
  /** The text of the style that is open; a rule may be in several pieces. */
  private style: string | undefined

  /** Faults before the root count only if the document is SVG. */
  refuse(fault: string | undefined) {
    if (fault === undefined) return
    if (this.root) throw new SvgRefused(fault)
    this.earlyFault ??= fault
  }

  open(tag: SaxesTagNS) {
    if (!this.root) this.openRoot(tag)
    this.elements += 1
    this.depth += 1
    if (this.elements > mostElements)
      this.refuse(`must be made of at most ${mostElements} shapes: join paths, or use a PNG`)
    if (this.depth > deepest)
      this.refuse(`must not nest more than ${deepest} elements: ungroup its shapes`)
    if (this.style !== undefined) this.refuse(`must not have <${tag.name}> in a <style>`)
    this.refuse(faultOfElement(tag))
    const name = tag.local.toLowerCase()
    if (name === 'style') this.style = ''
    this.countClips(name)
  }

  private openRoot(tag: SaxesTagNS) {
    this.root = tag
    if (tag.local !== 'svg' || tag.uri !== svgNamespace) this.refuse(notSvg)
    this.refuse(this.earlyFault)
  }

  /** A clip path of several clipped shapes would multiply them. */
  private countClips(name: string) {
    const isClipPath = name === 'clippath'
    if (this.clipShapes !== undefined) this.clipShapes += 1
    if (this.clipShapes === 2 || (isClipPath && this.clipShapes === 1))
      this.refuse('must have one shape in each <clipPath>')
    if (!isClipPath) return
    this.clipShapes = 0
    this.clipPaths += 1
    if (this.clipPaths > mostClipPaths)
      this.refuse(`must have at most ${mostClipPaths} <clipPath>: convert them to paths`)
  }

  close(name: string) {
    this.depth -= 1
    if (name === 'clippath') this.clipShapes = undefined
    if (name !== 'style') return
    this.refuse(faultOfStyle(this.style ?? ''))
    this.style = undefined
  }

  read(piece: string) {
    if (this.style !== undefined) this.style += piece
  }

  readComment() {
    if (this.style !== undefined) this.refuse('must not have a comment in a style')
  }
}

function faultOfElement({ name, local, uri, attributes }: SaxesTagNS): string | undefined {
  const lower = local.toLowerCase()
  if (refusedElements.has(lower) || uri === htmlNamespace) return `must not have <${name}>`
  for (const attribute of Object.values(attributes)) {
    const fault = faultOfAttribute(attribute)
    if (fault !== undefined) return fault
  }
  return multipliers.has(lower) || lower.startsWith('fe')
    ? `must be made of plain shapes: convert <${name}> to paths, or use a PNG`
    : undefined
}

function faultOfAttribute({ name, local, value }: SaxesAttributeNS): string | undefined {
  const lower = local.toLowerCase()
  if (lower.startsWith('on')) return `must not have the event handler ${name}`
  const isReference = lower === 'href' || lower === 'src' || name.toLowerCase() === 'xml:base'
  if (isReference && !value.trim().startsWith('#')) return `must not refer to ${quoted(value)}`
  if (lower === 'attributename') return faultOfAnimated(value)
  if (labels.test(local)) return undefined
  return faultOfStyle(value) ?? faultOfProperties(`${lower}:${value}`)
}

/** An animation changes an attribute after it was checked, and its values do not say which one. */
function faultOfAnimated(name: string): string | undefined {
  const lower = name.trim().toLowerCase()
  if (lower.endsWith('href') || lower.startsWith('on')) return `must not animate ${name}`
  return faultOfProperties(`${lower}:`)
}

/** Finds references in CSS. A backslash, a comment or a label could hide one, and no drawing needs them. */
function faultOfStyle(css: string): string | undefined {
  const lower = css.toLowerCase()
  if (lower.includes('@import')) return 'must not have @import'
  const references = lower.split('url(').slice(1)
  const hasOther = references.some((rest) => !/^\s*(?:["']\s*)?#/.test(rest))
  if (hasOther) return 'must not refer to another file by url()'
  const [named] = /\b(?:image-set|image|src)(?=\()/.exec(lower) ?? []
  if (named) return `must not refer to another file by ${named}()`
  if (/\battr\(/.test(lower)) return 'must not have attr() in a style'
  if (css.includes('\\')) return 'must not have a backslash in a style'
  if (css.includes('/*')) return 'must not have a comment in a style'
  return faultOfProperties(lower)
}

/** Finds what draws a shape many times without an element of its own. */
function faultOfProperties(css: string): string | undefined {
  const [, property] = /\b(filter|stroke-dasharray)\s*:(?!\s*none\b)/i.exec(css) ?? []
  return property && `must be made of plain shapes: convert those with ${property} to paths`
}

/** Returns the size in its own units, from the view box or else width and height. */
function sizeOf({ attributes }: SaxesTagNS): SvgReading {
  const box = (attributes.viewBox?.value ?? '')
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(Number)
  const [width, height] =
    box.length === 4
      ? box.slice(2)
      : [attributes.width, attributes.height].map((one) => Number.parseFloat(one?.value ?? ''))
  return width && height && width > 0 && height > 0 && width < 1e6 && height < 1e6
    ? { ok: true, width, height }
    : { ok: false, fault: 'must have a viewBox, or a width and a height' }
}
