import { identityOf } from './identity-of-settings.ts'
import { replaceShopIdentity } from './shop-identity.ts'
import { sampleShopSettings, type ShopSettings } from './shop-settings.ts'

let current: ShopSettings = sampleShopSettings

/** Returns the settings of the shop as this process read them last; they are at most a few seconds old. */
export const shopSettings = (): ShopSettings => current

/** Replaces the settings that {@link shopSettings} returns, and what views show of them. */
export function replaceShopSettings(read: ShopSettings) {
  current = read
  replaceShopIdentity(identityOf(read))
}
