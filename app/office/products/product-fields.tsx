import type { InvalidForm } from '#app/components/forms/invalid-form.ts'
import { languageNames, languages } from '#app/i18n/languages.ts'
import type { ServerMessageKey } from '#app/i18n/en.server.ts'
import { useOffice, type Office } from '../frame/office-context.ts'
import { OfficeField, OfficeSelect, OfficeTextArea, type Choice } from '../frame/office-field.tsx'
import {
  flagColumns,
  isDay,
  shownCell,
  type FieldGroupOfProduct,
  type ProductField,
} from './product-fields-of-kind.ts'

type FieldsProps = {
  groups: FieldGroupOfProduct[]
  cells: Record<string, string>
  categories: Choice[]
  invalid: InvalidForm | undefined
  /** Tells after a conflict what others made of a field meanwhile. */
  meanwhile?: Record<string, string> | undefined
}

/** Renders the fields of a product in the groups of its kind. */
export function FieldsOfProduct({ groups, ...rest }: FieldsProps) {
  const { t } = useOffice()
  return groups.map(({ name, fields }) => (
    <fieldset key={name} className="panel">
      <legend>{t(`office.products.groups.${name}`)}</legend>
      <div className="columns">
        {fields.map((field) => (
          <FieldOfProduct key={field.column} field={field} {...rest} />
        ))}
      </div>
    </fieldset>
  ))
}

type FieldProps = Omit<FieldsProps, 'groups'> & { field: ProductField }

function FieldOfProduct({ field, cells, categories, invalid, meanwhile }: FieldProps) {
  const { t, language } = useOffice()
  const { column, control } = field
  const cell = shownCell(field, cells[column] ?? '', language)
  const shared = {
    id: column,
    label: labelOf(column, t),
    hint: meanwhile?.[column] ?? hintOf(column, t),
    invalid,
    defaultValue: cell,
  }
  switch (control.kind) {
    case 'text':
    case 'list':
      return <OfficeTextArea {...shared} rows={control.kind === 'list' ? 4 : 6} />
    case 'day':
      // A control of days would hide what is none.
      return <OfficeField {...shared} {...((cell === '' || isDay(cell)) && { type: 'date' })} />
    case 'flag':
      return <OfficeSelect {...shared} choices={choicesOf(column, ['', 'yes'], t)} />
    case 'choice':
      return <OfficeSelect {...shared} choices={choicesOf(column, control.values, t)} />
    case 'categories':
      return (
        <CategoryPicker
          chosen={invalid?.values[column] ?? cell}
          all={categories}
          error={invalid?.errors[column]}
        />
      )
    default:
      return (
        <OfficeField
          {...shared}
          {...(control.kind === 'whole' && { inputMode: 'numeric' as const })}
          {...(control.kind === 'decimal' && { inputMode: 'decimal' as const })}
        />
      )
  }
}

type T = Office['t']

const choicesOf = (column: string, values: readonly string[], t: T): Choice[] =>
  values.map((value) => ({ value, label: choiceLabel(column, value, t) }))

/** Words a cell of a column with a few values; that of any other is returned as it is. */
export function choiceLabel(column: string, value: string, t: T): string {
  if (flagColumns.has(column)) return t(`office.products.${value === 'yes' ? 'yes' : 'no'}`)
  if (column === 'standing')
    return t(`office.products.standings.${value === '' ? 'listed' : value}` as ServerMessageKey)
  if (column === 'format' && value !== '') return t(`product.formats.${value}` as ServerMessageKey)
  return column === 'unit_per' && value === 'm2' ? 'm²' : value || '–'
}

const localised = new RegExp(`^(.+)_(${languages.join('|')})$`)

/** These columns of a file are none of the form. */
const otherColumns: Record<string, ServerMessageKey> = {
  images: 'office.products.pictures.link',
  key: 'office.exchange.key',
}

/** Names currency and country of a column such as `price_ch_eur`. */
const placeOf = (column: string) => column.split('_').slice(1).join(' ').toUpperCase()

/**
 * Names a field in words; one for each language has the language after them, and a price its country and currency. A
 * column of a file that has no words is named as it is.
 */
export function labelOf(column: string, t: T): string {
  const [, base, language] = localised.exec(column) ?? []
  if (base !== undefined)
    return `${t(`office.products.fields.${base}` as ServerMessageKey)} (${languageNames[language as keyof typeof languageNames]})`
  if (column.startsWith('sale_price_'))
    return t('office.products.reducedPrice', { price: placeOf(column.slice('sale_'.length)) })
  if (column.startsWith('price_'))
    return `${t('office.products.fields.price')} (${placeOf(column)})`
  const key = otherColumns[column] ?? (`office.products.fields.${column}` as ServerMessageKey)
  const label = t(key)
  return label === key ? column : label
}

/** Returns what names the fields of these groups before their messages in the summary of a refused form. */
export const labelOfErrorIn = (groups: FieldGroupOfProduct[], t: T) => (column: string) =>
  groups.some(({ fields }) => fields.some((field) => field.column === column))
    ? labelOf(column, t)
    : undefined

/** These fields have a format, or a meaning that their name does not tell. */
const explained = new Set([
  'name',
  'isbn',
  'authors',
  'publisher',
  'language',
  'variants',
  'description',
  'work',
  'date_published',
  'subjects',
  'first_published',
  'discount_until',
  'mrp',
  'fixed_price_markets',
  'affiliate_link',
  'supply_days',
  'unit_amount',
  'tags',
  'rating',
  'responsible_name',
  'accessibility',
  'price',
  'stock',
  'sample',
])

function hintOf(column: string, t: T): string | undefined {
  const base = localised.exec(column)?.[1] ?? column
  return explained.has(base) && !column.startsWith('name_')
    ? t(`office.products.hints.${base}` as ServerMessageKey)
    : undefined
}

/** Lists the chosen categories first, in the order that the product has them in, since the first draws its picture. */
function CategoryPicker({
  chosen,
  all,
  error,
}: {
  chosen: string
  all: Choice[]
  error: string | undefined
}) {
  const { t } = useOffice()
  const own = chosen.split(';').filter(Boolean)
  const first = own.map(
    (value) => all.find((one) => one.value === value) ?? { value, label: value },
  )
  const others = all.filter(({ value }) => !own.includes(value))
  return (
    <fieldset id="categories" tabIndex={-1}>
      <legend>{t('office.products.fields.categories')}</legend>
      {error && <p className="error">{error}</p>}
      <div className="picker">
        {[...first, ...others].map(({ value, label }) => (
          <label key={value} className="check">
            <input
              type="checkbox"
              name="categories"
              value={value}
              defaultChecked={own.includes(value)}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
