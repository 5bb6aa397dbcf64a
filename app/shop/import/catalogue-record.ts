import type { PriceTable, ProductTable } from '#app/database/tables.ts'
import type { Language } from '#app/i18n/languages.ts'

/** Name and descriptions in one language; the descriptions are HTML. */
export type RecordText = { name: string; shortDescription: string; fullDescription: string }

/** `role`: ONIX list 17. `sortName` is left out where the source has none of its own. */
export type RecordAuthor = { name: string; sortName?: string | undefined; role: string }

/** `slug`: only where the shop's own differs from what its name gives. */
export type RecordPublisher = {
  slug?: string | undefined
  name: string
  postalAddress?: string | undefined
  email?: string | undefined
}

/** `market`: an ISO country, or `''` for all. */
export type RecordPrice = Pick<PriceTable, 'currency' | 'market' | 'amountMinor'>

export type RecordVariant = {
  color: string
  colorName: string | null
  size: string
  stock: number
}

/**
 * Either a percent off every price, or `prices`: the reduced prices themselves, each of one of the product's own.
 * `fromAt`, `untilAt`: ms UTC; left out: from the import on; null: without end.
 */
export type RecordDiscount = {
  percent?: number | undefined
  prices?: RecordPrice[] | undefined
  fromAt?: number | undefined
  untilAt: number | null
}

/** What a source says of a product and the product's row keeps as it is said. */
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
 * Everything that a product can say, whatever it was read from: what every reader of the import makes,
 * and the demo catalogue too. A record states the whole product; only where the source does not speak of
 * prices, discount, stock or sales at all are these left out, and stay as the shop has them.
 */
export type CatalogueRecord = ProductFacts & {
  /** A fixed product id; without one a new product gets `slug-of-its-name-XXXXX`. */
  id?: string | undefined
  /** The language of `name` (BCP 47): for its sort name. */
  language: string
  texts: { [language in Language]?: RecordText | undefined }
  authors: RecordAuthor[]
  publisher: RecordPublisher | null
  prices?: RecordPrice[] | undefined
  /** The product's own reduction; null: none. */
  discount?: RecordDiscount | null | undefined
  variants: RecordVariant[]
  /** Left out: in the lists. `hidden`: on its own page alone. `withdrawn`: nor for sale. */
  standing?: 'hidden' | 'withdrawn' | undefined
  /** Addresses of its pictures, the main one first: fetched only where the shopkeeper asks. */
  images?: string[] | undefined
  /** The address of a picture for a colour (its slug). */
  colorImages?: Record<string, string> | undefined
  /** Null: not counted. Variants have stocks of their own. */
  stock?: number | null | undefined
  saleCount?: number | undefined
  isNew: boolean
  outOfPrint: boolean
  pagesEstimated: boolean
  hasPrintEdition: boolean
  /** Slugs of categories that the shop has. */
  categories: string[]
  tags: string[]
  /** Thema codes. */
  subjects: string[]
  /** The first pages of the work, as HTML. */
  sample: { heading: string; html: string } | null
  /** What joins the editions of a work; null: it stands alone. */
  workKey: string | null
  /** ISO countries in which the publisher fixes the price. */
  fixedPriceMarkets: string[]
  /** ONIX list 196 codes; null: not stated. */
  accessibility: string[] | null
}

/** A record that says nothing yet: what a reader starts from. */
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
 * The first moment, ms UTC, of a date written `YYYY`, `YYYY-MM` or `YYYY-MM-DD` (years before 0 as `-0720`).
 * Undefined for anything else, and for a day that is in no calendar.
 */
export function parseDatePublished(text: string): number | undefined {
  const [, year, m = '01', d = '01'] = month.exec(text) ?? /^(-?\d{4,6})$/.exec(text) ?? []
  if (year === undefined) return undefined
  const date = new Date(0)
  date.setUTCFullYear(Number(year), Number(m) - 1, Number(d))
  const same = date.getUTCMonth() === Number(m) - 1 && date.getUTCDate() === Number(d)
  return same ? date.getTime() : undefined
}
