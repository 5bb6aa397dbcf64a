import { quoted } from '#app/i18n/quoted.ts'
import { addressFormatOf, parsePostcode } from '#app/shop/customers/addresses/address.ts'
import { settingFault, type SettingFault } from '#app/shop-settings/setting-fault.ts'
import type { PickupPlace, ShopSettings } from '#app/shop-settings/shop-settings.ts'

/** Returns each fault of the places of collection that depends on their country or on other settings. */
export const listPickupFaults = ({ pickupPlaces, languages }: ShopSettings): SettingFault[] =>
  pickupPlaces.flatMap(({ id, hours, ...place }) => [
    ...listPlaceFaults(id, place),
    ...languages
      .filter((language) => hours[language] === undefined)
      .map((language) =>
        settingFault(
          `pickupPlaces.${id}.hours`,
          'hours',
          { language },
          `has no text in ${language}; each language of the shop needs one`,
        ),
      ),
  ])

function listPlaceFaults(id: string, { postcode, country }: Omit<PickupPlace, 'id' | 'hours'>) {
  const { postcodePattern } = addressFormatOf(country)
  return parsePostcode(postcode, country) === undefined
    ? [
        settingFault(
          `pickupPlaces.${id}.postcode`,
          'postcode',
          {},
          `is ${quoted(postcode)}, which is no postcode of ${country} (${postcodePattern.source})`,
        ),
      ]
    : []
}
