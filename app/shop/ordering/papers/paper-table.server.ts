import {
  contentWidth,
  page,
  pale,
  soft,
  type Paper,
  type PaperElement,
  type PlacedText,
} from './paper.server.ts'
import type { TextStyle } from './typeset.server.ts'

/** A column is as wide as its widest cell, at least `least` and at most {@link mostOfWidth}; one of them fills the table. */
export type Column = { head: string; align?: 'right'; fills?: true; least?: number }

/** Holds one text of a cell; those of a cell stand below each other. */
export type CellText = { text: string; style?: TextStyle; color?: string }
export type Cell = string | CellText[]

const headStyle: TextStyle = { font: 'bold', size: 8 }
const bodyStyle: TextStyle = { font: 'regular', size: 9 }
const smallStyle: TextStyle = { font: 'regular', size: 8 }
/** A row of four texts of so many lines is not higher than a page. */
const mostLines = 15
/** More characters are never within these lines, and setting them takes time. */
const mostCharacters = 1000
/** All columns together are narrower than the table, so that something is left for the one that fills it. */
const mostOfWidth = 0.3
const gap = 14
const padding = 4.5

type Row = { cells: PlacedText[][]; height: number }
type SetColumn = Column & { width: number }

/** Gives the columns their widths; the one that fills has what the others leave. */
function widthsOf(paper: Paper, columns: Column[], rows: Cell[][], whole: number): SetColumn[] {
  const widthOf = (cell: Cell, style: TextStyle) =>
    Math.max(
      ...textsOf(cell).map(
        (one) => paper.set(clip(one.text), one.style ?? style, whole, 1).lines[0]!.width,
      ),
    )
  const wanted = columns.map(({ head, fills, least = 0 }, n) => {
    if (fills) return 0
    const cells = rows.map((row) => widthOf(row[n]!, bodyStyle))
    const width = Math.max(least, widthOf(head, headStyle), ...cells)
    return Math.min(width + (n === columns.length - 1 ? 0 : gap), whole * mostOfWidth)
  })
  const left = whole - wanted.reduce((sum, width) => sum + width, 0)
  return columns.map((column, n) => ({ ...column, width: column.fills ? left : wanted[n]! }))
}

const textsOf = (cell: Cell): CellText[] => (typeof cell === 'string' ? [{ text: cell }] : cell)

/**
 * Draws a table whose head is repeated on each page; a row stays on one page.
 * @param width The table ends at the right margin.
 */
export function drawTable(paper: Paper, columns: Column[], rows: Cell[][], width = contentWidth) {
  const table = paper.doc.struct('Table')
  paper.root.add(table)
  const left = page.width - page.right - width
  const sized = widthsOf(paper, columns, rows, width)
  const setRow = (cells: Cell[], style: TextStyle) => layOut(paper, sized, cells, style, left)
  const heads = columns.map((column) => column.head)
  const head = setRow(heads, headStyle)
  const rule = (lineWidth: number, color?: string) =>
    paper.rule(paper.y, lineWidth, color, [left, left + width])
  const body = rows.map((cells) => setRow(cells, bodyStyle))
  paper.need(head.height + (body[0]?.height ?? 0))
  drawRow(paper, head, table, 'TH')
  rule(0.8)
  for (const row of body) {
    if (paper.need(row.height)) {
      paper.artifact(() =>
        movedTo(paper, head)
          .flat()
          .forEach((one) => paper.draw(one)),
      )
      paper.y += head.height
      rule(0.8)
    }
    drawRow(paper, row, table, 'TD')
    rule(0.4, pale)
  }
  table.end()
}

function drawRow(paper: Paper, row: Row, table: PaperElement, tag: 'TH' | 'TD') {
  const element = paper.doc.struct('TR')
  table.add(element)
  for (const texts of movedTo(paper, row)) paper.element(element, tag, texts)
  element.end()
  paper.y += row.height
}

/** Returns the cells of a row where the paper has come to; until then they are counted from the row's top. */
const movedTo = ({ y }: Paper, { cells }: Row): PlacedText[][] =>
  cells.map((texts) => texts.map((one) => ({ ...one, y: y + one.y })))

function layOut(
  paper: Paper,
  columns: SetColumn[],
  cells: Cell[],
  style: TextStyle,
  left: number,
): Row {
  let x = left
  let height = 0
  const laid = cells.map((cell, n) => {
    const { width, align } = columns[n]!
    const inner = n === columns.length - 1 ? width : width - gap
    let y = padding
    const texts = textsOf(cell).map((one) => {
      const set = paper.set(clip(one.text), one.style ?? style, inner, mostLines)
      const placed: PlacedText = { set, x, y, width: inner, align, color: one.color }
      y += set.height
      return placed
    })
    x += width
    height = Math.max(height, y + padding)
    return texts
  })
  return { cells: laid, height }
}

const clip = (text: string) =>
  text.length > mostCharacters ? `${[...text].slice(0, mostCharacters).join('')}…` : text

/** Returns a text in small grey letters. */
export const smallText = (text: string): CellText => ({ text, style: smallStyle, color: soft })
