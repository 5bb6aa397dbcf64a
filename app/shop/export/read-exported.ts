import { csvCatalogue } from '../import/csv-catalogue.ts'
import type { CatalogueRecord } from '../import/catalogue-record.ts'
import { RowCells } from '../import/row-cells.ts'
import { cellsOf, columnsOf, type Exported } from './catalogue-row.ts'

/** The record that the import would read from a product's own row of an export. */
export function recordOfExport(one: Exported): CatalogueRecord {
  const inRupees = { currency: 'INR', market: '' } as const
  const others = one.prices.filter(({ currency, market }) => currency !== 'INR' || market !== '')
  const places = { all: [inRupees, ...others], reduced: one.discount?.prices ?? [] }
  const cells = cellsOf(one, places)
  const columns = columnsOf(places)
  return csvCatalogue.readRow(
    new RowCells(new Map(columns.map((column, n) => [column, cells[n] ?? '']))),
    {},
  ).record
}
