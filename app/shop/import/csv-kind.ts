import type { Currency } from '../currency/currency.ts'
import type { CatalogueRecord } from './catalogue-record.ts'
import type { TaxRates } from '../tax/tax.ts'
import type { KnownCategory } from './known-categories.ts'
import type { RowCells } from './row-cells.ts'

/** What the shopkeeper gives for all rows that lack it. `price` in minor units of `currency`. */
export type ReadOptions = {
  price?: number | undefined
  stock?: number | undefined
  currency?: Currency | undefined
  /** What a foreign category is looked for among. */
  categories?: KnownCategory[] | undefined
  /** A row changes only the columns that it has, of a product that the shop has. */
  update?: boolean | undefined
  /** The tax of each country on the day of the import, for prices that a file states without it. */
  taxes?: ReadonlyMap<string, TaxRates> | undefined
}

/** A row read into a record, with what could not be used though the row is taken. */
export type ReadRow = { record: CatalogueRecord; notes: string[] }

/**
 * What a file says of one product, beginning on `line`: a record to be taken, or the reasons against it.
 * `rows`: how many rows of the file it spans, 1 where left out. `notes`: what of it could not be used.
 */
export type ReadResult = {
  line: number
  rows?: number | undefined
  key: string
  name: string
  record?: CatalogueRecord | undefined
  reasons: string[]
  notes: string[]
  /** An update has these in place of a record: the cells, and what the product is found by. */
  row?: RowCells | undefined
  named?: { column: 'key' | 'id' | 'isbn' | 'sku'; value: string } | undefined
}

/** A row of the file with its cells by column, or the reason why it has none. */
export type FileRow =
  { line: number; ok: true; cells: RowCells } | { line: number; ok: false; reason: string }

/** A kind of CSV file, told by its header. */
export type CsvKind = {
  name: string
  /** What products of such files belong to, unless the shopkeeper names another source. */
  source: string
  /** Its prices name no currency: without the shopkeeper's they cannot be used. */
  needsCurrency?: true
  /** @param header Column names in lower case, with `_` for spaces. */
  recognises(header: string[]): boolean
  /** Columns of the header that the kind does not know; left out where it takes no notice of others. */
  listUnknown?(header: string[]): string[]
  /** @param rows The rows below the header, from the first one again at each call. */
  read(rows: () => AsyncIterable<FileRow>, options: ReadOptions): AsyncGenerator<ReadResult>
}

/** Reads a kind of file in which each row is a product. What is wrong with it is told to `cells`. */
export const eachRow = (readRow: (cells: RowCells, options: ReadOptions) => ReadRow) =>
  async function* (
    rows: () => AsyncIterable<FileRow>,
    options: ReadOptions,
  ): AsyncGenerator<ReadResult> {
    for await (const row of rows()) {
      if (!row.ok) yield unreadRow(row)
      else {
        const { record, notes } = readRow(row.cells, options)
        yield readOf(row.line, record, notes, row.cells.reasons)
      }
    }
  }

export const unreadRow = ({ line, reason }: FileRow & { ok: false }): ReadResult => ({
  ...{ line, key: '', name: '' },
  reasons: [reason],
  notes: [],
})

/** A record with what is told of it; it is not taken where anything speaks against it. */
export const readOf = (
  line: number,
  record: CatalogueRecord,
  notes: string[],
  reasons: string[],
): ReadResult => ({
  ...{ line, key: record.sourceKey, name: record.name, notes, reasons },
  ...(reasons.length === 0 && { record }),
})

/** Column names are free in case and in the spaces around them. */
export function parseColumnName(cell: string): string {
  return cell
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_')
}
