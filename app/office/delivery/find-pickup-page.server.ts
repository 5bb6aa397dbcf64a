import { listCountryNames } from '#app/i18n/format/format-country.ts'
import { countries } from '#app/i18n/markets.ts'
import { shopSettings } from '#app/shop-settings/current.server.ts'
import {
  fingerprintOfPlaces,
  listStoredPlaces,
} from '#app/shop/maintenance/settings/change-pickup-places.server.ts'
import type { StaffContext } from '../frame/staff-context.server.ts'
import type { PickupPageData } from './pickup-page.tsx'

/** Returns the places of collection, and what their forms choose from. */
export async function findPickupPage({ language }: StaffContext): Promise<PickupPageData> {
  const places = await listStoredPlaces()
  const { homeMarket, languages } = shopSettings()
  return {
    seen: fingerprintOfPlaces(places),
    places,
    countries: listCountryNames(countries, language).map(({ code, name }) => ({
      value: code,
      label: name,
    })),
    homeMarket,
    languages: [...languages],
  }
}
