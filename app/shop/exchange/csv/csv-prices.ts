import { isCurrency, knownCurrencies, type Currency } from '#app/i18n/currency.ts'
import { decimal, withoutLastZeros } from '#app/i18n/format/decimal.ts'
import { ownCurrencies } from '#app/i18n/markets.ts'
import type { RecordPrice } from '#app/shop/catalogue/products/catalogue-record.ts'
import { parseCountry } from '#app/shop/catalogue/text/codes.ts'
import { currencyOfPrices, statedPrices, type ReadOptions } from './csv-kind.ts'
import type { RowCells } from './row-cells.ts'

/** Maps a country to its currency, which the shop need not know. */
export const currencyOfColumn: Record<string, Currency> = {
  ...ownCurrencies,
  IN: 'INR',
}

/**
 * Parses `price_eur` (all countries), `price_de` (a country in its currency) and `price_ch_eur` (a
 * country and a currency).
 */
function parsePriceColumn(column: string): Omit<RecordPrice, 'amountMinor'> | undefined {
  const parts = column.toUpperCase().split('_')
  const [word, first = '', second] = parts
  if (word !== 'PRICE' || parts.length < 2 || parts.length > 3) return undefined
  if (isCurrency(first)) return second === undefined ? { currency: first, market: '' } : undefined
  const market = parseCountry(first)
  const currency = second ?? currencyOfColumn[first]
  return market && isCurrency(currency) ? { currency, market } : undefined
}

export const isPriceColumn = (column: string) =>
  column === 'price' || parsePriceColumn(column) !== undefined

const sale = 'sale_'

/** Matches `sale_price`, `sale_price_eur` and so on; each reduces the price of the same name. */
export const isSaleColumn = (column: string) =>
  column.startsWith(sale) && isPriceColumn(column.slice(sale.length))

/** Returns the country of a sale price column, `''` for all. */
export const marketOfSaleColumn = (column: string): string =>
  parsePriceColumn(column.slice(sale.length))?.market ?? ''

export function readSalePrices(cells: RowCells, options: ReadOptions): RecordPrice[] {
  return cells
    .columns()
    .filter(isSaleColumn)
    .flatMap((column) => readPriceCell(column, cells, options))
}

/** @param text What is read in place of the cell. */
function readPriceCell(
  column: string,
  cells: RowCells,
  options: ReadOptions,
  text = cells.line(column),
): RecordPrice[] {
  if (text === null) return []
  const key = priceKeyOfColumn(column, cells, options)
  const amountMinor = cells.amount(column, key.currency, text)
  return amountMinor === null ? [] : [{ ...key, amountMinor }]
}

/** Returns the currency and market of a price column or sale price column. */
export const priceKeyOfColumn = (column: string, cells: RowCells, options: ReadOptions) =>
  priceKeyOf(isSaleColumn(column) ? column.slice(sale.length) : column, cells, options)

function priceKeyOf(column: string, cells: RowCells, options: ReadOptions) {
  const main = cells.oneOf('currency', knownCurrencies()) ?? currencyOfPrices(options)
  return parsePriceColumn(column) ?? { currency: main, market: '' }
}

/**
 * Returns undefined where neither the file nor the shopkeeper states prices. An empty list means
 * that it is not for sale.
 */
export function readCsvPrices(cells: RowCells, options: ReadOptions): RecordPrice[] | undefined {
  const columns = cells.columns().filter(isPriceColumn)
  const prices = columns.flatMap((column) => readPriceCell(column, cells, options))
  const [stated] = statedPrices(options) ?? []
  if (prices.length === 0 && stated) {
    // The row may name another currency, of fewer decimals.
    const text = withoutLastZeros(decimal(stated.amountMinor, stated.currency))
    return readPriceCell('price', cells, options, text)
  }
  return columns.length === 0 ? undefined : prices
}
