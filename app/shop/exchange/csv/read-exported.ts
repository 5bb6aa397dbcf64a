import { csvCatalogue } from './csv-catalogue.ts'
import type { CatalogueRecord } from '#app/shop/catalogue/products/catalogue-record.ts'
import { RowCells } from './row-cells.ts'
import { cellsOf, columnsOf, type ExportedProduct } from './catalogue-row.ts'

/** Returns the cells of a product's row in an export, by column. */
export function exportedCells(one: ExportedProduct): Map<string, string> {
  const inRupees = { currency: 'INR', market: '' } as const
  const others = one.prices.filter(({ currency, market }) => currency !== 'INR' || market !== '')
  const places = { all: [inRupees, ...others], reduced: one.discount?.prices ?? [] }
  const cells = cellsOf(one, places)
  return new Map(columnsOf(places).map((column, n) => [column, cells[n] ?? '']))
}

/** Returns the record that the import reads from the exported row. */
export const recordOfExport = (one: ExportedProduct): CatalogueRecord =>
  csvCatalogue.readRow(new RowCells(exportedCells(one)), {}).record
