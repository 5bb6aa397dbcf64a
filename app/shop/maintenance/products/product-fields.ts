import { quoted } from '#app/i18n/quoted.ts'
import { createFault, typedFact, type Fault } from '#app/shop/operations/findings/fault.ts'
import type { FaultCode } from '#app/shop/operations/findings/fault-code.ts'
import { editDistance } from '#app/shop/catalogue/text/edit-distance.ts'
import { csvCatalogue } from '#app/shop/exchange/csv/csv-catalogue.ts'
import { parseDiscountEnd } from '#app/shop/exchange/csv/csv-cells.ts'
import { csvColumns } from '#app/shop/exchange/csv/csv-columns.ts'
import type { ReadOptions } from '#app/shop/exchange/csv/csv-kind.ts'
import { priceColumn } from '#app/shop/catalogue/products/catalogue-record.ts'
import { isPriceColumn, isSaleColumn, priceKeyOfColumn } from '#app/shop/exchange/csv/csv-prices.ts'
import { RowCells } from '#app/shop/exchange/csv/row-cells.ts'

/** Maps columns of the shop's own CSV (docs/import.md) to their cells; an empty cell empties its field. */
export type ProductFields = ReadonlyMap<string, string>

/** Lists names of no column, those that say nothing by themselves, and prices given twice. */
export function listFieldFaults(fields: ProductFields, options: ReadOptions): Fault[] {
  const names = [...fields.keys()]
  const unknown = csvCatalogue.listUnknown(names)
  const isPriced = names.some((name) => name === 'price' || name === 'sale_price')
  return [
    ...unknown.map(unknownFault),
    ...(fields.has('currency') && !isPriced
      ? [
          refused(
            'currency',
            'record.alone',
            'is that of price; give both, or a price such as price_eur',
          ),
        ]
      : []),
    ...listRepeatedPrices(fields, options),
  ]
}

const refused = (column: string, code: FaultCode, says: string, facts: Fault['facts'] = {}) =>
  createFault(code, facts, `${column}: ${says}`, column)

function unknownFault(name: string): Fault {
  const near = nearestColumn(name)
  const hint = near === undefined ? 'docs/import.md lists all' : `the nearest is ${near}`
  return createFault('record.noField', typedFact(name), `${quoted(name)} is no field; ${hint}`)
}

/** Words with more differences mean something else. */
const mostDifferences = 2

function nearestColumn(name: string): string | undefined {
  const columns = csvColumns.map((column) => column.name)
  const typing = columns
    .map((column) => ({ column, distance: editDistance(name, column, mostDifferences) }))
    .filter(({ distance }) => distance <= mostDifferences && distance < name.length / 2)
    .sort((one, other) => one.distance - other.distance)[0]?.column
  return typing ?? columns.find((column) => name.length >= 3 && column.split('_').includes(name))
}

/** `price` and `price_eur` are the same price in a shop whose currency is the euro. */
function listRepeatedPrices(fields: ProductFields, options: ReadOptions): Fault[] {
  const cells = new RowCells(fields)
  const first = new Map<string, string>()
  return [...fields.keys()].flatMap((name) => {
    if (!isPriceColumn(name) && !isSaleColumn(name)) return []
    const place = priceColumn(priceKeyOfColumn(name, cells, options))
    const key = isSaleColumn(name) ? `sale_${place}` : place
    const other = first.get(key)
    first.set(key, other ?? name)
    if (other === undefined) return []
    return [refused(name, 'record.sameAs', `is the same as ${other}; give one of them`, { other })]
  })
}

/** A file is sent over the network, so these say nothing about it. */
const printColumns = ['weight_grams', 'stock', 'variants', 'supply_days']

/**
 * Lists what an e-book cannot have.
 * @param cells The product's cells with the change.
 */
export function listEbookFaults(fields: ProductFields, cells: ProductFields): Fault[] {
  if (cells.get('format')?.trim().toLowerCase() !== 'e-book') return []
  const isFilled = (column: string) => !/^0?$/.test(cells.get(column)?.trim() ?? '')
  return printColumns
    .filter((column) => isFilled(column) && (fields.has(column) || fields.has('format')))
    .map((column) =>
      refused(
        column,
        'record.ebook',
        fields.get(column) ? 'is not for e-books' : `is not for e-books; empty it too (${column}=)`,
      ),
    )
}

/**
 * Lists what is given of a publisher without a name, which an import drops.
 * @param cells The product's cells with the change.
 */
export function listPublisherFaults(fields: ProductFields, cells: ProductFields): Fault[] {
  if (cells.get('publisher')?.trim()) return []
  return ['publisher_address', 'publisher_email']
    .filter((column) => fields.get(column)?.trim())
    .map((column) => refused(column, 'record.alone', 'is that of a publisher; give both'))
}

/**
 * Lists what is wrong with the end of a discount. An import drops a discount that is over, and an end without one, since
 * files repeat them.
 * @param cells The product's cells with the change.
 */
export function listDiscountFaults(
  fields: ProductFields,
  cells: ProductFields,
  now: number,
): Fault[] {
  const until = fields.get('discount_until')?.trim() ?? ''
  if (until === '') return []
  if ((parseDiscountEnd(until) ?? Infinity) <= now)
    return [refused('discount_until', 'record.over', 'is over')]
  const isReduced = [...cells].some(
    ([column, cell]) =>
      (column === 'discount' || isSaleColumn(column)) && !/^0?$/.test(cell.trim()),
  )
  return isReduced
    ? []
    : [refused('discount_until', 'record.alone', 'is that of a discount; give both')]
}

const addressesOf = (cells: ProductFields) => (cells.get('images') ?? '').split(' ').filter(Boolean)

/**
 * Lists addresses of new pictures, which only an import of a file fetches.
 * @param before The product's cells, if it is there already.
 */
export function listPictureFaults(fields: ProductFields, before?: ProductFields): Fault[] {
  const known = before ? addressesOf(before) : []
  return addressesOf(fields).every((one) => known.includes(one))
    ? []
    : [
        refused(
          'images',
          'record.images',
          'are fetched by an import alone; "picture add" takes a file',
        ),
      ]
}

/** The key finds a product in later imports, and the id is its address. */
const fixedColumns = ['key', 'id']
/** Other products share these, or the shop counts them itself. */
const sharedColumns: Record<string, string> = {
  sample: 'the editions of a work share it',
  sample_heading: 'the editions of a work share it',
  publisher_address: 'all books of the publisher share it',
  publisher_email: 'all books of the publisher share it',
  sale_count: 'say 0 if none were sold',
}

/**
 * Lists what cannot be changed in a product.
 * @param before The product's cells.
 */
export function listFixedFaults(fields: ProductFields, before: ProductFields): Fault[] {
  const isEmptied = (column: string) => fields.get(column)?.trim() === '' && before.get(column)
  const isPublisherLeft = isEmptied('publisher')
  const saysLanguage = ['short_description', 'description'].some((column) => fields.has(column))
  return [
    ...fixedColumns
      .filter((column) => fields.has(column))
      .map((column) => refused(column, 'record.fixed', 'cannot be changed')),
    ...(fields.has('text_language') && !saysLanguage
      ? [
          refused(
            'text_language',
            'record.alone',
            'is that of short_description and description; give one of them',
          ),
        ]
      : []),
    ...Object.entries(sharedColumns)
      .filter(([column]) => isEmptied(column))
      .filter(([column]) => !(isPublisherLeft && column.startsWith('publisher_')))
      .map(([column, why]) => refused(column, 'record.notEmptied', `cannot be emptied; ${why}`)),
  ]
}
