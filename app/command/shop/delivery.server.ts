import { changeTariff, findTariff } from '#app/shop/maintenance/delivery/change-tariff.server.ts'
import {
  addTypedPrice,
  describeTypedChange,
  findTypedCurrencies,
  nameTypedMethod,
  removeTyped,
  setTyped,
  typedChanges,
  typedNames,
  type TypedTariff,
} from '#app/shop/maintenance/delivery/edit-typed-tariff.server.ts'
import type { Fault } from '#app/shop/operations/findings/fault.ts'
import type { Tariff } from '#app/shop/maintenance/delivery/tariff.ts'
import {
  parseTariffValues,
  type TariffValues,
} from '#app/shop/maintenance/delivery/tariff-row.schema.ts'
import { shopSettings } from '#app/shop-settings/current.server.ts'
import {
  answerCommand,
  readArguments,
  readVerb,
  requireOk,
  UsageError,
} from '../answer-command.server.ts'
import { printJson, type Out } from '../out.server.ts'
import { exportTariff, importTariff } from './delivery-file.server.ts'
import { tariffForPrograms, writeZone } from './delivery-listing.server.ts'
import { pickupUsage, runPickup } from './pickup.server.ts'

const usage = `Usage: npm run shop -- delivery COMMAND
  list [--json]                    list the zones, methods and prices of delivery
  add ZONE METHOD PRICE            add a price for parcels up to a weight
    --to-grams 2000 --days-from 2 --days-to 4
    --countries DE,AT                those of a new zone; * for all that no zone has
    --name-en … --name-fr … --name-de …   names of a method of your own
    --currency EUR --from-sum 20 --free-from 35   default: that of the method, any sum, never free
  set ZONE METHOD                  change prices: all of the method, or those that are selected
    --price 4.90 --free-from none --days-from 2 --days-to 4
    --to-grams 2000 --from-sum 20 --currency EUR   select the price
  set ZONE --countries DE,AT       change the countries of a zone
  name METHOD --name-de …          change the names of a method
  remove ZONE [METHOD]             remove a zone, a method of it, or a price (--to-grams, --from-sum, --currency)
  export FILE.csv                  write all of it to a new file (docs/delivery.md describes the columns)
  import FILE.csv [--dry-run]      replace all of it by a file, or only check the file
${pickupUsage}`

export const runDelivery = (args: string[], out: Out, now = Date.now()): Promise<number> =>
  answerCommand(args, usage, out, async () => {
    const verb = readVerb(args, Object.keys(subcommands) as (keyof typeof subcommands)[])
    await subcommands[verb](args.slice(1), out, now)
  })

const subcommands = {
  list,
  add,
  set,
  name,
  remove,
  export: exportTariff,
  import: importTariff,
  pickup: runPickup,
}

const text = { type: 'string' } as const
const nameOptions = { 'name-en': text, 'name-fr': text, 'name-de': text }
const selectOptions = { 'to-grams': text, 'from-sum': text, currency: text }
const valueOptions = { 'free-from': text, 'days-from': text, 'days-to': text }

async function list(args: string[], out: Out) {
  const { values } = readArguments(args, { json: { type: 'boolean' } })
  const tariff = await findTariff()
  if (values.json) return printJson(out, tariffForPrograms(tariff))
  for (const zone of tariff.zones.keys()) writeZone(out, tariff, zone)
}

async function add(args: string[], out: Out, now: number) {
  const options = { ...nameOptions, ...selectOptions, ...valueOptions, countries: text }
  const { values, positionals } = readArguments(args, options, ['ZONE', 'METHOD', 'PRICE'])
  for (const option of ['to-grams', 'days-from', 'days-to'] as const)
    if (values[option] === undefined) throw new UsageError(`--${option} is missing.`)
  const [zone = '', method = '', price = ''] = positionals
  const columns = { ...values, zone, method, price }
  const [currency = shopSettings().currency] = await findTypedCurrencies(columns)
  const typed = readTyped(columns, currency)
  await change((tariff) => addTypedPrice(tariff, typed, currency), { verb: 'add', typed }, out, now)
}

async function set(args: string[], out: Out, now: number) {
  const options = { ...selectOptions, ...valueOptions, price: text, countries: text }
  const { values, positionals } = readArguments(args, options, ['ZONE'], 1)
  const [zone = '', method] = positionals
  const typed = await readSelected({ ...values, zone, method })
  const { countries } = typed
  if ((method === undefined) !== (countries !== undefined))
    throw new UsageError('Say METHOD with what changes of its prices, or --countries without one.')
  if (!countries && Object.keys(typedChanges(typed)).length === 0)
    throw new UsageError('Say what changes: --price, --free-from, --days-from or --days-to.')
  await change((tariff) => setTyped(tariff, typed), { verb: 'set', typed }, out, now)
}

async function name(args: string[], out: Out, now: number) {
  const { values, positionals } = readArguments(args, nameOptions, ['METHOD'])
  const [method = ''] = positionals
  const typed = readTyped({ ...values, method })
  const names = typedNames(typed)
  if (Object.keys(names).length === 0)
    throw new UsageError('Say --name-en, --name-fr or --name-de.')
  const make = (tariff: Tariff) => nameTypedMethod(tariff, typed.method ?? '', names)
  await change(make, { verb: 'name', typed }, out, now)
}

async function remove(args: string[], out: Out, now: number) {
  const { values, positionals } = readArguments(args, selectOptions, ['ZONE'], 1)
  const [zone = '', method] = positionals
  const typed = await readSelected({ ...values, zone, method })
  await change((tariff) => removeTyped(tariff, typed), { verb: 'remove', typed }, out, now)
}

/** Reads the selection and the values of prices. Amounts among them select the only currency, in which they are. */
async function readSelected(typed: TypedTariff): Promise<TariffValues> {
  const [currency = shopSettings().currency, ...others] = await findTypedCurrencies(typed)
  const hasAmount = ['price', 'from-sum', 'free-from'].some((name) => typed[name] !== undefined)
  return readTyped(hasAmount && others.length === 0 ? { ...typed, currency } : typed, currency)
}

/**
 * Reads options and arguments as the columns of the file, whose names have underscores.
 * @throws {CommandError} with a sentence for each fault.
 */
function readTyped(typed: TypedTariff, currency = shopSettings().currency): TariffValues {
  const given = Object.entries(typed).filter(([, value]) => value !== undefined)
  const columns = given.map(([option, value = '']) => {
    const column = option.replaceAll('-', '_')
    return [column, column === 'free_from' && value === 'none' ? '' : value.trim()]
  })
  const cells = Object.fromEntries(columns) as Record<string, string>
  return requireOk(parseTariffValues(cells, currency)).values
}

type Change = { verb: string; typed: TariffValues }

/** Changes the table, and lists what the zone or the method has then. */
async function change(
  make: (stored: Tariff) => Tariff | Fault[],
  { verb, typed }: Change,
  out: Out,
  now: number,
) {
  const { zone } = typed
  const { tariff } = requireOk(await changeTariff(make, describeTypedChange(verb, typed), now))
  const zones = [...tariff.zones.keys()].filter((one) => zone === undefined || one === zone)
  if (zones.length === 0) out.write(`${zone} was removed.\n`)
  for (const one of zones) writeZone(out, tariff, one)
}
