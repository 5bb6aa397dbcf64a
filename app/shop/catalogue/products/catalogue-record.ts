import type { PriceTable, ProductTable } from '#app/database/tables.ts'
import type { Language } from '#app/i18n/languages.ts'

/** The descriptions are HTML. */
export type RecordText = { name: string; shortDescription: string; fullDescription: string }

/** The `role` is a code of ONIX list 17. `sortName` is omitted where the source has none. */
export type RecordAuthor = { name: string; sortName?: string | undefined; role: string }

/** `slug` is set only where the shop's slug differs from the one made of the name. */
export type RecordPublisher = {
  slug?: string | undefined
  name: string
  postalAddress?: string | undefined
  email?: string | undefined
}

/** `market` is an ISO country, or `''` for all markets. */
export type RecordPrice = Pick<PriceTable, 'currency' | 'market' | 'amountMinor'>

/** The shop's own CSV has a price column for each currency, and for each country with its own price. */
export type PriceColumnKey = Pick<RecordPrice, 'currency' | 'market'>

export const priceColumn = ({ currency, market }: PriceColumnKey): string =>
  ['price', market, currency].filter(Boolean).join('_').toLowerCase()

export type RecordVariant = {
  color: string
  colorName: string | null
  size: string
  stock: number
}

/**
 * The discount is either a percentage of every price, or `prices`, each the reduction of a price of
 * the product. `fromAt` and `untilAt` are ms UTC. Without `fromAt` it begins with the import; with
 * `untilAt` null it has no end.
 */
export type RecordDiscount = {
  percent?: number | undefined
  prices?: RecordPrice[] | undefined
  fromAt?: number | undefined
  untilAt: number | null
}

/** These facts are stored in the product's row as the source states them. */
type ProductFacts = Pick<
  ProductTable,
  | 'kind'
  | 'sku'
  | 'sourceKey'
  | 'name'
  | 'ratingTenths'
  | 'affiliateLink'
  | 'supplyDays'
  | 'datePublished'
  | 'weightGrams'
  | 'mrpMinor'
  | 'unitAmount'
  | 'unitPer'
  | 'art'
  | 'isbn13'
  | 'format'
  | 'inLanguage'
  | 'originalLanguage'
  | 'firstPublished'
  | 'numberOfPages'
  | 'editionStatement'
  | 'seriesName'
  | 'seriesNumber'
  | 'ageFrom'
  | 'ageTo'
  | 'makerName'
  | 'makerPostalAddress'
  | 'makerEmail'
  | 'safetyWarning'
  | 'responsibleName'
  | 'responsiblePostalAddress'
  | 'responsibleEmail'
>

/**
 * Every reader of the import and the demo catalogue make this record. It states the whole product.
 * Prices, discount, stock and sales are undefined where the source does not state them; the shop's
 * own values then stay.
 */
export type CatalogueRecord = ProductFacts & {
  /** The product has this fixed id; without one it gets `slug-of-its-name-XXXXX`. */
  id?: string | undefined
  /** The BCP 47 language of `name` decides its sort name. */
  language: string
  texts: { [language in Language]?: RecordText | undefined }
  authors: RecordAuthor[]
  publisher: RecordPublisher | null
  prices?: RecordPrice[] | undefined
  /** This is the product's own reduction; null removes it. */
  discount?: RecordDiscount | null | undefined
  variants: RecordVariant[]
  /**
   * A product without a status is listed. A `hidden` product has only its own page; a `withdrawn`
   * one is not for sale either.
   */
  standing?: 'hidden' | 'withdrawn' | undefined
  /** The main picture comes first. They are fetched only with `--images`. */
  images?: string[] | undefined
  /** The key is the slug of the colour, the value the URL of its picture. */
  colorImages?: Record<string, string> | undefined
  /** Null means that stock is not counted. Each variant has its own stock. */
  stock?: number | null | undefined
  saleCount?: number | undefined
  isNew: boolean
  outOfPrint: boolean
  pagesEstimated: boolean
  hasPrintEdition: boolean
  /** These are slugs of categories that the shop has. */
  categories: string[]
  tags: string[]
  /** The codes are of Thema. */
  subjects: string[]
  /** The HTML contains the first pages of the work. */
  sample: { heading: string; html: string } | null
  /** Editions with one key are one work; null means that it has no other editions. */
  workKey: string | null
  /** The publisher fixes the price in these ISO countries. */
  fixedPriceMarkets: string[]
  /** The codes are of ONIX list 196; null means not stated. */
  accessibility: string[] | null
}

/** Readers fill in a copy of this record. */
export const blankRecord = {
  sku: '',
  ratingTenths: null,
  affiliateLink: null,
  supplyDays: null,
  datePublished: null,
  weightGrams: 0,
  mrpMinor: null,
  unitAmount: null,
  unitPer: null,
  art: '{}',
  isbn13: null,
  format: null,
  inLanguage: '',
  originalLanguage: null,
  firstPublished: null,
  numberOfPages: null,
  editionStatement: null,
  seriesName: null,
  seriesNumber: null,
  ageFrom: null,
  ageTo: null,
  makerName: null,
  makerPostalAddress: null,
  makerEmail: null,
  safetyWarning: null,
  responsibleName: null,
  responsiblePostalAddress: null,
  responsibleEmail: null,
  texts: {},
  authors: [],
  publisher: null,
  variants: [],
  isNew: false,
  outOfPrint: false,
  pagesEstimated: false,
  hasPrintEdition: false,
  categories: [],
  tags: [],
  subjects: [],
  sample: null,
  workKey: null,
  fixedPriceMarkets: [],
  accessibility: null,
} satisfies Partial<CatalogueRecord>

const month = /^(-?\d{4,6})-(\d{2})(?:-(\d{2}))?$/

/**
 * Returns the first moment, in ms UTC, of a date as `YYYY`, `YYYY-MM` or `YYYY-MM-DD` (years before
 * 0 as `-0720`), or undefined for an invalid date.
 */
export function parseDatePublished(text: string): number | undefined {
  const [, year, m = '01', d = '01'] = month.exec(text) ?? /^(-?\d{4,6})$/.exec(text) ?? []
  if (year === undefined) return undefined
  const date = new Date(0)
  date.setUTCFullYear(Number(year), Number(m) - 1, Number(d))
  const same = date.getUTCMonth() === Number(m) - 1 && date.getUTCDate() === Number(d)
  return same ? date.getTime() : undefined
}
