import type { InvalidForm } from '#app/components/forms/invalid-form.ts'
import { listCountryNames } from '#app/i18n/format/format-country.ts'
import { languageNames, languages, type Language } from '#app/i18n/languages.ts'
import { countries } from '#app/i18n/markets.ts'
import type { ServerMessageKey } from '#app/i18n/en.server.ts'
import { currencyChoices } from '../rates/currency-choices.ts'
import { useOffice, type Office, type OfficeI18n } from '../frame/office-context.ts'
import { OfficeField, OfficeSelect, OfficeTextArea, type Choice } from '../frame/office-field.tsx'
import { BoxesField } from '../frame/boxes-field.tsx'
import { cellText, choiceLabel, describeFixedDiscount } from './cell-text.ts'
import { LanguageField, LanguageList } from './language-list.tsx'
import { isDay, shownCell } from './product-cells.ts'
import type { FieldGroupOfProduct, ProductField } from './product-fields-of-kind.ts'

type FieldsProps = {
  groups: FieldGroupOfProduct[]
  cells: Record<string, string>
  /** Maps columns of discounts to the countries in which they lower no price. */
  fixedDiscounts: Record<string, string[]>
  categories: Choice[]
  invalid: InvalidForm | undefined
  /** Names the fields that somebody else changed after the form was made. */
  conflicts?: readonly string[]
}

/** Renders the fields of a product in the groups of its kind. */
export function FieldsOfProduct({ groups, ...rest }: FieldsProps) {
  const { t } = useOffice()
  const fieldsets = groups.map(({ name, fields }) => (
    <fieldset key={name} className="panel">
      <legend>{t(`office.products.groups.${name}`)}</legend>
      <div className="columns">
        {fields.map((field) => (
          <FieldOfProduct key={field.column} field={field} {...rest} />
        ))}
      </div>
    </fieldset>
  ))
  return (
    <>
      {fieldsets}
      <LanguageList />
    </>
  )
}

type FieldProps = Omit<FieldsProps, 'groups'> & { field: ProductField }

/** Says what a field is for, or what somebody else stored in it after the form was made. */
function useHint(
  field: ProductField,
  { cells, fixedDiscounts, categories, conflicts = [] }: FieldProps,
) {
  const { t, language } = useOffice()
  if (!conflicts.includes(field.column)) {
    const fixed = fixedDiscounts[field.column]
    return fixed ? describeFixedDiscount(fixed, { t, language }) : hintOf(field.column, t)
  }
  const stored = cellText(field, cells[field.column] ?? '', { t, language, categories })
  return t('office.products.nowIs', { value: stored || t('office.products.nothing') })
}

function FieldOfProduct(props: FieldProps) {
  const office = useOffice()
  const { field, cells, categories, invalid } = props
  const { column, control } = field
  const cell = shownCell(field, cells[column] ?? '', office.language)
  const hint = useHint(field, props)
  const shared = { id: column, label: labelOf(column, office.t), hint, invalid, defaultValue: cell }
  switch (control.kind) {
    case 'text':
    case 'list':
      return <OfficeTextArea {...shared} rows={control.kind === 'list' ? 4 : 6} />
    case 'day':
      // A control of days would hide what is none.
      return <OfficeField {...shared} {...((cell === '' || isDay(cell)) && { type: 'date' })} />
    case 'flag':
      return <OfficeSelect {...shared} choices={flagChoices(office.t)} />
    case 'choice':
      return <OfficeSelect {...shared} choices={choicesOf(column, control.values, office)} />
    case 'language':
      return <LanguageField {...shared} />
    case 'categories':
    case 'countries':
      return (
        <BoxesField
          {...shared}
          chosen={(invalid?.values[column] ?? cell).split(';').filter(Boolean)}
          choices={control.kind === 'categories' ? categories : listCountryChoices(office.language)}
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

const flagChoices = (t: T): Choice[] => [
  { value: '', label: t('office.products.no') },
  { value: 'yes', label: t('office.products.yes') },
]

const choicesOf = (
  column: string,
  values: readonly string[],
  { t, language }: OfficeI18n,
): Choice[] =>
  column === 'currency'
    ? currencyChoices(values, language)
    : values.map((value) => ({ value, label: choiceLabel(column, value, t) }))

const listCountryChoices = (language: Language): Choice[] =>
  listCountryNames(countries, language).map(({ code, name }) => ({ value: code, label: name }))

/** Words a cell of a column with a few values; that of any other is returned as it is. */
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
  'variants',
  'description',
  'work',
  'date_published',
  'subjects',
  'first_published',
  'discount_until',
  'mrp',
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
