import sanitize from 'sanitize-html'

const shapes = 'path rect circle ellipse line polygon polyline stop'.split(' ')
const groups = 'svg g defs pattern clipPath linearGradient radialGradient text tspan'.split(' ')
const attributes =
  'xmlns viewBox width height role aria-label id d x y x1 y1 x2 y2 cx cy r rx ry dx dy points transform fill stroke stroke-width stroke-linecap stroke-linejoin stroke-dasharray fill-rule fill-opacity stroke-opacity opacity offset stop-color stop-opacity patternUnits patternTransform gradientUnits gradientTransform clip-path font-family font-size font-style font-weight letter-spacing text-anchor'.split(
    ' ',
  )

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
