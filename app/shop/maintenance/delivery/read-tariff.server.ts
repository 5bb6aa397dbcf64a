import type { Refused } from '#app/shop/operations/findings/change-refused.ts'
import { createFault, faultAt, type Fault } from '#app/shop/operations/findings/fault.ts'
import { languages, type Language } from '#app/i18n/languages.ts'
import type { FileRow } from '#app/shop/exchange/csv/csv-kind.ts'
import { readTable } from '#app/shop/exchange/import/csv-file.server.ts'
import type { TextsByLanguage } from '#app/shop-settings/shop-settings.ts'
import type { Tariff, TariffRow } from './tariff.ts'
import { shopSettings } from '#app/shop-settings/current.server.ts'
import {
  tariffFaultOf,
  parseKnownCurrency,
  requiredTariffColumns,
  tariffColumnNames,
  tariffColumnsIn,
  type TariffColumns,
} from './tariff-row.schema.ts'

type Reading = { ok: true; tariff: Tariff } | Refused

/**
 * Reads a CSV file of all delivery. The countries of a zone and the names of a method are stated in one row or in
 * several that are equal.
 * @returns Each fault, with its line.
 */
export async function readTariffFile(path: string): Promise<Reading> {
  const file = await readTable(path, columns)
  if (!file.ok) return file
  const faults: Fault[] = []
  const found = file.rows.flatMap((row) => readRow(row, faults))
  const zones = collect(found, faults, {
    what: 'countries',
    keyOf: ({ zone }) => zone,
    valueOf: ({ countries }) => countries,
  })
  for (const { zone, ...row } of found)
    if (!zones.has(zone)) {
      zones.set(zone, [])
      const sentence = 'countries is empty; the first row of a zone must name its countries'
      faults.push(atRow(row, createFault('delivery.noCountry', {}, sentence, 'countries')))
    }
  const names = collect(found, faults, {
    what: 'name_en, name_fr, name_de',
    keyOf: ({ method }) => method,
    valueOf: namesOf,
  })
  if (faults.length > 0) return { ok: false, faults }
  return { ok: true, tariff: { zones, names, rows: found.map(rowOf) } }
}

const columns = {
  required: requiredTariffColumns,
  optional: tariffColumnNames.filter((name) => !requiredTariffColumns.includes(name)),
}

type FoundRow = TariffColumns & Pick<TariffRow, 'about' | 'place'>

const atRow = ({ about, place }: Pick<TariffRow, 'about' | 'place'>, fault: Fault) =>
  faultAt(place, about, fault)

function readRow(row: FileRow, faults: Fault[]): FoundRow[] {
  if (!row.ok) {
    faults.push(faultAt({ line: row.line }, `line ${row.line}`, row.fault))
    return []
  }
  const { cells } = row
  const named = tariffColumnNames.map((name) => [name, cells.cell(name).trim()])
  // A row whose currency is wrong is refused for it; its amounts are then read in any other one.
  const currency = parseKnownCurrency(cells.cell('currency').trim()) ?? shopSettings().currency
  const read = tariffColumnsIn(currency).safeParse(Object.fromEntries(named))
  const [zone, method] = [cells.cell('zone'), cells.cell('method')].map((one) => one.slice(0, 20))
  const place = { about: `line ${row.line} (${zone} ${method})`, place: { line: row.line } }
  if (read.success) return [{ ...read.data, ...place }]
  faults.push(...read.error.issues.map((issue) => atRow(place, tariffFaultOf(issue))))
  return []
}

type Column<Value> = {
  what: string
  keyOf: (row: FoundRow) => string
  valueOf: (row: FoundRow) => Value
}

/** Collects values by key, which rows without one share. */
function collect<Value extends object>(
  rows: FoundRow[],
  faults: Fault[],
  { what, keyOf, valueOf }: Column<Value>,
): Map<string, Value> {
  const values = new Map<string, Value>()
  for (const row of rows) {
    const [key, value] = [keyOf(row), valueOf(row)]
    if (Object.keys(value).length === 0) continue
    const known = values.get(key)
    if (!known) values.set(key, value)
    else if (JSON.stringify(known) !== JSON.stringify(value))
      faults.push(
        atRow(
          row,
          createFault(
            'delivery.differs',
            { what, key },
            `${what} differs from an earlier row of ${key}; state it once`,
          ),
        ),
      )
  }
  return values
}

const namesOf = (row: FoundRow): TextsByLanguage =>
  Object.fromEntries(
    languages
      .map((language): [Language, string | null] => [language, row[`name_${language}`]])
      .filter(([, name]) => name !== null),
  )

const rowOf = ({ about, place, zone, method, currency, ...row }: FoundRow): TariffRow => ({
  about,
  place,
  zone,
  method,
  currency,
  fromGrams: row.from_grams,
  upToGrams: row.to_grams,
  fromMinor: row.from_sum,
  toMinor: row.to_sum,
  amountMinor: row.price,
  freeFromMinor: row.free_from,
  daysFrom: row.days_from,
  daysTo: row.days_to,
})
