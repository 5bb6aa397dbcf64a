import { counted } from '#app/i18n/counted.ts'
import { auditImport } from '#app/shop/exchange/import/audit-import.server.ts'
import {
  importFile,
  type ImportedRow,
  type ImportTotals,
} from '#app/shop/exchange/import/import-file.server.ts'
import { fieldChangeText } from '#app/shop/exchange/import/changes.ts'
import { reportLine } from '#app/shop/exchange/import/report-rows.ts'
import { importImages } from '#app/shop/exchange/import/images/import-images.server.ts'
import type { FetchErrorReason } from '#app/shop/exchange/import/images/fetch-image.server.ts'
import { describeImageFault } from '#app/shop/exchange/import/images/image-reasons.server.ts'
import { openPictureFolder } from '#app/shop/exchange/import/images/import-folder.server.ts'
import { isPublicAddress } from '#app/shop/exchange/import/images/public-address.ts'
import { ImportRefused } from '#app/shop/exchange/import/import-refused.ts'
import { importUsage, parseImportArguments, type ImportRequest } from './import-arguments.server.ts'
import { runPictureFolder } from './import-pictures.server.ts'
import { openReport } from './import-report.server.ts'
import { printable, progressOn, type Out } from '../out.server.ts'
import { limitHeapGrowth } from '../small-heap.server.ts'

/**
 * Imports a catalogue (docs/import.md) and prints the outcome.
 * @returns The exit code: 0 if the file was imported, even if rows were refused; 1 if not, or if
 * the report could not be written.
 */
export async function runImport(args: string[], out: Out, now = Date.now()): Promise<number> {
  if (args.includes('--help')) {
    out.write(importUsage)
    return 0
  }
  const request = parseImportArguments(args)
  if (typeof request === 'string') {
    out.write(`${request}\n${importUsage}`)
    return 1
  }
  const isDryRun = request.options.dryRun ?? false
  const report =
    request.report === undefined ? undefined : await openReport(request.report, isDryRun)
  if (typeof report === 'string') {
    out.write(`${report}\n`)
    return 1
  }
  limitHeapGrowth()
  const reporter = reportRows(request, out, report)
  let code = 0
  let unwritten: string | undefined
  try {
    await importAll(request, { out, report, reporter }, now)
  } catch (error) {
    reporter.end()
    if (!(error instanceof ImportRefused)) throw error
    out.write(`${error.message}\n`)
    code = 1
  } finally {
    unwritten = await report?.close()
  }
  if (unwritten) out.write(`${unwritten}\n`)
  return unwritten ? 1 : code
}

type Reporting = { out: Out; report: Out | undefined; reporter: ReturnType<typeof reportRows> }

/** Imports the file, if there is one, and then the pictures, which may be of its products. */
async function importAll(
  request: ImportRequest,
  { out, report, reporter }: Reporting,
  now: number,
) {
  const started = performance.now()
  const { file, options, images, pictures } = request
  const folder = pictures === undefined ? undefined : await openPictureFolder(pictures)
  if (file !== undefined) {
    const totals = await importFile(file, options, reporter.row, now)
    reportMissing(totals, request, out, report)
    reporter.end()
    await auditImport(totals, options, now)
    printTotals(totals, request, out, performance.now() - started)
    reporter.printHidden()
    if (images && !options.dryRun) await fetchImages(totals.source, out, now)
  }
  if (folder) await runPictureFolder(folder, request, out, report, now)
}

