import type { CatalogueRecord } from '../import/catalogue-record.ts'
import type { Exported } from './catalogue-row.ts'
import { recordOfExport } from './read-exported.ts'

/** Said in their own elements, and read from these. */
const standard: (keyof CatalogueRecord)[] = [
  ...(['name', 'isbn13', 'sourceKey', 'texts', 'authors', 'prices', 'numberOfPages'] as const),
  ...(['ageFrom', 'ageTo', 'kind'] as const),
]

/**
 * What of the product ONIX has no place for, or says less exactly than the shop, as JSON: so that the shop can
 * read its own export back without losing anything. Others pass a subject scheme over that they do not know.
 */
export function ownFactsOf(one: Exported): string {
  const record = recordOfExport(one)
  const facts = Object.entries(record).filter(([field]) => !(standard as string[]).includes(field))
  const sortNames = record.authors.map(({ sortName }) => sortName)
  return JSON.stringify({ ...Object.fromEntries(facts), sortNames })
}
