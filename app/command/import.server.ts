import { createWriteStream } from 'node:fs'
import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { db } from '#app/database/database.server.ts'
import { noteChange } from '#app/shop/audit/audit.server.ts'
import {
  importFile,
  type ImportedRow,
  type ImportOptions,
  type ImportTotals,
} from '#app/shop/import/import-file.server.ts'
import { csvRow } from '#app/shop/import/csv-writing.ts'
import { takeImages } from '#app/shop/import/images/take-images.server.ts'
import { isPublicAddress } from '#app/shop/import/images/public-address.ts'
import { ImportRefused } from '#app/shop/import/import-refused.ts'
import { isCurrency } from '#app/shop/currency/currency.ts'
import { parseAmount, parseWhole } from '#app/shop/import/row-cells.ts'
import { printable, progressOn, type Out } from './out.server.ts'

type Asked = {
  file: string
  options: ImportOptions
  verbose: boolean
  report: string | undefined
  /** Whether pictures are fetched. */
  images: boolean
}

const usage = `Usage: npm run shop -- import FILE [options]
  --price 499      price for rows that name none
  --stock 12       stock for rows that name none
  --currency INR   currency of prices that name none: INR, USD, EUR or GBP
  --images         fetch the pictures that the file names from the web
  --source NAME    what the products belong to, where several files of a kind are imported
  --withdraw-missing  take out of the shop what this source named before and does no longer
  --force          also where the file looks cut short
  --dry-run        read and check everything, write nothing
  --report FILE    write a CSV file with a row for each row read
  --verbose        print every row, not only those refused
`

/**
 * Imports a catalogue (docs/import.md) and prints what became of it.
 * @returns The exit code: 0 when the file was taken, also where single rows were refused; 1 when not, or
 * when the report could not be written.
 */
export async function runImport(args: string[], out: Out, now = Date.now()): Promise<number> {
  if (args.includes('--help')) {
    out.write(usage)
    return 0
  }
  const asked = parseArguments(args)
  if (typeof asked === 'string') {
    out.write(`${asked}\n${usage}`)
    return 1
  }
  const report = asked.report === undefined ? undefined : await openReport(asked.report)
  if (typeof report === 'string') {
    out.write(`${report}\n`)
    return 1
  }
  const started = performance.now()
  const told = tellRows(asked, out, report)
  let code = 0
  let unwritten: string | undefined
  try {
    const totals = await importFile(asked.file, asked.options, told.row, now)
    tellMissing(totals, asked, out, report)
    told.end()
    await noteImport(totals, asked.options, now)
    printTotals(totals, asked, out, performance.now() - started)
    if (asked.images && !asked.options.dryRun) await fetchImages(totals.source, out, now)
  } catch (error) {
    told.end()
    if (!(error instanceof ImportRefused)) throw error
    out.write(`${error.message}\n`)
    code = 1
  } finally {
    unwritten = await report?.close()
  }
  if (unwritten) out.write(`${unwritten}\n`)
  return unwritten ? 1 : code
}

/** What is asked for, or the sentence that says what is wrong with it. */
function parseArguments(args: string[]): Asked | string {
  const read = readArguments(args)
  if (typeof read === 'string') return read
  const { values, positionals } = read
  const [file, ...more] = positionals
  if (file === undefined) return 'Name the file to import.'
  if (more.length > 0) return `Name one file to import, not ${positionals.length}.`
  const price = values.price === undefined ? undefined : parseAmount(values.price)
  if (values.price !== undefined && !price)
    return `--price ${values.price} is not an amount like 499 or 499.00.`
  const stock = values.stock === undefined ? undefined : parseWhole(values.stock)
  if (values.stock !== undefined && !(stock !== undefined && stock >= 0))
    return `--stock ${values.stock} is not a whole number from 0.`
  const { currency } = values
  if (currency !== undefined && !isCurrency(currency))
    return `--currency ${currency} is none of INR, USD, EUR and GBP.`
  const { source } = values
  if (source !== undefined && !/^[a-z0-9][a-z0-9-]{0,39}$/.test(source))
    return `--source ${source} is not a name of a to z, 0 to 9 and hyphens.`
  const options = {
    ...{ price, stock, currency, source },
    ...{
      dryRun: values['dry-run'],
      withdrawMissing: values['withdraw-missing'],
      force: values.force,
    },
  }
  const { verbose = false, report, images = false } = values
  return { file, options, verbose, report, images }
}

function readArguments(args: string[]) {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean' } as const
  const options = {
    ...{ price: text, stock: text, currency: text, report: text, source: text },
    ...{ 'dry-run': flag, verbose: flag, images: flag, force: flag, 'withdraw-missing': flag },
  }
  try {
    return parseArgs({ args, allowPositionals: true, options })
  } catch (error) {
    // parseArgs says in a sentence which option is wrong.
    return (error as Error).message
  }
}

