import { sql } from 'kysely'
import type { Reader } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import { isMarket } from '#app/shop-settings/markets.server.ts'
import { countries, type Country } from '#app/i18n/markets.ts'
import {
  freeDeliveryOf,
  offerDelivery,
  type DeliveryOffer,
  type DeliveryRow,
  type FreeDelivery,
  type Parcel,
} from './delivery.ts'

/** This key of the table applies to every country without a row of its own. */
const anyOther = '*'

/**
 * Returns the delivery options of a parcel with their prices in the shown currency, and how far it is from a free one.
 */
export async function listDelivery(
  parcel: Parcel,
  reader: Reader = db.read,
): Promise<DeliveryOffer & { free?: FreeDelivery }> {
  const rows = await listDeliveryRates(parcel.market, reader)
  const free = freeDeliveryOf(rows, parcel)
  return { ...offerDelivery(rows, parcel), ...(free && { free }) }
}

/**
 * Returns all methods and weights of a country's zone for the delivery page; empty if the shop
 * does not deliver there.
 */
export async function listDeliveryRates(
  country: Country,
  reader: Reader = db.read,
): Promise<DeliveryRow[]> {
  if (!isMarket(country)) return []
  return reader
    .selectFrom('deliveryRate')
    .selectAll()
    .where('zone', '=', (zone) =>
      zone
        .selectFrom('deliveryCountry')
        .select('zone')
        .where('country', 'in', [country, anyOther])
        .orderBy(sql`case when country = ${anyOther} then 1 else 0 end`)
        .limit(1),
    )
    .orderBy('method', 'desc')
    .orderBy('upToGrams')
    .execute()
}

/** Returns the countries that the shop delivers to, in the order of `countries`. */
export const listDeliveryCountries = async (reader?: Reader): Promise<Country[]> =>
  (await listRatedCountries(reader)).filter(isMarket)

/** Returns the countries that have a delivery rate, whether or not they are a market. */
export async function listRatedCountries(reader: Reader = db.read): Promise<Country[]> {
  const rows = await reader
    .selectFrom('deliveryCountry')
    .innerJoin('deliveryRate', 'deliveryRate.zone', 'deliveryCountry.zone')
    .select('country')
    .distinct()
    .execute()
  const served = new Set(rows.map((row) => row.country))
  return countries.filter((country) => served.has(country) || served.has(anyOther))
}
