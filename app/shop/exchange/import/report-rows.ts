import type { Fault } from '#app/shop/operations/findings/fault.ts'
import { csvRow } from '#app/shop/exchange/csv/csv-writing.ts'

/** Holds what happened to a row. Missing products and pictures have no line. */
type ReportedRow = {
  line: number | null
  outcome: string
  key: string
  name: string
  reasons: Fault[]
  notes: string[]
  changes: string[]
}

/** Returns the names of the columns; a dry run has one for what would change. */
export const reportHeader = (hasChanges: boolean) =>
  `line,outcome,key,name,reasons,notes${hasChanges ? ',changes' : ''}\n`

/** @param textOf Returns how a reason is written; the command line writes its sentence. */
export function reportLine(
  row: ReportedRow,
  hasChanges: boolean,
  textOf = ({ sentence }: Fault) => sentence,
): string {
  const { line, outcome, key, name, reasons, notes, changes } = row
  const cells = [line ?? '', outcome, key, name, reasons.map(textOf).join('; '), notes.join('; ')]
  return csvRow(hasChanges ? [...cells, changes.join('; ')] : cells)
}
