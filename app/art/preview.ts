// A link preview is drawn as SVG and sent as PNG, since social networks accept no SVG.
import { cleanWords } from './xml.ts'
import { fitText } from './fit-text.ts'
import { drawBlock, drawLine, measure } from './lettering.ts'
import { drawScene } from './scenes.ts'
import { group, path, picture, rect, stroke } from './shapes.ts'

/** The size in pixels is the one that social networks recommend. */
const previewSize = { width: 1200, height: 630 }

/** `kicker` and `by` may be `''`. */
export type PreviewText = {
  kicker: string
  title: string
  by: string
  /** The motto of the shop is beside its name. */
  motto: string
  shop: string
}

/**
 * The picture is an SVG document of 300 × 450 (book) or 300 × 300 units, or the URL of an image.
 */
export type PreviewPicture =
  { kind: 'book' | 'thing'; svg: string } | { kind: 'photo'; href: string }

const colours = {
  paper: '#f8f2e6',
  sunk: '#efe5d2',
  ink: '#211d43',
  soft: '#554f70',
  kicker: '#8a4b00',
  wood: '#9c6b3f',
  woodEdge: '#6f4726',
  deep: '#262158',
  onDeep: '#f6ecd8',
  deepSoft: '#c9c1e6',
  marigold: '#f0a42a',
}

/** The upper edge of the shelf is at this y. */
const shelf = 532
const aside = { from: 540, width: 590 }

/** Draws a product on the shelf with its texts beside it. Any text is accepted and escaped. */
export function drawProductPreview(words: PreviewText, shown: PreviewPicture): string {
  const ground =
    rect(0, 0, previewSize.width, shelf, colours.paper) + rect(0, 0, 470, shelf, colours.sunk)
  return frame(ground + upright(shown), words)
}

export function drawShopPreview(words: PreviewText): string {
  const ground =
    rect(0, 0, previewSize.width, shelf, colours.paper) +
    group('translate(10 36) scale(1.55)', nested(drawScene('shelf'))) +
    group(`translate(330 ${shelf - 118}) scale(.98)`, nested(drawScene('cat')))
  return frame(ground, words)
}

function frame(art: string, words: PreviewText): string {
  const { width, height } = previewSize
  return picture(width, height, '', art + drawPlank() + drawWords(words) + drawFoot(words))
}

const drawPlank = () =>
  rect(0, shelf, previewSize.width, 15, colours.wood) +
  rect(0, shelf + 15, previewSize.width, 9, colours.woodEdge)

/** Removes the name of a document that is nested in another. */
const nested = (svg: string) => svg.replace(/ role="img" aria-label="[^"]*"/, '')

function upright(shown: PreviewPicture): string {
  switch (shown.kind) {
    case 'book':
      return (
        rect(104, shelf - 452, 290, 452, '#3c260c', 0.22) +
        group(`translate(85 ${shelf - 456}) scale(1.013)`, nested(shown.svg))
      )
    case 'thing':
      return (
        `<clipPath id="niche"><path d="M45 ${shelf}V${shelf - 264}a190 130 0 0 1 380 0V${shelf}z"/></clipPath>` +
        `<g clip-path="url(#niche)">${group(`translate(45 ${shelf - 380}) scale(1.267)`, nested(shown.svg))}</g>`
      )
    case 'photo':
      return `<image href="${shown.href}" x="45" y="72" width="380" height="460" preserveAspectRatio="xMidYMax"/>`
  }
}

/** Draws the texts centred vertically above the shelf. */
function drawWords(words: PreviewText): string {
  const [kicker, title, by] = [
    cleanWords(words.kicker, 60),
    cleanWords(words.title, 200),
    cleanWords(words.by, 120),
  ]
  const { rows, size } = fitText(title, {
    width: aside.width,
    height: 300,
    lines: 4,
    max: 88,
    min: 46,
  })
  const block = rows.length * size * 1.05
  const top = (shelf - block - (kicker ? 58 : 0) - (by ? 62 : 0)) / 2
  const titleTop = top + (kicker ? 58 : 0)
  return (
    (kicker && drawKicker(kicker, top + 24)) +
    drawBlock(rows, {
      x: aside.from,
      y: titleTop + size * 0.82,
      size,
      fill: colours.ink,
      anchor: 'start',
    }) +
    (by && drawBy(by, titleTop + block + 44))
  )
}

const drawKicker = (kicker: string, y: number) =>
  drawLine(kicker.toLocaleUpperCase('en'), {
    x: aside.from,
    y,
    size: narrowed(kicker.toLocaleUpperCase('en'), 24, 0.09),
    fill: colours.kicker,
    face: 'sans',
    track: 0.09,
  })

function drawBy(by: string, y: number): string {
  const { rows, size } = fitText(by, {
    width: aside.width,
    height: 84,
    lines: 2,
    max: 40,
    min: 26,
    face: 'italic',
  })
  return drawBlock(rows, {
    x: aside.from,
    y,
    size,
    fill: colours.soft,
    face: 'italic',
    anchor: 'start',
  })
}

/** Returns the size, up to `size`, at which a line of sans fits beside the picture. */
const narrowed = (line: string, size: number, track = 0, width = aside.width) =>
  Math.min(size, (width / measure(line, 'sans', 100, track)) * 100)

function drawFoot({ motto, shop }: PreviewText): string {
  const top = shelf + 24
  const [clean, name] = [cleanWords(motto, 90), cleanWords(shop, 60)]
  const nameSize = Math.min(46, (420 / measure(name, 'roman', 100)) * 100)
  const mottoWidth = Math.min(820, 1000 - measure(name, 'roman', nameSize))
  return (
    rect(0, top, previewSize.width, previewSize.height - top, colours.deep) +
    group('translate(48 569) scale(1.5)', drawMark(colours.onDeep)) +
    drawLine(name, { x: 112, y: 609, size: nameSize, fill: colours.onDeep }) +
    drawLine(clean, {
      x: previewSize.width - 48,
      y: 606,
      size: narrowed(clean, 24, 0, mottoWidth),
      fill: colours.deepSoft,
      face: 'sans',
      anchor: 'end',
    })
  )
}

/** The logo has 32 × 32 units. */
const drawMark = (colour: string) =>
  path('M4 6.5 16 2v24L4 30.5z', colour) +
  path('M16 2l12 4.5v24L16 26z', colour, 0.55) +
  stroke('M4 18.5 16 14l12 4.5M10 4.2v24.1M22 4.2v24.1', colours.deep, 1.4) +
  path('M22 4.25l6 2.25v12l-6-2.25z', colours.marigold)
