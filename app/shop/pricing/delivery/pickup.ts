import type { Currency } from '#app/i18n/currency.ts'
import type { PickupPlace } from '#app/shop-settings/shop-settings.ts'
import type { DeliveryOffer, DeliveryOption } from './delivery.ts'

const prefix = 'pickup-'

/** Tells whether the buyer collects an order that has this method. */
export const isPickup = (method: string | null | undefined): boolean =>
  method?.startsWith(prefix) === true

/**
 * This method is that of goods which staff handed over as it sold them. The order has the address of its buyer, if that is
 * known.
 */
export const handedOverMethod = `${prefix}counter`

/** Tells whether staff handed over the goods of an order as it sold them. */
export const isHandedOver = (method: string | null | undefined): boolean =>
  method === handedOverMethod

/** Tells whether the buyer collects the order later, at a place whose address it has. */
export const hasPickupPlace = (method: string | null | undefined): boolean =>
  isPickup(method) && !isHandedOver(method)

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
