import type { Reader } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import { localDayOf, timeZoneOf } from '#app/i18n/format/time-zones.ts'
import type { TaxRates } from './tax.ts'

const none: TaxRates = {
  book: null,
  'e-book': null,
  'e-book-only': null,
  audiobook: null,
  goods: null,
}

/** Returns the day in a country, by which its tax rates are dated, `YYYY-MM-DD`. */
export const taxDayOf = (country: string, now: number): string =>
  localDayOf(now, timeZoneOf(country))

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

/** Returns the rates of all countries with taxes, each on its own day. */
export async function listTaxRates(
  now: number,
  reader: Reader = db.read,
): Promise<Map<string, TaxRates>> {
  const rows = await reader.selectFrom('taxRate').selectAll().orderBy('fromDay').execute()
  const countries = new Map<string, TaxRates>()
  const days = new Map(rows.map(({ country }) => [country, '']))
  for (const country of days.keys()) days.set(country, taxDayOf(country, now))
  for (const { country, kind, fromDay, basisPoints } of rows) {
    if (fromDay > days.get(country)!) continue
    const rates = countries.get(country) ?? { ...none }
    rates[kind] = basisPoints
    countries.set(country, rates)
  }
  return countries
}
