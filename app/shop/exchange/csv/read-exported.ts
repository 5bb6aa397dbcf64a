import type { Currency } from '#app/i18n/currency.ts'
import { csvCatalogue } from './csv-catalogue.ts'
import type { CatalogueRecord } from '#app/shop/catalogue/products/catalogue-record.ts'
import { RowCells } from './row-cells.ts'
import { cellsOf, columnsOf, type ExportedProduct } from './catalogue-row.ts'

/**
 * Returns the cells of a product's row in an export, by column.
 * @param currency There is a column for the price in it everywhere, even if the product has none.
 */
export function exportedCells(
  one: ExportedProduct,
  currency: Currency = 'INR',
): Map<string, string> {
  const base = { currency, market: '' }
  const others = one.prices.filter((own) => own.currency !== currency || own.market !== '')
  const places = { all: [base, ...others], reduced: one.discount?.prices ?? [] }
  const cells = cellsOf(one, places)
  return new Map(columnsOf(places).map((column, n) => [column, cells[n] ?? '']))
}

/** Returns the record that the import reads from the exported row. */
export const recordOfExport = (one: ExportedProduct): CatalogueRecord =>
  csvCatalogue.readRow(new RowCells(exportedCells(one)), {}).record
