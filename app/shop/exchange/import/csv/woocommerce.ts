import { createNote, uniqueNotes } from '#app/shop/exchange/csv/import-note.ts'
import { createFault, faultAt, typedFact, type Fault } from '#app/shop/operations/findings/fault.ts'
import { quoted } from '#app/i18n/quoted.ts'
import { bookCategories, pathOf } from '#app/shop/exchange/csv/known-categories.ts'
import { slugOf } from '#app/shop/catalogue/text/fold.ts'
import { blankRecord, type CatalogueRecord } from '#app/shop/catalogue/products/catalogue-record.ts'
import {
  resultOf,
  unreadableRowResult,
  type CsvKind,
  type FileRow,
  type ReadResult,
  currencyOfPrices,
  type ReadOptions,
} from '#app/shop/exchange/csv/csv-kind.ts'
import { parseDescription, parseShortDescription } from '#app/shop/catalogue/text/description.ts'
import {
  artOf,
  categoriesOf,
  imagesOf,
  listNames,
  partsOf,
  readMrp,
  tagsOf,
} from './foreign-cells.ts'
import { parseIsbn } from '#app/shop/catalogue/text/isbn.ts'
import { type RowCells } from '#app/shop/exchange/csv/row-cells.ts'
import {
  attributesOf,
  isPublishedCell,
  readForeignPrice,
  readStock,
  readWooWeight,
  typesOf,
} from './woocommerce-cells.ts'
import {
  findFamilies,
  identifiersOf,
  parentOf,
  type Families,
  type Variation,
} from './woocommerce-families.ts'
import { familyOf, notForSale, wooPriceOf } from './woocommerce-sale.ts'

/**
 * In a product export of WooCommerce each row is a product, or a variation of one. It has no
 * currency.
 */
export const woocommerce: CsvKind = {
  name: 'WooCommerce',
  source: 'woocommerce',
  needsCurrency: true,
  recognises: (header) =>
    ['type', 'name', 'sku'].every((name) => header.includes(name)) &&
    ['regular_price', 'visibility_in_catalog'].some((name) => header.includes(name)),
  read,
}

async function* read(
  rows: () => AsyncIterable<FileRow>,
  options: ReadOptions,
): AsyncGenerator<ReadResult> {
  const families = await findFamilies(rows(), options)
  for await (const row of rows()) {
    if (!row.ok) yield unreadableRowResult(row)
    else if (!typesOf(row.cells).includes('variation'))
      yield readProduct(row.line, row.cells, families, options)
    else if (!families.parents.has(parentOf(row.cells))) yield refuseOrphan(row.line, row.cells)
  }
}

function refuseOrphan(line: number, cells: RowCells): ReadResult {
  const parent = cells.line('parent') ?? ''
  const reason = parent
    ? createFault(
        'record.parent',
        typedFact(parent),
        `parent: the file has no variable product ${quoted(parent)}`,
        'parent',
      )
    : createFault('record.empty', {}, 'parent: is empty', 'parent')
  return { line, key: '', name: cells.name('name') ?? '', reasons: [reason], notes: [] }
}

const known = ['simple', 'variable', 'external', 'grouped', 'downloadable', 'virtual']

function readProduct(
  line: number,
  cells: RowCells,
  families: Families,
  options: ReadOptions,
): ReadResult {
  const notes: Fault[] = []
  const types = typesOf(cells)
  const strange = types.find((one) => !known.includes(one))
  if (strange)
    cells.refuse('type', 'record.choice', `${quoted(strange)} is none of ${known.join(', ')}`, {
      ...typedFact(strange),
      choices: known.join(', '),
    })
  const family = types.includes('variable') ? takeFamily(families, cells) : noFamily
  const { variations } = family
  const record = recordOf(cells, types, variations, options, notes)
  const reasons = [
    ...cells.reasons,
    ...family.faults,
    ...variations.flatMap((one) =>
      one.reasons.map((reason) => faultAt({ line: one.line }, `line ${one.line}`, reason)),
    ),
  ]
  return {
    ...resultOf(line, record, uniqueNotes(notes), reasons),
    rows: 1 + family.rows,
  }
}

/** Removes the family, so that a second product with the same SKU does not get it. */
function takeFamily({ families }: Families, cells: RowCells) {
  const names = identifiersOf(cells)
  const found = names.flatMap((name) => families.get(name) ?? [])
  for (const name of names) families.delete(name)
  return {
    variations: found.flatMap((one) => one.variations).sort((a, b) => a.line - b.line),
    rows: found.reduce((sum, { rows }) => sum + rows, 0),
    faults: found.flatMap(({ fault }) => fault ?? []),
  }
}

