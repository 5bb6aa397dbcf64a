import type { Refused } from '#app/shop/operations/findings/change-refused.ts'
import { languages, type Language } from '#app/i18n/languages.ts'
import type { FileRow } from '#app/shop/exchange/csv/csv-kind.ts'
import { readTable } from '#app/shop/exchange/import/csv-file.server.ts'
import type { TextsByLanguage } from '#app/shop-settings/shop-settings.ts'
import type { Tariff, TariffRow } from './tariff.ts'
import { shopSettings } from '#app/shop-settings/current.server.ts'
import {
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
 * @returns A sentence for each fault, with its line.
 */
export async function readTariffFile(path: string): Promise<Reading> {
  const file = await readTable(path, columns)
  if (!file.ok) return file
  const faults: string[] = []
  const found = file.rows.flatMap((row) => readRow(row, faults))
  const zones = collect(found, faults, {
    what: 'countries',
    keyOf: ({ zone }) => zone,
    valueOf: ({ countries }) => countries,
  })
  for (const { zone, about } of found)
    if (!zones.has(zone)) {
      zones.set(zone, [])
      faults.push(`${about}: countries is empty; the first row of a zone must name its countries`)
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

type FoundRow = TariffColumns & { about: string }

function readRow(row: FileRow, faults: string[]): FoundRow[] {
  if (!row.ok) {
    faults.push(`line ${row.line}: ${row.reason}`)
    return []
  }
  const { cells } = row
  const named = tariffColumnNames.map((name) => [name, cells.cell(name).trim()])
  // A row whose currency is wrong is refused for it; its amounts are then read in any other one.
  const currency = parseKnownCurrency(cells.cell('currency').trim()) ?? shopSettings().currency
  const read = tariffColumnsIn(currency).safeParse(Object.fromEntries(named))
  const [zone, method] = [cells.cell('zone'), cells.cell('method')].map((one) => one.slice(0, 20))
  const about = `line ${row.line} (${zone} ${method})`
  if (read.success) return [{ ...read.data, about }]
  for (const { path, message } of read.error.issues)
    faults.push(`${about}: ${path.join('.')} ${message}`)
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
  faults: string[],
  { what, keyOf, valueOf }: Column<Value>,
): Map<string, Value> {
  const values = new Map<string, Value>()
  for (const row of rows) {
    const [key, value] = [keyOf(row), valueOf(row)]
    if (Object.keys(value).length === 0) continue
    const known = values.get(key)
    if (!known) values.set(key, value)
    else if (JSON.stringify(known) !== JSON.stringify(value))
      faults.push(`${row.about}: ${what} differs from an earlier row of ${key}; state it once`)
  }
  return values
}

const namesOf = (row: FoundRow): TextsByLanguage =>
  Object.fromEntries(
    languages
      .map((language): [Language, string | null] => [language, row[`name_${language}`]])
      .filter(([, name]) => name !== null),
  )

const rowOf = ({ about, zone, method, currency, ...row }: FoundRow): TariffRow => ({
  about,
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
