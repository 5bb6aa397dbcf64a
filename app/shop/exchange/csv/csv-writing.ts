const plainNumber = /^-?\d+(\.\d+)?$/
/** A spreadsheet would read such a cell as a formula, or it is escaped already. */
const formula = /^'*[=+\-@\t\r\n＝＋－＠]/
/** Where cells are separated by semicolons or tabs, as in Germany and France, a spreadsheet would end the cell here. */
const formulaWithin = /(?<=[;\t\r\n])'*[=+\-@＝＋－＠]/g

/** Numbers are not escaped. The import removes the apostrophes again in `unguarded`. */
const guarded = (cell: string) =>
  plainNumber.test(cell) ? cell : cell.replace(formula, "'$&").replace(formulaWithin, "'$&")

/** Removes the apostrophes that `csvRow` has added. */
export const unguarded = (cell: string) =>
  [formula, formulaWithin].reduce(
    (text, pattern) => text.replace(pattern, (found) => found.replace("'", '')),
    cell,
  )

const csvCell = (value: string | number | null): string => {
  const cell = guarded(String(value ?? ''))
  return /[",\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

/**
 * Formats a row of a CSV file (RFC 4180, with line feeds). A leading = + - @, also in full width,
 * gets an apostrophe before it, so that no spreadsheet runs it as a formula; also after a semicolon, a tab or a line end
 * in a cell.
 */
export const csvRow = (cells: (string | number | null)[]): string =>
  `${cells.map(csvCell).join(',')}\n`