/** `close` answers with a sentence where not all of it could be written. */
type Report = Out & { close(): Promise<string | undefined> }

async function openReport(path: string): Promise<Report | string> {
  const sentence = (error: unknown) =>
    `The report ${path} cannot be written (${(error as NodeJS.ErrnoException).code}).`
  const file = createWriteStream(path)
  try {
    await once(file, 'open')
  } catch (error) {
    return sentence(error)
  }
  // A disk may fill at any row; the stream keeps its error until it is closed.
  file.on('error', () => undefined)
  file.write('line,outcome,key,name,reasons,notes\n')
  return {
    write: (text) => file.write(text),
    async close() {
      file.end()
      return finished(file).then(() => undefined, sentence)
    },
  }
}

/** One row of the audit for the whole file, whose products are taken in many transactions. */
async function noteImport(totals: ImportTotals, { dryRun }: ImportOptions, now: number) {
  const { kind, source, rows, changed, same, refused, missing } = totals
  const withdrawn = totals.withdrawn === true ? missing.length : 0
  const details = { kind, source, rows, new: totals.new, changed, same, refused, withdrawn }
  if (!dryRun)
    await db.write((t) => noteChange(t, { command: 'import', about: 'catalogue', details }, now))
}

function tellRows({ verbose }: Asked, out: Out, report: Out | undefined) {
  let rows = 0
  const { show, clear } = progressOn(out)
  return {
    row: ({ line, outcome, key, name, reasons, notes }: ImportedRow) => {
      rows += 1
      const cells = [line, outcome, key, name, reasons.join('; '), notes.join('; ')]
      report?.write(csvRow(cells))
      if (verbose || outcome === 'refused') {
        clear()
        const said = [key, name, ...reasons, ...notes].filter(Boolean).join(' · ')
        out.write(`line ${line}: ${outcome}${said && `: ${printable(said)}`}\n`)
      }
      if (rows % 200 === 0) show(`${rows} rows …`)
    },
    end: clear,
  }
}

/** What is missing stands in the report, and on the screen with --verbose. */
function tellMissing(
  { missing, withdrawn }: ImportTotals,
  { verbose }: Asked,
  out: Out,
  report: Out | undefined,
) {
  const outcome = withdrawn === true ? 'withdrawn' : 'missing'
  for (const { key, name } of missing) {
    report?.write(csvRow(['', outcome, key, name, '', '']))
    if (verbose) out.write(`${outcome}: ${printable(`${key} · ${name}`)}\n`)
  }
}

/** After the rows, since a picture that does not come keeps no product out. */
async function fetchImages(source: string, out: Out, now: number) {
  const tell = (url: string, reason: keyof typeof imageReasons) =>
    out.write(`picture ${printable(url)}: ${imageReasons[reason]}\n`)
  const { fetched, failed } = await takeImages(source, isPublicAddress, tell, now)
  out.write(`${fetched} pictures were fetched, ${failed} were not.\n`)
}

const imageReasons = {
  address: 'is no http or https address',
  'not-public': 'leads to no public address of the web',
  unreachable: 'cannot be reached',
  status: 'is not there',
  redirects: 'leads on more than 3 times',
  'too-large': 'is larger than 5 MB',
  slow: 'took longer than 20 seconds',
  'no-image': 'is no JPEG, PNG, WebP or AVIF picture',
}

function wordsOfMissing({ missing, withdrawn, source }: ImportTotals): string {
  if (missing.length === 0) return ''
  const what = `${missing.length} products of the source ${source} are not in the file`
  if (withdrawn === true) return `${what}, and were withdrawn.`
  return withdrawn === false
    ? `${what} (--withdraw-missing takes them out of the shop).`
    : `${what}, and were not withdrawn: ${withdrawn} (--force withdraws them all the same).`
}

function printTotals(totals: ImportTotals, { options }: Asked, out: Out, ms: number) {
  const { kind, rows, unknownColumns, withoutPrice } = totals
  const { new: fresh, changed, same, refused } = totals
  const lines = [
    unknownColumns.length > 0 ? `Columns not read: ${printable(unknownColumns.join(', '))}` : '',
    withoutPrice > 0
      ? `${withoutPrice} products have no price in the file; without one they are shown and not for sale.`
      : '',
    totals.lacksCurrency
      ? `${kind} files name no currency: without --currency their prices are left out.`
      : '',
    wordsOfMissing(totals),
    `${rows} rows of ${kind}: ${fresh} new, ${changed} changed, ${same} the same, ${refused} refused (${(ms / 1000).toFixed(1)} s)`,
    options.dryRun ? 'Dry run: nothing was written.' : '',
  ]
  out.write(`${lines.filter(Boolean).join('\n')}\n`)
}
