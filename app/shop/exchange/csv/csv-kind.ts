import type { Currency } from '#app/i18n/currency.ts'
import { sampleShopSettings } from '#app/shop-settings/shop-settings.ts'
import type { CatalogueRecord, RecordPrice } from '#app/shop/catalogue/products/catalogue-record.ts'
import type { Fault } from '#app/shop/operations/findings/fault.ts'
import type { TaxRates } from '#app/shop/pricing/tax/tax.ts'
import type { CategoryOptions } from './known-categories.ts'
import type { RowCells } from './row-cells.ts'

/** The options apply to rows without such a value. `price` is in minor units of `currency`. */
export type ReadOptions = CategoryOptions & {
  price?: number | undefined
  stock?: number | undefined
  currency?: Currency | undefined
  /** The currency of the shop; omitted for that of the sample shop. */
  baseCurrency?: Currency | undefined
  /** Each row changes only its columns, of a product that the shop has. */
  update?: boolean | undefined
  /** The tax rates of the day of the import are added to prices that a file states without tax. */
  taxes?: ReadonlyMap<string, TaxRates> | undefined
}

/** Returns the currency of prices that name none. */
export const currencyOfPrices = ({
  currency,
  baseCurrency = sampleShopSettings.currency,
}: ReadOptions): Currency => currency ?? baseCurrency

/** Returns the price of products whose file names none, if the shopkeeper stated one. */
export const statedPrices = (options: ReadOptions): RecordPrice[] | undefined =>
  options.price === undefined
    ? undefined
    : [{ currency: currencyOfPrices(options), market: '', amountMinor: options.price }]

/** The notes name what could not be used in a row that is accepted. */
export type ReadRow = { record: CatalogueRecord; notes: Fault[] }

/**
 * The result for one product, which begins on `line`, has a record, or the reasons against it.
 * `rows` is how many rows of the file it spans, 1 if omitted. `notes` names what could not be used.
 */
export type ReadResult = {
  line: number
  rows?: number | undefined
  key: string
  name: string
  record?: CatalogueRecord | undefined
  reasons: Fault[]
  notes: Fault[]
  /** An update has its cells and the key of its product instead of a record. */
  row?: RowCells | undefined
  identifier?: { column: 'key' | 'id' | 'isbn' | 'sku'; value: string } | undefined
}

/** A row of the file has cells by column, or the fault for which it could not be read. */
export type FileRow =
  { line: number; ok: true; cells: RowCells } | { line: number; ok: false; fault: Fault }

/** The kind of a CSV file is recognised by its header. */
export type CsvKind = {
  name: string
  /** Products belong to this source unless the shopkeeper names another. */
  source: string
  /** Its prices have no currency, so they are ignored unless the shopkeeper gives one. */
  needsCurrency?: true
  /** @param header Column names in lower case, with `_` for spaces. */
  recognises(header: string[]): boolean
  /** Lists unknown columns of the header; omitted for kinds that ignore other columns. */
  listUnknown?(header: string[]): string[]
  /** @param rows The rows below the header, from the first one again at each call. */
  read(rows: () => AsyncIterable<FileRow>, options: ReadOptions): AsyncGenerator<ReadResult>
}

/** Reads a kind of file with one product in each row. `cells` collects the errors. */
export const eachRow = (readRow: (cells: RowCells, options: ReadOptions) => ReadRow) =>
  async function* (
    rows: () => AsyncIterable<FileRow>,
    options: ReadOptions,
  ): AsyncGenerator<ReadResult> {
    for await (const row of rows()) {
      if (!row.ok) yield unreadableRowResult(row)
      else {
        const { record, notes } = readRow(row.cells, options)
        yield resultOf(row.line, record, notes, row.cells.reasons)
      }
    }
  }

export const unreadableRowResult = ({ line, fault }: FileRow & { ok: false }): ReadResult => ({
  line,
  key: '',
  name: '',
  reasons: [fault],
  notes: [],
})

/** Omits the record if there is a reason against it. */
export const resultOf = (
  line: number,
  record: CatalogueRecord,
  notes: Fault[],
  reasons: Fault[],
): ReadResult => ({
  line,
  key: record.sourceKey,
  name: record.name,
  notes,
  reasons,
  ...(reasons.length === 0 && { record }),
})

/** Ignores case and outer spaces, and replaces spaces and hyphens by `_`. */
export function parseColumnName(cell: string): string {
  return cell
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_')
}