function reportRows({ verbose, options }: ImportRequest, out: Out, report: Out | undefined) {
  let rows = 0
  let hidden = 0
  const { show, clear } = progressOn(out)
  return {
    row: (row: ImportedRow) => {
      rows += 1
      const { line, outcome, key, name, reasons, notes, changes } = row
      report?.write(reportLine(row, options.dryRun ?? false))
      if (verbose || outcome === 'refused' || outcome === 'unknown' || changes.length > 0) {
        clear()
        const why = [...reasons, ...notes].map(({ sentence }) => sentence)
        const text = [key, name, ...changes.map(fieldChangeText), ...why]
          .filter(Boolean)
          .join(' · ')
        out.write(`line ${line}: ${outcome}${text && `: ${printable(text)}`}\n`)
      } else if (notes.length > 0) hidden += 1
      if (rows % 200 === 0) show(`${rows} rows …`)
    },
    end: clear,
    /** Says how many rows were taken with notes, which are printed with --verbose alone. */
    printHidden() {
      if (hidden === 0) return
      const rowsWithNotes = counted(hidden, 'row has notes', 'rows have notes')
      out.write(
        `${rowsWithNotes}, such as codes that are not shown: --verbose prints them, --report FILE keeps them.\n`,
      )
    },
  }
}

/** Missing products are in the report, and printed with --verbose. */
function reportMissing(
  { missing, withdrawn }: ImportTotals,
  { verbose, options }: ImportRequest,
  out: Out,
  report: Out | undefined,
) {
  const outcome = withdrawn === true ? 'withdrawn' : 'missing'
  for (const { key, name } of missing) {
    const row = { line: null, outcome, key, name, reasons: [], notes: [], changes: [] }
    report?.write(reportLine(row, options.dryRun ?? false))
    if (verbose) out.write(`${outcome}: ${printable(`${key} · ${name}`)}\n`)
  }
}

/** Pictures come after all rows, since a failed picture does not refuse its product. */
async function fetchImages(source: string, out: Out, now: number) {
  const tell = (url: string, reason: FetchErrorReason | 'refused', fault: string) =>
    out.write(`picture ${printable(url)}: ${describeImageFault(reason, fault)}\n`)
  const { fetched, failed, swept } = await importImages(source, isPublicAddress, tell, now)
  const were = (count: number) => counted(count, 'was', 'were')
  const deleted =
    swept > 0
      ? ` ${counted(swept, 'that no product names any more was', 'that no product names any more were')} deleted.`
      : ''
  out.write(
    `${counted(fetched, 'picture was', 'pictures were')} fetched, ${were(failed)} not.${deleted}\n`,
  )
}

function wordsOfMissing({ missing, withdrawn, source }: ImportTotals): string {
  if (missing.length === 0) return ''
  const isOne = missing.length === 1
  const what = `${counted(missing.length, 'product')} of the source ${source} ${isOne ? 'is' : 'are'} not in the file`
  const were = isOne ? 'was' : 'were'
  if (withdrawn === true) return `${what}, and ${were} withdrawn.`
  return withdrawn === false
    ? `${what} (--withdraw-missing takes ${isOne ? 'it' : 'them'} out of the shop).`
    : `${what}, and ${were} not withdrawn: ${withdrawn} (--force withdraws ${isOne ? 'it' : 'them'} all the same).`
}

function printTotals(totals: ImportTotals, { options }: ImportRequest, out: Out, ms: number) {
  const { kind, rows, unknownColumns, withoutPrice, newCategories } = totals
  const { new: fresh, changed, same, refused, unknown } = totals
  const lines = [
    unknownColumns.length > 0 ? `Columns not read: ${printable(unknownColumns.join(', '))}` : '',
    withoutPrice > 0
      ? `${counted(withoutPrice, 'product has', 'products have')} no price in the file; without one ${withoutPrice === 1 ? 'it is' : 'they are'} shown and not for sale.`
      : '',
    totals.lacksCurrency
      ? `${kind} files name no currency: without --currency their prices are left out.`
      : '',
    newCategories.length > 0
      ? `${counted(newCategories.length, 'category is', 'categories are')} new: ${newCategories.join(', ')}.`
      : '',
    wordsOfMissing(totals),
    `${counted(rows, 'row')} of ${kind}: ${fresh} new, ${changed} changed, ${same} the same, ${refused} refused${unknown > 0 ? `, ${unknown} unknown` : ''} (${(ms / 1000).toFixed(1)} s)`,
    options.dryRun ? 'Dry run: nothing was written.' : '',
  ]
  out.write(`${lines.filter(Boolean).join('\n')}\n`)
}
