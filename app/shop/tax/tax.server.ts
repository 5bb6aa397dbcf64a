import type { Reader } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import type { TaxRates } from './tax.ts'

/** The tax rates that hold in a country on a day (`YYYY-MM-DD`): of each kind the newest row until then. */
export async function findTaxRates(
  country: string,
  day: string,
  reader: Reader = db.read,
): Promise<TaxRates> {
  const rows = await reader
    .selectFrom('taxRate')
    .where('country', '=', country)
    .where('fromDay', '<=', day)
    .select(['kind', 'basisPoints'])
    .orderBy('fromDay')
    .orderBy('kind')
    .execute()
  const rates: TaxRates = {
    book: null,
    'e-book': null,
    'e-book-only': null,
    audiobook: null,
    goods: null,
  }
  for (const { kind, basisPoints } of rows) rates[kind] = basisPoints
  return rates
}
