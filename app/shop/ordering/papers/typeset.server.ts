import { graphemesOf } from '#app/i18n/graphemes.ts'
import { isRightToLeft } from '#app/i18n/text-direction.ts'
import type { PaperFont, PaperFonts } from './paper-fonts.server.ts'
import { logicalRuns, visualRuns, type TextRun } from './visual-runs.server.ts'

/** Stands for characters that no font of the papers has. */
const missingMark = '[…]'

export type TextStyle = { font: PaperFont; size: number }
/** Runs stand from left to right; `text` is in the order in which it is read. */
export type SetLine = { runs: TextRun[]; text: string; width: number }
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

/** A base has at most so many marks, because more of them would reach far above and below its line. */
const tooManyMarks = /(\p{M}{4})\p{M}+/gu
/** These have no shape; some characters of their kind have one, and joiners say how letters are joined. */
const shapeless =
  /(?!\u200c|\u200d|[\u0600-\u0605\u06dd\u070f\u08e2])\p{Cf}|\p{Cc}|\p{Variation_Selector}/gu

/** Removes what has no shape, and writes a character in its shortest form, which fonts have a glyph for. */
export const shapeable = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[\t\n\v\f\r\u2028\u2029]+/gu, ' ')
    .replace(shapeless, '')
    .replace(tooManyMarks, '$1')

/** Returns a text of which the fonts have all characters: a stretch that they lack becomes {@link missingMark}. */
const printable = (text: string, { fontFor }: PaperFonts): string =>
  graphemesOf(shapeable(text))
    .map((cluster) => (fontFor(cluster, 'regular') ? cluster : '\0'))
    .join('')
    .replace(/\0(?: *\0)*/g, missingMark)

/** A text fits the width that was measured for it, though sums of its parts differ a little. */
const roundingError = 0.05

type Setter = { measure: Measure; fonts: PaperFonts }

const widthOf = (runs: TextRun[], size: number, measure: Measure): number =>
  runs.reduce((sum, { font, text }) => sum + measure(text, { font, size }), 0)

/** No line of a text is wider than `width`, in points; after `mostLines` it ends with an ellipsis. */
export type TextBox = { width: number; mostLines?: number | undefined }

/** Breaks a text into lines. A word that is wider than a line is broken between its characters. */
export function typesetText(
  text: string,
  style: TextStyle,
  { width, mostLines = Infinity }: TextBox,
  setter: Setter,
): SetText {
  const { fonts, measure } = setter
  const shown = printable(text, fonts)
  const fontOf = (cluster: string) => fonts.fontFor(cluster, style.font) ?? style.font
  const isWithin = (line: string) =>
    widthOf(logicalRuns(line.trimEnd(), fontOf), style.size, measure) <= width + roundingError
  const bidi = isRightToLeft(shown) ? fonts.bidi : undefined
  const direction = bidi?.getEmbeddingLevels(shown).paragraphs[0]?.level === 1 ? 'rtl' : 'ltr'
  const broken = cutLines(breakLines(shown, isWithin), mostLines, isWithin)
  const lines = broken.map((line): SetLine => {
    const runs = bidi ? visualRuns(line, direction, fontOf, bidi) : logicalRuns(line, fontOf)
    return { runs, text: line, width: widthOf(runs, style.size, measure) }
  })
  const lineHeight = style.size * 1.36
  const lacks = shown !== shapeable(text) && { original: text }
  return { lines, style, lineHeight, height: lines.length * lineHeight, ...lacks }
}

/** A line may end after a blank, a hyphen and the like, and after each character of Chinese and Japanese. */
const opportunities =
  /(?<=[ \-–—/\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}、。，])(?![、。，！？」』）])/u

function breakLines(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(opportunities)) {
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

function cutLines(lines: string[], most: number, fits: (line: string) => boolean): string[] {
  if (lines.length <= most) return lines
  const last = graphemesOf(lines[most - 1]!)
  while (last.length > 0 && !fits(`${last.join('')}…`)) last.pop()
  return [...lines.slice(0, most - 1), `${last.join('').trimEnd()}…`]
}

function breakWord(word: string, fits: (piece: string) => boolean): string[] {
  if (fits(word)) return [word]
  const pieces: string[] = []
  let piece = ''
  for (const cluster of graphemesOf(word)) {
    if (piece && !fits(piece + cluster)) {
      pieces.push(piece)
      piece = ''
    }
    piece += cluster
  }
  return [...pieces, piece]
}
