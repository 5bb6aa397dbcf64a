import { contrastRatio } from './contrast.ts'
import { capitals, drawByline, height, width, type DrawTemplate } from './cover-words.ts'
import { drawLine, measure } from './lettering.ts'
import type { Palette } from './palettes.ts'
import { circle, line, rect, times, units } from './shapes.ts'

const margin = 24
const inner = width - 2 * margin
const track = -0.01

interface PosterColours {
  ground: string
  front: string
  /** The long words use these colours in turn; the short words before them use `small`. */
  words: readonly [string, string, string]
  small: string
  rule: string
  accent: string
  /** A single word has this field behind it. */
  field: string
  onField: string
  bars: readonly [string, string]
}

/** `small` are the short words before a long one, in italics. */
interface PosterRow {
  small: string
  word: string
}

/** Draws the title as the picture: a single word runs up the cover, several form rows. */
export const poster: DrawTemplate = (book, palette, random) => {
  const colours = random.next() < 0.5 ? onDarkCloth(palette) : onPaper(palette)
  const rows = posterRows(book.title)
  const [first] = rows
  return (
    rect(0, 0, width, height, colours.ground) +
    (first && rows.length === 1 ? drawUpright(first, colours) : drawStack(rows, colours)) +
    line(`M${margin} ${height - 58}h${inner}`, colours.rule, 3) +
    drawByline(book.author, { x: margin, y: height - 30, maxWidth: inner, fill: colours.front })
  )
}

/** Returns whether a title fits a poster: few short words in Latin script. */
export function suitsPoster(title: string): boolean {
  const words = title.split(/\s+/)
  const short = words.length <= 5 && words.every((word) => word.length <= 12)
  return short && /^[\p{Script=Latin}\s\d'’:,.!?&-]+$/u.test(title)
}

function onDarkCloth({ cloth, darkCloth, paper, accent, onCloth }: Palette): PosterColours {
  return {
    ground: darkCloth,
    front: paper,
    words: [paper, accent, paper],
    small: accent,
    rule: accent,
    accent,
    field: cloth,
    onField: onCloth,
    bars: [paper, accent],
  }
}

function onPaper({ cloth, paper, accent, ink }: Palette): PosterColours {
  const tint = contrastRatio(cloth, paper) > 3 ? cloth : ink
  return {
    ground: paper,
    front: ink,
    words: [ink, tint, ink],
    small: tint,
    rule: ink,
    accent,
    field: accent,
    onField: contrastRatio(accent, ink) > 3 ? ink : paper,
    bars: [cloth, accent],
  }
}

function posterRows(title: string): PosterRow[] {
  const words = capitals(title).split(/\s+/)
  const rows: PosterRow[] = []
  let waiting: string[] = []
  for (const word of words) {
    if (word.length <= 3 && words.length > 1) {
      waiting.push(word)
    } else {
      rows.push({ small: waiting.join(' ').toLowerCase(), word })
      waiting = []
    }
  }
  return waiting.length > 0 ? [...rows, { small: '', word: waiting.join(' ') }] : rows
}

/** Returns the size at which a word in capitals fills a length. */
function sizeFor(word: string, length: number): number {
  return Math.min(150, (length / measure(word, 'sans', 100, track)) * 100)
}

function drawUpright({ small, word }: PosterRow, colours: PosterColours): string {
  const size = sizeFor(word, 352)
  const edge = 34 + size * 0.72
  const beside = edge + 34
  const maxWidth = 276 - beside
  const lettering = { size, face: 'sans', track, rotate: -90, fill: colours.onField } as const
  const bars = times(6, (index) =>
    rect(
      beside,
      120 + index * 42,
      maxWidth,
      12 - index * 1.6,
      colours.bars[index % 2] ?? colours.accent,
    ),
  )
  return (
    rect(0, 0, edge + 18, height - 78, colours.field) +
    drawLine(word, { ...lettering, x: edge, y: height - 92 }) +
    (small ? drawByline(small, { x: beside, y: 52, max: 34, maxWidth, fill: colours.small }) : '') +
    (maxWidth > 6 ? bars : '')
  )
}

function drawStack(rows: readonly PosterRow[], colours: PosterColours): string {
  const share = shrinkTo(330, rows)
  let y = 20
  let art = ''
  rows.forEach(({ small, word }, index) => {
    const size = sizeFor(word, inner) * share
    if (small) {
      art += drawByline(small, {
        x: margin,
        y: y + 28,
        max: 25,
        maxWidth: inner,
        fill: colours.small,
      })
    }
    y += (small ? 42 : 12) + size * 0.71
    const fill = colours.words[index % 3] ?? colours.front
    art += drawLine(word, { x: margin, y, size, face: 'sans', track, fill })
  })
  return art + drawSun(y, height - 74 - y, colours)
}

/** Returns the scale at which all rows fit into a height. */
function shrinkTo(high: number, rows: readonly PosterRow[]): number {
  const total = (share: number) =>
    rows.reduce(
      (sum, { small, word }) => sum + sizeFor(word, inner) * 0.72 * share + (small ? 42 : 12),
      0,
    )
  let share = 1
  while (total(share) > high && share > 0.3) share -= 0.04
  return share
}

/** Draws a sun in the space below the words. */
function drawSun(y: number, free: number, colours: PosterColours): string {
  if (free <= 70) return ''
  const radius = Math.min(free / 2 - 8, 82)
  const middle = y + free / 2 + 4
  return (
    circle(width - margin - radius, middle, radius, colours.accent) +
    line(`M${margin} ${units(middle)}h${units(inner - radius)}`, colours.front, 3)
  )
}
