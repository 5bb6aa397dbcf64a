import { createNote } from '#app/shop/exchange/csv/import-note.ts'
import type { Fault } from '#app/shop/operations/findings/fault.ts'
import { decimal } from '#app/i18n/format/decimal.ts'
import { slugOf } from '#app/shop/catalogue/text/fold.ts'
import type { CatalogueRecord } from '#app/shop/catalogue/products/catalogue-record.ts'
import {
  currencyOfPrices,
  statedPrices,
  type ReadOptions,
} from '#app/shop/exchange/csv/csv-kind.ts'
import { currencylessNote, readDecimal, readPrice } from './foreign-cells.ts'
import { saleOf } from './foreign-sale.ts'
import {
  leftOutNote,
  commonPrice,
  nameVariant,
  noteOptions,
  uncountedVariant,
  type Option,
} from './foreign-variants.ts'
import type { RowCells } from '#app/shop/exchange/csv/row-cells.ts'
import type { Run } from './shopify-runs.ts'

export type ShopifySale = Pick<
  CatalogueRecord,
  'prices' | 'discount' | 'variants' | 'stock' | 'sku' | 'weightGrams'
> & { barcodes: string[]; colorImages: Record<string, string> }

/** `price` is null where the row has no usable price. */
type Variant = {
  line: number
  cells: RowCells
  options: Option[]
  price: number | null
  before: number | null
  stock: number | null
}

const numbers = [1, 2, 3]

/** Reads prices, stock and variants from the rows with a price or the value of an option. */
export function readSale(
  run: Run,
  first: RowCells,
  options: ReadOptions,
  notes: Fault[],
): ShopifySale {
  const names = numbers.map((n) => first.name(`option${n}_name`) ?? '')
  const all = run.rows
    .filter(({ cells }) => cells.line('variant_price') ?? cells.line('option1_value'))
    .map((row): Variant => readVariant(row, names, options, notes))
  const price = commonPrice(all.map((one) => one.price))
  const amountOf = (minor: number) => decimal(minor, currencyOfPrices(options))
  const sold = price === null ? all : all.filter((one) => one.price === price)
  for (const one of all.filter((one) => !sold.includes(one)))
    notes.push(
      leftOutNote(
        `variant ${optionValuesOf(one)}`,
        one.price === null ? null : amountOf(one.price),
        amountOf(price ?? 0),
      ),
    )
  const isAlone = all.every(({ options: own }) => own.every(isDefault))
  if (!isAlone) noteOptions(names.filter(Boolean), notes)
  return {
    ...priceOf(sold, price, options, notes),
    ...stockOf(sold, isAlone),
    sku: sold[0]?.cells.line('variant_sku')?.replace(/^'/, '') ?? '',
    weightGrams: Math.max(
      0,
      ...sold.map(({ cells }) => Math.round(readDecimal(cells, 'variant_grams'))),
    ),
    barcodes: sold.flatMap(({ cells }) => cells.line('variant_barcode') ?? []),
    colorImages: isAlone ? {} : imagesOfColors(sold),
  }
}

function readVariant(
  { line, cells }: Run['rows'][number],
  names: string[],
  readOptions: ReadOptions,
  notes: Fault[],
): Variant {
  const currency = currencyOfPrices(readOptions)
  const options = numbers
    .map((n) => ({ name: names[n - 1] ?? '', value: cells.name(`option${n}_value`) ?? '' }))
    .filter(({ value }) => value !== '')
  return {
    line,
    cells,
    options,
    price: readPrice(cells, 'variant_price', currency, notes),
    before: readPrice(cells, 'variant_compare_at_price', currency, []),
    stock: readStock(cells) ?? readOptions.stock ?? null,
  }
}

/** The option "Title" is "Default Title" for a product without variants. */
const isDefault = ({ name, value }: Option) =>
  /^title$/i.test(name) && /^default( title)?$/i.test(value)

const optionValuesOf = ({ options }: Variant) =>
  options.map(({ value }) => value).join(' / ') || 'alone'

/** Returns null where stock is not counted or may be oversold. Negative stock is 0. */
function readStock(cells: RowCells): number | null {
  const count = cells.whole('variant_inventory_qty')
  const sellsOn = /^(continue|true)$/i.test(cells.line('variant_inventory_policy') ?? '')
  if (cells.line('variant_inventory_tracker') === null || sellsOn) return null
  return Math.max(0, count ?? 0)
}

function stockOf(sold: Variant[], isAlone: boolean) {
  if (isAlone) return { variants: [], stock: sold.length > 0 ? sold[0]!.stock : undefined }
  const variants = sold.map(({ options, stock }) => ({
    ...nameVariant(options),
    stock: stock ?? uncountedVariant,
  }))
  return { variants, stock: undefined }
}

function priceOf(
  variants: Variant[],
  price: number | null,
  options: ReadOptions,
  notes: Fault[],
): Pick<CatalogueRecord, 'prices' | 'discount'> {
  const { currency } = options
  if (price === null) return { prices: statedPrices(options) ?? [], discount: null }
  if (currency === undefined) {
    notes.push(currencylessNote(decimal(price, currencyOfPrices(options))))
    return {}
  }
  const befores = [...new Set(variants.map((one) => one.before))]
  const before = befores.length === 1 ? (befores[0] ?? null) : null
  if (befores.length > 1)
    notes.push(
      createNote(
        'formerPriceDiffers',
        'compare-at price',
        'differs between variants and is left out',
      ),
    )
  const isBelow = before !== null && before <= price
  if (isBelow)
    notes.push(
      createNote(
        'formerPriceLow',
        'compare-at price',
        `${decimal(before, currency)} is not above the price and is left out`,
        { amount: decimal(before, currency) },
      ),
    )
  return before === null || isBelow
    ? saleOf({ regular: price, sale: null }, currency)
    : saleOf({ regular: before, sale: price }, currency)
}

function imagesOfColors(variants: Variant[]): Record<string, string> {
  const images: Record<string, string> = {}
  for (const { options, cells } of variants) {
    const { color } = nameVariant(options)
    const address = cells.line('variant_image')
    if (slugOf(color) !== '' && address && /^https?:\/\//i.test(address)) images[color] ??= address
  }
  return images
}
