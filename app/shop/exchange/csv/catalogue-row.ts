import type { Currency } from '#app/i18n/currency.ts'
import { decimal } from '#app/i18n/format/decimal.ts'
import type { Flag, ProductTable, Tables } from '#app/database/tables.ts'
import { languages } from '#app/i18n/languages.ts'
import { priceColumn, type PriceColumnKey } from '#app/shop/catalogue/products/catalogue-record.ts'
import { csvColumns } from './csv-columns.ts'

type Price = Pick<Tables['price'], 'currency' | 'market' | 'amountMinor'>

/** Contains a product with all its rows that the shop's own CSV represents. */
export type ExportedProduct = {
  product: ProductTable & { withdrawnAt: number | null; isHidden: Flag; photos: string }
  publisher: { name: string; postalAddress: string | null; email: string | null } | undefined
  texts: Tables['productText'][]
  authors: { name: string; role: string; sortName: string }[]
  categories: string[]
  tags: string[]
  subjects: string[]
  variants: Tables['variant'][]
  prices: Price[]
  /** `prices` has the reduced prices; it is empty for a reduction by percent. */
  discount: { percent: number; prices: Price[]; untilAt: number | null } | undefined
  sample: { heading: string; html: string } | undefined
  images: string[]
}

/** Columns for each language replace the first two; price columns contain the currency. */
const columnsReplacedByLanguage = ['short_description', 'description', 'price', 'currency']

const ownColumns = csvColumns
  .map(({ name }) => name)
  .filter((name) => !columnsReplacedByLanguage.includes(name))

/** `reduced` has the columns with a reduced price. */
export type PriceColumns = { all: PriceColumnKey[]; reduced: PriceColumnKey[] }

export const columnsOf = ({ all, reduced }: PriceColumns) => [
  ...ownColumns,
  ...all.map(priceColumn),
  ...reduced.map((key) => `sale_${priceColumn(key)}`),
]

const yes = (flag: number) => (flag === 1 ? 'yes' : '')
const decimalOrNone = (minor: number | null, currency: Currency) =>
  minor === null ? '' : decimal(minor, currency)
const joined = (parts: string[]) => parts.join(';')

/**
 * Returns the cells of a row in the order of `columnsOf`; the import reads the same product from
 * them.
 */
export function cellsOf(one: ExportedProduct, { all, reduced }: PriceColumns): string[] {
  const values: Record<string, string | number | null | undefined> = {
    ...identityOf(one),
    ...textsOf(one),
    ...peopleOf(one),
    ...saleOf(one),
    ...factsOf(one.product),
    categories: joined(one.categories),
    tags: joined(one.tags),
    subjects: joined(one.subjects),
    images: one.images.join(' '),
    sample_heading: one.sample?.heading,
    sample: one.sample?.html,
  }
  return [
    ...ownColumns.map((column) => String(values[column] ?? '')),
    ...all.map((key) => amountAt(key, one.prices)),
    ...reduced.map((key) => amountAt(key, one.discount?.prices ?? [])),
  ]
}

function amountAt({ currency, market }: PriceColumnKey, prices: Price[]): string {
  const price = prices.find((own) => own.currency === currency && own.market === market)
  return decimalOrNone(price?.amountMinor ?? null, currency)
}

const identityOf = ({ product }: ExportedProduct) => ({
  key: product.sourceKey,
  id: product.id,
  kind: product.kind,
  sku: product.sku,
  isbn: product.isbn13,
  name: product.name,
  language: product.inLanguage === 'und' ? '' : product.inLanguage,
  format: product.format,
  // A product that is its own work uses its id as the work's.
  work: product.workId === product.id ? '' : product.workId,
})

function textsOf({ texts }: ExportedProduct) {
  const cells: Record<string, string> = {
    // The import gives every product a text in this language.
    text_language:
      texts.find(({ language }) => language === 'en')?.language ?? texts[0]?.language ?? '',
  }
  for (const language of languages) {
    const text = texts.find((one) => one.language === language)
    cells[`name_${language}`] = text?.name ?? ''
    cells[`short_description_${language}`] = text?.shortDescription ?? ''
    cells[`description_${language}`] = text?.fullDescription ?? ''
  }
  return cells
}

const peopleOf = ({ authors, publisher }: ExportedProduct) => ({
  authors: joined(authors.map(({ name, role, sortName }) => `${name}|${role}|${sortName}`)),
  publisher: publisher?.name,
  publisher_address: publisher?.postalAddress,
  publisher_email: publisher?.email,
})

const saleOf = ({ product, variants, discount }: ExportedProduct) => ({
  discount: discount && discount.prices.length === 0 ? discount.percent : '',
  discount_until: discount?.untilAt == null ? '' : new Date(discount.untilAt).toISOString(),
  mrp: decimalOrNone(product.mrpMinor, 'INR'),
  fixed_price_markets: product.fixedPriceMarkets.replaceAll(',', ';'),
  stock: product.stock,
  variants: joined(
    variants.map(({ color, colorName, size, stock }) => {
      const place = [colorName ?? color, ...(size === '' ? [] : [size])].join('/')
      return `${place}:${stock}`
    }),
  ),
  supply_days: product.supplyDays,
  out_of_print: yes(product.outOfPrint),
  sale_count: product.saleCount,
  affiliate_link: product.affiliateLink,
  standing: product.withdrawnAt === null ? (product.isHidden ? 'hidden' : '') : 'withdrawn',
})

const factsOf = (product: ProductTable) => ({
  series: product.seriesName,
  series_number: product.seriesNumber,
  edition: product.editionStatement,
  date_published: product.datePublished,
  first_published: product.firstPublished,
  original_language: product.originalLanguage,
  pages: product.numberOfPages,
  pages_estimated: yes(product.pagesEstimated),
  weight_grams: product.weightGrams,
  unit_amount: product.unitAmount,
  unit_per: product.unitPer,
  new: yes(product.isNew),
  rating: product.ratingTenths === null ? '' : (product.ratingTenths / 10).toFixed(1),
  has_print_edition: yes(product.hasPrintEdition),
  age_from: product.ageFrom,
  age_to: product.ageTo,
  maker_name: product.makerName,
  maker_address: product.makerPostalAddress,
  maker_email: product.makerEmail,
  responsible_name: product.responsibleName,
  responsible_address: product.responsiblePostalAddress,
  responsible_email: product.responsibleEmail,
  safety_warning: product.safetyWarning,
  // A semicolon alone is a list that is stated but empty.
  accessibility: product.accessibility === '' ? ';' : product.accessibility?.replaceAll(',', ';'),
  art: product.art,
})
