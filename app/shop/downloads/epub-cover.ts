import sanitize from 'sanitize-html'

// What app/art draws with.
const shapes = ['path', 'rect', 'circle', 'ellipse']
const groups = ['svg', 'g', 'defs', 'pattern', 'text']
const attributes = [
  ...['xmlns', 'viewBox', 'width', 'height', 'role', 'aria-label', 'id', 'transform'],
  ...['d', 'x', 'y', 'cx', 'cy', 'r', 'rx', 'ry', 'fill', 'fill-opacity', 'patternUnits'],
  ...['stroke', 'stroke-width', 'stroke-opacity', 'stroke-linecap', 'stroke-linejoin'],
  ...['font-family', 'font-size', 'font-weight', 'textLength', 'lengthAdjust'],
]

/** What XML 1.0 has no place for. */
const forbidden = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu

const drawing = {
  allowedTags: [...shapes, ...groups],
  allowedAttributes: { '*': attributes },
  // Left out of this list, an empty attribute would be written without its `=""`.
  allowedEmptyAttributes: attributes,
  selfClosing: shapes,
  nonTextTags: ['script', 'style', 'foreignObject', 'title', 'desc', 'metadata'],
  parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
}

/**
 * The drawn cover with drawing elements alone, well-formed; undefined where the text is no single SVG
 * picture. A script or a picture from elsewhere would make readers refuse the whole book.
 */
export function parseCover(svg: string): string | undefined {
  // Looked at before it is parsed, too: the parser is slow with what never ends.
  if (!isPicture(svg.trim())) return undefined
  const clean = sanitize(svg, drawing).trim()
  const isSingle = clean.split('<svg').length === 2
  return isSingle && isPicture(clean) ? clean.replace(forbidden, '') : undefined
}

const isPicture = (svg: string) =>
  /^<svg [^<>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg"/.test(svg) && svg.endsWith('</svg>')
