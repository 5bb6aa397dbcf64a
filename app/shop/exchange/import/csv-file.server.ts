import { quoted } from '#app/i18n/quoted.ts'
import type { Refused } from '#app/shop/operations/findings/change-refused.ts'
import { createFault, otherFault, type Fault } from '#app/shop/operations/findings/fault.ts'
import type { FaultCode } from '#app/shop/operations/findings/fault-code.ts'
import { stat } from 'node:fs/promises'
import { parseColumnName, type FileRow } from '#app/shop/exchange/csv/csv-kind.ts'
import { readCsvRows, type CsvRow } from '#app/shop/exchange/csv/csv-rows.ts'
import { unguarded } from '#app/shop/exchange/csv/csv-writing.ts'
import { RowCells } from '#app/shop/exchange/csv/row-cells.ts'
import { ImportRefused, type RefusedFile } from './import-refused.ts'
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

const repeatedName = (header: string[]) =>
  header.find((name, n) => name !== '' && header.indexOf(name) !== n)

const repeatedFault = (path: string, name: string) =>
  createFault('tables.columnTwice', { name }, `${path} has the column ${name} twice`)

/** @throws {ImportRefused} for a column that is there twice. */
export function requireOnce(path: string, header: string[]): string[] {
  const twice = repeatedName(header)
  if (twice === undefined) return header
  throw new ImportRefused('column-twice', repeatedFault(path, twice).sentence)
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
    const [cells, columns] = [row.cells.length, header.length]
    const sentence = `the row has ${cells} cells, the header ${columns}`
    const fault = createFault('tables.cells', { cells, columns }, sentence)
    return { line: row.line, ok: false, fault }
  }
  const cells = header
    .map((name, n) => [name, unguarded(row.cells[n] ?? '')] as const)
    .filter(([name]) => name)
  return { line: row.line, ok: true, cells: new RowCells(new Map(cells)) }
}

/** Tables of the shop's settings have hundreds of rows, not more. */
const largestTableBytes = 1_000_000

type TableParseResult = { ok: true; rows: FileRow[] } | Refused

const refused = (fault: Fault) => ({ ok: false as const, faults: [fault] })

/**
 * Returns the rows of a table whose columns have these names, in any order.
 * @param optional These columns may be missing; then their cells are empty.
 * @throws {ImportRefused} for a file that is no table.
 */
async function readTableRows(
  path: string,
  required: readonly string[],
  optional: readonly string[] = [],
): Promise<TableParseResult> {
  requireText(path, await readHead(path))
  if ((await stat(path)).size > largestTableBytes)
    throw new ImportRefused('too-long', `${path} is longer than ${largestTableBytes} bytes`)
  const names = [...required, ...optional]
  for (const delimiter of delimiters) {
    const header = await readColumnNames(path, delimiter)
    if (!header.includes(required[0]!)) continue
    const fault = headerFault(path, header, { required, names })
    if (fault) return refused(fault)
    const rows: FileRow[] = []
    for await (const row of readFileRows(path, header, delimiter)) rows.push(row)
    return { ok: true, rows }
  }
  return refused(
    createFault(
      'tables.columns',
      { names: names.join(', ') },
      `${path} has a first row that does not name the columns ${names.join(', ')}`,
    ),
  )
}

function headerFault(
  path: string,
  header: string[],
  { required, names }: { required: readonly string[]; names: string[] },
): Fault | undefined {
  const twice = repeatedName(header)
  if (twice !== undefined) return repeatedFault(path, twice)
  const are = `the columns are ${names.join(', ')}`
  const missing = required.find((name) => !header.includes(name))
  if (missing !== undefined)
    return createFault(
      'tables.columnMissing',
      { name: missing },
      `${path} lacks the column ${missing}; ${are}`,
    )
  const unknown = header.find((name) => name !== '' && !names.includes(name))
  if (unknown === undefined) return undefined
  return createFault(
    'tables.columnUnknown',
    { name: unknown },
    `${path} has a column ${quoted(unknown)}; ${are}`,
  )
}

/** Names the messages of files that are no table. */
const codesOfFiles: Partial<Record<RefusedFile, FaultCode>> = {
  empty: 'tables.empty',
  spreadsheet: 'tables.spreadsheet',
  packed: 'tables.noText',
  'no-text': 'tables.noText',
  'no-header': 'tables.noText',
  'too-long': 'tables.long',
}

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
    const read = await readTableRows(path, columns.required, columns.optional)
    if (!read.ok || read.rows.length > 0) return read
    const sentence = `${path} has no row below the names of its columns${emptyFault}`
    return refused(createFault('tables.empty', {}, sentence))
  } catch (error) {
    if (!(error instanceof ImportRefused)) throw error
    const code = codesOfFiles[error.reason]
    return refused(code ? createFault(code, {}, error.fault) : otherFault(error.fault))
  }
}
