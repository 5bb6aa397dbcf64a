import { formatCountry } from '#app/i18n/format/format-country.ts'
import { formatCurrency } from '#app/i18n/format/format-currency.ts'
import { languageName } from '#app/i18n/format/format-language.ts'
import { formatMoney } from '#app/i18n/format/format-money.ts'
import { languageNames, languages } from '#app/i18n/languages.ts'
import { shopSettingDefinitions } from '#app/shop-settings/shop-settings.schema.ts'
import type { PaymentRule, TextsByLanguage } from '#app/shop-settings/shop-settings.ts'
import type { OfficeI18n } from '../frame/office-context.ts'
import type { OfficeSetting } from './setting-groups.ts'

const countrySettings: OfficeSetting[] = ['markets', 'homeMarket', 'sellerCountry']

const choices = ['invoiceWhen', 'orderMails', 'fileStorage'] as const

/** Lists the settings of which one of a few values is chosen. */
export type ChoiceSetting = (typeof choices)[number]

export const isChoiceSetting = (name: OfficeSetting): name is ChoiceSetting =>
  choices.some((one) => one === name)

/** Returns the value of a setting in words; `''` if there is none. */
export function describeSetting(name: OfficeSetting, value: unknown, i18n: OfficeI18n): string {
  if (value === undefined || value === null) return ''
  switch (shopSettingDefinitions[name].form) {
    case 'texts':
    case 'words':
      return typeof value === 'string' ? value : describeTexts(value)
    case 'list':
    case 'lines':
      return (value as string[]).map((one) => describeCode(name, one, i18n)).join(', ')
    case 'pairs':
      return Object.entries(value as Record<string, string>)
        .map(([country, currency]) =>
          [formatCountry(country, i18n.language), formatCurrency(currency, i18n.language)].join(
            ': ',
          ),
        )
        .join(', ')
    case 'fields':
      return isRule(value) ? describeRule(value, i18n) : describeParts(value)
    case 'file':
      return i18n.t('office.settings.present')
    default:
      return typeof value === 'string' || typeof value === 'number'
        ? describeCode(name, String(value), i18n)
        : ''
  }
}

const isRule = (value: unknown): value is PaymentRule =>
  typeof value === 'object' && value !== null && 'on' in value

const describeTexts = (texts: TextsByLanguage) =>
  languages
    .flatMap((one) => (texts[one] ? [`${languageNames[one]}: ${texts[one]}`] : []))
    .join(' · ')

const describeParts = (parts: object) =>
  Object.values(parts)
    .flat()
    .filter((one) => one !== null)
    .join(', ')

function describeCode(name: OfficeSetting, code: string, { t, language }: OfficeI18n): string {
  if (isChoiceSetting(name))
    return t(`office.settings.choices.${code as 'paid' | 'dispatched' | 'each' | 'folder'}`)
  if (name === 'languages' || name === 'shopkeeperLanguage') return languageName(code, language)
  if (name === 'currency' || name === 'currencies') return formatCurrency(code, language)
  return countrySettings.some((one) => one === name) ? formatCountry(code, language) : code
}

function describeRule({ on, markets, least, most, ebooks }: PaymentRule, i18n: OfficeI18n): string {
  const { t, language } = i18n
  const labelled = (part: 'least' | 'most' | 'markets' | 'ebooks', text: string) =>
    `${t(`office.settings.parts.${part}`)} ${text}`
  return [
    t(on ? 'office.settings.yes' : 'office.settings.no'),
    markets && labelled('markets', describeSetting('markets', markets, i18n)),
    least && labelled('least', formatMoney(least, language)),
    most && labelled('most', formatMoney(most, language)),
    !ebooks && labelled('ebooks', t('office.settings.no')),
  ]
    .filter(Boolean)
    .join(', ')
}
