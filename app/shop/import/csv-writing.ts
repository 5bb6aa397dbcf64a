const plainNumber = /^-?\d+(\.\d+)?$/
/** What a spreadsheet would take for a formula, or for one that is guarded already. */
const formula = /^'*[=+\-@\t\r\n＝＋－＠]/

/** A number is no formula. The import takes the apostrophe off again: `unguarded`. */
const guarded = (cell: string) =>
  formula.test(cell) && !plainNumber.test(cell) ? `'${cell}` : cell

/** A cell as it was before `csvRow` guarded it. */
export const unguarded = (cell: string) =>
  cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell

const csvCell = (value: string | number | null): string => {
  const cell = guarded(String(value ?? ''))
  return /[",\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

/**
 * A row of a CSV file (RFC 4180, lines ended by a line feed) in which no cell is a formula: a leading
 * = + - @, of full width too, gets an apostrophe before it, as spreadsheets have it.
 */
export const csvRow = (cells: (string | number | null)[]): string =>
  `${cells.map(csvCell).join(',')}\n`
