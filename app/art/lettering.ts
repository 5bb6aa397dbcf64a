// Lettering is drawn as outlines, so that a drawing looks the same on every machine.
import { faces, unitsPerEm, type Face } from './letters.ts'
import { units } from './shapes.ts'
import { escapeXml } from './xml.ts'

export type { Face }
export type Anchor = 'start' | 'middle' | 'end'

export interface LineStyle {
  /** The point is on the baseline, at the line's start, middle or end (see anchor). */
  x: number
  y: number
  /** The height of the em is in user units. */
  size: number
  fill: string
  face?: Face
  anchor?: Anchor
  /** The space between letters is a fraction of the em. */
  track?: number
  /** The rotation around x, y is in degrees. */
  rotate?: number
  opacity?: number
}

export interface BlockStyle extends LineStyle {
  /** The distance of baselines is a fraction of the size. */
  leading?: number
  /** With 'top' y is the first baseline, with 'middle' the centre of the block. */
  align?: 'top' | 'middle'
}

const kerning: Record<Face, Map<string, number>> = {
  roman: kerningOf('roman'),
  italic: kerningOf('italic'),
  sans: kerningOf('sans'),
}

function kerningOf(face: Face): Map<string, number> {
  const distances = new Map<string, number>()
  for (const [distance, pairs] of Object.entries(faces[face].kerning)) {
    for (const pair of pairs.match(/../g) ?? []) distances.set(pair, Number(distance))
  }
  return distances
}

/** Returns the width of a line in user units. Letters without an outline are estimated. */
export function measure(text: string, face: Face, size: number, track = 0): number {
  let width = 0
  let previous = ''
  for (const character of text) {
    if (previous) width += track * unitsPerEm + kern(face, previous, character)
    width += faces[face].glyphs[character]?.[0] ?? estimate(character)
    previous = character
  }
  return (width * size) / unitsPerEm
}

function kern(face: Face, previous: string, character: string): number {
  return kerning[face].get(previous + character) ?? 0
}

/** Combining marks have no width; ideographs and emoji are square; other letters are like Latin. */
function estimate(character: string): number {
  if (/\p{M}|\p{Cf}/u.test(character)) return 0
  return /[\u1100-\u11ff\u2e80-\uffdc]|\p{Emoji_Presentation}/u.test(character)
    ? unitsPerEm
    : unitsPerEm * 0.56
}

/** Matches the blocks of Hebrew, Arabic and the other scripts of this area, all written from right to left. */
const rightToLeft = /[\u0590-\u08ff]/

/** Draws a line as outlines, or in a system font if a letter has no outline. `text` is escaped. */
export function drawLine(text: string, style: LineStyle): string {
  const { x, y, size, fill, face = 'roman', anchor = 'start', track = 0, rotate = 0 } = style
  const width = measure(text, face, size, track)
  const shift = anchor === 'middle' ? -width / 2 : anchor === 'end' ? -width : 0
  const place =
    `translate(${units(x)} ${units(y)})` +
    (rotate ? `rotate(${rotate})` : '') +
    (shift ? `translate(${units(shift)} 0)` : '')
  const paint = `fill="${fill}"` + (style.opacity ? ` fill-opacity="${style.opacity}"` : '')
  const outline = outlineOf(text, face, track)
  if (outline !== null) {
    const scale = Math.round((size / unitsPerEm) * 10000) / 10000
    return `<path ${paint} transform="${place}scale(${scale})" d="${outline}"/>`
  }
  const family = face === 'sans' ? 'system-ui,sans-serif' : 'Georgia,serif'
  // FSI and PDI (UAX #9) put the "!" of a Hebrew title on its left; resvg ignores `direction` and `unicode-bidi`.
  const isolated = rightToLeft.test(text) ? `\u2068${text}\u2069` : text
  const font = `font-family="${family}" font-size="${units(size)}" font-weight="600"`
  return `<text ${paint} transform="${place}" ${font} textLength="${units(width)}" lengthAdjust="spacingAndGlyphs">${escapeXml(isolated)}</text>`
}

/** Returns path data of a line in font units; null if a letter has no outline. */
function outlineOf(text: string, face: Face, track: number): string | null {
  let data = ''
  let pen = 0
  let previous = ''
  for (const character of text) {
    const glyph = faces[face].glyphs[character]
    if (!glyph) return null
    const [advance, outline] = glyph
    pen += kern(face, previous, character)
    if (outline) data += `M${Math.round(pen)} 0${outline}`
    pen += advance + track * unitsPerEm
    previous = character
  }
  return data
}

/** Draws several lines below each other, centred by default. */
export function drawBlock(rows: readonly string[], style: BlockStyle): string {
  const { y, size, anchor = 'middle', leading = 1.05, align = 'top' } = style
  const step = size * leading
  const first = align === 'middle' ? y - ((rows.length - 1) * step) / 2 + size * 0.3 : y
  return rows
    .map((row, index) => drawLine(row, { ...style, anchor, y: first + index * step }))
    .join('')
}
