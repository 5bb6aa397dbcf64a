import { decimalToType } from '#app/i18n/format/typed-decimal.ts'
import { bannerPlaces } from '#app/shop/catalogue/banners/banner.ts'
import { staffRoles } from '#app/shop/staff/staff-role.ts'
import { fileStorages } from '#app/shop-settings/shop-settings.ts'
import { languageOf, listOf, nothing, period, type Describe, type Describers } from './details.ts'
import { setting } from './setting-details.ts'

const endedSignIns: Describe = ({ ended }, { count }) => [count('ended', ended)]

const role: Describe = (details, { t, labelled }) => {
  const known = staffRoles.find((one) => one === details.role)
  return [labelled('role', known && t(`office.staff.role.${known}`))]
}

const ownText: Describe = (details, words) => [
  ...languageOf(details, words),
  typeof details.isAdded === 'boolean'
    ? words.t(`office.texts.states.${details.isAdded ? 'added' : 'own'}`)
    : undefined,
  words.count('characters', details.characters),
]

/** Describes the changes of offers, coupons, banners, reviews, customers, texts, settings and staff. */
export const shopDetails: Describers = {
  'offer add': (details, words) => [
    words.labelled('percent', words.text(details.percent)),
    ...period(details, words),
    words.count('books', details.books),
  ],
  'coupon add': ({ percent, amounts }, { labelled, text, money }) => [
    labelled('percent', text(percent)),
    ...listOf(amounts).map(({ amountMinor, currency }) => money(amountMinor, currency)),
  ],
  'banner add': (details, words) => {
    const place = bannerPlaces.find((one) => one === details.place)
    return [
      place && words.t(`office.marketing.banners.places.${place}`),
      words.category(details.category),
      words.text(details.link),
      ...period(details, words),
    ]
  },
  'review show': nothing,
  'review hide': nothing,
  'customer end-sign-ins': endedSignIns,
  'texts set': ownText,
  'texts unset': languageOf,
  'page add': (details, words) => {
    const place = (['menu', 'footer', 'none'] as const).find((one) => one === details.place)
    return [
      ...ownText(details, words),
      words.labelled('linked', place && words.t(`office.texts.places.${place}`)),
    ]
  },
  'page remove': languageOf,
  'settings set': setting,
  'settings unset': setting,
  'settings import': setting,
  'delivery pickup add': setting,
  'delivery pickup set': setting,
  'delivery pickup remove': setting,
  'mail retry': ({ mails }, { count }) => [count('mails', mails)],
  'rates accept': (rates, { t, language }) =>
    Object.entries(rates).map(([currency, rate]) =>
      t('frame.labelled', { label: currency, value: decimalToType(String(rate), language) }),
    ),
  'files move': ({ to, files }, { t, count }) => {
    const storage = fileStorages.find((one) => one === to)
    return [storage && t(`office.settings.choices.${storage}`), count('files', files)]
  },
  restore: ({ madeAt }, { day, labelled }) => [labelled('madeOn', day(madeAt))],
  'staff add': role,
  'staff role': role,
  'staff end-sign-ins': endedSignIns,
  'staff language': languageOf,
  'staff demand-code': ({ isDemanded }, { labelled, label }) => [
    labelled('demanded', label(isDemanded === true ? 'yes' : 'no')),
  ],
}
