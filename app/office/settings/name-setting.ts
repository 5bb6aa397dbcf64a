import type { OfficeMessages } from '#app/i18n/en/office/office.server.ts'
import type { Translate } from '#app/i18n/i18n.server.ts'
import { languageNames, languages } from '#app/i18n/languages.ts'
import { cutText } from '#app/i18n/visitor-text.ts'
import type { SettingFault } from '#app/shop-settings/setting-fault.ts'
import type { ShopSettingName } from '#app/shop-settings/shop-settings.ts'

type PlaceField = keyof OfficeMessages['delivery']['pickup']['fields']
type SettingPart = keyof OfficeMessages['settings']['parts']

const placeFields = [
  ...(['id', 'name', 'addressLine1', 'postcode', 'city', 'country', 'days'] as const),
] satisfies PlaceField[]
const settingParts = [
  ...(['on', 'markets', 'least', 'most', 'ebooks', 'holder', 'iban', 'bic'] as const),
  ...(['name', 'addressLines', 'email', 'telephone'] as const),
] satisfies SettingPart[]

const longestPart = 60

/** Names a setting as its page does. */
export const labelOfSetting = (name: ShopSettingName, t: Translate): string =>
  name === 'pickupPlaces' ? t('office.delivery.pickup.title') : t(`office.settings.labels.${name}`)

/** Names what a fault is about as the page of the setting does: `Places of collection (1, City)`. */
export function nameSetting(
  name: ShopSettingName,
  { setting, facts }: SettingFault,
  t: Translate,
): string {
  const parts = setting.split('.').slice(1)
  const label = labelOfSetting(name, t)
  const named =
    name === 'pickupPlaces'
      ? namePlaceParts(parts, facts.language, t)
      : parts.map((part) => {
          const known = settingParts.find((one) => one === part)
          return known ? t(`office.settings.parts.${known}`) : partAsWritten(part)
        })
  return named.length > 0 ? `${label} (${named.join(', ')})` : label
}

/** @param missing The language of opening hours that are missing. */
function namePlaceParts(parts: string[], missing: string | undefined, t: Translate): string[] {
  const [place, field, inLanguage = missing] = parts
  const language = languages.find((one) => one === inLanguage)
  const known = placeFields.find((one) => one === field)
  if (place === undefined) return []
  if (field === 'hours' && language)
    return [
      partAsWritten(place),
      t('office.delivery.pickup.fields.hours', { language: languageNames[language] }),
    ]
  return known
    ? [partAsWritten(place), t(`office.delivery.pickup.fields.${known}`)]
    : parts.map(partAsWritten)
}

/** Returns a language by its name and the place in a list as pages count, from 1; the file may have any other text here. */
function partAsWritten(part: string): string {
  const language = languages.find((one) => one === part)
  if (language) return languageNames[language]
  return /^\d{1,3}$/.test(part) ? String(Number(part) + 1) : cutText(part, longestPart)
}
