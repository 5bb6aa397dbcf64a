import { mkdtempSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { db } from '#app/database/database.server.ts'
import { blankRecord, type CatalogueRecord } from '#app/shop/catalogue/products/catalogue-record.ts'
import type { ReadResult } from '#app/shop/exchange/csv/csv-kind.ts'
import { ensureCategories } from '#app/shop/exchange/import/categories.server.ts'
import {
  importFile,
  type ImportedRow,
  type ImportOptions,
} from '#app/shop/exchange/import/import-file.server.ts'
import { upsertRecords } from '#app/shop/exchange/import/upsert-record.server.ts'
import type { Fault } from '#app/shop/operations/findings/fault.ts'

export const noon = Date.UTC(2026, 9, 1, 12)
export const day = 86_400_000

let count = 0

/** Holds a read product with the sentences of the command line. */
export type ReadInWords = Omit<ReadResult, 'reasons' | 'notes'> & {
  reasons: string[]
  notes: string[]
}

const sentencesOf = (faults: Fault[]) => faults.map(({ sentence }) => sentence)

/** Returns the row with the sentences of the command line for its reasons and notes. */
export const withSentences = <Row extends { reasons: Fault[]; notes?: Fault[] }>({
  reasons,
  notes = [],
  ...row
}: Row) => ({ ...row, reasons: sentencesOf(reasons), notes: sentencesOf(notes) })

/** Returns the record of a book that can be bought, with the facts that matter to a test. */
export function aBook(facts: Partial<CatalogueRecord> = {}): CatalogueRecord {
  count += 1
  return {
    ...blankRecord,
    sourceKey: `test:${count}`,
    kind: 'book',
    name: `Book ${count}`,
    language: 'en',
    inLanguage: 'en',
    format: 'paperback',
    prices: [{ currency: 'INR', market: '', amountMinor: 49_900 }],
    ...facts,
  }
}

export async function take(records: CatalogueRecord | CatalogueRecord[], now = noon) {
  return db.write(async (trx) => {
    await ensureCategories(trx)
    return upsertRecords(trx, [records].flat(), now)
  })
}

/** Returns the ids of the imported products. A refusal fails the test. */
export async function idsOf(records: CatalogueRecord[], now = noon): Promise<string[]> {
  return (await take(records, now)).map((one) => {
    if (one.outcome === 'refused')
      throw new Error(one.reasons.map(({ sentence }) => sentence).join('; '))
    return one.id
  })
}

export const findProduct = (id: string) =>
  db.read.selectFrom('product').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

export const listProducts = () =>
  db.read.selectFrom('product').selectAll().orderBy('name').orderBy('id').execute()

const folder = mkdtempSync(join(process.env.DATA_DIR!, 'import-'))

/** Writes a file into a folder of its own. */
export function aFile(content: string | Buffer, name = `file-${(count += 1)}.csv`): string {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

export async function importRows(
  content: string | Buffer,
  options: ImportOptions = {},
  now = noon,
) {
  const rows: ImportedRow[] = []
  const totals = await importFile(aFile(content), options, (row) => rows.push(row), now)
  return { rows: rows.map(withSentences), totals }
}
