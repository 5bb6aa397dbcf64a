import { formatFileSize } from '#app/i18n/format/format-file-size.ts'
import { cutText, removeUnseen } from '#app/i18n/visitor-text.ts'
import {
  sampleShopSettings,
  type PickupPlace,
  type ShopSettingName,
} from '#app/shop-settings/shop-settings.ts'
import type { SettingDifference } from '#app/shop/maintenance/settings/read-setting-changes.server.ts'
import type { OfficeI18n } from '../frame/office-context.ts'
import { describeSetting } from './describe-setting.ts'
import { labelOfSetting } from './name-setting.ts'
import { isPictureSetting } from './setting-groups.ts'

/** Further text of a setting is left out. */
const longestValue = 500

/** Returns the name of a setting, what it is, and what it would be after a change. */
export function describeDifference({ name, before, after }: SettingDifference, i18n: OfficeI18n) {
  const describe = (value: unknown) =>
    cutText(removeUnseen(valueText(name, value, i18n)), longestValue)
  const label = labelOfSetting(name, i18n.t)
  return { name, label, before: describe(before), after: describe(after) }
}

function valueText(name: ShopSettingName, value: unknown, i18n: OfficeI18n): string {
  const { t, language } = i18n
  if (value === null) {
    const sample = sampleShopSettings[name]
    const text = sample === null ? '' : valueText(name, sample, i18n)
    return text === ''
      ? t('office.settings.nothing')
      : t('office.settings.asSample', { value: text })
  }
  if (name === 'pickupPlaces') return (value as PickupPlace[]).map(placeText).join('; ')
  if (isPictureSetting(name)) return formatFileSize(JSON.stringify(value).length, language)
  return describeSetting(name, value, i18n)
}

const placeText = ({ hours, ...place }: PickupPlace) =>
  [...Object.values(place), ...Object.values(hours)].join(', ')
