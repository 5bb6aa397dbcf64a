import type { Reader } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import type { TaxKind, TaxRates } from './tax.ts'

const none: TaxRates = {
  book: null,
  'e-book': null,
  'e-book-only': null,
  audiobook: null,
  goods: null,
}

/**
 * Returns the tax rates of a country on a day (`YYYY-MM-DD`): the newest row of each kind up to
 * then.
 */
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
  const rates = { ...none }
  for (const { kind, basisPoints } of rows) rates[kind] = basisPoints
  return rates
}

/** Returns the rates of all countries with taxes on a day (`YYYY-MM-DD`). */
export async function listTaxRates(
  day: string,
  reader: Reader = db.read,
): Promise<Map<string, TaxRates>> {
  const rows: { country: string; kind: TaxKind; basisPoints: number }[] = await reader
    .selectFrom('taxRate')
    .where('fromDay', '<=', day)
    .select(['country', 'kind', 'basisPoints'])
    .orderBy('fromDay')
    .execute()
  const countries = new Map<string, TaxRates>()
  for (const { country, kind, basisPoints } of rows) {
    const rates = countries.get(country) ?? { ...none }
    rates[kind] = basisPoints
    countries.set(country, rates)
  }
  return countries
}
