import {
  describeMissingFields,
  listMissingFields,
  sellerSettingOf,
} from '#app/shop/operations/seller/seller.server.ts'
import type { SettingFault } from '#app/shop-settings/setting-fault.ts'
import type { ShopSettings } from '#app/shop-settings/shop-settings.ts'

/** Returns a fault if the settings would name a seller without what everyone must state. */
export function listSellerFaults(settings: ShopSettings): SettingFault[] {
  const missing = listMissingFields(settings)
  if (missing.length === 0) return []
  const facts = { settings: missing.map(sellerSettingOf) }
  return [{ setting: '', reason: 'sellerLacks', facts, sentence: describeMissingFields(missing) }]
}
