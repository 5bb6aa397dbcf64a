import { csvRow } from '#app/shop/exchange/csv/csv-writing.ts'
import type { TaxPeriod } from './tax-table.ts'

/** The last column may be missing or empty: a rate applies until the next one begins. */
export const taxColumns = ['country', 'kind', 'rate', 'from', 'until'] as const

/** Returns the lines of a CSV file that the import reads again. */
export const taxLines = (periods: readonly TaxPeriod[]): string[] => [
  csvRow([...taxColumns]),
  ...periods.map(({ country, kind, basisPoints, fromDay, until }) =>
    csvRow([country, kind, basisPoints / 100, fromDay, until]),
  ),
]
