import sanitize from 'sanitize-html'

// The drawings of app/art use these elements.
const shapes = ['path', 'rect', 'circle', 'ellipse']
const groups = ['svg', 'g', 'defs', 'pattern', 'text']
const attributes = [
  ...['xmlns', 'viewBox', 'width', 'height', 'role', 'aria-label', 'id', 'transform'],
  ...['d', 'x', 'y', 'cx', 'cy', 'r', 'rx', 'ry', 'fill', 'fill-opacity', 'patternUnits'],
  ...['stroke', 'stroke-width', 'stroke-opacity', 'stroke-linecap', 'stroke-linejoin'],
  ...['font-family', 'font-size', 'font-weight', 'textLength', 'lengthAdjust'],
]

/** XML 1.0 does not allow these characters. */
const forbidden = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu

const drawing = {
  allowedTags: [...shapes, ...groups],
  allowedAttributes: { '*': attributes },
  // Without this list, an empty attribute would be written without its `=""`.
  allowedEmptyAttributes: attributes,
  selfClosing: shapes,
  nonTextTags: ['script', 'style', 'foreignObject', 'title', 'desc', 'metadata'],
  parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
}

/**
 * Returns the cover with drawing elements alone, well-formed; undefined if the text is not a single
 * SVG picture. Readers reject a whole book because of a script or an external picture.
 */
export function parseCover(svg: string): string | undefined {
  // The text is checked before parsing too, because the parser is slow with unclosed elements.
  if (!isPicture(svg.trim())) return undefined
  const clean = sanitize(svg, drawing).trim()
  const isSingle = clean.split('<svg').length === 2
  return isSingle && isPicture(clean) ? clean.replace(forbidden, '') : undefined
}

const isPicture = (svg: string) =>
  /^<svg [^<>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg"/.test(svg) && svg.endsWith('</svg>')
