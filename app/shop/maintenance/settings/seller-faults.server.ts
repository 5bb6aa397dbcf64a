import {
  describeMissingFields,
  listMissingFields,
} from '#app/shop/operations/seller/seller.server.ts'
import type { ShopSettings } from '#app/shop-settings/shop-settings.ts'

/** Returns a sentence if the settings would name a seller without what everyone must state. */
export function listSellerFaults(settings: ShopSettings): string[] {
  const missing = listMissingFields(settings)
  return missing.length > 0 ? [describeMissingFields(missing)] : []
}
