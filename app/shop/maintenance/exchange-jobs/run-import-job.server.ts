import { createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ExchangeJobTable } from '#app/database/tables.ts'
import { auditImport, auditPartOfImport } from '#app/shop/exchange/import/audit-import.server.ts'
import {
  importFile,
  type ImportedRow,
  type ImportOptions,
  type ImportTotals,
} from '#app/shop/exchange/import/import-file.server.ts'
import { ImportRefused } from '#app/shop/exchange/import/import-refused.ts'
import { describeImageFault } from '#app/shop/exchange/import/images/image-reasons.server.ts'
import { importImages } from '#app/shop/exchange/import/images/import-images.server.ts'
import { isPublicAddress } from '#app/shop/exchange/import/images/public-address.ts'
import { withWorkFolder } from '#app/shop/operations/given-files/work-folder.server.ts'
import { otherFault } from '#app/shop/operations/findings/fault.ts'
import type { ImportJobOptions, ImportSummary } from './exchange-job.ts'
import { readJobFile } from './exchange-parts.server.ts'
import { ImportReport } from './import-report.server.ts'
import type { RunningJob } from './running-job.server.ts'

/**
 * Checks the file of an import, or imports it, and writes the report.
 * @throws {ImportRefused} for a file that cannot be read as a whole.
 */
export async function runImportJob(
  job: ExchangeJobTable,
  running: RunningJob,
  now: number,
): Promise<ImportSummary> {
  const { images, ...given } = JSON.parse(job.options) as ImportJobOptions
  const options = { ...given, dryRun: job.phase === 'check', signal: running.signal }
  const report = new ImportReport(job)
  await report.begin()
  try {
    const totals = await importRows(job, options, { report, running }, now)
    await reportMissing(totals, report)
    await auditImport(totals, options, now)
    const fetched =
      images && !options.dryRun ? await fetchPictures(totals.source, report, running, now) : {}
    return { ...summaryOf(totals), ...fetched }
  } finally {
    await report.end()
  }
}

type Progress = { report: ImportReport; running: RunningJob }

async function importRows(
  { id, size }: ExchangeJobTable,
  options: ImportOptions,
  { report, running }: Progress,
  now: number,
): Promise<ImportTotals> {
  const add = async ({ outcome, ...row }: ImportedRow) => {
    await report.add(outcome, row)
    await running.advance(1)
  }
  try {
    return await withWorkFolder(async (folder) => {
      const path = join(folder, 'file')
      await pipeline(Readable.from(readJobFile(id)), createWriteStream(path))
      await requireSize(path, size)
      return importFile(path, options, add, now)
    })
  } catch (error) {
    if (!options.dryRun && running.progress > 0) await auditPartOfImport(running.progress, now)
    throw error
  }
}

/** An import of a part of a file would take the products that the rest names for withdrawn ones. */
async function requireSize(path: string, size: number) {
  if ((await stat(path)).size !== size)
    throw new ImportRefused('incomplete', 'The stored file is not whole')
}

const noRow = { line: null, key: '', reasons: [], notes: [], changes: [] }

async function reportMissing({ missing, withdrawn }: ImportTotals, report: ImportReport) {
  for (const { key, name } of missing)
    await report.add(withdrawn === true ? 'withdrawn' : 'missing', { ...noRow, key, name })
}

/** Pictures come after all rows, since a failed picture does not refuse its product. */
async function fetchPictures(
  source: string,
  report: ImportReport,
  { signal }: RunningJob,
  now: number,
) {
  const failed: [url: string, fault: string][] = []
  const { fetched } = await importImages(
    source,
    isPublicAddress,
    (url, reason, fault) => failed.push([url, describeImageFault(reason, fault)]),
    now,
    signal,
  )
  for (const [url, fault] of failed)
    await report.add('picture', { ...noRow, name: url, reasons: [otherFault(fault)] })
  return { picturesFetched: fetched }
}

function summaryOf(totals: ImportTotals): ImportSummary {
  const { kind, source, withoutPrice, lacksCurrency, unknownColumns, newCategories } = totals
  const { withdrawn } = totals
  return {
    ...{ kind, source, withoutPrice, lacksCurrency, unknownColumns, newCategories },
    ...(typeof withdrawn === 'string' && { notWithdrawn: withdrawn }),
  }
}
