export type Cell = string | number
export type Row = Record<string, Cell>

/** Returns the decimals for about three significant digits; the integer part is never cut. */
const decimalsOf = (size: number) => (size >= 100 ? 0 : size >= 10 ? 1 : size >= 0.1 ? 2 : 4)

function formatCell(cell: Cell | undefined): string {
  if (cell === undefined) return ''
  if (typeof cell === 'string') return cell
  if (Number.isNaN(cell)) return '–'
  const decimals = decimalsOf(Math.abs(cell))
  return cell.toLocaleString('en', {
    minimumFractionDigits: Number.isInteger(cell) ? 0 : decimals,
    maximumFractionDigits: decimals,
  })
}

/**
 * Formats rows as a table for the terminal: the first column left-aligned, the others
 * right-aligned.
 */
export function formatTable(rows: Row[]): string {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const lines = [names, ...rows.map((row) => names.map((name) => formatCell(row[name])))]
  const widths = names.map((_, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0)))
  const [head, ...body] = lines.map((line) =>
    line
      .map((text, at) => pad(text, widths[at] ?? 0, at === 0))
      .join('  ')
      .trimEnd(),
  )
  return [head, widths.map((width) => '-'.repeat(width)).join('  '), ...body].join('\n')
}

const pad = (text: string, width: number, left: boolean) =>
  left ? text.padEnd(width) : text.padStart(width)
