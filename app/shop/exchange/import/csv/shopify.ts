import { createNote, uniqueNotes } from '#app/shop/exchange/csv/import-note.ts'
import { faultAt, type Fault } from '#app/shop/operations/findings/fault.ts'
import { blankRecord, type CatalogueRecord } from '#app/shop/catalogue/products/catalogue-record.ts'
import {
  resultOf,
  type CsvKind,
  type FileRow,
  type ReadResult,
  type ReadOptions,
} from '#app/shop/exchange/csv/csv-kind.ts'
import { parseDescription, parseShortDescription } from '#app/shop/catalogue/text/description.ts'
import { artOf, categoriesOf, imagesOf, listNames, readMrp, tagsOf } from './foreign-cells.ts'
import { parseIsbn } from '#app/shop/catalogue/text/isbn.ts'
import { bookCategories, matchCategories, pathOf } from '#app/shop/exchange/csv/known-categories.ts'
import type { RowCells } from '#app/shop/exchange/csv/row-cells.ts'
import { listRuns, type Run } from './shopify-runs.ts'
import { readSale, type ShopifySale } from './shopify-sale.ts'

/** The keys are today's names of the columns, the values the former names. */
const legacyColumnNames: Record<string, string> = {
  url_handle: 'handle',
  description: 'body_(html)',
  published_on_online_store: 'published',
  sku: 'variant_sku',
  barcode: 'variant_barcode',
  price: 'variant_price',
  compare_at_price: 'variant_compare_at_price',
  inventory_tracker: 'variant_inventory_tracker',
  inventory_quantity: 'variant_inventory_qty',
  continue_selling_when_out_of_stock: 'variant_inventory_policy',
  'weight_value_(grams)': 'variant_grams',
  product_image_url: 'image_src',
  variant_image_url: 'variant_image',
}

const toLegacyColumns = (header: string[]) =>
  header.map((name) =>
    header.includes(legacyColumnNames[name] ?? name) ? name : (legacyColumnNames[name] ?? name),
  )

/**
 * In a product export of Shopify each product is a run of rows with one handle. The first describes
 * the product, those with a price are variants, all others are pictures. It has no currency.
 */
export const shopify: CsvKind = {
  name: 'Shopify',
  source: 'shopify',
  needsCurrency: true,
  recognises: (header) => {
    const names = toLegacyColumns(header)
    return ['handle', 'title', 'variant_price'].every((name) => names.includes(name))
  },
  read,
}

async function* read(
  rows: () => AsyncIterable<FileRow>,
  options: ReadOptions,
): AsyncGenerator<ReadResult> {
  for await (const one of listRuns(() => withLegacyColumns(rows())))
    yield 'read' in one ? one.read : readRun(one.run, options)
}

async function* withLegacyColumns(rows: AsyncIterable<FileRow>): AsyncGenerator<FileRow> {
  for await (const row of rows)
    yield row.ok && !row.cells.has('variant_price')
      ? { ...row, cells: row.cells.renamed(toLegacyColumns) }
      : row
}

function readRun(run: Run, options: ReadOptions): ReadResult {
  const notes: Fault[] = []
  const { cells } = run.rows.find((row) => row.cells.line('title')) ?? run.rows[0] ?? {}
  const blank = { ...blankRecord, kind: 'goods' as const, name: '', language: 'en' }
  const record = cells
    ? recordOf(run, cells, options, notes)
    : { ...blank, sourceKey: `shopify:${run.handle}` }
  const reasons = run.rows.flatMap((row) =>
    row.cells.reasons.map((reason) =>
      row.line === run.line ? reason : faultAt({ line: row.line }, `line ${row.line}`, reason),
    ),
  )
  return {
    ...resultOf(run.line, record, uniqueNotes(notes), [...run.faults, ...reasons]),
    rows: run.count,
  }
}

function recordOf(
  run: Run,
  cells: RowCells,
  options: ReadOptions,
  notes: Fault[],
): CatalogueRecord {
  const sale = readSale(run, cells, options, notes)
  const isbn13 = isbnOf(sale, notes)
  const kind = isbn13 ? 'book' : 'goods'
  const { categories, tags } = matchCategoriesAndTags(cells, options, notes)
  const name = cells.name('title') ?? ''
  const vendor = cells.name('vendor')
  if (cells.has('gift_card') && cells.flag('gift_card'))
    cells.refuse('gift_card', 'record.giftCard', 'the shop sells no gift cards')
  const { variants, stock, prices, discount, sku, weightGrams, colorImages } = sale
  return {
    ...blankRecord,
    kind,
    isbn13,
    name,
    variants,
    discount,
    sku,
    weightGrams,
    tags,
    ...(prices && { prices }),
    ...(stock !== undefined && { stock }),
    ...(listingStatusOf(cells) && { standing: 'withdrawn' }),
    sourceKey: `shopify:${run.handle}`,
    language: kind === 'book' ? 'und' : 'en',
    inLanguage: kind === 'book' ? 'und' : '',
    texts: { en: textOf(name, cells) },
    publisher: kind === 'book' && vendor ? { name: vendor } : null,
    categories: categories.length > 0 || kind === 'goods' ? categories : bookCategories(options),
    art: artOf(kind, categories[0]),
    mrpMinor: readMrp(cells),
    images: imagesOf(picturesOf(run), notes),
    colorImages,
  }
}

const textOf = (name: string, cells: RowCells) => ({
  name,
  shortDescription: parseShortDescription(cells.text('seo_description')),
  fullDescription: parseDescription(cells.text('body_(html)')),
})

function matchCategoriesAndTags(cells: RowCells, options: ReadOptions, notes: Fault[]) {
  const { paths, tags } = readCategoriesAndTags(cells)
  // A tag that matches no category is only a tag.
  const tagged = matchCategories(
    tags.map((tag) => [tag]),
    options.categories ?? [],
  ).slugs
  const named = categoriesOf(paths, options, notes)
  return { categories: [...new Set([...named, ...tagged])], tags }
}

/** A product with one barcode that is an ISBN is a book. */
function isbnOf({ barcodes, variants }: ShopifySale, notes: Fault[]): string | null {
  const isbns = barcodes.map(parseIsbn).flatMap((one) => (one.ok ? [one.isbn13] : []))
  if (isbns.length > 0 && variants.length > 0)
    notes.push(
      createNote(
        'barcodes',
        'barcodes',
        'the ISBNs of several variants are left out; give each a row of its own',
      ),
    )
  return variants.length === 0 ? (isbns[0] ?? null) : null
}

/** Type and product category may match a category of the shop. */
function readCategoriesAndTags(cells: RowCells) {
  const tags = listNames(cells.line('tags'))
  const type = cells.name('type')
  const tree = cells.name('product_category')
  return {
    paths: [...(type ? [[type]] : []), ...(tree ? [pathOf(tree)] : [])],
    tags: tagsOf([...tags, ...(type ? [type] : [])]),
  }
}

const listingStatusOf = (cells: RowCells): boolean =>
  (cells.line('published') !== null && !cells.flag('published')) ||
  ['draft', 'archived', 'unlisted'].includes((cells.line('status') ?? '').toLowerCase())

function picturesOf({ rows }: Run): (string | null)[] {
  const placed = rows.map(({ cells }, n) => ({
    address: cells.line('image_src'),
    place: Number(cells.line('image_position') ?? n + 1) || n + 1,
  }))
  return placed.sort((a, b) => a.place - b.place).map(({ address }) => address)
}
