import { quoted } from '#app/i18n/quoted.ts'
import type { Refused } from '#app/shop/operations/findings/change-refused.ts'
import { stat } from 'node:fs/promises'
import { parseColumnName, type FileRow } from '#app/shop/exchange/csv/csv-kind.ts'
import { readCsvRows, type CsvRow } from '#app/shop/exchange/csv/csv-rows.ts'
import { unguarded } from '#app/shop/exchange/csv/csv-writing.ts'
import { RowCells } from '#app/shop/exchange/csv/row-cells.ts'
import { ImportRefused } from './import-refused.ts'
import { readHead, readLines, requireText } from './text-file.server.ts'

/** Spreadsheets separate cells by one of these, as their country does. */
export const delimiters = [',', ';', '\t']

/**
 * Returns the names of the columns in the first row that is not empty.
 * @throws {ImportRefused}
 */
export async function readColumnNames(path: string, delimiter: string): Promise<string[]> {
  for await (const row of readCsvRows(readLines(path), delimiter))
    return row.ok ? row.cells.map(parseColumnName) : []
  throw new ImportRefused('empty', `${path} is empty`)
}

/** @throws {ImportRefused} for a column that is there twice. */
export function requireOnce(path: string, header: string[]): string[] {
  const twice = header.find((name, n) => name !== '' && header.indexOf(name) !== n)
  if (twice === undefined) return header
  throw new ImportRefused('column-twice', `${path} has the column ${twice} twice`)
}

/** Yields the rows below the header. Headers that repeat in joined files are skipped. */
export async function* readFileRows(
  path: string,
  header: string[],
  delimiter: string,
): AsyncGenerator<FileRow> {
  for await (const row of readCsvRows(readLines(path), delimiter)) {
    if (row.ok && row.cells.every((cell) => cell.trim() === '')) continue
    if (row.ok && header.every((name, n) => parseColumnName(row.cells[n] ?? '') === name)) continue
    yield rowOf(row, header)
  }
}

function rowOf(row: CsvRow, header: string[]): FileRow {
  if (!row.ok) return row
  const extra = row.cells.slice(header.length).some((cell) => cell.trim() !== '')
  if (row.cells.length < header.length || extra) {
    const reason = `the row has ${row.cells.length} cells, the header ${header.length}`
    return { line: row.line, ok: false, reason }
  }
  const cells = header
    .map((name, n) => [name, unguarded(row.cells[n] ?? '')] as const)
    .filter(([name]) => name)
  return { line: row.line, ok: true, cells: new RowCells(new Map(cells)) }
}

/** Tables of the shop's settings have hundreds of rows, not more. */
const largestTableBytes = 1_000_000

/**
 * Returns the rows of a table whose columns have these names, in any order.
 * @param optional These columns may be missing; then their cells are empty.
 * @throws {ImportRefused} for a file that is no such table.
 */
async function readTableRows(
  path: string,
  required: readonly string[],
  optional: readonly string[] = [],
): Promise<FileRow[]> {
  requireText(path, await readHead(path))
  if ((await stat(path)).size > largestTableBytes)
    throw new ImportRefused('too-long', `${path} is longer than ${largestTableBytes} bytes`)
  const names = [...required, ...optional]
  for (const delimiter of delimiters) {
    const header = await readColumnNames(path, delimiter)
    if (!header.includes(required[0]!)) continue
    requireOnce(path, header)
    const unknown = header.find((name) => name !== '' && !names.includes(name))
    const missing = required.find((name) => !header.includes(name))
    if (unknown === undefined && missing === undefined) {
      const rows: FileRow[] = []
      for await (const row of readFileRows(path, header, delimiter)) rows.push(row)
      return rows
    }
    const fault = missing ? `lacks the column ${missing}` : `has a column ${quoted(unknown ?? '')}`
    throw new ImportRefused('unknown-kind', `${path} ${fault}; the columns are ${names.join(', ')}`)
  }
  throw new ImportRefused(
    'unknown-kind',
    `${path} has a first row that does not name the columns ${names.join(', ')}`,
  )
}

type TableParseResult = { ok: true; rows: FileRow[] } | Refused

/**
 * Reads a table as {@link readTableRows} does, but returns what is wrong with the whole of it as a fault.
 * @param emptyFault What to say of a table without rows, after its path and "has no row below the names of its columns".
 */
export async function readTable(
  path: string,
  columns: { required: readonly string[]; optional: readonly string[] },
  emptyFault = '',
): Promise<TableParseResult> {
  try {
    const rows = await readTableRows(path, columns.required, columns.optional)
    if (rows.length > 0) return { ok: true, rows }
    return {
      ok: false,
      faults: [`${path} has no row below the names of its columns${emptyFault}`],
    }
  } catch (error) {
    if (!(error instanceof ImportRefused)) throw error
    return { ok: false, faults: [error.fault] }
  }
}
