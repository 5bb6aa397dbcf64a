import { SaxesParser, type SaxesAttributeNS, type SaxesTagNS } from 'saxes'

const svgNamespace = 'http://www.w3.org/2000/svg'
const htmlNamespace = 'http://www.w3.org/1999/xhtml'
/** These run something, show another document or change a reference. */
const refusedElements = new Set([
  ...['script', 'foreignobject', 'iframe', 'object', 'embed', 'audio', 'video', 'handler'],
])

/** The document is none of SVG. */
export const notSvg = 'is no SVG file'

type SvgReading = { ok: true; width: number; height: number } | { ok: false; fault: string }

/**
 * Reads the size of an SVG document, or says what it must not have: a picture of the shop runs nothing, and loads
 * nothing from elsewhere.
 */
export function readSvg(text: string): SvgReading {
  const faults: string[] = []
  let root: SaxesTagNS | undefined
  let open: string[] = []
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', ({ message }) => faults.push(`is not well-formed SVG (${message})`))
  parser.on('doctype', () => faults.push('must not have a DOCTYPE or entities'))
  parser.on('processinginstruction', ({ target }) =>
    faults.push(`must not have the instruction <?${target}?>`),
  )
  parser.on('opentag', (tag) => {
    root ??= tag
    open = [...open, tag.local.toLowerCase()]
    faults.push(...faultsOfElement(tag))
  })
  parser.on('closetag', () => (open = open.slice(0, -1)))
  const readText = (piece: string) => {
    if (open.at(-1) === 'style') faults.push(...faultsOfStyle(piece))
  }
  parser.on('text', readText)
  parser.on('cdata', readText)
  parser.write(text).close()
  if (!root || root.local !== 'svg' || root.uri !== svgNamespace)
    return { ok: false, fault: notSvg }
  const [fault] = faults
  return fault === undefined ? sizeOf(root) : { ok: false, fault }
}

function faultsOfElement({ name, local, uri, attributes }: SaxesTagNS): string[] {
  if (refusedElements.has(local.toLowerCase()) || uri === htmlNamespace)
    return [`must not have <${name}>`]
  return Object.values(attributes).flatMap(faultsOfAttribute)
}

function faultsOfAttribute({ name, local, value }: SaxesAttributeNS): string[] {
  const lower = local.toLowerCase()
  if (lower.startsWith('on')) return [`must not have the event handler ${name}`]
  const isReference = lower === 'href' || lower === 'src' || name.toLowerCase() === 'xml:base'
  if (isReference && !value.trim().startsWith('#'))
    return [`must not refer to "${value.slice(0, 60)}"`]
  // An animation would change the reference after it was checked.
  const animated = value.trim().toLowerCase()
  if (lower === 'attributename' && (animated.endsWith('href') || animated.startsWith('on')))
    return [`must not animate ${value}`]
  return faultsOfStyle(value)
}

/** Finds references in CSS. A backslash could hide one, and no drawing needs it. */
function faultsOfStyle(css: string): string[] {
  const lower = css.toLowerCase()
  if (lower.includes('@import')) return ['must not have @import']
  const references = lower.split('url(').slice(1)
  const hasOther = references.some((rest) => !rest.replaceAll(/["'\s]/g, '').startsWith('#'))
  if (hasOther || lower.includes('image-set(')) return ['must not refer to another file by url()']
  return css.includes('\\') ? ['must not have a backslash in a style'] : []
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
