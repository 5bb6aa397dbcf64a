import type { PaperFont, PaperFonts } from './paper-fonts.server.ts'

/** Stands for characters that no font of the papers has. */
const missingMark = '[…]'

/** Holds a part of a text in one font. */
type Run = { font: string; text: string }

export type TextStyle = { font: PaperFont; size: number }
export type SetLine = { runs: Run[]; width: number }
/** `original` has the characters that the fonts lack, too; it is set only if there are any. */
export type SetText = {
  lines: SetLine[]
  style: TextStyle
  lineHeight: number
  height: number
  original?: string
}

/** Returns the width of a text in points. */
export type Measure = (text: string, style: { font: string; size: number }) => number

const clusters = new Intl.Segmenter('und', { granularity: 'grapheme' })
const clustersOf = (text: string) => Array.from(clusters.segment(text), ({ segment }) => segment)

/** Removes what has no shape, and writes a character in its shortest form, which fonts have a glyph for. */
const shapeable = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[\t\n\v\f\r\u2028\u2029]+/gu, ' ')
    .replace(/[\p{Cc}\u00ad\ufeff\u200b\u2060-\u2064\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '')

/** Returns a text of which the fonts have all characters: a stretch that they lack becomes {@link missingMark}. */
const printable = (text: string, { fontFor }: PaperFonts): string =>
  clustersOf(shapeable(text))
    .map((cluster) => (fontFor(cluster, 'regular') ? cluster : '\0'))
    .join('')
    .replace(/\0(?: *\0)*/g, missingMark)

/** Splits a printable text into runs by the font that has its characters. */
function runsOf(text: string, style: PaperFont, { fontFor }: PaperFonts): Run[] {
  const runs: Run[] = []
  for (const cluster of clustersOf(text)) {
    const font = fontFor(cluster, style) ?? style
    const last = runs.at(-1)
    if (last?.font === font) last.text += cluster
    else runs.push({ font, text: cluster })
  }
  return runs
}

/** A text fits the width that was measured for it, though sums of its parts differ a little. */
const roundingError = 0.05

type Setter = { measure: Measure; fonts: PaperFonts }

const widthOf = (runs: Run[], size: number, measure: Measure): number =>
  runs.reduce((sum, { font, text }) => sum + measure(text, { font, size }), 0)

/** Breaks a text into lines that are at most `width` wide. A word that is wider is broken between its characters. */
export function typesetText(
  text: string,
  style: TextStyle,
  width: number,
  setter: Setter,
): SetText {
  const shown = printable(text, setter.fonts)
  const lines = breakLines(shown, style, width, setter).map((line): SetLine => {
    const runs = runsOf(line, style.font, setter.fonts)
    return { runs, width: widthOf(runs, style.size, setter.measure) }
  })
  const lineHeight = style.size * 1.36
  const lacks = shown !== shapeable(text) && { original: text }
  return { lines, style, lineHeight, height: lines.length * lineHeight, ...lacks }
}

function breakLines(text: string, style: TextStyle, width: number, setter: Setter): string[] {
  const fits = (line: string) =>
    widthOf(runsOf(line.trimEnd(), style.font, setter.fonts), style.size, setter.measure) <=
    width + roundingError
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/(?<=[ \-–—/])/u)) {
    if (fits(line + word)) line += word
    else {
      if (line.trim()) lines.push(line.trimEnd())
      const pieces = breakWord(word, fits)
      lines.push(...pieces.slice(0, -1))
      line = pieces.at(-1)!
    }
  }
  return [...lines, line.trimEnd()]
}

function breakWord(word: string, fits: (piece: string) => boolean): string[] {
  if (fits(word)) return [word]
  const pieces: string[] = []
  let piece = ''
  for (const cluster of clustersOf(word)) {
    if (piece && !fits(piece + cluster)) {
      pieces.push(piece)
      piece = ''
    }
    piece += cluster
  }
  return [...pieces, piece]
}
