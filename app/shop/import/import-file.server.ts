import { isDuplicateKey, type Transact } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import { findKind, readRecords, type Read } from './catalogue-file.server.ts'
import { ensureCategories } from './categories.server.ts'
import type { ReadOptions } from './csv-kind.ts'
import { takeRecords, type Taken } from './take-record.server.ts'

export type ImportOptions = ReadOptions & {
  /** Reads and checks everything, and writes nothing. */
  dryRun?: boolean | undefined
}

export type ImportOutcome = 'new' | 'changed' | 'same' | 'refused'

/** `line`: where the row begins, from 1. `reasons` why it was refused, `notes` what of it was left out. */
export type ImportedRow = {
  line: number
  outcome: ImportOutcome
  key: string
  name: string
  reasons: string[]
  notes: string[]
}

export type ImportTotals = Record<ImportOutcome, number> & {
  kind: string
  rows: number
  /** Rows taken for which neither the file nor an option named a price. */
  withoutPrice: number
  /** Columns that are not read. */
  unknownColumns: string[]
}

/** Held open longer, a transaction keeps every other write of the shop waiting. */
const rowsAtOnce = 200

/**
 * Takes a catalogue file in, of whichever known kind its header tells, in transactions of 200 rows; never
 * more of it than these is in memory (and each key, to find one that comes twice).
 * @param report Told of every row, in the order of the file, once its fate is written down.
 * @throws {ImportRefused} where the file as a whole cannot be taken; nothing is written then.
 */
export async function importFile(
  path: string,
  options: ImportOptions,
  report: (row: ImportedRow) => void,
  now: number,
): Promise<ImportTotals> {
  const found = await findKind(path)
  const totals: ImportTotals = {
    kind: found.kind.name,
    ...{ rows: 0, new: 0, changed: 0, same: 0, refused: 0, withoutPrice: 0 },
    unknownColumns: found.kind.listUnknown?.(found.header) ?? [],
  }
  const take = async (batch: Read[]) => {
    const outcomes = await takeBatch(batch, options, now)
    for (const [n, { record, ...row }] of batch.entries()) {
      const taken = outcomes[n] ?? { outcome: 'refused', reasons: row.reasons }
      totals.rows += 1
      totals[taken.outcome] += 1
      if (taken.outcome !== 'refused' && !record?.prices?.length) totals.withoutPrice += 1
      const reasons = taken.outcome === 'refused' ? taken.reasons : []
      report({ ...row, outcome: taken.outcome, reasons })
    }
  }
  let batch: Read[] = []
  for await (const row of readRecords(path, found, options)) {
    batch.push(row)
    if (batch.length < rowsAtOnce) continue
    await take(batch)
    batch = []
  }
  if (batch.length > 0) await take(batch)
  return totals
}

class TakenBack extends Error {
  readonly outcomes: Taken[]
  constructor(outcomes: Taken[]) {
    super('a dry run writes nothing')
    this.outcomes = outcomes
  }
}

/** What became of each row of the batch; undefined for those that were refused before. */
async function takeBatch(
  batch: Read[],
  { dryRun = false }: ImportOptions,
  now: number,
): Promise<(Taken | undefined)[]> {
  const records = batch.flatMap(({ record }) => (record ? [record] : []))
  const work = async (t: Transact) => {
    await ensureCategories(t)
    const taken = await takeRecords(t, records, now)
    if (dryRun) throw new TakenBack(taken)
    return taken
  }
  const attempt = () =>
    db.write(work).catch((error: unknown) => {
      if (error instanceof TakenBack) return error.outcomes
      throw error
    })
  const taken = await attempt().catch((error: unknown) => {
    // Another import took one of these keys at the same moment; by now it is known.
    if (isDuplicateKey(error)) return attempt()
    throw error
  })
  return batch.map(({ record }) => (record ? taken.shift() : undefined))
}
