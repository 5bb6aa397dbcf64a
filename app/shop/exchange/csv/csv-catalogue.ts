import { languages } from '#app/i18n/languages.ts'
import { blankRecord, type CatalogueRecord } from '#app/shop/catalogue/products/catalogue-record.ts'
import { isPriceColumn, isSaleColumn, readCsvPrices } from './csv-prices.ts'
import { csvColumns } from './csv-columns.ts'
import {
  eachRow,
  unreadableRowResult,
  type CsvKind,
  type FileRow,
  type ReadResult,
  type ReadOptions,
  type ReadRow,
} from './csv-kind.ts'
import {
  readAuthors,
  readDiscount,
  readIsbn,
  readPublisher,
  readRating,
  readTexts,
  readVariants,
} from './csv-cells.ts'
import { createFault, typedFact, type Fault } from '#app/shop/operations/findings/fault.ts'
import { parseDescription } from '#app/shop/catalogue/text/description.ts'
import { identityColumn, type RowCells } from './row-cells.ts'
import { bisacNotes } from './bisac-notes.ts'
import { findByPath, newCategoryNote, pathOf, planCategory } from './known-categories.ts'

const known = new Set(csvColumns.map(({ name }) => name))
const keys = ['key', 'isbn', 'sku', 'id']

/** docs/import.md describes the columns of the shop's own CSV. */
export const csvCatalogue = {
  name: 'the shop’s own CSV',
  source: 'csv',
  recognises: (header: string[]) =>
    header.includes('name') &&
    keys.some((key) => header.includes(key)) &&
    // Exports of other shops have a name and a SKU, too.
    listUnknown(header).length <= header.length / 2,
  listUnknown,
  readRow,
  read: (rows, options) => (options.update ? readUpdates(rows()) : eachRow(readRow)(rows, options)),
  updates: (header: string[]) =>
    keys.some((key) => header.includes(key)) && listUnknown(header).length <= header.length / 2,
} satisfies CsvKind & { readRow: unknown; updates: unknown }

function listUnknown(header: string[]): string[] {
  return header.filter((name) => !known.has(name) && !isPriceColumn(name) && !isSaleColumn(name))
}

/** The rows are merged with their products later, when these are read. */
async function* readUpdates(rows: AsyncIterable<FileRow>): AsyncGenerator<ReadResult> {
  for await (const row of rows) {
    if (row.ok) yield updateOf(row.line, row.cells)
    else yield unreadableRowResult(row)
  }
}

function updateOf(line: number, cells: RowCells): ReadResult {
  const column = identityColumn(cells)
  const value = column === 'isbn' ? readIsbn(cells) : column && cells.line(column)
  if (!column) cells.refuse('key', 'record.number', 'the row has neither key, isbn, sku nor id')
  const common = { line, name: cells.line('name') ?? '', notes: [] }
  if (!column || !value) return { ...common, key: '', reasons: cells.reasons }
  const key = column === 'key' ? value : `${column}:${value}`
  return { ...common, key, reasons: [], row: cells, identifier: { column, value } }
}

const formats = ['hardback', 'paperback', 'e-book', 'audiobook-cd'] as const
const listingStatuses = ['hidden', 'withdrawn'] as const
const units = ['kg', 'l', 'm', 'm2'] as const

function readRow(cells: RowCells, options: ReadOptions): ReadRow {
  const isbn13 = readIsbn(cells)
  const format = cells.oneOf('format', formats)
  const kind = cells.oneOf('kind', ['book', 'goods']) ?? (isbn13 || format ? 'book' : 'goods')
  const inLanguage = kind === 'book' ? (cells.language('language') ?? 'und') : ''
  const textLanguage = cells.oneOf('text_language', languages) ?? 'en'
  const notes: Fault[] = []
  const categories = readCategoryPaths(cells, options, notes)
  const id = cells.line('id')
  const record: CatalogueRecord = {
    ...blankRecord,
    ...readIdentity(cells, isbn13),
    ...(id !== null && { id }),
    kind,
    isbn13,
    format,
    inLanguage,
    language: kind === 'book' ? inLanguage : textLanguage,
    name: cells.line('name') ?? '',
    texts: readTexts(cells, textLanguage),
    categories,
    art: readArt(cells, kind, categories[0]),
    authors: readAuthors(cells),
    publisher: readPublisher(cells),
    ...readSale(cells, options),
    ...readStock(cells, options),
    ...readBookFacts(cells),
    ...readGoodsFacts(cells),
  }
  notes.push(...bisacNotes(record.subjects))
  return { record, notes }
}

