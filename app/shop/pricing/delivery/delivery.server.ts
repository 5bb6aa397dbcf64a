import { sql } from 'kysely'
import type { DeliveryRateTable } from '#app/database/tables.ts'
import type { Currency } from '#app/i18n/currency.ts'
import type { Reader } from '#app/database/connection.server.ts'
import { db } from '#app/database/database.server.ts'
import { isMarket } from '#app/shop-settings/markets.server.ts'
import { shopSettings } from '#app/shop-settings/current.server.ts'
import type { PickupPlace } from '#app/shop-settings/shop-settings.ts'
import { offerPickup } from './pickup.ts'
import { countries, type Country } from '#app/i18n/markets.ts'
import {
  anyOtherCountry,
  freeDeliveryOf,
  offerDelivery,
  type DeliveryOffer,
  type DeliveryRow,
  type FreeDelivery,
  type Parcel,
} from './delivery.ts'

/**
 * Returns the delivery options of a parcel with their prices in the shown currency, and how far it is from a free one.
 */
export async function listDelivery(
  parcel: Parcel,
  reader: Reader = db.read,
): Promise<DeliveryOffer & { free?: FreeDelivery }> {
  const rows = await listDeliveryRates(parcel.market, reader)
  const free = freeDeliveryOf(rows, parcel)
  const places = listPickupPlaces(parcel.market)
  const offer = offerPickup(offerDelivery(rows, parcel), parcel.currency, places)
  return { ...offer, ...(free && { free }) }
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
  const rows = await reader
    .selectFrom('deliveryRate')
    .leftJoin('deliveryPrice', (on) =>
      on
        .onRef('deliveryPrice.zone', '=', 'deliveryRate.zone')
        .onRef('deliveryPrice.method', '=', 'deliveryRate.method')
        .onRef('deliveryPrice.upToGrams', '=', 'deliveryRate.upToGrams'),
    )
    .leftJoin('deliveryMethod', 'deliveryMethod.method', 'deliveryRate.method')
    .selectAll('deliveryRate')
    .select(['nameEn as en', 'nameFr as fr', 'nameDe as de'])
    .select([
      'deliveryPrice.currency as otherCurrency',
      'deliveryPrice.fromMinor',
      'deliveryPrice.amountMinor as otherAmountMinor',
      'deliveryPrice.freeFromMinor as otherFreeFromMinor',
    ])
    .where('deliveryRate.zone', '=', (zone) =>
      zone
        .selectFrom('deliveryCountry')
        .select('zone')
        .where('country', 'in', [country, anyOtherCountry])
        .orderBy(sql`case when country = ${anyOtherCountry} then 1 else 0 end`)
        .limit(1),
    )
    .orderBy('deliveryRate.method', 'desc')
    .orderBy('deliveryRate.upToGrams')
    .orderBy('deliveryPrice.currency')
    .orderBy('deliveryPrice.fromMinor')
    .execute()
  return joinPrices(rows)
}

type JoinedRow = DeliveryRateTable & {
  en: string | null
  fr: string | null
  de: string | null
  otherCurrency: Currency | null
  fromMinor: number | null
  otherAmountMinor: number | null
  otherFreeFromMinor: number | null
}

/** Returns each row of the table of prices, followed by its further prices. */
function joinPrices(joined: JoinedRow[]): DeliveryRow[] {
  const rows: DeliveryRow[] = []
  let last: DeliveryRow | undefined
  for (const one of joined) {
    const { en, fr, de, otherCurrency, fromMinor, otherAmountMinor, otherFreeFromMinor, ...rate } =
      one
    const names = { ...(en && { en }), ...(fr && { fr }), ...(de && { de }) }
    const row = Object.keys(names).length > 0 ? { ...rate, names } : rate
    if (last?.method !== row.method || last.upToGrams !== row.upToGrams) rows.push((last = row))
    if (otherCurrency === null || fromMinor === null) continue
    const price = { currency: otherCurrency, amountMinor: otherAmountMinor!, fromMinor }
    rows.push({ ...row, ...price, freeFromMinor: otherFreeFromMinor })
  }
  return rows
}

/** Returns the countries that the shop delivers to, in the order of `countries`. */
export const listDeliveryCountries = async (reader?: Reader): Promise<Country[]> =>
  (await listServedCountries(undefined, reader)).filter(isMarket)

/** Returns the places of a country at which orders are collected; none if it is no market. */
export const listPickupPlaces = (country: Country): PickupPlace[] =>
  isMarket(country) ? shopSettings().pickupPlaces.filter((one) => one.country === country) : []

/** Returns the countries that have a delivery price or a place of collection, whether or not they are a market. */
export async function listServedCountries(
  places = shopSettings().pickupPlaces,
  reader: Reader = db.read,
): Promise<Country[]> {
  const rows = await reader
    .selectFrom('deliveryCountry')
    .innerJoin('deliveryRate', 'deliveryRate.zone', 'deliveryCountry.zone')
    .select('country')
    .distinct()
    .execute()
  const served = new Set([...rows, ...places].map((row) => row.country))
  return countries.filter((country) => served.has(country) || served.has(anyOtherCountry))
}
