import { notFound } from '#app/http/responses.server.ts'
import { listCountryNames } from '#app/i18n/format/format-country.ts'
import { allCurrencies } from '#app/i18n/iso-currencies.ts'
import { languages, type Language } from '#app/i18n/languages.ts'
import { countries } from '#app/i18n/markets.ts'
import { listCountryCodes } from '#app/shop/catalogue/text/codes.ts'
import {
  settingCell,
  settingKeys,
  writeSettingFields,
  type SettingFields,
} from '#app/shop/maintenance/settings/setting-fields.server.ts'
import {
  fingerprintsOf,
  writeFingerprints,
} from '#app/shop/operations/findings/field-fingerprints.server.ts'
import { findFormerSecrets } from '#app/shop/operations/link-secrets/link-secrets.server.ts'
import { findStoredSettings } from '#app/shop/operations/shop-settings/stored-settings.server.ts'
import { countMisplaced } from '#app/shop/operations/stored-bytes/stored-bytes.server.ts'
import { findRatesOf } from '#app/shop/pricing/currency/rates.server.ts'
import { listServedCountries } from '#app/shop/pricing/delivery/delivery.server.ts'
import { identityOf } from '#app/shop-settings/identity-of-settings.ts'
import { shopPicturePath } from '#app/shop-settings/shop-identity.ts'
import {
  completeShopSettings,
  type ShopSettings,
  type StoredShopSettings,
} from '#app/shop-settings/shop-settings.ts'
import type { StaffContext } from '../frame/staff-context.server.ts'
import { describeSetting } from './describe-setting.ts'
import { settingGroupOf, settingsOf, type OfficeSetting } from './setting-groups.ts'

/** Holds a setting as the page shows it. */
export type SettingSheet = {
  name: OfficeSetting
  keys: string[]
  fields: SettingFields
  /** Says what is stored; `''` if nothing is. */
  stored: string
  /** Says what counts while the setting is not set. */
  sample: string
}

export type SettingsPageData = Awaited<ReturnType<typeof findSettingsPage>>

/**
 * Returns the settings of one group.
 * @throws {Response} 404 for an unknown group.
 */
export async function findSettingsPage(context: StaffContext) {
  const { t, url, now, language } = context
  const group = settingGroupOf(url)
  if (!group) throw notFound(t)
  const stored = await findStoredSettings()
  const settings = settingsOf(group).map((name) => sheetOf(name, stored, context))
  const cells = settings.map(({ name, fields }): [string, string] => [
    name,
    settingCell(name, fields),
  ])
  return {
    group,
    settings,
    fingerprints: writeFingerprints(fingerprintsOf(new Map(cells))),
    pictures: picturesOf(completeShopSettings(stored)),
    ...(await listChoices(completeShopSettings(stored), now)),
    countryNames: listCountryNames(countries, language),
    sellerCountries: group === 'seller' ? listSellerCountries(stored, language) : [],
    linkSecrets: group === 'mails' ? await findFormerSecrets() : null,
    misplaced: group === 'stock' ? await countMisplaced() : 0,
  }
}

/** Lists all countries, since a seller may live where the shop does not deliver, and what is stored. */
function listSellerCountries({ sellerCountry }: StoredShopSettings, language: Language) {
  const stored = sellerCountry ? [sellerCountry] : []
  return listCountryNames([...new Set([...listCountryCodes(), ...stored])], language)
}

function sheetOf(
  name: OfficeSetting,
  stored: StoredShopSettings,
  context: StaffContext,
): SettingSheet {
  const { [name]: value, ...others } = stored
  return {
    name,
    keys: [...settingKeys(name)],
    fields: writeSettingFields(name, value),
    stored: describeSetting(name, value, context),
    sample: describeSetting(name, completeShopSettings(others)[name], context),
  }
}

function picturesOf(settings: ShopSettings) {
  const { logo, icon } = identityOf(settings)
  return {
    logo: logo && shopPicturePath('logo', logo),
    icon: icon && shopPicturePath('icon', icon),
  }
}

/** Lists what can be chosen: currencies with a rate, countries with a delivery price, and what is chosen already. */
async function listChoices(settings: ShopSettings, now: number) {
  const { currency, currencies, markets, homeMarket, pickupPlaces } = settings
  const [rates, served] = await Promise.all([
    findRatesOf(now, allCurrencies),
    listServedCountries(pickupPlaces),
  ])
  const rated = allCurrencies.filter((one) => rates[one] !== undefined)
  return {
    currencies: [...new Set([...rated, currency, ...currencies])],
    served: [...new Set([...served, ...markets, homeMarket])],
    currency,
    languages: languages.filter((one) => settings.languages.includes(one)),
  }
}
