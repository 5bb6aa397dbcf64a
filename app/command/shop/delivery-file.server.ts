import { counted } from '#app/i18n/counted.ts'
import { changeTariff, findTariff } from '#app/shop/maintenance/delivery/change-tariff.server.ts'
import { readTariffFile } from '#app/shop/maintenance/delivery/read-tariff.server.ts'
import type { Tariff } from '#app/shop/maintenance/delivery/tariff.ts'
import type { TariffDifference } from '#app/shop/maintenance/delivery/tariff-difference.ts'
import { writeTariff } from '#app/shop/maintenance/delivery/tariff-csv.server.ts'
import { readArguments, requireOk } from '../answer-command.server.ts'
import type { Out } from '../out.server.ts'
import { writeNewFile } from '../write-new-file.server.ts'

export async function exportTariff(args: string[], out: Out) {
  const { positionals } = readArguments(args, {}, ['FILE.csv'])
  const path = positionals[0]!
  const tariff = await findTariff()
  await writeNewFile(out, path, writeTariff(tariff), counted(tariff.rows.length, 'price'))
}

export async function importTariff(args: string[], out: Out, now: number) {
  const options = { 'dry-run': { type: 'boolean' } } as const
  const { values, positionals } = readArguments(args, options, ['FILE.csv'])
  const isDryRun = values['dry-run'] === true
  const read = requireOk(await readTariffFile(positionals[0]!))
  const change = { command: 'delivery import', about: 'delivery', isDryRun }
  const { tariff, difference } = requireOk(await changeTariff(() => read.tariff, change, now))
  if (isDryRun) out.write('Nothing was changed.\n')
  out.write(describeDifference(tariff, difference))
}

const describeDifference = ({ rows, zones, names }: Tariff, changes: TariffDifference) =>
  `Prices: ${rows.length} (${changes.added} added, ${changes.changed} changed, ${changes.removed} removed). ` +
  `Zones: ${zones.size} (${changes.zones} changed). Own names: ${names.size} (${changes.names} changed).\n`
