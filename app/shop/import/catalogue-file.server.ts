import type { CatalogueRecord } from './catalogue-record.ts'
import { csvCatalogue } from './csv-catalogue.ts'
import { parseColumnName, type CsvKind, type ReadOptions } from './csv-kind.ts'
import { readCsvRows, type CsvRow } from './csv-rows.ts'
import { unguarded } from './csv-writing.ts'
import { goodbooks } from './goodbooks.ts'
import { ImportRefused } from './import-refused.ts'
import { RowCells } from './row-cells.ts'
import { readLines } from './text-file.server.ts'

const kinds: CsvKind[] = [goodbooks, csvCatalogue]
const delimiters = [',', ';', '\t']

export type FoundKind = { kind: CsvKind; header: string[]; delimiter: string }

/**
 * A row that is read, beginning on `line`: a record to be taken, or the reasons against it. `notes`: what
 * of it could not be used.
 */
export type Read = {
  line: number
  key: string
  name: string
  record?: CatalogueRecord
  reasons: string[]
  notes: string[]
}

/** The first row that is not empty names the columns, and they tell the kind. */
export async function findKind(path: string): Promise<FoundKind> {
  for (const delimiter of delimiters) {
    const header = await readHeader(path, delimiter)
    const kind = kinds.find((one) => one.recognises(header))
    if (kind) return { kind, header: requireOnce(path, header), delimiter }
  }
  throw new ImportRefused(
    'unknown-kind',
    `${path} is no catalogue that the shop can read: its first row must name the columns of the shop’s own CSV (docs/import.md) or of goodbooks-10k.`,
  )
}

async function readHeader(path: string, delimiter: string): Promise<string[]> {
  for await (const row of readCsvRows(readLines(path), delimiter))
    return row.ok ? row.cells.map(parseColumnName) : []
  throw new ImportRefused('empty', `${path} is empty.`)
}

function requireOnce(path: string, header: string[]): string[] {
  const twice = header.find((name, n) => name !== '' && header.indexOf(name) !== n)
  if (twice === undefined) return header
  throw new ImportRefused('column-twice', `${path} has the column ${twice} twice.`)
}

/**
 * The rows of a file as records, or as the reasons against them. A key that came before is refused with the
 * line of the first.
 */
export async function* readRecords(
  path: string,
  { kind, header, delimiter }: FoundKind,
  options: ReadOptions,
): AsyncGenerator<Read> {
  const lineOfKey = new Map<string, number>()
  let headerRow = true
  for await (const row of readCsvRows(readLines(path), delimiter)) {
    if (headerRow) {
      headerRow = false
      continue
    }
    if (row.ok && row.cells.every((cell) => cell.trim() === '')) continue
    const read = readRecord(row, kind, header, options)
    const first = lineOfKey.get(read.key)
    if (read.record && first !== undefined) {
      const { line, key, name, notes } = read
      yield { line, key, name, notes, reasons: [`key: the same as in line ${first}`] }
      continue
    }
    if (read.record) lineOfKey.set(read.key, row.line)
    yield read
  }
}

function readRecord(row: CsvRow, kind: CsvKind, header: string[], options: ReadOptions): Read {
  const nothing = { line: row.line, key: '', name: '', notes: [] }
  if (!row.ok) return { ...nothing, reasons: [row.reason] }
  const extra = row.cells.slice(header.length).some((cell) => cell.trim() !== '')
  if (row.cells.length < header.length || extra) {
    const reason = `the row has ${row.cells.length} cells, the header ${header.length}`
    return { ...nothing, reasons: [reason] }
  }
  const cells = new RowCells(
    new Map(
      header
        .map((name, n) => [name, unguarded(row.cells[n] ?? '')] as const)
        .filter(([name]) => name),
    ),
  )
  const { record, notes } = kind.readRow(cells, options)
  const said = { line: row.line, key: record.sourceKey, name: record.name, notes }
  return { ...said, reasons: cells.reasons, ...(cells.reasons.length === 0 && { record }) }
}
