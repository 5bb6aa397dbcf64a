import { listTaxRates } from '#app/shop/pricing/tax/tax.server.ts'
import { findKind, readRecords, type FoundKind } from './catalogue-file.server.ts'
import { listKnownCategories } from './categories.server.ts'
import { csvCatalogue } from '#app/shop/exchange/csv/csv-catalogue.ts'
import { shopSettings } from '#app/shop-settings/current.server.ts'
import type { ReadResult, ReadOptions } from '#app/shop/exchange/csv/csv-kind.ts'
import type { Fault } from '#app/shop/operations/findings/fault.ts'
import type { FieldChange } from './changes.ts'
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
  /** A dry run reads and checks everything, but writes nothing. */
  dryRun?: boolean | undefined
  /** The products belong to this source, for shops with several files of one kind. */
  source?: string | undefined
  /** Withdraws products of the source that its file no longer contains. */
  withdrawMissing?: boolean | undefined
  /**
   * Withdraws even if the file looks incomplete, and accepts an empty field that the law requires.
   */
  force?: boolean | undefined
  /** Stops the import between two batches. */
  signal?: AbortSignal | undefined
}

export type ImportOutcome = 'new' | 'changed' | 'same' | 'refused' | 'unknown'

/**
 * `line` is the first line of the row, counted from 1. `reasons` explain a refusal, `notes` name
 * ignored parts, and `changes` lists what a dry run would change.
 */
export type ImportedRow = {
  line: number
  outcome: ImportOutcome
  key: string
  name: string
  reasons: Fault[]
  notes: Fault[]
  changes: FieldChange[]
}

export type ImportTotals = Record<ImportOutcome, number> & {
  kind: string
  source: string
  rows: number
  /** These products are accepted but cannot be bought, since they have no price. */
  withoutPrice: number
  /** The file has prices without a currency, and no option gave one. */
  lacksCurrency: boolean
  /** The import ignores these columns. */
  unknownColumns: string[]
  /** The import made these categories, or in a dry run would. */
  newCategories: string[]
  /** The source has these products, but its file does not. */
  missing: MissingProduct[]
  /** The value is true if these were withdrawn; a string explains why a request was not met. */
  withdrawn: boolean | string
}

/** More rows in a transaction would block other writes of the shop for too long. */
const rowsAtOnce = 200

/**
 * Imports a catalogue file of any known kind in transactions of 200 products. Only these are in
 * memory at once, and all keys, to find repeated and missing ones.
 * @param report Is called for every product, in the order of the file, once its outcome is
 * committed, and is waited for.
 * @throws {ImportRefused} if the whole file is refused; nothing is written then.
 * @throws The reason of the signal.
 */
export async function importFile(
  path: string,
  options: ImportOptions,
  report: (row: ImportedRow) => unknown,
  now: number,
): Promise<ImportTotals> {
  const found = await findKind(path, options.update)
  const source = options.source ?? found.source
  const totals = newTotals(found, source)
  const keys = new Set<string>()
  const lines: NamedLines = new Map()
  let nameless = 0
  // The products are counted before the import adds any, which would lower the share of missing
  // ones.
  const before = await countOfSource(source)
  const known = {
    baseCurrency: shopSettings().currency,
    categories: await listKnownCategories(options.createCategories),
    taxes: await listTaxRates(now),
  }
  const take = async (batch: ReadResult[]) => {
    const guarded = {
      ...options,
      categories: known.categories,
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
      await report({
        line,
        outcome: taken.outcome,
        key,
        name,
        reasons: 'reasons' in taken ? taken.reasons : [],
        notes: [...read.notes, ...(notes.get(read) ?? [])],
        changes: ('id' in taken && changes.get(taken.id)) || [],
      })
    }
  }
  for await (const batch of inBatches(readRecords(found, { ...options, ...known }, now))) {
    options.signal?.throwIfAborted()
    await take(batch)
  }
  options.signal?.throwIfAborted()
  totals.newCategories = known.categories.filter((one) => one.isMade).map(({ slug }) => slug)
  if (!options.update)
    await withdrawMissingProducts({ ...totals, keys, nameless, before }, totals, options, now)
  return totals
}

const newTotals = (found: FoundKind, source: string): ImportTotals => ({
  kind: found.name,
  source,
  unknownColumns: found.unknownColumns,
  rows: 0,
  new: 0,
  changed: 0,
  same: 0,
  refused: 0,
  unknown: 0,
  withoutPrice: 0,
  missing: [],
  withdrawn: false,
  newCategories: [],
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

/** Lists products that the source no longer names, and withdraws them if requested. */
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
