import { formatCountry } from '#app/i18n/format/format-country.ts'
import { formatMoney } from '#app/i18n/format/format-money.ts'
import type { SettingFault } from '#app/shop-settings/setting-fault.ts'
import type { OfficeI18n } from '../frame/office-context.ts'
import type { OfficeSetting } from './setting-groups.ts'

/** Says what is wrong with a setting, without naming it. */
export function describeSettingFault({ reason, facts }: SettingFault, i18n: OfficeI18n): string {
  const { t, language } = i18n
  const { country, countries, sum, settings, ...others } = facts
  return t(`office.settings.faults.${reason}`, {
    ...others,
    ...(country !== undefined && { country: formatCountry(country, language) }),
    ...(countries && { countries: countriesText(countries, i18n) }),
    ...(sum !== undefined && {
      sum: sum === null ? t('office.settings.faults.highSum') : formatMoney(sum, language),
    }),
    ...(settings && {
      settings: settings
        .map((one) => t(`office.settings.labels.${one as OfficeSetting}`))
        .join(', '),
    }),
  })
}

/** A sentence names so many countries, and counts the others. */
const mostCountries = 6

function countriesText(codes: readonly string[], { t, language }: OfficeI18n): string {
  const named = codes.slice(0, mostCountries).map((one) => formatCountry(one, language))
  const list = named.join(', ')
  const count = codes.length - named.length
  return count === 0 ? list : t('office.settings.faults.moreCountries', { list, count })
}

/** Returns what only the English of the command line tells of a fault. */
export const detailOfFault = ({ reason, facts, sentence }: SettingFault): string | undefined => {
  if (reason === 'other') return sentence
  return reason === 'pictureContent' || reason === 'pictureDrawing' ? facts.what : undefined
}
