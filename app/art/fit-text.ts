import { measure, type Face } from './lettering.ts'

export interface Box {
  width: number
  height?: number
  /** The text has at most this many lines. */
  lines: number
  /** The size stays within these bounds. */
  max: number
  min: number
  face?: Face
  /** The space between letters is a fraction of the em. */
  track?: number
}

export interface FittedText {
  rows: string[]
  size: number
}

const leading = 1.05

/**
 * Returns rows of similar length and the largest size at which `text` fits. Text that does not fit
 * at the smallest size is cut and ends with an ellipsis.
 */
export function fitText(text: string, box: Box): FittedText {
  const words = text.split(/\s+/)
  let best = fitRows([words.join(' ')], box)
  for (let count = 2; count <= Math.min(box.lines, words.length); count++) {
    const fitted = fitRows(balanceRows(words, count, box), box)
    // Another line must make the text noticeably larger.
    if (fitted.size > best.size * 1.04) best = fitted
  }
  if (best.size >= box.min) return best
  return { size: box.min, rows: fillRows(words, box) }
}

function fitRows(rows: string[], box: Box): FittedText {
  const { width, height = Infinity, max, face = 'roman', track = 0 } = box
  const widest = Math.max(...rows.map((row) => measure(row, face, 100, track)))
  return { rows, size: Math.min(max, (width / widest) * 100, height / (rows.length * leading)) }
}

/** Fills rows at the smallest size; the last one gets the rest. */
function fillRows(words: string[], box: Box): string[] {
  const { width, lines, min, face = 'roman', track = 0 } = box
  const widths = words.map((word) => measure(word + ' ', face, min, track))
  const rows = packRows(words, widths, width + measure(' ', face, min))
  const filled = [...rows.slice(0, lines - 1), rows.slice(lines - 1).flat()]
  return filled.filter((row) => row.length > 0).map((row) => cutRow(row.join(' '), box))
}

function cutRow(row: string, box: Box): string {
  const { width, min, face = 'roman', track = 0 } = box
  if (measure(row, face, min, track) <= width) return row
  const letters = [...row]
  while (letters.length > 2 && measure(letters.join('') + '…', face, min, track) > width) {
    letters.pop()
  }
  return letters.join('').trimEnd() + '…'
}

/** Splits words into at most `count` rows, with the longest row as short as possible. */
function balanceRows(words: string[], count: number, box: Box): string[] {
  const { face = 'roman', track = 0 } = box
  const widths = words.map((word) => measure(word + ' ', face, 100, track))
  let tooNarrow = Math.max(...widths)
  let wideEnough = widths.reduce((sum, width) => sum + width, 0)
  for (let round = 0; round < 18; round++) {
    const middle = (tooNarrow + wideEnough) / 2
    if (packRows(words, widths, middle).length <= count) wideEnough = middle
    else tooNarrow = middle
  }
  return packRows(words, widths, wideEnough).map((row) => row.join(' '))
}

/** Fills rows with words in order, up to `limit`. */
function packRows(words: string[], widths: number[], limit: number): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let used = 0
  words.forEach((word, index) => {
    const width = widths[index] ?? 0
    if (row.length > 0 && used + width > limit) {
      rows.push(row)
      row = []
      used = 0
    }
    row.push(word)
    used += width
  })
  return [...rows, row]
}