const noFamily: ReturnType<typeof takeFamily> = { variations: [], rows: 0, faults: [] }

function recordOf(
  cells: RowCells,
  types: string[],
  variations: Variation[],
  options: ReadOptions,
  notes: Fault[],
): CatalogueRecord {
  const isbn13 = variations.length === 0 ? isbnOf(cells) : null
  const kind = isbn13 ? 'book' : 'goods'
  const name = cells.name('name') ?? ''
  const paths = listNames(cells.line('categories')).map(pathOf)
  const categories = categoriesOf(paths, options, notes)
  const listingStatus = listingStatusOf(cells)
  return {
    ...blankRecord,
    kind,
    isbn13,
    name,
    sku: cells.line('sku') ?? '',
    sourceKey: keyOf(cells),
    language: kind === 'book' ? 'und' : 'en',
    inLanguage: kind === 'book' ? 'und' : '',
    texts: {
      en: {
        name,
        shortDescription: parseShortDescription(cells.text('short_description')),
        fullDescription: parseDescription(cells.text('description').replaceAll('\\n', '\n')),
      },
    },
    categories: categories.length > 0 || kind === 'goods' ? categories : bookCategories(options),
    tags: tagsOf(listNames(cells.line('tags'))),
    art: artOf(kind, categories[0]),
    mrpMinor: readMrp(cells),
    images: imagesOf(partsOf(cells.line('images')), notes),
    ...(listingStatus && { standing: listingStatus }),
    ...saleOfProduct(cells, types, variations, options, notes),
  }
}

const unsoldTypes = [
  {
    type: 'grouped',
    note: createNote(
      'group',
      'type',
      'a group is shown without a price; its products are sold by themselves',
    ),
  },
  {
    type: 'downloadable',
    note: createNote(
      'download',
      'type',
      'a download is shown, and not for sale, since the shop has no file of it',
    ),
  },
]

function saleOfProduct(
  cells: RowCells,
  types: string[],
  variations: Variation[],
  options: ReadOptions,
  notes: Fault[],
): Partial<CatalogueRecord> {
  const own = readForeignPrice(cells, currencyOfPrices(options), notes)
  const stock = readStock(cells, options.stock)
  const stockAndWeight = {
    ...(stock !== undefined && { stock }),
    weightGrams: readWooWeight(cells, notes),
  }
  if (types.includes('variable')) {
    notes.push(...variations.flatMap((one) => one.notes))
    const family = familyOf(attributesOf(cells), variations, options, notes)
    const weights = variations.map((one) => one.weightGrams)
    return {
      weightGrams: Math.max(stockAndWeight.weightGrams, ...weights),
      variants: family.variants,
      ...(Object.keys(family.images).length > 0 && { colorImages: family.images }),
      ...(family.variants.length > 0 ? wooPriceOf(family.price, options, notes) : notForSale),
    }
  }
  const unsold = unsoldTypes.find(({ type }) => types.includes(type))
  if (unsold) {
    notes.push(unsold.note)
    return { ...stockAndWeight, ...notForSale }
  }
  const link = types.includes('external') ? cells.line('external_url') : null
  if (types.includes('external') && link === null)
    notes.push(createNote('linkEmpty', 'external_url', 'is empty'))
  return { ...stockAndWeight, affiliateLink: link, ...wooPriceOf(own, options, notes) }
}

function isbnOf(cells: RowCells): string | null {
  const column = cells.columns().find((name) => /\b(gtin|isbn|ean)\b/.test(name.replace(/_/g, ' ')))
  const parsed = parseIsbn((column && cells.line(column)) ?? '')
  return parsed.ok ? parsed.isbn13 : null
}

/** The key is the SKU, else the other shop's id, else the name. */
function keyOf(cells: RowCells): string {
  const sku = cells.line('sku')
  const id = cells.line('id')
  // The name is not decoded, so that products of earlier imports are found again.
  const name = cells.line('name') ?? ''
  if (sku) return `woocommerce:${sku}`
  return `woocommerce:${id ? `id:${id}` : `name:${slugOf(name) || name}`}`
}

function listingStatusOf(cells: RowCells): CatalogueRecord['standing'] {
  if (!isPublishedCell(cells)) return 'withdrawn'
  const visibility = (cells.line('visibility_in_catalog') ?? '').toLowerCase()
  return visibility === 'hidden' ? 'hidden' : undefined
}
