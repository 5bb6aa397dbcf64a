import type { Currency } from '../currency/currency.ts'
import type { CatalogueRecord } from './catalogue-record.ts'
import type { RowCells } from './row-cells.ts'

/** What the shopkeeper gives for all rows that lack it. `price` in minor units of `currency`. */
export type ReadOptions = {
  price?: number | undefined
  stock?: number | undefined
  currency?: Currency | undefined
}

/** A row read into a record, with what could not be used though the row is taken. */
export type ReadRow = { record: CatalogueRecord; notes: string[] }

/** A kind of CSV file, told by its header. */
export type CsvKind = {
  name: string
  /** @param header Column names in lower case, with `_` for spaces. */
  recognises(header: string[]): boolean
  /** Columns of the header that the kind does not know; left out where it takes no notice of others. */
  listUnknown?(header: string[]): string[]
  /** What is wrong with the row is told to `cells`. */
  readRow(cells: RowCells, options: ReadOptions): ReadRow
}

/** Column names are free in case and in the spaces around them. */
export function parseColumnName(cell: string): string {
  return cell
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_')
}
