import type { Currency } from '#app/i18n/currency.ts'
import type { PickupPlace } from '#app/shop-settings/shop-settings.ts'
import type { DeliveryOffer, DeliveryOption } from './delivery.ts'

const prefix = 'pickup-'

/** Tells whether the buyer collects an order that has this method. */
export const isPickup = (method: string | null | undefined): boolean =>
  method?.startsWith(prefix) === true

/**
 * Adds to an offer the places at which the buyer can collect the order. They cost nothing, hold every
 * weight, and stand last, so that none is chosen unasked. French law has no least price for them.
 */
export function offerPickup(
  offer: DeliveryOffer,
  currency: Currency,
  places: PickupPlace[],
): DeliveryOffer {
  const options = places.map((place): DeliveryOption => {
    const { id, name, days } = place
    const named = { method: prefix + id, names: { en: name, fr: name, de: name } }
    return { ...named, minor: 0, currency, daysFrom: days, daysTo: days, pickup: place }
  })
  if (!offer.needsDelivery || options.length === 0) return offer
  return {
    ok: true,
    needsDelivery: true,
    options: [...(offer.ok ? offer.options : []), ...options],
  }
}
