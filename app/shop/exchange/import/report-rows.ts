import type { Fault } from '#app/shop/operations/findings/fault.ts'
import { fieldChangeText, type FieldChange } from './changes.ts'
import { csvRow } from '#app/shop/exchange/csv/csv-writing.ts'

/** Holds what happened to a row. Missing products and pictures have no line. */
type ReportedRow = {
  line: number | null
  outcome: string
  key: string
  name: string
  reasons: Fault[]
  notes: Fault[]
  /** An earlier version stored sentences. */
  changes: (FieldChange | string)[]
}

/** Says how reasons, notes and changes are written. */
export type ReportWords = {
  reason: (reason: Fault) => string
  change: (change: FieldChange) => string
}

const commandWords: ReportWords = {
  reason: ({ sentence }) => sentence,
  change: fieldChangeText,
}

/** Returns the names of the columns; a dry run has one for what would change. */
export const reportHeader = (hasChanges: boolean) =>
  `line,outcome,key,name,reasons,notes${hasChanges ? ',changes' : ''}\n`

/** @param words The command line writes English sentences. */
export function reportLine(
  row: ReportedRow,
  hasChanges: boolean,
  words: ReportWords = commandWords,
): string {
  const { line, outcome, key, name, reasons, notes, changes } = row
  const sentences = (faults: Fault[]) => faults.map(words.reason).join('; ')
  const cells = [line ?? '', outcome, key, name, sentences(reasons), sentences(notes)]
  const changed = changes.map((one) => (typeof one === 'string' ? one : words.change(one)))
  return csvRow(hasChanges ? [...cells, changed.join('; ')] : cells)
}
