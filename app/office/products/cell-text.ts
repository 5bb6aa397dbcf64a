import type { ServerMessageKey } from '#app/i18n/en.server.ts'
import { formatCountry } from '#app/i18n/format/format-country.ts'
import { formatCurrency } from '#app/i18n/format/format-currency.ts'
import { lastDayText } from '#app/i18n/format/format-order.ts'
import type { Language } from '#app/i18n/languages.ts'
import { formatLanguage } from '#app/i18n/format/format-language.ts'
import type { OfficeI18n } from '../frame/office-context.ts'
import type { Choice } from '../frame/office-field.tsx'
import { shownCell } from './product-cells.ts'
import type { ProductField } from './product-fields-of-kind.ts'

type T = OfficeI18n['t']

/** `categories` names at least those of the cell. */
export type CellWords = OfficeI18n & { categories: readonly Choice[] }

/** Says what is stored in a cell of a product as its control names it. */
export function cellText(field: ProductField, cell: string, words: CellWords): string {
  const { t, language, categories } = words
  const { column, control } = field
  const each = (nameOf: (code: string) => string) =>
    cell.split(';').filter(Boolean).map(nameOf).join(', ')
  switch (control.kind) {
    case 'flag':
      return t(cell === 'yes' ? 'office.products.yes' : 'office.products.no')
    case 'choice':
      return column === 'currency' ? formatCurrency(cell, language) : choiceLabel(column, cell, t)
    case 'categories':
      return each((slug) => categories.find(({ value }) => value === slug)?.label ?? slug)
    case 'countries':
      return each((code) => formatCountry(code, language))
    case 'day':
      return lastDayOf(cell, language)
    case 'language':
      return cell && `${formatLanguage(cell, language)} (${cell})`
    default:
      return shownCell(field, cell, language).replaceAll('\n', ', ')
  }
}

/** Returns the day that ends at the moment of a cell, as the table of prices shows it. */
function lastDayOf(cell: string, language: Language): string {
  const untilAt = Date.parse(cell)
  return Number.isNaN(untilAt) ? cell : lastDayText(untilAt, language).text
}

/** Says in which countries a discount lowers no price. */
export const describeFixedDiscount = (countries: string[], { t, language }: OfficeI18n): string =>
  t('office.products.fixedDiscount', {
    countries: countries.map((code) => formatCountry(code, language)).join(', '),
  })

/** Names a value of a column that has a few. */
export function choiceLabel(column: string, value: string, t: T): string {
  if (column === 'standing')
    return t(`office.products.standings.${value === '' ? 'listed' : value}` as ServerMessageKey)
  if (column === 'format' && value !== '') return t(`product.formats.${value}` as ServerMessageKey)
  return column === 'unit_per' && value === 'm2' ? 'm²' : value || '–'
}
