import { formatCountry } from '#app/i18n/format/format-country.ts'
import type { ServerMessageKey } from '#app/i18n/en.server.ts'
import { languageNames, languages } from '#app/i18n/languages.ts'
import { shopSettings } from '#app/shop-settings/current.server.ts'
import { taxKinds } from '#app/shop/pricing/tax/tax.ts'
import { describeTaxRateChange } from '../tax/describe-tax-rate-change.ts'
import { listOf, type Describe, type Describers } from './details.ts'
import type { DetailWords } from './detail-words.ts'

const tax: Describe = ({ changes }, words) =>
  listOf(changes).map(({ country, kind, fromDay, before, after }) => {
    const known = taxKinds.find((one) => one === kind)
    if (!known || typeof country !== 'string' || typeof fromDay !== 'string') return undefined
    const rate = (basisPoints: unknown) =>
      typeof basisPoints === 'number' ? basisPoints : undefined
    const change = { country, kind: known, fromDay, before: rate(before), after: rate(after) }
    return describeTaxRateChange(change, words)
  })

const amountColumns = ['price', 'free_from', 'from_sum'] as const
const numberColumns = ['to_grams', 'days_from', 'days_to'] as const

/** Amounts are in the currency of their row, which a change may leave to the shop. */
const tariffRow: Describe = ({ countries, ...details }, words) => {
  const { t, text, money } = words
  const currency = details.currency ?? shopSettings().currency
  return [
    Array.isArray(countries)
      ? labelled(words, 'office.delivery.countries', countriesText(countries, words))
      : undefined,
    ...amountColumns.map((column) =>
      labelled(words, `office.delivery.fields.${column}`, money(details[column], currency)),
    ),
    ...numberColumns.map((column) =>
      labelled(words, `office.delivery.fields.${column}`, text(details[column])),
    ),
    ...languages.map((language) =>
      named(
        t('office.delivery.methodName', { language: languageNames[language] }),
        text(details[`name_${language}`]),
        words,
      ),
    ),
  ]
}

const countriesText = (codes: unknown[], { language, t }: DetailWords) =>
  codes
    .map((code) =>
      code === '*' ? t('office.delivery.allOthers') : formatCountry(String(code), language),
    )
    .join(', ')

const named = (label: string, value: string | undefined, { t }: DetailWords) =>
  value === undefined ? undefined : t('frame.labelled', { label, value })

const labelled = (words: DetailWords, key: ServerMessageKey, value: string | undefined) =>
  named(words.t(key), value, words)

const tariffDifference: Describe = (details, { t }) =>
  (['added', 'changed', 'removed', 'zones', 'names'] as const).map((part) => {
    const count = details[part]
    return typeof count === 'number' && count > 0
      ? t(`office.delivery.difference.${part}`, { count })
      : undefined
  })

/** Describes the changes of the tables of delivery and of tax rates. */
export const tableDetails: Describers = {
  'delivery add': tariffRow,
  'delivery set': tariffRow,
  'delivery name': tariffRow,
  'delivery remove': tariffRow,
  'delivery import': tariffDifference,
  'tax set': tax,
  'tax remove': tax,
  'tax import': tax,
}
