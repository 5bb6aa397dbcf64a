import { dayOf } from '../currency/day.ts'
import { listTaxRates } from '../tax/tax.server.ts'
import { findKind, readRecords, type FoundKind } from './catalogue-file.server.ts'
import { listKnownCategories } from './categories.server.ts'
import { csvCatalogue } from './csv-catalogue.ts'
import type { ReadResult, ReadOptions } from './csv-kind.ts'
import { upsertBatch } from './upsert-batch.server.ts'
import type { NamedLines } from './merge-updates.server.ts'
import {
  countOfSource,
  listMissingProducts,
  reasonAgainstWithdrawal,
  withdrawAll,
  type MissingProduct,
  type ImportRun,
} from './withdraw-missing.server.ts'

export type ImportOptions = ReadOptions & {
  /** Reads and checks everything, and writes nothing. */
  dryRun?: boolean | undefined
  /** What the products belong to, where the shopkeeper has several files of a kind. */
  source?: string | undefined
  /** Takes out of the shop what the source has named before, and does no longer. */
  withdrawMissing?: boolean | undefined
  /** Also where the file looks cut short, and where a field is emptied that the law asks for. */
  force?: boolean | undefined
}

export type ImportOutcome = 'new' | 'changed' | 'same' | 'refused' | 'unknown'

/**
 * `line`: where the row begins, from 1. `reasons` why it was refused, `notes` what of it was left out, `changes`
 * what a dry run would make of the product, field by field.
 */
export type ImportedRow = {
  line: number
  outcome: ImportOutcome
  key: string
  name: string
  reasons: string[]
  notes: string[]
  changes: string[]
}

export type ImportTotals = Record<ImportOutcome, number> & {
  kind: string
  source: string
  rows: number
  /** Products taken that nobody can buy here, since they have no price, or lose the one they had. */
  withoutPrice: number
  /** A price of the file was left out, since it names no currency, and neither did an option. */
  lacksCurrency: boolean
  /** Columns that are not read. */
  unknownColumns: string[]
  /** Products of the source that the file does not name. */
  missing: MissingProduct[]
  /** Whether these were withdrawn; in words: why not, though it was asked for. */
  withdrawn: boolean | string
}

/** Held open longer, a transaction keeps every other write of the shop waiting. */
const rowsAtOnce = 200

/**
 * Takes a catalogue file in, of whichever known kind it is, in transactions of 200 products; never more of it
 * than these is in memory (and each key, to find one that comes twice or no longer).
 * @param report Told of every product, in the order of the file, once its fate is written down.
 * @throws {ImportRefused} where the file as a whole cannot be taken; nothing is written then.
 */
export async function importFile(
  path: string,
  options: ImportOptions,
  report: (row: ImportedRow) => void,
  now: number,
): Promise<ImportTotals> {
  const found = await findKind(path, options.update)
  const source = options.source ?? found.source
  const totals = newTotals(found, source)
  const keys = new Set<string>()
  const lines: NamedLines = new Map()
  let nameless = 0
  // Before the file brings in anything, which would make what is missing look few.
  const before = await countOfSource(source)
  const take = async (batch: ReadResult[]) => {
    const guarded = {
      ...options,
      guardsLegalFields: found.source === csvCatalogue.source && !options.force,
    }
    const { outcomes, priceless, changes, notes } = await upsertBatch(
      batch,
      { ...guarded, source, lines },
      now,
    )
    totals.withoutPrice += priceless
    for (const [n, read] of batch.entries()) {
      const { record, rows = 1, line, key, name } = read
      const taken = outcomes[n] ?? { outcome: 'refused', reasons: read.reasons }
      totals.rows += rows
      totals[taken.outcome] += 1
      if (key === '') nameless += 1
      else keys.add(key)
      if (found.needsCurrency && options.currency === undefined && record && !record.prices)
        totals.lacksCurrency = true
      report({
        ...{ line, outcome: taken.outcome, key, name },
        reasons: 'reasons' in taken ? taken.reasons : [],
        notes: [...read.notes, ...(notes.get(read) ?? [])],
        changes: ('id' in taken && changes.get(taken.id)) || [],
      })
    }
  }
  const known = { categories: await listKnownCategories(), taxes: await listTaxRates(dayOf(now)) }
  for await (const batch of inBatches(readRecords(found, { ...options, ...known }, now)))
    await take(batch)
  if (!options.update)
    await withdrawMissingProducts({ ...totals, keys, nameless, before }, totals, options, now)
  return totals
}

const newTotals = (found: FoundKind, source: string): ImportTotals => ({
  ...{ kind: found.name, source, unknownColumns: found.unknownColumns },
  ...{ rows: 0, new: 0, changed: 0, same: 0, refused: 0, unknown: 0, withoutPrice: 0 },
  ...{ missing: [], withdrawn: false },
  lacksCurrency: false,
})

async function* inBatches(reads: AsyncIterable<ReadResult>): AsyncGenerator<ReadResult[]> {
  let batch: ReadResult[] = []
  for await (const read of reads) {
    batch.push(read)
    if (batch.length < rowsAtOnce) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

/** Finds what the source named before and does no longer, and withdraws it where that is asked for. */
async function withdrawMissingProducts(
  reading: ImportRun,
  totals: ImportTotals,
  { dryRun = false, withdrawMissing = false, force = false }: ImportOptions,
  now: number,
) {
  for await (const some of listMissingProducts(totals.source, reading.keys))
    totals.missing.push(...some)
  if (!withdrawMissing || totals.missing.length === 0) return
  const reason = force ? undefined : reasonAgainstWithdrawal(reading, totals.missing.length)
  totals.withdrawn = reason ?? true
  if (reason === undefined && !dryRun) await withdrawAll(totals.missing, now)
}
