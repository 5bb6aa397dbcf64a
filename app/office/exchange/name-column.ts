import type { ServerMessageKey } from '#app/i18n/en.server.ts'
import type { Translate } from '#app/i18n/i18n.server.ts'
import { csvCatalogue } from '#app/shop/exchange/csv/csv-catalogue.ts'
import { labelOf } from '../products/product-fields.tsx'

/** Names the columns of the shop's own CSV that no form of a product has. */
const ownColumns: Record<string, ServerMessageKey> = {
  id: 'office.exchange.columns.id',
  kind: 'office.exchange.kind',
  text_language: 'office.exchange.columns.textLanguage',
  sale_count: 'office.exchange.columns.saleCount',
  art: 'office.exchange.columns.drawing',
  sale_price: 'office.exchange.columns.reducedPrice',
}

/** Names the columns of Shopify, WooCommerce and goodbooks-10k by the fields of a product that they fill. */
const foreignColumns: Record<string, ServerMessageKey> = {
  handle: 'office.exchange.key',
  published: 'office.products.fields.standing',
  variant_price: 'office.products.fields.price',
  variant_compare_at_price: 'office.exchange.columns.formerPrice',
  variant_inventory_qty: 'office.products.fields.stock',
  variant_grams: 'office.exchange.columns.weight',
  type: 'office.exchange.kind',
  parent: 'office.exchange.columns.parent',
  regular_price: 'office.products.fields.price',
  date_sale_price_starts: 'office.exchange.columns.reducedPrice',
  date_sale_price_ends: 'office.exchange.columns.reducedPrice',
  external_url: 'office.products.fields.affiliate_link',
  'weight_(kg)': 'office.exchange.columns.weight',
  'weight_(lbs)': 'office.exchange.columns.weight',
  book_id: 'office.exchange.key',
  isbn13: 'office.products.fields.isbn',
  original_publication_year: 'office.products.fields.first_published',
  language_code: 'office.products.fields.language',
  average_rating: 'office.products.fields.rating',
}

/** Names what a fault is about that is no column of a file. */
const otherSubjects: Record<string, ServerMessageKey> = {
  options: 'office.products.fields.variants',
  variations: 'office.products.fields.variants',
  barcodes: 'office.products.fields.isbn',
  'compare-at price': 'office.exchange.columns.formerPrice',
  text: 'office.products.fields.description',
  date: 'office.products.fields.date_published',
  weight: 'office.exchange.columns.weight',
  availability: 'office.exchange.columns.availability',
  age: 'office.exchange.columns.age',
}

const asColumn = (label: string) => label.toLowerCase().replaceAll(' ', '_')

/**
 * Names the field that a column of an imported file fills, with the column beside it if the file has one of another
 * name. A column that fills no field is named as it is.
 * @param kind The kind of the file, as the summary of its import has it.
 */
export function nameColumn(column: string, kind: string | undefined, t: Translate): string {
  const [, part, name = ''] = /^(line|variant) (.+)$/.exec(column) ?? []
  if (part === 'line' || part === 'variant') return t(`office.exchange.columns.${part}`, { name })
  const label = labelOfColumn(column, t)
  const isOwn = kind === csvCatalogue.name && column !== 'key' && !(column in otherSubjects)
  const isInFile = isOwn || column in foreignColumns
  return isInFile && asColumn(label) !== column
    ? t('office.exchange.ofColumn', { label, column })
    : label
}

function labelOfColumn(column: string, t: Translate): string {
  const key = [ownColumns, foreignColumns, otherSubjects].find((one) => column in one)?.[column]
  return key === undefined ? labelOf(column, t) : t(key)
}