/** Returns the slugs of categories that are named by slug, by name or by path. */
function readCategoryPaths(
  cells: RowCells,
  { categories, createCategories }: ReadOptions,
  notes: Fault[],
): string[] {
  const typed = cells.list('categories')
  if (!categories) return typed
  return typed.flatMap((text) => {
    const path = pathOf(text)
    const found = createCategories
      ? planCategory(path, categories)
      : (findByPath(path, categories) ?? {
          fault: createFault(
            'record.category',
            typedFact(text),
            `the shop has no category ${text}`,
          ),
        })
    if ('fault' in found) cells.addFault('categories', found.fault)
    else if ('isNew' in found && found.isNew) notes.push(newCategoryNote(path))
    return 'slug' in found ? found.slug : []
  })
}

/** Returns the key that finds the product in later imports: its key, else its ISBN, SKU or id. */
function readIdentity(cells: RowCells, isbn13: string | null) {
  const key = cells.line('key')
  const sku = cells.code('sku')
  const id = cells.line('id')
  const sourceKey =
    key ?? (isbn13 && `isbn:${isbn13}`) ?? (sku && `sku:${sku}`) ?? (id && `id:${id}`) ?? ''
  if (sourceKey === '')
    cells.refuse('key', 'record.number', 'the row has neither key, isbn, sku nor id')
  return { sourceKey, sku: sku ?? '' }
}

function readSale(cells: RowCells, options: ReadOptions) {
  const affiliateLink = cells.line('affiliate_link')
  const saleCount = cells.whole('sale_count')
  const listingStatus = cells.oneOf('standing', listingStatuses)
  return {
    prices: readCsvPrices(cells, options),
    discount:
      cells.has('discount') || cells.columns().some(isSaleColumn)
        ? readDiscount(cells, options)
        : undefined,
    mrpMinor: cells.amount('mrp', 'INR'),
    fixedPriceMarkets: cells.countries('fixed_price_markets'),
    affiliateLink,
    ...(listingStatus && { standing: listingStatus }),
    ...(cells.has('images') && { images: (cells.line('images') ?? '').split(' ').filter(Boolean) }),
    ...(saleCount !== null && { saleCount }),
  }
}

/** An empty cell means that stock is not counted; without the column the shop's stock stays. */
function readStock(cells: RowCells, options: ReadOptions) {
  const stock = cells.whole('stock') ?? options.stock ?? (cells.has('stock') ? null : undefined)
  return {
    variants: readVariants(cells),
    stock,
    supplyDays: cells.whole('supply_days'),
    outOfPrint: cells.flag('out_of_print'),
  }
}

function readBookFacts(cells: RowCells) {
  const html = parseDescription(cells.text('sample'))
  return {
    workKey: cells.line('work'),
    seriesName: cells.line('series'),
    seriesNumber: cells.line('series_number'),
    editionStatement: cells.line('edition'),
    datePublished: cells.date('date_published'),
    firstPublished: cells.whole('first_published'),
    originalLanguage: cells.language('original_language'),
    numberOfPages: cells.whole('pages'),
    pagesEstimated: cells.flag('pages_estimated'),
    subjects: cells.list('subjects').map((code) => code.toUpperCase()),
    hasPrintEdition: cells.flag('has_print_edition'),
    accessibility: cells.line('accessibility') === null ? null : cells.list('accessibility'),
    sample: html === '' ? null : { heading: cells.line('sample_heading') ?? '', html },
  }
}

function readGoodsFacts(cells: RowCells) {
  return {
    weightGrams: cells.whole('weight_grams') ?? 0,
    unitAmount: cells.whole('unit_amount'),
    unitPer: cells.oneOf('unit_per', units),
    tags: [...new Set(cells.list('tags').map((tag) => tag.toLowerCase()))],
    isNew: cells.flag('new'),
    ratingTenths: readRating(cells),
    ageFrom: cells.whole('age_from'),
    ageTo: cells.whole('age_to'),
    makerName: cells.line('maker_name'),
    makerPostalAddress: cells.line('maker_address'),
    makerEmail: cells.line('maker_email'),
    safetyWarning: cells.line('safety_warning'),
    responsibleName: cells.line('responsible_name'),
    responsiblePostalAddress: cells.line('responsible_address'),
    responsibleEmail: cells.line('responsible_email'),
  }
}

/** Without a picture the product gets a drawn cover, or a drawing for its first category. */
function readArt(cells: RowCells, kind: string, category = 'gift'): string {
  return (
    cells.line('art') ??
    JSON.stringify({ kind: kind === 'book' ? 'cover' : category.replaceAll('-', ' ') })
  )
}
