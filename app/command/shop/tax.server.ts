import { quoted } from '#app/i18n/quoted.ts'
import { counted } from '#app/i18n/counted.ts'
import {
  importTaxRates,
  listTaxPeriods,
  removeTaxRates,
  setTaxRates,
  type TaxOutcome,
} from '#app/shop/maintenance/tax/change-tax.server.ts'
import { taxLines } from '#app/shop/maintenance/tax/tax-csv.ts'
import {
  parseTaxCountry,
  parseTaxDay,
  parseTaxKind,
  parseTaxRate,
  type TaxField,
} from '#app/shop/maintenance/tax/tax-fields.ts'
import {
  describePeriod,
  describeTaxChange,
  type TaxPeriod,
} from '#app/shop/maintenance/tax/tax-table.ts'
import { taxKinds, type TaxKind } from '#app/shop/pricing/tax/tax.ts'
import {
  answerCommand,
  CommandError,
  readVerb,
  requireOk,
  readArguments,
  UsageError,
} from '../answer-command.server.ts'
import { printable, printJson, type Out } from '../out.server.ts'
import { writeNewFile } from '../write-new-file.server.ts'

const usage = `Usage: npm run shop -- tax COMMAND
  list [COUNTRY] [--json]                            list the rates, with planned and former ones
  set COUNTRY KIND=RATE … [--from DAY] [--until DAY] set rates in percent, from today or a day on
  remove COUNTRY [KIND] [--from DAY]                 remove a rate that begins on a day, or all of a country
  export FILE.csv                                    write all rates to a new file
  import FILE.csv [--dry-run]                        replace all rates by those of a file
Kinds: ${taxKinds.join(', ')}. A day begins at midnight in the country. A country without rates has no tax.
`

export const runTax = (args: string[], out: Out, now = Date.now()): Promise<number> =>
  answerCommand(args, usage, out, async () => {
    const verb = readVerb(args, ['list', 'set', 'remove', 'export', 'import'])
    await subcommands[verb](args.slice(1), out, now)
  })

const subcommands = { list, set, remove, export: exportFile, import: importFile }

const text = { type: 'string' } as const

/** Returns the value of a field. @throws {CommandError} */
function read<Value>(field: string, parsed: TaxField<Value>): Value {
  if (parsed.ok) return parsed.value
  throw new CommandError(printable(`${field} ${parsed.fault.sentence}.`))
}

async function list(args: string[], out: Out) {
  const { values, positionals } = readArguments(args, { json: { type: 'boolean' } }, [], 1)
  const [typed] = positionals
  const country = typed === undefined ? undefined : read('COUNTRY', parseTaxCountry(typed))
  const periods = (await listTaxPeriods()).filter((one) => one.country === (country ?? one.country))
  if (values.json) return printJson(out, periods.map(asJson))
  for (const period of periods) out.write(`${describePeriod(period)}\n`)
  if (periods.length === 0)
    out.write(`${country ?? 'No country'} has ${country ? 'no ' : 'a '}rate.\n`)
}

const asJson = ({ country, kind, basisPoints, fromDay, until }: TaxPeriod) => ({
  ...{ country, kind, rate: basisPoints / 100, from: fromDay, until },
})

async function set(args: string[], out: Out, now: number) {
  const { values, positionals } = readArguments(
    args,
    { from: text, until: text },
    ['COUNTRY', 'KIND=RATE'],
    taxKinds.length - 1,
  )
  const [typed = '', ...pairs] = positionals
  const country = read('COUNTRY', parseTaxCountry(typed))
  const rates = readRates(pairs)
  const fromDay = readDay('from', values.from)
  const until = readDay('until', values.until)
  printOutcome(await setTaxRates({ country, rates, fromDay, until }, now), out)
}

/** Reads `book=7 goods=19`. */
function readRates(pairs: string[]): Map<TaxKind, number> {
  const rates = new Map<TaxKind, number>()
  for (const pair of pairs) {
    const [name = '', rate, ...more] = pair.split('=')
    if (rate === undefined || more.length > 0)
      throw new UsageError(`Write each rate as KIND=RATE, such as book=7, not ${quoted(pair)}.`)
    const kind = read('KIND', parseTaxKind(name))
    if (rates.has(kind)) throw new UsageError(`${kind} has two rates; give one.`)
    rates.set(kind, read(kind, parseTaxRate(rate)))
  }
  return rates
}

const readDay = (option: string, typed: string | undefined) =>
  typed === undefined ? undefined : read(`--${option}`, parseTaxDay(typed))

async function remove(args: string[], out: Out, now: number) {
  const { values, positionals } = readArguments(args, { from: text }, ['COUNTRY'], 1)
  const [typed = '', typedKind] = positionals
  const country = read('COUNTRY', parseTaxCountry(typed))
  const kind = typedKind === undefined ? undefined : read('KIND', parseTaxKind(typedKind))
  const fromDay = readDay('from', values.from)
  printOutcome(await removeTaxRates({ country, kind, fromDay }, now), out)
  const isEmpty = (await listTaxPeriods()).every((one) => one.country !== country)
  if (isEmpty)
    out.write(`${country} has no rate now: the shop charges no tax there, and says so.\n`)
}

async function exportFile(args: string[], out: Out) {
  const { positionals } = readArguments(args, {}, ['FILE.csv'])
  const [path = ''] = positionals
  const periods = await listTaxPeriods()
  await writeNewFile(out, path, taxLines(periods), counted(periods.length, 'rate'))
}

async function importFile(args: string[], out: Out, now: number) {
  const options = { 'dry-run': { type: 'boolean' } } as const
  const { values, positionals } = readArguments(args, options, ['FILE.csv'])
  const isDryRun = values['dry-run'] === true
  printOutcome(await importTaxRates(positionals[0]!, { now, isDryRun }), out)
  if (isDryRun) out.write('Nothing was written (--dry-run).\n')
}

/** @throws {CommandError} with a sentence for each fault. */
function printOutcome(outcome: TaxOutcome, out: Out) {
  const { changes } = requireOk(outcome)
  for (const change of changes) out.write(`${describeTaxChange(change)}\n`)
  if (changes.length === 0) out.write('The rates are so already.\n')
}
