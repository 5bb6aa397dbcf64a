import { createNote } from '#app/shop/exchange/csv/import-note.ts'
import { parseDay } from '#app/i18n/format/day.ts'
import { typedFact, type Fault } from '#app/shop/operations/findings/fault.ts'
import { quoted } from '#app/i18n/quoted.ts'
import { endOfDay, homeTimeZone, startOfDay } from '#app/i18n/format/time-zones.ts'
import type { Currency } from '#app/i18n/currency.ts'
import { listNames, partsOf, readDecimal, readPrice } from './foreign-cells.ts'
import type { ForeignPrice } from './foreign-sale.ts'
import { type RowCells } from '#app/shop/exchange/csv/row-cells.ts'

/** The type is a list such as "simple, downloadable, virtual". */
export const typesOf = (cells: RowCells): string[] => {
  const types = partsOf(cells.line('type')).map((one) => one.toLowerCase())
  return types.length > 0 ? types : ['simple']
}

const gramsOf: Record<string, number> = { g: 1, kg: 1000, oz: 28.349523125, lb: 453.59237 }

/** The header states the unit, as in `Weight (lbs)`. */
export function readWooWeight(cells: RowCells, notes: Fault[]): number {
  const column = cells.columns().find((name) => /^weight(_\(\w+\))?$/.test(name))
  if (column === undefined || cells.line(column) === null) return 0
  const unit = /\((\w+)\)/.exec(column)?.[1]?.replace(/s$/, '') ?? ''
  const grams = gramsOf[unit]
  if (grams === undefined)
    notes.push(createNote('weightUnit', column, 'names no unit that is known, and is left out'))
  return grams === undefined ? 0 : Math.round(readDecimal(cells, column) * grams)
}

const moment = /^(\d{4}-\d\d-\d\d)(?:[T ](\d{1,2}):(\d\d)(?::(\d\d))?)?$/

/** Returns a moment in ms UTC. A day alone is its start or end in the home market's time zone. */
function readMoment(cells: RowCells, column: string, isEnd: boolean): number | null {
  const cell = cells.line(column)
  if (cell === null) return null
  const [, day, hour, minute = '00', second = '00'] = moment.exec(cell) ?? []
  const at =
    day === undefined || parseDay(day) === undefined
      ? NaN
      : Date.parse(`${day}T${(hour ?? '0').padStart(2, '0')}:${minute}:${second}Z`)
  if (Number.isNaN(at))
    cells.refuse(column, 'record.day', `${quoted(cell)} is not a day (YYYY-MM-DD)`, typedFact(cell))
  if (Number.isNaN(at)) return null
  if (day === undefined || hour !== undefined) return at
  return isEnd ? endOfDay(day, homeTimeZone()) : startOfDay(day, homeTimeZone())
}

/** Returns null without a price. A sale price must be below the regular one. */
export function readForeignPrice(
  cells: RowCells,
  currency: Currency,
  notes: Fault[],
): ForeignPrice | null {
  const regular = readPrice(cells, 'regular_price', currency, notes)
  const sale = readPrice(cells, 'sale_price', currency, notes)
  const fromAt = readMoment(cells, 'date_sale_price_starts', false)
  const untilAt = readMoment(cells, 'date_sale_price_ends', true)
  if (regular === null) return sale === null ? null : { regular: sale, sale: null }
  if (sale !== null && sale >= regular)
    notes.push(createNote('salePriceHigh', 'sale_price', 'is not below the regular price'))
  return sale !== null && sale < regular
    ? { regular, sale, fromAt, untilAt }
    : { regular, sale: null }
}

/** Returns null for stock that is not counted, and undefined where the file does not state it. */
export function readStock(cells: RowCells, given: number | undefined): number | null | undefined {
  const inStockCell = (cells.line('in_stock?') ?? '').toLowerCase()
  const cell = cells.line('stock')
  const isOut = ['0', 'no', 'false', 'outofstock'].includes(inStockCell)
  const takesMore = !['', '0', 'no'].includes(cells.line('backorders_allowed?') ?? '')
  if (isOut) return takesMore && cell !== null ? null : 0
  if (cell !== null && cell.toLowerCase() !== 'parent') {
    const count = cells.whole('stock') ?? 0
    return count <= 0 && takesMore ? null : Math.max(0, count)
  }
  return given ?? (cells.has('stock') || cells.has('in_stock?') ? null : undefined)
}

export type Attribute = { name: string; values: string[] }

/** Reads `Attribute 1 name`, `Attribute 1 value(s)` and so on; no value means any value. */
export const attributesOf = (cells: RowCells): Attribute[] =>
  cells
    .columns()
    .flatMap((column) => /^attribute_(\d+)_name$/.exec(column)?.[1] ?? [])
    .map((n) => ({
      name: cells.name(`attribute_${n}_name`) ?? '',
      values: listNames(cells.line(`attribute_${n}_value(s)`)),
    }))
    .filter(({ name }) => name !== '')

export const isPublishedCell = (cells: RowCells) =>
  ['', '1', 'yes', 'true', 'publish'].includes((cells.line('published') ?? '').toLowerCase())
