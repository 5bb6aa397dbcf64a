import { sql } from 'kysely'
import type { Reader } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import { countries, type Country } from '#app/i18n/markets.ts'
import {
  missingToFreeDelivery,
  offerDelivery,
  type DeliveryOffer,
  type DeliveryRow,
  type Parcel,
} from './delivery.ts'

/** This key of the table applies to every country without a row of its own. */
const anyOther = '*'

/** Returns the delivery options of a parcel with their prices in the shown currency. */
export async function listDelivery(
  parcel: Parcel,
  reader: Reader = db.read,
): Promise<DeliveryOffer> {
  return offerDelivery(await listDeliveryRates(parcel.market, reader), parcel)
}

/** Returns by how much a parcel falls short of free delivery, or undefined if it never is free. */
export const findMissingToFreeDelivery = async (parcel: Parcel): Promise<number | undefined> =>
  missingToFreeDelivery(await listDeliveryRates(parcel.market), parcel)

/**
 * Returns all methods and weights of a country's zone for the delivery page; empty if the shop
 * does not deliver there.
 */
export function listDeliveryRates(
  country: Country,
  reader: Reader = db.read,
): Promise<DeliveryRow[]> {
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
export async function listDeliveryCountries(reader: Reader = db.read): Promise<Country[]> {
  const rows = await reader
    .selectFrom('deliveryCountry')
    .innerJoin('deliveryRate', 'deliveryRate.zone', 'deliveryCountry.zone')
    .select('country')
    .distinct()
    .execute()
  const served = new Set(rows.map((row) => row.country))
  return countries.filter((country) => served.has(country) || served.has(anyOther))
}
