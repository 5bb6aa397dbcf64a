const plainNumber = /^-?\d+(\.\d+)?$/
/** A spreadsheet would read such a cell as a formula, or it is escaped already. */
const formula = /^'*[=+\-@\t\r\n＝＋－＠]/

/** Numbers are not escaped. The import removes the apostrophe again in `unguarded`. */
const guarded = (cell: string) =>
  formula.test(cell) && !plainNumber.test(cell) ? `'${cell}` : cell

/** Removes the apostrophe that `csvRow` has added. */
export const unguarded = (cell: string) =>
  cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell

const csvCell = (value: string | number | null): string => {
  const cell = guarded(String(value ?? ''))
  return /[",\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

/**
 * Formats a row of a CSV file (RFC 4180, with line feeds). A leading = + - @, also in full width,
 * gets an apostrophe before it, so that no spreadsheet runs it as a formula.
 */
export const csvRow = (cells: (string | number | null)[]): string =>
  `${cells.map(csvCell).join(',')}\n`
