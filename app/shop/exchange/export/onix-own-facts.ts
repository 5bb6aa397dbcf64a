import type { CatalogueRecord } from '#app/shop/catalogue/products/catalogue-record.ts'
import type { ExportedProduct } from '#app/shop/exchange/csv/catalogue-row.ts'
import { recordOfExport } from '#app/shop/exchange/csv/read-exported.ts'

/** ONIX has elements for these fields, and the import reads them from there. */
const standard: (keyof CatalogueRecord)[] = [
  ...(['name', 'isbn13', 'sourceKey', 'texts', 'authors', 'prices', 'numberOfPages'] as const),
  ...(['ageFrom', 'ageTo', 'kind'] as const),
]

/**
 * Returns facts as JSON that ONIX has no element for, or states less exactly, so that the shop can
 * import its own export without loss. Other readers ignore the unknown subject scheme.
 */
export function ownFactsOf(one: ExportedProduct): string {
  const record = recordOfExport(one)
  // Without addresses of its own, another shop takes the cover that the message names.
  const omitted: string[] = record.images?.length ? standard : [...standard, 'images']
  const facts = Object.entries(record).filter(([field]) => !omitted.includes(field))
  const sortNames = record.authors.map(({ sortName }) => sortName)
  return JSON.stringify({ ...Object.fromEntries(facts), sortNames })
}
