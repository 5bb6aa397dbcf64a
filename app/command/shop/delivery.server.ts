import { decimal } from '#app/i18n/format/decimal.ts'
import {
  changeTariff,
  findTariff,
  type TariffDifference,
  type TariffOutcome,
} from '#app/shop/maintenance/delivery/change-tariff.server.ts'
import { readTariffFile } from '#app/shop/maintenance/delivery/read-tariff.server.ts'
import type { Tariff, TariffRow } from '#app/shop/maintenance/delivery/tariff.ts'
import { writeTariff } from '#app/shop/maintenance/delivery/tariff-csv.server.ts'
import { answerCommand, CommandError, readArguments, readVerb } from '../answer-command.server.ts'
import { printable, printJson, type Out } from '../out.server.ts'
import { writeNewFile } from '../write-new-file.server.ts'

const usage = `Usage: npm run shop -- delivery COMMAND
  list [--json]                list the zones, methods and prices of delivery
  export FILE.csv              write all of it to a new file (docs/delivery.md describes the columns)
  import FILE.csv [--dry-run]  replace all of it by a file, or only check the file
`

export const runDelivery = (args: string[], out: Out, now = Date.now()): Promise<number> =>
  answerCommand(args, usage, out, async () => {
    const verb = readVerb(args, ['list', 'export', 'import'])
    await subcommands[verb](args.slice(1), out, now)
  })

const subcommands = { list, export: exportTariff, import: importTariff }

async function list(args: string[], out: Out) {
  const { values } = readArguments(args, { json: { type: 'boolean' } })
  const tariff = await findTariff()
  if (values.json) return printJson(out, jsonOf(tariff))
  for (const [zone, countries] of tariff.zones) {
    out.write(`${zone}: ${countries.join(' ')}\n`)
    for (const row of tariff.rows.filter((one) => one.zone === zone))
      out.write(printable(`  ${lineOf(row, tariff)}`) + '\n')
  }
}

/** Amounts are decimal text, as in all lists. */
const jsonOf = ({ zones, names, rows }: Tariff) => ({
  zones: Object.fromEntries(zones),
  names: Object.fromEntries(names),
  prices: rows.map((row) => ({
    zone: row.zone,
    method: row.method,
    fromGrams: row.fromGrams,
    toGrams: row.upToGrams,
    fromSum: decimal(row.fromMinor),
    toSum: row.toMinor === null ? null : decimal(row.toMinor),
    currency: row.currency,
    price: decimal(row.amountMinor),
    freeFrom: row.freeFromMinor === null ? null : decimal(row.freeFromMinor),
    daysFrom: row.daysFrom,
    daysTo: row.daysTo,
  })),
})

function lineOf(row: TariffRow, { names }: Tariff): string {
  const { method, currency, fromMinor, toMinor, freeFromMinor } = row
  const own = Object.values(names.get(method) ?? {})[0]
  return [
    own === undefined ? method : `${method} "${own}"`,
    `${row.fromGrams}–${row.upToGrams} g`,
    ...(toMinor === null && fromMinor === 0
      ? []
      : [`goods ${decimal(fromMinor)}–${toMinor === null ? '' : decimal(toMinor)}`]),
    `${decimal(row.amountMinor)} ${currency}`,
    ...(freeFromMinor === null ? [] : [`free from ${decimal(freeFromMinor)}`]),
    `${row.daysFrom}–${row.daysTo} days`,
  ].join(', ')
}

async function exportTariff(args: string[], out: Out) {
  const { positionals } = readArguments(args, {}, ['FILE.csv'])
  const path = positionals[0]!
  const tariff = await findTariff()
  await writeNewFile(path, writeTariff(tariff))
  out.write(`Written: ${path} (${tariff.rows.length} prices)\n`)
}

async function importTariff(args: string[], out: Out, now: number) {
  const options = { 'dry-run': { type: 'boolean' } } as const
  const { values, positionals } = readArguments(args, options, ['FILE.csv'])
  const isDryRun = values['dry-run'] === true
  const read = await readFile(positionals[0]!)
  const change = { command: 'delivery import', about: 'delivery', isDryRun }
  const { tariff, difference } = requireTariff(await changeTariff(() => read, change, now))
  if (isDryRun) out.write('Nothing was changed.\n')
  out.write(describeDifference(tariff, difference))
}

const describeDifference = ({ rows, zones, names }: Tariff, changes: TariffDifference) =>
  `Prices: ${rows.length} (${changes.added} added, ${changes.changed} changed, ${changes.removed} removed). ` +
  `Zones: ${zones.size} (${changes.zones} changed). Own names: ${names.size} (${changes.names} changed).\n`

async function readFile(path: string): Promise<Tariff> {
  const read = await readTariffFile(path)
  if (read.ok) return read.tariff
  throw new CommandError(sentencesOf(read.faults))
}

/** @throws {CommandError} with a sentence for each fault. */
function requireTariff(outcome: TariffOutcome) {
  if (outcome.ok) return outcome
  throw new CommandError(sentencesOf(outcome.faults))
}

const mostFaults = 20

function sentencesOf(faults: string[]): string {
  const more = faults.length - mostFaults
  return [
    ...faults.slice(0, mostFaults).map((fault) => printable(`${fault}.`)),
    ...(more > 0 ? [`${more} more faults.`] : []),
  ].join('\n')
}
