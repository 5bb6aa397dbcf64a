import { csvCatalogue } from '../import/csv-catalogue.ts'
import type { CatalogueRecord } from '../import/catalogue-record.ts'
import { RowCells } from '../import/row-cells.ts'
import { cellsOf, columnsOf, type Exported } from './catalogue-row.ts'

/** The cells of a product's own row of an export, by column. */
export function exportedCells(one: Exported): Map<string, string> {
  const inRupees = { currency: 'INR', market: '' } as const
  const others = one.prices.filter(({ currency, market }) => currency !== 'INR' || market !== '')
  const places = { all: [inRupees, ...others], reduced: one.discount?.prices ?? [] }
  const cells = cellsOf(one, places)
  return new Map(columnsOf(places).map((column, n) => [column, cells[n] ?? '']))
}

/** The record that the import would read from it. */
export const recordOfExport = (one: Exported): CatalogueRecord =>
  csvCatalogue.readRow(new RowCells(exportedCells(one)), {}).record
