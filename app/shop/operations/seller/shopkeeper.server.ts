import type { Language } from '#app/i18n/languages.ts'
import { shopSettings } from '#app/shop-settings/current.server.ts'
import { seller } from './seller.server.ts'

/** Returns where mails to the shopkeeper go, and their language. */
export function shopkeeper(): { email: string; language: Language } {
  const { shopkeeperEmail, shopkeeperLanguage } = shopSettings()
  return { email: shopkeeperEmail ?? seller().email, language: shopkeeperLanguage }
}
