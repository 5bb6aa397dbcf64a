import type { Language } from '#app/i18n/languages.ts'
import { textForLanguage } from '#app/shop/pricing/delivery/method-name.ts'
import type { PickupPlace } from '#app/shop-settings/shop-settings.ts'
import { addressFormatOf } from './address.ts'

/** Holds where and when an order is collected. */
export type PickupText = { address: string; hours: string }

export function describePickup(place: PickupPlace, language: Language): PickupText {
  const { placeLines } = addressFormatOf(place.country)
  return {
    address: [place.addressLine1, ...placeLines({ ...place, region: null })]
      .filter(Boolean)
      .join(', '),
    hours: textForLanguage(place.hours, language) ?? '',
  }
}
