import type { Language } from '#app/i18n/languages.ts'
import { parseDay } from '#app/i18n/format/day.ts'
import { endOfDay, homeTimeZone, localDayOf } from '#app/i18n/format/time-zones.ts'
import { typedDay } from '#app/i18n/format/typed-day.ts'
import { decimalToType, typedDecimal } from '#app/i18n/format/typed-decimal.ts'
import type { ProductControl, ProductField } from './product-fields-of-kind.ts'

const separators: Partial<Record<ProductControl['kind'], string>> = {
  list: '\n',
  categories: ';',
  countries: ';',
}

export const isDay = (text: string): boolean => parseDay(text) !== undefined

/** Returns the moment at which a day of the home market ends, as the export writes it; other texts stay. */
const endOfTyped = (text: string): string =>
  isDay(text) ? new Date(endOfDay(text, homeTimeZone())).toISOString() : text

/** Returns the day that ends at a moment; an import may state another moment, which stays as it is. */
function shownDay(cell: string): string {
  if (cell === '' || Number.isNaN(Date.parse(cell))) return cell
  const day = localDayOf(Date.parse(cell) - 1, homeTimeZone())
  return endOfTyped(day) === cell ? day : cell
}

/** Returns the cell of a column as its control shows it, with the decimal sign of the language. */
export function shownCell(
  { control: { kind } }: ProductField,
  cell: string,
  language: Language,
): string {
  if (kind === 'list') return cell.replaceAll(';', '\n')
  if (kind === 'day') return shownDay(cell)
  return kind === 'decimal' ? decimalToType(cell, language) : cell
}

/** Returns the cell that the values of a control mean, typed as in the language. */
export function cellOf(
  { control: { kind } }: ProductField,
  values: string[],
  language: Language,
): string {
  if (kind === 'decimal') return typedDecimal(values[0] ?? '')
  if (kind === 'date') return typedDay(values[0] ?? '', language)
  if (kind === 'day') return endOfTyped(typedDay(values[0] ?? '', language))
  const separator = separators[kind]
  if (separator === undefined) return (values[0] ?? '').replace(/\r\n?/g, '\n')
  const parts = values.flatMap((one) => one.split(/[\r\n;]+/)).map((one) => one.trim())
  return parts.filter(Boolean).join(';')
}
