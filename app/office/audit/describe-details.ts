import { describeParcel } from '#app/shop/ordering/orders/carriers.ts'
import { formatCountry } from '#app/i18n/format/format-country.ts'
import { languageNames, parseLanguage } from '#app/i18n/languages.ts'
import { staffRoles } from '#app/shop/staff/staff-role.ts'
import { isAuditCommand, type AuditCommand } from './audit-commands.ts'
import type { DetailWords } from './detail-words.ts'

type Details = Record<string, unknown>
type Describe = (details: Details, words: DetailWords) => (string | undefined)[]

/** `isEnglish` tells that the details are shown as they are stored. */
export type DescribedDetails = { text: string; isEnglish: boolean }

const listOf = (value: unknown): Details[] =>
  Array.isArray(value)
    ? value.filter((one): one is Details => typeof one === 'object' && one !== null)
    : []

/** A line without a quantity is a whole one. Lines count from 1, as the page of an order has them. */
const lines: Describe = (details, { t, text, label }) =>
  listOf(details.lines).map(({ position, quantity }) =>
    t('frame.labelled', {
      label: t('office.audit.detail.line', { position: Number(position) + 1 }),
      value: text(quantity) ?? label('wholeLine'),
    }),
  )

const period: Describe = ({ fromAt, untilAt }, { day, labelled }) => [
  labelled('since', day(fromAt)),
  labelled('until', day(untilAt)),
]

const pictures: Describe = (details, { count }) => [count('pictures', details.pictures)]
const endedSignIns: Describe = ({ ended }, { count }) => [count('ended', ended)]
const nothing: Describe = () => []

const role: Describe = (details, { t, labelled }) => {
  const known = staffRoles.find((one) => one === details.role)
  return [labelled('role', known && t(`office.staff.role.${known}`))]
}

const price: Describe = (details, { money, move, labelled, text, day, count, language }) => {
  const { before, after, currency, market, percent, prices, fromAt } = details
  return [
    move(money(before, currency), money(after, currency)),
    labelled(
      'market',
      typeof market === 'string' && market ? formatCountry(market, language) : undefined,
    ),
    labelled('since', day(fromAt)),
    labelled('percent', text(percent)),
    count('prices', prices),
  ]
}

const stock: Describe = ({ before, after, color, size, reason }, { move, text, labelled }) => [
  move(text(before), text(after)),
  labelled('variant', [color, size].map(text).filter(Boolean).join(', ') || undefined),
  labelled('reason', text(reason)),
]

const refund: Describe = ({ amountMinor, by, reference }, { money, labelled, label, text }) => [
  money(amountMinor),
  labelled(
    'by',
    by === 'stripe' ? 'Stripe' : by === 'shopkeeper' ? label('shopkeeper') : undefined,
  ),
  labelled('reference', text(reference)),
]

const returned: Describe = ({ refused, resold }, { label, labelled }) =>
  refused === true
    ? [labelled('goods', label('refused'))]
    : typeof resold === 'boolean'
      ? [labelled('goods', label(resold ? 'resold' : 'unsaleable'))]
      : []

const imported: Describe = (details, { count }) => [
  count('rows', details.rows),
  count('new', details.new),
  count('changed', details.changed),
  count('notTaken', details.refused),
  count('withdrawn', details.withdrawn),
]

const named: Describe = ({ names }, { labelled, text, language }) => {
  const byLanguage = typeof names === 'object' && names !== null ? (names as Details) : {}
  const name = byLanguage[language] ?? Object.values(byLanguage)[0]
  return [labelled('name', text(name))]
}

const describers: Partial<Record<AuditCommand, Describe>> = {
  pack: nothing,
  deliver: nothing,
  reserve: nothing,
  'send-link': nothing,
  ship: ({ parcels }, { labelled }) => {
    const codes = listOf(parcels).map(({ carrier, code }) => {
      const parcel = describeParcel({ carrier: String(carrier), code: String(code) })
      return `${parcel.carrier} ${parcel.code}`
    })
    return [labelled('parcels', codes.join(', ') || undefined)]
  },
  cancel: (details, words) => {
    const amount = details.owedMinor === 0 ? undefined : words.money(details.owedMinor)
    return [words.labelled('owed', amount), ...lines(details, words)]
  },
  paid: ({ at, reference }, { day, labelled, text }) => [
    labelled('day', day(at)),
    labelled('reference', text(reference)),
  ],
  refund,
  'refund-external': refund,
  'refund-failed': ({ reference }, { labelled, text }) => [labelled('reference', text(reference))],
  'returns add': lines,
  'receive-return': returned,
  price,
  stock,
  'picture add': pictures,
  'picture remove': pictures,
  'ebook add': ({ format }, { labelled, text }) => [labelled('format', text(format))],
  'ebook remove': ({ format }, { labelled, text }) => [labelled('format', text(format))],
  'ebook tell-buyers': ({ buyers }, { count }) => [count('buyers', buyers)],
  import: imported,
  'category add': named,
  'category rename': named,
  'import --create-categories': named,
  'offer add': (details, words) => [
    words.labelled('percent', words.text(details.percent)),
    ...period(details, words),
    words.count('books', details.books),
  ],
  'coupon add': ({ percent, amounts }, { labelled, text, money }) => [
    labelled('percent', text(percent)),
    ...listOf(amounts).map(({ amountMinor, currency }) => money(amountMinor, currency)),
  ],
  'review show': nothing,
  'review hide': nothing,
  'customer end-sign-ins': endedSignIns,
  'mail retry': ({ mails }, { count }) => [count('mails', mails)],
  'staff add': role,
  'staff role': role,
  'staff end-sign-ins': endedSignIns,
  'staff language': ({ language }, { labelled }) => {
    const known = parseLanguage(typeof language === 'string' ? language : undefined)
    return [labelled('language', known && languageNames[known])]
  },
  'staff demand-code': ({ isDemanded }, { labelled, label }) => [
    labelled('demanded', label(isDemanded === true ? 'yes' : 'no')),
  ],
}

/** Says the stored details of a change, in words where its command has any; the rest stays as it is stored. */
export function describeDetails(
  command: string,
  stored: string,
  words: DetailWords,
): DescribedDetails {
  const details = JSON.parse(stored) as Details
  const describe = isAuditCommand(command) ? describers[command] : undefined
  const parts = describe?.(details, words).filter((part) => part !== undefined) ?? []
  if (parts.length > 0 || describe === nothing) return { text: parts.join(' · '), isEnglish: false }
  const text = Object.entries(details)
    .filter(([, value]) => !isEmpty(value))
    .map(([name, value]) => `${name}: ${describeValue(value)}`)
    .join(', ')
  return { text, isEnglish: text !== '' }
}

const isEmpty = (value: unknown) =>
  value === null || value === 0 || (Array.isArray(value) && value.length === 0)

const describeValue = (value: unknown) =>
  typeof value === 'string' ? value : JSON.stringify(value)
