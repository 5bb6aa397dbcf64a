import { decimal } from '#app/i18n/format/decimal.ts'
import { csvRow } from '#app/shop/exchange/csv/csv-writing.ts'
import type { Tariff, TariffRow } from './tariff.ts'
import { tariffColumnNames, type TariffColumns } from './tariff-row.schema.ts'

/** Yields the lines of a CSV file that the import reads again. */
export function* writeTariff({ zones, names, rows }: Tariff): Generator<string> {
  yield csvRow(tariffColumnNames)
  const stated = new Set<string>()
  for (const row of rows) {
    const [isFirstOfZone, isFirstOfMethod] = [`zone ${row.zone}`, `method ${row.method}`].map(
      (key) => !stated.has(key) && stated.add(key),
    )
    const own = isFirstOfMethod ? names.get(row.method) : undefined
    const cells: Record<keyof TariffColumns, string | number> = {
      ...cellsOf(row),
      countries: isFirstOfZone ? (zones.get(row.zone) ?? []).join(' ') : '',
      name_en: own?.en ?? '',
      name_fr: own?.fr ?? '',
      name_de: own?.de ?? '',
    }
    yield csvRow(tariffColumnNames.map((column) => cells[column]))
  }
}

function cellsOf({ currency, ...row }: TariffRow) {
  const amountOf = (minor: number | null) => (minor === null ? '' : decimal(minor, currency))
  return {
    zone: row.zone,
    method: row.method,
    from_grams: row.fromGrams,
    to_grams: row.upToGrams,
    from_sum: amountOf(row.fromMinor),
    to_sum: amountOf(row.toMinor),
    currency,
    price: amountOf(row.amountMinor),
    free_from: amountOf(row.freeFromMinor),
    days_from: row.daysFrom,
    days_to: row.daysTo,
  }
}
