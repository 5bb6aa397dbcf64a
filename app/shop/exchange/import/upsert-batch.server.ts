import type { Fault } from '#app/shop/operations/findings/fault.ts'
import type { Transaction } from '#app/database/connection.server.ts'
import { isDuplicateKey } from '#app/database/database-errors.ts'
import { db } from '#app/database/database.server.ts'
import { listExported } from '#app/shop/exchange/csv/export-catalogue.server.ts'
import type { CatalogueRecord } from '#app/shop/catalogue/products/catalogue-record.ts'
import { ensureCategories } from './categories.server.ts'
import { createCategories } from './create-categories.server.ts'
import { listFieldChanges, type FieldChange } from './changes.ts'
import type { ReadResult, ReadOptions } from '#app/shop/exchange/csv/csv-kind.ts'
import { listUnlawfulChanges } from './lawful-fields.server.ts'
import { upsertRecords, type RowOutcome } from './upsert-record.server.ts'
import { mergeUpdates, type NamedLines } from './merge-updates.server.ts'
import { countPriceless } from './without-price.server.ts'

export type BatchOptions = ReadOptions & {
  dryRun?: boolean | undefined
  /** Lists what changes in known products. */
  listsChanges?: boolean | undefined
  source: string
  /** Refuses records that empty a field required by law. */
  guardsLegalFields: boolean
  /** The update has named these products, on these lines. */
  lines: NamedLines
}

/**
 * `outcomes` has one for each row, undefined for rows refused before. `priceless` counts products
 * without a price now. `changes` lists the changes of known products by id, if the options ask for them.
 */
export type BatchOutcome = {
  outcomes: (RowOutcome | undefined)[]
  priceless: number
  changes: Map<string, FieldChange[]>
  notes: Map<ReadResult, Fault[]>
}

class RolledBack extends Error {
  readonly batch: BatchOutcome
  constructor(batch: BatchOutcome) {
    super('a dry run writes nothing')
    this.batch = batch
  }
}

/** Upserts some rows in one transaction, which a dry run rolls back. */
export async function upsertBatch(
  batch: ReadResult[],
  options: BatchOptions,
  now: number,
): Promise<BatchOutcome> {
  const work = async (trx: Transaction) => {
    const { dryRun: listsChanges } = options
    const taken = await upsertInTransaction(trx, batch, { ...options, listsChanges }, now)
    if (options.dryRun) throw new RolledBack(taken)
    return taken
  }
  const attempt = () =>
    db.write(work).catch((error: unknown) => {
      if (error instanceof RolledBack) return error.batch
      throw error
    })
  return withRetry(attempt)
}

/** Attempts a second time if a concurrent import inserted one of the keys; the retry finds it. */
export const withRetry = <Outcome>(attempt: () => Promise<Outcome>): Promise<Outcome> =>
  attempt().catch((error: unknown) => {
    if (isDuplicateKey(error)) return attempt()
    throw error
  })

/** A row has a record to write, or its outcome already. */
type PendingRow = { record: CatalogueRecord } | { taken: RowOutcome } | undefined

/** Upserts some rows in the caller's transaction, which writes them even for a dry run. */
export async function upsertInTransaction(
  trx: Transaction,
  batch: ReadResult[],
  { source, guardsLegalFields, lines, listsChanges = false, ...options }: BatchOptions,
  now: number,
): Promise<BatchOutcome> {
  if (!options.createCategories) await ensureCategories(trx)
  const notes = new Map<ReadResult, Fault[]>()
  const merged = await mergeAll(trx, batch, options, lines, notes, now)
  const pending = guardsLegalFields ? await refuseUnlawful(trx, merged) : merged
  const records = pending.flatMap((one) => (one && 'record' in one ? [one.record] : []))
  const before = listsChanges ? await listKnown(trx, records, now) : new Map<string, never>()
  if (options.createCategories && options.categories)
    await createCategories(trx, records, options.categories, now)
  const taken = await upsertRecords(trx, records, now, options.update ? null : source)
  const outcomes = pending.map((one) => (one && 'record' in one ? taken.shift() : one?.taken))
  const after = await listExported(trx, [...before.keys()], now)
  const changes = new Map(
    [...before].map(([id, one]) => [id, listFieldChanges(one, after.get(id) ?? one)] as const),
  )
  const known = outcomes.flatMap((one) => one ?? [])
  return { outcomes, priceless: await countPriceless(trx, known, now), changes, notes }
}

/** Returns the record of each row; for an update, the row merged with its product. */
async function mergeAll(
  trx: Transaction,
  batch: ReadResult[],
  options: ReadOptions,
  lines: NamedLines,
  notes: Map<ReadResult, Fault[]>,
  now: number,
): Promise<PendingRow[]> {
  const updates = batch.filter(({ row }) => row !== undefined)
  const merged = updates.length > 0 ? await mergeUpdates(trx, updates, options, lines, now) : []
  return batch.map((read): PendingRow => {
    if (read.record) return { record: read.record }
    const update = read.row && merged[updates.indexOf(read)]
    if (!update || 'taken' in update) return update
    notes.set(read, update.notes)
    return update.isSame
      ? { taken: { outcome: 'same', id: update.productId } }
      : { record: update.record }
  })
}

async function refuseUnlawful(trx: Transaction, pending: PendingRow[]): Promise<PendingRow[]> {
  const unlawful = await listUnlawfulChanges(
    trx,
    pending.flatMap((one) => (one && 'record' in one ? [one.record] : [])),
  )
  return pending.map((one) => {
    const reasons = one && 'record' in one && unlawful.get(one.record.sourceKey)
    return reasons ? { taken: { outcome: 'refused', reasons } } : one
  })
}

/** Returns the products that the records replace, in the form of an export. */
async function listKnown(trx: Transaction, records: CatalogueRecord[], now: number) {
  const keys = records.map(({ sourceKey }) => sourceKey)
  if (keys.length === 0) return new Map<string, never>()
  const rows = await trx
    .selectFrom('product')
    .select('id')
    // Such keys cannot be stored; `checkRecord` refuses them.
    .where('sourceKey', 'in', keys.filter((key) => !key.includes('\0')).concat(''))
    .execute()
  return listExported(
    trx,
    rows.map(({ id }) => id),
    now,
  )
}
