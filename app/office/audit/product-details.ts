import { formatCountry } from '#app/i18n/format/format-country.ts'
import { languages } from '#app/i18n/languages.ts'
import { textColumn } from '#app/i18n/text-columns.ts'
import { listDeletedRows } from '#app/shop/maintenance/products/delete-product.server.ts'
import { describeFieldChange } from '../products/describe-field-change.ts'
import { labelOf } from '../products/product-fields.tsx'
import { listOf, named, type Describe, type Describers } from './details.ts'

/** Names and addresses of people are stored without what they were and are. */
const fields: Describe = ({ changes }, words) =>
  listOf(changes).map(({ column, before, after }) => {
    if (typeof column !== 'string') return undefined
    return typeof before === 'string' && typeof after === 'string'
      ? describeFieldChange({ column, before, after }, words)
      : labelOf(column, words.t)
  })

const pictures: Describe = (details, { count }) => [count('pictures', details.pictures)]

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

const imported: Describe = (details, { count }) => [
  count('rows', details.rows),
  count('new', details.new),
  count('changed', details.changed),
  count('notTaken', details.refused),
  count('withdrawn', details.withdrawn),
]

const contributorFields = {
  name: 'office.people.name',
  sortName: 'office.people.sort',
  texts: 'office.texts.text',
  postalAddress: 'office.products.fields.publisher_address',
  email: 'office.products.fields.publisher_email',
} as const

const contributor: Describe = ({ changed }, { t }) =>
  Object.entries(contributorFields).flatMap(([field, label]) =>
    Array.isArray(changed) && changed.includes(field) ? [t(label)] : [],
  )

/** Describes the changes of products, their authors and publishers, and categories. */
export const productDetails: Describers = {
  'product add': fields,
  'product set': fields,
  'product unhide': fields,
  'product delete': (details, { t }) =>
    listDeletedRows(details).map(({ table, count }) =>
      t(`office.products.losses.${table}`, { count }),
    ),
  price,
  stock,
  'picture add': pictures,
  'picture remove': pictures,
  'picture order': ({ places }, { labelled }) => [
    labelled('pictures', Array.isArray(places) ? places.join(', ') : undefined),
  ],
  'picture alt': (details, { labelled, text, t, nameOfLanguage }) => [
    labelled('picture', text(details.place)),
    ...languages.map((language) => {
      const value = text(details[textColumn('alt', language)])
      return value && t('frame.labelled', { label: nameOfLanguage(language) ?? '', value })
    }),
  ],
  'ebook add': ({ format }, { labelled, text }) => [labelled('format', text(format))],
  'ebook remove': ({ format }, { labelled, text }) => [labelled('format', text(format))],
  'ebook tell-buyers': ({ buyers }, { count }) => [count('buyers', buyers)],
  'author change': contributor,
  'publisher change': contributor,
  import: imported,
  'import pictures': (details, { count }) => [
    count('new', details.new),
    count('notTaken', details.refused),
  ],
  'category add': named,
  'category rename': named,
  'category move': ({ parent, before }, { t, labelled, category }) => [
    labelled('below', category(parent) ?? t('office.categories.top')),
    labelled('before', category(before)),
  ],
  'category picture': ({ picture }, { t, text }) => [
    text(picture)?.toUpperCase() ?? t('office.categories.drawn'),
  ],
  'import --create-categories': named,
}
