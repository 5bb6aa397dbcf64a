import type { Currency } from '#app/i18n/currency.ts'
import { decimal } from '#app/i18n/format/decimal.ts'
import { csvRow } from '#app/shop/exchange/csv/csv-writing.ts'
import type { DayPeriod } from '#app/shop/ordering/figures/periods.ts'

/** Maps each column of the figures to what its cells hold, which says how a page and a CSV file show them. */
export const columnKinds = {
  days: 'days',
  orders: 'count',
  average: 'money',
  sales: 'money',
  deductions: 'money',
  turnover: 'money',
  net: 'money',
  tax: 'money',
  gross: 'money',
  returns: 'count',
  refunds: 'count',
  refunded: 'money',
  product: 'product',
  pieces: 'count',
  query: 'text',
  language: 'language',
  searches: 'count',
  lastDay: 'day',
  page: 'text',
  served: 'count',
  started: 'count',
  country: 'country',
  currency: 'text',
  rate: 'rate',
  kind: 'taxKind',
} as const

export type FigureColumn = keyof typeof columnKinds

/** Numbers are counts, minor units of the row's currency, or basis points. */
export type FigureRow = {
  key: string
  /** The cell of the column `days`. */
  days?: DayPeriod
  /** The cell of the column `product` holds its name. */
  productId?: string
  currency?: Currency
  cells: { [column in FigureColumn]?: string | number | null }
}

/** Holds a figure as a table, which is its page and its CSV file alike. */
export type FigureTable = { columns: FigureColumn[]; rows: FigureRow[] }

const csvNames: { [column in FigureColumn]?: string[] } = {
  days: ['from', 'until'],
  product: ['product_id', 'name'],
  lastDay: ['last_day'],
  rate: ['rate_percent'],
}

/** Formats a figure as CSV: amounts as decimal text with a column for the currency, days by ISO 8601. */
export function csvOfFigure({ columns, rows }: FigureTable): string {
  const hasMoney = columns.some((column) => columnKinds[column] === 'money')
  const isAdded = hasMoney && !columns.includes('currency')
  const head = columns.flatMap((column) => csvNames[column] ?? [column])
  const lines = rows.map((row) => [
    ...columns.flatMap((column) => csvCells(column, row)),
    ...(isAdded ? [row.currency ?? null] : []),
  ])
  return [[...head, ...(isAdded ? ['currency'] : [])], ...lines].map(csvRow).join('')
}

function csvCells(column: FigureColumn, row: FigureRow): (string | number | null)[] {
  const { days, productId, currency, cells } = row
  const cell = cells[column] ?? null
  const kind = columnKinds[column]
  if (kind === 'days') return [days!.from, days!.until]
  if (kind === 'product') return [productId!, cell]
  if (kind === 'money') return [cell === null ? null : decimal(Number(cell), currency!)]
  if (kind === 'rate') return [cell === null ? null : Number(cell) / 100]
  return [cell]
}
