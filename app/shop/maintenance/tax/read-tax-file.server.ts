import type { Refused } from '#app/shop/operations/findings/change-refused.ts'
import { dayAfter, dayBefore } from '#app/i18n/format/day.ts'
import {
  createFault,
  faultAt,
  faultOfColumn,
  type Fault,
} from '#app/shop/operations/findings/fault.ts'
import type { RowCells } from '#app/shop/exchange/csv/row-cells.ts'
import { readTable } from '#app/shop/exchange/import/csv-file.server.ts'
import {
  parseTaxCountry,
  parseTaxDay,
  parseTaxKind,
  parseTaxRate,
  type TaxField,
} from './tax-fields.ts'
import { taxColumns } from './tax-csv.ts'
import { nextOfKind, sortTaxRows, type TaxRow } from './tax-table.ts'

/** `until` is as the file has it. */
type FileTaxRow = TaxRow & { line: number; until: string | null }

type TaxFile = { ok: true; rows: TaxRow[] } | Refused

/** Reads a table of tax rates, or returns each fault with its line. */
export async function readTaxFile(path: string): Promise<TaxFile> {
  const read = await readTable(path, columns, emptyFault)
  if (!read.ok) return read
  const faults: Fault[] = []
  const rows: FileTaxRow[] = []
  for (const row of read.rows) {
    if (row.ok) rows.push(...readRow(row.line, row.cells, faults))
    else faults.push(atLine(row.line, row.fault))
  }
  // Rows that were not read would look like gaps.
  if (faults.length === 0) faults.push(...listPeriodFaults(rows))
  if (faults.length > 0) return { ok: false, faults }
  return {
    ok: true,
    rows: rows.map(({ country, kind, fromDay, basisPoints }) => {
      return { country, kind, fromDay, basisPoints }
    }),
  }
}

const columns = { required: taxColumns.slice(0, -1), optional: taxColumns.slice(-1) }
const emptyFault = ', and would end all taxes; to end those of one country, use "tax remove"'

const atLine = (line: number, fault: Fault) => faultAt({ line }, `line ${line}`, fault)

export const reversedFault = (until: string, fromDay: string): Fault =>
  createFault('tax.reversed', {}, `until is ${until}, which is before from, ${fromDay}`, 'until')

/** Returns the row, or nothing if a field is wrong. */
function readRow(line: number, cells: RowCells, faults: Fault[]): FileTaxRow[] {
  const field = <Value>(
    name: (typeof taxColumns)[number],
    parse: (typed: string) => TaxField<Value>,
  ): Value | undefined => {
    const parsed = parse(cells.cell(name))
    if (parsed.ok) return parsed.value
    faults.push(atLine(line, faultOfColumn(name, parsed.fault)))
    return undefined
  }
  const country = field('country', parseTaxCountry)
  const kind = field('kind', parseTaxKind)
  const basisPoints = field('rate', parseTaxRate)
  const fromDay = field('from', parseTaxDay)
  const until = cells.line('until') === null ? null : field('until', parseTaxDay)
  if (until && fromDay && until < fromDay) faults.push(atLine(line, reversedFault(until, fromDay)))
  const isWhole = country && kind && basisPoints !== undefined && fromDay && until !== undefined
  return isWhole ? [{ line, country, kind, basisPoints, fromDay, until }] : []
}

/** Each `until` must be the day before the next rate begins, because a rate applies until then. */
const listPeriodFaults = (rows: FileTaxRow[]): Fault[] =>
  sortTaxRows(rows).flatMap((row, n, sorted) => {
    const next = nextOfKind(sorted, n)
    if (next?.fromDay === row.fromDay) return atLine(next.line, repeatedDayFault(row))
    const fault = untilFault(row, next)
    return fault ? atLine(row.line, fault) : []
  })

const repeatedDayFault = ({ line, country, kind, fromDay }: FileTaxRow) =>
  createFault(
    'tax.twice',
    { day: fromDay, other: line },
    `from is ${fromDay}, on which line ${line} has a rate for ${country} ${kind} already; one of them must go`,
    'from',
  )

function untilFault(
  { country, kind, until }: FileTaxRow,
  next: FileTaxRow | undefined,
): Fault | undefined {
  const what = `${country} ${kind}`
  if (until === null) return undefined
  if (!next)
    return createFault(
      'tax.untilWithout',
      { day: until },
      `until is ${until}, after which ${what} has no rate; leave it empty, or add a row from ${dayAfter(until)} on`,
      'until',
    )
  const end = dayBefore(next.fromDay)
  if (until === end) return undefined
  const fault = until > end ? 'overlaps' : 'leaves a gap before'
  return createFault(
    'tax.untilWrong',
    { right: end },
    `until is ${until}, which ${fault} the next rate for ${what} (line ${next.line}, from ${next.fromDay}); it must be ${end} or empty`,
    'until',
  )
}
