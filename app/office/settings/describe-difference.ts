import { formatFileSize } from '#app/i18n/format/format-file-size.ts'
import type { Translate } from '#app/i18n/i18n.server.ts'
import type { Language } from '#app/i18n/languages.ts'
import { cutText, removeUnseen } from '#app/i18n/visitor-text.ts'
import {
  sampleShopSettings,
  type PickupPlace,
  type ShopSettingName,
} from '#app/shop-settings/shop-settings.ts'
import { describeSetting } from './describe-setting.ts'
import { labelOfSetting } from './name-setting.ts'
import { isPictureSetting } from './setting-groups.ts'

type Words = { t: Translate; language: Language }
type Difference = { name: ShopSettingName; now: unknown; then: unknown }

/** Further text of a setting is left out. */
const longestValue = 500

/** Says what a setting is now and would be then. */
export function describeDifference({ name, now, then }: Difference, words: Words) {
  const describe = (value: unknown) =>
    cutText(removeUnseen(valueText(name, value, words)), longestValue)
  return { name, label: labelOfSetting(name, words.t), now: describe(now), then: describe(then) }
}

function valueText(name: ShopSettingName, value: unknown, words: Words): string {
  const { t, language } = words
  if (value === undefined || value === null) {
    const sample = sampleShopSettings[name]
    const text = sample === null ? '' : valueText(name, sample, words)
    return text === ''
      ? t('office.settings.nothing')
      : t('office.settings.asSample', { value: text })
  }
  if (name === 'pickupPlaces') return (value as PickupPlace[]).map(placeText).join('; ')
  if (isPictureSetting(name)) return formatFileSize(JSON.stringify(value).length, language)
  return describeSetting(name, value, words)
}

const placeText = ({ hours, ...place }: PickupPlace) =>
  [...Object.values(place), ...Object.values(hours)].join(', ')
