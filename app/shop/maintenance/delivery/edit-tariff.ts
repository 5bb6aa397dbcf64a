import { decimal } from '#app/i18n/format/decimal.ts'
import type { Language } from '#app/i18n/languages.ts'
import { createFault, type Fault } from '#app/shop/operations/findings/fault.ts'
import type { TextsByLanguage } from '#app/shop-settings/shop-settings.ts'
import { completeTariffRows, type Tariff, type TariffRow } from './tariff.ts'

type Edited = Tariff | Fault[]

/** Selects rows; what is undefined selects all. A sum needs its currency. */
export type TariffSelection = {
  zone: string
  method?: string | undefined
  currency?: TariffRow['currency'] | undefined
  upToGrams?: number | undefined
  fromMinor?: number | undefined
}

export type NewTariffRow = Omit<TariffRow, 'fromGrams' | 'toMinor' | 'about' | 'place'>
export type TariffRowChanges = Partial<
  Pick<TariffRow, 'amountMinor' | 'freeFromMinor' | 'daysFrom' | 'daysTo'>
>

const isSelected = (row: TariffRow, selection: TariffSelection) =>
  Object.entries(selection).every(
    ([name, value]) => value === undefined || row[name as keyof TariffSelection] === value,
  )

const describeSelection = ({ zone, method, currency, upToGrams, fromMinor }: TariffSelection) =>
  [
    zone,
    method,
    upToGrams === undefined ? '' : `up to ${upToGrams} g`,
    currency === undefined || fromMinor === undefined
      ? ''
      : `from a sum of ${decimal(fromMinor, currency)}`,
    currency === undefined ? '' : `in ${currency}`,
  ]
    .filter(Boolean)
    .join(' ')

const nothingSelected = (selection: TariffSelection) => [
  createFault(
    'delivery.gone',
    {},
    `there is no price for ${describeSelection(selection)}; "delivery list" shows all`,
  ),
]

/** Adds a price; a band that holds its weight or sum is divided there. */
export function addTariffRow(
  tariff: Tariff,
  price: NewTariffRow,
  { countries, names }: { countries: string[] | undefined; names: TextsByLanguage },
): Edited {
  const { zone, method, currency, upToGrams, fromMinor } = price
  const selection = { zone, method, currency, upToGrams, fromMinor }
  if (tariff.rows.some((row) => isSelected(row, selection)))
    return [
      createFault(
        'delivery.taken',
        {},
        `${describeSelection(selection)} has a price already; "delivery set" changes it`,
      ),
    ]
  const isNew = !tariff.zones.has(zone)
  if (isNew && !countries)
    return [
      createFault(
        'delivery.zoneNew',
        { zone },
        `the zone ${zone} is new; say its --countries, such as ${zone.slice(0, 2)}`,
        'countries',
      ),
    ]
  if (!isNew && countries)
    return [
      createFault(
        'delivery.zoneThere',
        { zone },
        `the zone ${zone} is there; change its countries by "delivery set ${zone} --countries"`,
        'countries',
      ),
    ]
  const added = { ...tariff, rows: completeTariffRows([...tariff.rows, price]) }
  const named = nameMethod(added, method, names)
  return countries ? moveCountries(named, zone, countries) : named
}

/** Changes the prices that are selected. */
export function changeTariffRows(
  tariff: Tariff,
  selection: TariffSelection,
  changes: TariffRowChanges,
): Edited {
  const selected = tariff.rows.filter((row) => isSelected(row, selection))
  if (selected.length === 0) return nothingSelected(selection)
  const currencies = [...new Set(selected.map(({ currency }) => currency))]
  if (hasAmount(changes) && currencies.length > 1)
    return [
      createFault(
        'delivery.currencyMissing',
        { currencies: currencies.join(', ') },
        `${describeSelection(selection)} has prices in ${currencies.join(' and ')}; say --currency`,
        'currency',
      ),
    ]
  const rows = tariff.rows.map((row) => (isSelected(row, selection) ? { ...row, ...changes } : row))
  return { ...tariff, rows }
}

const hasAmount = ({ amountMinor, freeFromMinor }: TariffRowChanges) =>
  amountMinor !== undefined || freeFromMinor !== undefined

/** Changes the countries of a zone; they leave the zones in which they were. */
export const setCountries = (tariff: Tariff, zone: string, countries: string[]): Edited =>
  tariff.zones.has(zone)
    ? moveCountries(tariff, zone, countries)
    : [
        createFault(
          'delivery.gone',
          {},
          `there is no zone ${zone}; "delivery add ${zone} METHOD --countries …" makes one`,
        ),
      ]

/** Holds names by language; null removes one. */
export type ChangedNames = { [language in Language]?: string | null | undefined }

/** Gives a method names in some languages; those in others stay. */
export function nameMethod(tariff: Tariff, method: string, changed: ChangedNames): Tariff {
  const all = Object.entries({ ...tariff.names.get(method), ...changed })
  const own = all.filter((pair): pair is [string, string] => typeof pair[1] === 'string')
  const names = new Map(tariff.names)
  if (own.length > 0) names.set(method, Object.fromEntries(own))
  else names.delete(method)
  return { ...tariff, names }
}

/** Removes the prices that are selected, and with its last price a zone, and the names of a method. */
export function removeTariffRows(tariff: Tariff, selection: TariffSelection): Edited {
  const rows = tariff.rows.filter((row) => !isSelected(row, selection))
  if (rows.length === tariff.rows.length) return nothingSelected(selection)
  return {
    zones: new Map([...tariff.zones].filter(([zone]) => rows.some((row) => row.zone === zone))),
    names: new Map([...tariff.names].filter(([name]) => rows.some((row) => row.method === name))),
    rows: completeTariffRows(rows),
  }
}

function moveCountries(tariff: Tariff, zone: string, countries: string[]): Tariff {
  const others = [...tariff.zones].map(([name, codes]): [string, string[]] => [
    name,
    codes.filter((code) => !countries.includes(code)),
  ])
  return { ...tariff, zones: new Map(others).set(zone, countries) }
}
