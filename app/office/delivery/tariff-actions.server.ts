import type { Currency } from '#app/i18n/currency.ts'
import { shopSettings } from '#app/shop-settings/current.server.ts'
import { changeTariff } from '#app/shop/maintenance/delivery/change-tariff.server.ts'
import {
  addTypedPrice,
  describeTypedChange,
  nameTypedMethod,
  removeTyped,
  setTyped,
  setTypedRow,
} from '#app/shop/maintenance/delivery/edit-typed-tariff.server.ts'
import { readTariffFile } from '#app/shop/maintenance/delivery/read-tariff.server.ts'
import type { Tariff } from '#app/shop/maintenance/delivery/tariff.ts'
import type { TariffDifference } from '#app/shop/maintenance/delivery/tariff-difference.ts'
import type { Fault } from '#app/shop/operations/findings/fault.ts'
import {
  parseKnownCurrency,
  parseTariffValues,
  type TariffColumns,
  type TariffValues,
} from '#app/shop/maintenance/delivery/tariff-row.schema.ts'
import {
  officeRedirect,
  refuse,
  type OfficeAction,
  type OfficeFormContext,
} from '../frame/create-office-action.server.ts'
import { refuseFaults } from '../frame/refuse-faults.server.ts'
import { describeStale } from '../audit/describe-stale.server.ts'
import { importTable } from '../tables/import-table.server.ts'

type Column = keyof TariffColumns

const nameColumns = ['name_en', 'name_fr', 'name_de'] as const
const rowColumns = ['zone', 'method', 'currency', 'to_grams', 'from_sum'] as const
const valueColumns = ['price', 'free_from', 'days_from', 'days_to'] as const

/** The forms of the page of delivery, which owners alone may send. */
export const tariffActions: Record<string, OfficeAction> = {
  'delivery.add': (context) =>
    change(context, columnsOfNew(context.form), { verb: 'add', make: addTypedPrice }),
  'delivery.set': (context) =>
    change(context, [...rowColumns, ...valueColumns], { verb: 'set', make: setTypedRow }),
  'delivery.countries': (context) =>
    change(context, ['zone', 'countries'], { verb: 'set', make: setTyped }),
  'delivery.name': (context) =>
    change(context, ['method', ...nameColumns], { verb: 'name', make: nameTyped }),
  'delivery.remove': (context) =>
    change(context, rowColumns, { verb: 'remove', make: removeTyped }),
  'delivery.remove-zone': (context) =>
    change(context, ['zone'], { verb: 'remove', make: removeTyped }),
}

/** Only a new zone has countries to add. */
const columnsOfNew = (form: URLSearchParams): readonly Column[] => [
  ...rowColumns,
  ...valueColumns,
  ...nameColumns,
  ...(form.get('countries')?.trim() ? (['countries'] as const) : []),
]

/** An empty name of a method is removed. */
const nameTyped = (tariff: Tariff, { method = '', name_en, name_fr, name_de }: TariffValues) =>
  nameTypedMethod(tariff, method, {
    ...(name_en !== undefined && { en: name_en }),
    ...(name_fr !== undefined && { fr: name_fr }),
    ...(name_de !== undefined && { de: name_de }),
  })

type Change = {
  /** The subcommand of `delivery` that does the same. */
  verb: 'add' | 'set' | 'name' | 'remove'
  make: (stored: Tariff, typed: TariffValues, currency: Currency) => Tariff | Fault[]
}

/** Reads columns of the table; a field that is missing is empty, but for names in languages that the shop lacks. */
const typedColumns = (form: URLSearchParams, columns: readonly Column[]) =>
  Object.fromEntries(
    columns
      .filter((column) => form.has(column) || !column.startsWith('name_'))
      .map((column) => [column, form.get(column)?.trim() ?? '']),
  )

/** Changes the table by columns of the form. */
async function change(
  context: OfficeFormContext,
  columns: readonly Column[],
  { verb, make }: Change,
): Promise<Response> {
  const { form, t, now, url } = context
  // The boxes of countries are one field of the table.
  if (columns.includes('countries')) form.set('countries', form.getAll('countries').join(' '))
  const currency = parseKnownCurrency(form.get('currency') ?? '') ?? shopSettings().currency
  const parsed = parseTariffValues(typedColumns(form, columns), currency)
  if (!parsed.ok) return refuseFaults(context, parsed.faults)
  const { values } = parsed
  const described = { ...describeTypedChange(verb, values), seen: form.get('seen') ?? '' }
  const outcome = await changeTariff((stored) => make(stored, values, currency), described, now)
  if (outcome.ok)
    return officeRedirect(url.pathname + url.search, t(`office.delivery.done.${verb}`))
  return outcome.isStale
    ? refuse(context, { form: await describeStale(context, 'delivery') }, 409)
    : refuseFaults(context, outcome.faults)
}

/** Replaces the whole table by that of a file, once what would change was shown. */
export const importTariffFile: OfficeAction = (context) => {
  const { now, t } = context
  const replace = async (path: string, options: { isDryRun: boolean; seen?: string }) => {
    const read = await readTariffFile(path)
    if (!read.ok) return read
    const described = { command: 'delivery import', about: 'delivery', ...options }
    return changeTariff(() => read.tariff, described, now)
  }
  return importTable(context, {
    table: 'delivery',
    check: async (path) => {
      const outcome = await replace(path, { isDryRun: true })
      if (!outcome.ok) return outcome
      return { ok: true, lines: describeDifference(outcome.difference, t) }
    },
    store: (path, seen) => replace(path, { isDryRun: false, seen }),
  })
}

const differences = ['added', 'changed', 'removed', 'zones', 'names'] as const

const describeDifference = (difference: TariffDifference, t: OfficeFormContext['t']): string[] =>
  differences
    .filter((what) => difference[what] > 0)
    .map((what) => t(`office.delivery.difference.${what}`, { count: difference[what] }))
