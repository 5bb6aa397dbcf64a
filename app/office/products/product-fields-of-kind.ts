import type { Language } from '#app/i18n/languages.ts'

/** A date may be a year or a month alone. A text is one line, several lines, or a list with one entry on each line; a choice has the values of its column. */
export type ProductControl =
  | { kind: 'line' | 'day' | 'date' | 'whole' | 'decimal' | 'text' | 'list' | 'flag' | 'language' }
  | { kind: 'categories' | 'countries' }
  | { kind: 'choice'; values: readonly string[] }

export type ProductField = { column: string; control: ProductControl }
export type ProductKind = 'book' | 'e-book' | 'goods'

export const fieldGroupNames = [
  'names',
  'texts',
  'book',
  'reading',
  'sale',
  'order',
  'safety',
] as const
export type FieldGroupName = (typeof fieldGroupNames)[number]
export type FieldGroupOfProduct = { name: FieldGroupName; fields: ProductField[] }

const control =
  (kind: Exclude<ProductControl['kind'], 'choice'>) =>
  (...columns: string[]): ProductField[] =>
    columns.map((column) => ({ column, control: { kind } }))

const line = control('line')
const whole = control('whole')
const decimal = control('decimal')
const text = control('text')
const list = control('list')
const flag = control('flag')
const choice = (column: string, values: readonly string[]): ProductField => ({
  column,
  control: { kind: 'choice', values },
})

const printFormats = ['', 'hardback', 'paperback', 'audiobook-cd']

/**
 * Lists the fields of a product by what it is, in the groups of the page. The stock of a known product and its prices have
 * forms of their own.
 * @param reduced The columns of its reduced prices.
 */
export function listFieldGroups(
  kind: ProductKind,
  languages: readonly Language[],
  reduced: readonly string[] = [],
): FieldGroupOfProduct[] {
  const isBook = kind !== 'goods'
  const groups: FieldGroupOfProduct[] = [
    {
      name: 'names',
      fields: nameFields(kind),
    },
    { name: 'texts', fields: languages.flatMap((one) => textsIn(one)) },
    { name: 'book', fields: isBook ? bookFields : [] },
    {
      name: 'reading',
      fields: isBook ? [...line('sample_heading'), ...text('sample')] : [],
    },
    {
      name: 'sale',
      fields: saleFields(kind, reduced),
    },
    {
      name: 'order',
      fields: [
        ...control('categories')('categories'),
        ...line('tags'),
        ...flag('new'),
        ...decimal('rating'),
      ],
    },
    {
      name: 'safety',
      fields: [...safetyFields, ...(kind === 'e-book' ? line('accessibility') : [])],
    },
  ]
  return groups.filter(({ fields }) => fields.length > 0)
}

const nameFields = (kind: ProductKind): ProductField[] => [
  ...line('name', 'sku'),
  ...(kind !== 'goods' ? line('isbn') : []),
  ...(kind === 'book' ? [choice('format', printFormats)] : []),
  ...(kind !== 'goods'
    ? [...list('authors'), ...line('publisher'), ...control('language')('language')]
    : list('variants')),
]

const saleFields = (kind: ProductKind, reduced: readonly string[]) => [
  choice('standing', ['', 'hidden', 'withdrawn']),
  ...whole('discount'),
  ...control('day')('discount_until'),
  ...decimal(...reduced, 'mrp'),
  ...control('countries')('fixed_price_markets'),
  ...line('affiliate_link'),
  ...(kind !== 'e-book' ? whole('supply_days', 'weight_grams') : []),
  ...flag('out_of_print'),
  ...(kind !== 'goods'
    ? []
    : [...whole('unit_amount'), choice('unit_per', ['', 'kg', 'l', 'm', 'm2'])]),
]

const textsIn = (language: Language) => [
  ...line(`name_${language}`),
  ...text(`short_description_${language}`, `description_${language}`),
]

const bookFields = [
  ...control('date')('date_published'),
  ...line('series', 'series_number', 'edition', 'work'),
  ...whole('pages'),
  ...flag('pages_estimated', 'has_print_edition'),
  ...line('subjects'),
  ...control('language')('original_language'),
  ...line('first_published'),
  ...whole('age_from', 'age_to'),
  ...line('publisher_address', 'publisher_email'),
]

const safetyFields = [
  ...line('maker_name', 'maker_address', 'maker_email'),
  ...line('responsible_name', 'responsible_address', 'responsible_email'),
  ...text('safety_warning'),
]

const allFields = new Map(
  (['book', 'e-book', 'goods'] as const)
    .flatMap((kind) => listFieldGroups(kind, []))
    .flatMap(({ fields }) => fields)
    .map((field) => [field.column, field]),
)

/** Returns the field of a column; one that no form has is a line of text. */
export const fieldOfColumn = (column: string): ProductField =>
  allFields.get(column) ?? { column, control: { kind: 'line' } }

/** Lists the fields of a new product: those of its kind, and a first price and stock. */
export const listNewFieldGroups = (
  kind: ProductKind,
  languages: readonly Language[],
  currencies: readonly string[],
): FieldGroupOfProduct[] =>
  listFieldGroups(kind, languages).map((group) =>
    group.name === 'sale'
      ? {
          ...group,
          fields: [
            ...decimal('price'),
            choice('currency', currencies),
            ...(kind === 'e-book' ? [] : whole('stock')),
            ...group.fields,
          ],
        }
      : group,
  )

/** Tells whether a control has a box for each value, of which a form without any sends nothing. */
export const hasBoxes = ({ control: { kind } }: ProductField) =>
  kind === 'categories' || kind === 'countries'
