import type { ExchangeJobTable } from '#app/database/tables.ts'
import type { ImportedRow } from '#app/shop/exchange/import/import-file.server.ts'
import type { FieldChange } from '#app/shop/exchange/import/changes.ts'
import {
  reportHeader,
  reportLine,
  type ReportWords,
} from '#app/shop/exchange/import/report-rows.ts'
import { otherFault, type Fault } from '#app/shop/operations/findings/fault.ts'
import { reportOutcomes, type ReportedOutcome } from './exchange-job.ts'
import { deleteReports, findPart, insertPart, listLastParts } from './exchange-parts.server.ts'

/** Holds a row of a report; a picture that was not fetched and a missing product have no line. */
type ReportRow = Omit<ImportedRow, 'outcome' | 'line' | 'changes'> & {
  line: number | null
  /** An earlier version stored sentences. */
  changes: (FieldChange | string)[]
}

/** Reports that an earlier version wrote have sentences for reasons and notes. */
type StoredRow = Omit<ReportRow, 'reasons' | 'notes'> & {
  reasons: (Fault | string)[]
  notes: (Fault | string)[]
}

const readReason = (stored: Fault | string): Fault =>
  typeof stored === 'string' ? otherFault(stored) : stored

type Report = Pick<ExchangeJobTable, 'id' | 'attempt' | 'phase'>

/** A part has the rows of one outcome, so that a page of each is found without reading those before it. */
const rowsOfPart = 200

/** A run that was cancelled may still write when the next one has begun. */
const prefixOf = ({ attempt }: Report) => `${attempt}/`
const nameOf = (report: Report, outcome: ReportedOutcome) => `${prefixOf(report)}${outcome}`

/** Writes the report of a run. At most a part of each outcome is in memory. */
export class ImportReport {
  readonly #waiting = new Map<ReportedOutcome, ReportRow[]>()
  readonly #parts = new Map<ReportedOutcome, number>()

  constructor(private readonly report: Report) {}

  /** Deletes the reports of earlier runs. */
  begin = () => deleteReports(this.report.id)

  async add(outcome: ReportedOutcome, row: ReportRow): Promise<void> {
    const rows = this.#waiting.get(outcome) ?? []
    this.#waiting.set(outcome, rows)
    rows.push(row)
    if (rows.length >= rowsOfPart) await this.#write(outcome, rows)
  }

  /** Writes the rows that fill no part. */
  async end(): Promise<void> {
    for (const [outcome, rows] of this.#waiting)
      if (rows.length > 0) await this.#write(outcome, rows)
  }

  async #write(outcome: ReportedOutcome, rows: ReportRow[]) {
    const part = this.#parts.get(outcome) ?? 0
    this.#parts.set(outcome, part + 1)
    const content = JSON.stringify(rows.splice(0))
    await insertPart({ job: this.report.id, name: nameOf(this.report, outcome), part, content })
  }
}

async function readPart(report: Report, outcome: ReportedOutcome, part: number) {
  const content = await findPart({ job: report.id, name: nameOf(report, outcome), part })
  const rows = content === undefined ? [] : (JSON.parse(content) as StoredRow[])
  return rows.map((row) => ({
    ...row,
    reasons: row.reasons.map(readReason),
    notes: row.notes.map(readReason),
  }))
}

/** Counts the rows of each outcome that a report has, in the order of the report. */
export async function countReportRows(
  report: Report,
): Promise<{ outcome: ReportedOutcome; count: number }[]> {
  const lasts = new Map(
    (await listLastParts(report.id, prefixOf(report))).map(({ name, last }) => [name, last]),
  )
  const counts: { outcome: ReportedOutcome; count: number }[] = []
  for (const outcome of reportOutcomes) {
    const last = lasts.get(nameOf(report, outcome))
    if (last === undefined) continue
    const { length } = await readPart(report, outcome, last)
    counts.push({ outcome, count: last * rowsOfPart + length })
  }
  return counts
}

/** A page is within one part. */
export const rowsOfReportPage = rowsOfPart / 4

/** Returns a page of the rows with one outcome; the first is 1. */
export async function findReportPage(
  report: Report,
  outcome: ReportedOutcome,
  page: number,
): Promise<ReportRow[]> {
  const first = (page - 1) * rowsOfReportPage
  const rows = await readPart(report, outcome, Math.floor(first / rowsOfPart))
  const from = first % rowsOfPart
  return rows.slice(from, from + rowsOfReportPage)
}

/**
 * Yields a report as the CSV file of the command, its rows by outcome.
 * @param words How reasons, notes and changes are written.
 */
export async function* writeReportCsv(report: Report, words: ReportWords): AsyncGenerator<string> {
  const hasChanges = report.phase === 'check'
  yield reportHeader(hasChanges)
  for (const outcome of reportOutcomes)
    for (let part = 0; ; part++) {
      const rows = await readPart(report, outcome, part)
      if (rows.length === 0) break
      yield rows.map((row) => reportLine({ ...row, outcome }, hasChanges, words)).join('')
    }
}
