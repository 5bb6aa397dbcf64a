import { graphemesOf } from '#app/i18n/graphemes.ts'
import { isRightToLeft } from '#app/i18n/text-direction.ts'
import type { Bidi } from 'bidi-js'

/** Holds a part of a text in one font. */
export type TextRun = { font: string; text: string }

type Piece = TextRun & { level: number }
export type FontOf = (cluster: string) => string

/** Returns the runs of a line in the order of its characters. */
export const logicalRuns = (line: string, fontOf: FontOf): TextRun[] =>
  joinPieces(graphemesOf(line).map((text) => ({ text, font: fontOf(text), level: 0 })))

/** Returns the runs of a line from left to right, by the Unicode Bidirectional Algorithm. */
export function visualRuns(
  line: string,
  direction: 'ltr' | 'rtl',
  fontOf: FontOf,
  bidi: Bidi,
): TextRun[] {
  const { levels } = bidi.getEmbeddingLevels(line, direction)
  let at = 0
  const pieces = graphemesOf(line).map((text): Piece => {
    const piece = { text, font: fontOf(text), level: levels[at]! }
    at += text.length
    return piece
  })
  return reorder(joinPieces(pieces)).map(({ font, text, level }) => {
    // An odd level runs from right to left (UAX #9). Letters are reversed when they are shaped, and all else here.
    const isReversedHere = level % 2 === 1 && !isRightToLeft(text)
    return { font, text: isReversedHere ? mirrored(text, bidi) : text }
  })
}

function joinPieces(pieces: Piece[]): Piece[] {
  const joined: Piece[] = []
  for (const piece of pieces) {
    const last = joined.at(-1)
    if (last?.font === piece.font && last.level === piece.level) last.text += piece.text
    else joined.push({ ...piece })
  }
  return joined
}

/** Reverses from the highest level down what stands at a level or above it (rule L2). */
function reorder(pieces: Piece[]): Piece[] {
  let ordered = pieces
  for (let level = Math.max(0, ...pieces.map((one) => one.level)); level > 0; level--) {
    const groups: Piece[][] = []
    for (const piece of ordered) {
      const isWithin = piece.level >= level
      const group = groups.at(-1)
      if (isWithin && group && group[0]!.level >= level) group.unshift(piece)
      else groups.push([piece])
    }
    ordered = groups.flat()
  }
  return ordered
}

const mirrored = (text: string, bidi: Bidi) =>
  graphemesOf(text)
    .reverse()
    .map((cluster) => bidi.getMirroredCharacter(cluster) ?? cluster)
    .join('')
