import type { Language } from '#app/i18n/languages.ts'

/** A text for each language that the shopkeeper wrote one for. */
export type TextsByLanguage = { [language in Language]?: string | undefined }

/**
 * The settings of the shop, which the shopkeeper changes while it runs. They are kept in the database, one row each;
 * the settings of a process are those of the environment (`settings()`).
 */
export type ShopSettings = {
  /** It stands in titles, mails, feeds and receipts. */
  name: string
  /** It stands where there is little space, such as below an icon on a phone. */
  shortName: string
  tagline: TextsByLanguage
}

export type ShopSettingName = keyof ShopSettings

/** Holds what the shopkeeper has set; the rest is as in {@link sampleShopSettings}. */
export type StoredShopSettings = Partial<ShopSettings>

/** The sample shop is named as in the specification. */
export const sampleShopSettings: ShopSettings = {
  name: 'Octavo',
  shortName: 'Octavo',
  tagline: {},
}

/** Returns all settings: those that are stored, and for the rest those of the sample shop. */
export function completeShopSettings(stored: StoredShopSettings): ShopSettings {
  const { name = sampleShopSettings.name } = stored
  return { ...sampleShopSettings, shortName: name, ...stored }
}
