import { createNote } from '#app/shop/exchange/csv/import-note.ts'
import { languages } from '#app/i18n/languages.ts'
import type { ExportedProduct } from '#app/shop/exchange/csv/catalogue-row.ts'
import { exportedCells } from '#app/shop/exchange/csv/read-exported.ts'
import { priceColumn, type CatalogueRecord } from '#app/shop/catalogue/products/catalogue-record.ts'
import { listContradictions } from '#app/shop/catalogue/products/contradictions.ts'
import { csvCatalogue } from '#app/shop/exchange/csv/csv-catalogue.ts'
import { createFault, type Fault } from '#app/shop/operations/findings/fault.ts'
import { columnOfField } from '#app/shop/catalogue/products/column-of-field.ts'
import type { ReadOptions } from '#app/shop/exchange/csv/csv-kind.ts'
import { isPriceColumn, isSaleColumn, priceKeyOfColumn } from '#app/shop/exchange/csv/csv-prices.ts'
import { canonicalText } from './record-rows.ts'
import { identityColumn, RowCells } from '#app/shop/exchange/csv/row-cells.ts'

/** `isSame` is true if the update changes nothing. */
export type MergedRow = {
  record: CatalogueRecord
  isSame: boolean
  reasons: Fault[]
  notes: Fault[]
}

/**
 * Merges the columns of a row into the product. An empty cell empties its field. Fields without a
 * column keep the shop's value, also if it changes before the row is written.
 */
export function mergeRow(one: ExportedProduct, row: RowCells, options: ReadOptions): MergedRow {
  const notes: Fault[] = []
  const before = exportedCells(one)
  const named = namedCells(before, row, options)
  const after = new RowCells(new Map([...before, ...named]))
  const { categories, createCategories } = options
  const read = csvCatalogue.readRow(after, { categories, createCategories })
  const { record } = read
  notes.push(...read.notes)
  const recordBefore = csvCatalogue.readRow(new RowCells(before), {}).record
  if (named.has('stock') && !named.has('variants') && record.variants.length > 0)
    notes.push(
      createNote('stockOfVariants', 'stock', 'the product has variants, and its stock is theirs'),
    )
  const isSame = canonicalText(inOrder(record)) === canonicalText(inOrder(recordBefore))
  return {
    record: withUnnamed(record, one, named),
    isSame,
    reasons: [...row.reasons, ...after.reasons, ...listSaleFaults(record, named)],
    notes,
  }
}

const isSale = (column: string) =>
  isPriceColumn(column) || isSaleColumn(column) || column.startsWith('discount') || column === 'mrp'

/** The record that is written omits what the row does not name, and so hides these contradictions. */
const listSaleFaults = (record: CatalogueRecord, named: ReadonlyMap<string, string>) =>
  [...named.keys()].some(isSale)
    ? listContradictions(record).map(({ field, code, says }) =>
        createFault(code, {}, `${field}: ${says}`, columnOfField(field)),
      )
    : []

/** Sorts the lists without an order as an export does. */
const inOrder = (record: CatalogueRecord) => ({
  ...record,
  tags: [...record.tags].sort(),
  subjects: [...record.subjects].sort(),
  fixedPriceMarkets: [...record.fixedPriceMarkets].sort(),
})

/** Maps the cells of a row to the columns of an export. */
function namedCells(
  before: ReadonlyMap<string, string>,
  row: RowCells,
  options: ReadOptions,
): Map<string, string> {
  const language = row.oneOf('text_language', languages) ?? 'en'
  const key = identityColumn(row)
  const named = new Map<string, string>()
  for (const column of row.columns()) {
    const cell = row.cell(column)
    if (isPriceColumn(column) || isSaleColumn(column)) {
      const place = priceColumn(priceKeyOfColumn(column, row, options))
      named.set(isSaleColumn(column) ? `sale_${place}` : place, cell)
    } else if (column === 'short_description' || column === 'description')
      named.set(`${column}_${language}`, cell)
    else if (before.has(column))
      if (column !== key && !['key', 'id', 'text_language'].includes(column))
        named.set(column, cell)
  }
  if (named.has('name')) followName(before, named)
  return withOneReduction(before, named)
}

/** Languages without a name of their own follow the common name. */
function followName(before: ReadonlyMap<string, string>, named: Map<string, string>) {
  for (const language of languages) {
    const column = `name_${language}`
    if (!named.has(column) && before.get(column) === before.get('name')) named.set(column, '')
  }
}

const isZero = (cell: string) => /^0? ?%?$/.test(cell.trim())

/** A percentage replaces reduced prices, and the other way round. */
function withOneReduction(before: ReadonlyMap<string, string>, named: Map<string, string>) {
  const sales = [...named].filter(([column]) => isSaleColumn(column))
  if (!isZero(named.get('discount') ?? '')) {
    for (const column of before.keys())
      if (isSaleColumn(column) && !named.has(column)) named.set(column, '')
  } else if (sales.some(([, cell]) => cell.trim() !== '') && !named.has('discount'))
    named.set('discount', '')
  return named
}

/**
 * Omits columns that are not in the row, since orders, `shop price` or `shop stock` may change them
 * meanwhile.
 */
function withUnnamed(
  record: CatalogueRecord,
  one: ExportedProduct,
  named: ReadonlyMap<string, string>,
): CatalogueRecord {
  const columns = [...named.keys()]
  const { prices, discount, stock, saleCount, images, publisher, ...rest } = record
  const isReduced = columns.some((name) => isSaleColumn(name) || name.startsWith('discount'))
  const isPublisher = columns.some((name) => name.startsWith('publisher'))
  const slug = one.product.publisher
  return {
    ...rest,
    // The publisher's slug here may differ from the one made of its name.
    publisher: publisher && !isPublisher && slug !== null ? { ...publisher, slug } : publisher,
    ...(columns.some(isPriceColumn) && { prices }),
    ...(isReduced && { discount }),
    ...(columns.some((name) => name === 'stock' || name === 'variants') && { stock }),
    ...(named.has('sale_count') && { saleCount }),
    ...(named.has('images') && { images }),
  }
}
