import type { ProductTable } from '#app/database/tables.ts'
import { sortNameOf } from '#app/shop/catalogue/text/sort-names.ts'
import {
  parseDatePublished,
  type CatalogueRecord,
} from '#app/shop/catalogue/products/catalogue-record.ts'

/** These columns are set for a new product, and later only if its source states them. */
type UntouchedColumn = 'stock' | 'saleCount'
type FromElsewhere =
  | 'id'
  | 'workId'
  | 'sourceHash'
  | 'publisher'
  | 'editionRank'
  | 'sortPrice'
  | 'ebookContent'
  | 'ebookWords'
  | 'ebookSize'
  | 'ebookFormat'
  | 'createdAt'
  | 'updatedAt'

export type ProductColumns = Omit<ProductTable, UntouchedColumn | FromElsewhere> &
  Partial<Pick<ProductTable, UntouchedColumn>>

const flag = (is: boolean) => (is ? 1 : 0)

/** Returns the columns of the product row that come from the record. */
export function productColumns(record: CatalogueRecord): ProductColumns {
  const stock = stockOf(record)
  return {
    kind: record.kind,
    sku: record.sku,
    sourceKey: record.sourceKey,
    name: record.name,
    ratingTenths: record.ratingTenths,
    affiliateLink: record.affiliateLink,
    supplyDays: record.supplyDays,
    datePublished: record.datePublished,
    weightGrams: record.weightGrams,
    mrpMinor: record.mrpMinor,
    unitAmount: record.unitAmount,
    unitPer: record.unitPer,
    art: record.art,
    isbn13: record.isbn13,
    format: record.format,
    inLanguage: record.inLanguage,
    originalLanguage: record.originalLanguage,
    firstPublished: record.firstPublished,
    numberOfPages: record.numberOfPages,
    editionStatement: record.editionStatement,
    seriesName: record.seriesName,
    seriesNumber: record.seriesNumber,
    ageFrom: record.ageFrom,
    ageTo: record.ageTo,
    makerName: record.makerName,
    makerPostalAddress: record.makerPostalAddress,
    makerEmail: record.makerEmail,
    safetyWarning: record.safetyWarning,
    responsibleName: record.responsibleName,
    responsiblePostalAddress: record.responsiblePostalAddress,
    responsibleEmail: record.responsibleEmail,
    sortName: sortNameOf(record.name, record.language),
    isNew: flag(record.isNew),
    hasVariants: flag(record.variants.length > 0),
    outOfPrint: flag(record.outOfPrint),
    publishedAt:
      record.datePublished === null ? null : (parseDatePublished(record.datePublished) ?? null),
    pagesEstimated: flag(record.pagesEstimated),
    hasPrintEdition: flag(record.hasPrintEdition),
    fixedPriceMarkets: [...record.fixedPriceMarkets].sort().join(','),
    accessibility: record.accessibility && record.accessibility.join(','),
    ...(stock !== undefined && { stock }),
    ...(record.saleCount !== undefined && { saleCount: record.saleCount }),
  }
}

/** Returns the sum of the variants, if any; an e-book has no stock. */
function stockOf({ format, stock, variants }: CatalogueRecord): number | null | undefined {
  if (format === 'e-book') return null
  return variants.length > 0 ? variants.reduce((sum, one) => sum + one.stock, 0) : stock
}

/** Serialises with sorted keys, so that the order of properties does not affect a hash. */
export function canonicalText(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  )
}
