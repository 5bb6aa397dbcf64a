import { formatCount } from '#app/i18n/format/format-count.ts'
import { formatCountry } from '#app/i18n/format/format-country.ts'
import { formatLanguage } from '#app/i18n/format/format-language.ts'
import { formatMoney } from '#app/i18n/format/format-money.ts'
import { formatDay, formatTaxRate } from '#app/i18n/format/format-order.ts'
import type { Translate } from '#app/i18n/i18n.server.ts'
import { locales, type Language } from '#app/i18n/languages.ts'
import { isoWeekOf, type DayPeriod, type PeriodStep } from '#app/shop/ordering/figures/periods.ts'
import { taxKinds } from '#app/shop/pricing/tax/tax.ts'
import type { OfficeI18n } from '../frame/office-context.ts'
import { columnKinds, type FigureColumn, type FigureRow } from './figure-table.ts'

type CellContext = OfficeI18n & { step: PeriodStep }

/** Formats a cell as the pages show it; one without a value is a dash. */
export function formatCell(column: FigureColumn, row: FigureRow, context: CellContext): string {
  const { t, language, step } = context
  const kind = columnKinds[column]
  if (kind === 'days') return formatStep(row.days!, step, t, language)
  const cell = row.cells[column] ?? null
  if (cell === null) return '–'
  switch (kind) {
    case 'count':
      return formatCount(Number(cell), language)
    case 'money':
      return formatMoney({ minor: Number(cell), currency: row.currency! }, language)
    case 'rate':
      return formatTaxRate(Number(cell), language)
    case 'country':
      return formatCountry(String(cell), language)
    case 'language':
      return formatLanguage(String(cell), language)
    case 'day':
      return formatDay(Date.parse(String(cell)), language)
    case 'taxKind':
      return describeTaxKind(String(cell), t)
    default:
      return String(cell)
  }
}

/** The delivery of an order is taxed apart from its goods. */
function describeTaxKind(cell: string, t: Translate): string {
  const kind = taxKinds.find((one) => one === cell)
  if (kind) return t(`office.tax.kinds.${kind}`)
  return cell === 'delivery' ? t('office.order.delivery') : cell
}

const months = new Map<Language, Intl.DateTimeFormat>()

/** Formats a day, a week by its number and year (ISO 8601), or a month. */
function formatStep(
  { from }: DayPeriod,
  step: PeriodStep,
  t: Translate,
  language: Language,
): string {
  if (step === 'day') return formatDay(Date.parse(from), language)
  if (step === 'week') {
    const { week, year } = isoWeekOf(from)
    return t('office.figures.week', { week, year })
  }
  let format = months.get(language)
  if (!format) {
    const style = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const
    months.set(language, (format = new Intl.DateTimeFormat(locales[language], style)))
  }
  return format.format(Date.parse(from))
}
