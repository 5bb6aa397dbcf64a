import type { Currency } from '#app/i18n/currency.ts'
import { shopSettings } from '#app/shop-settings/current.server.ts'
import {
  listBestsellers,
  type BestsellerOrder,
} from '#app/shop/ordering/figures/bestsellers.server.ts'
import { listSteps, startOfStep } from '#app/shop/ordering/figures/periods.ts'
import { listDaySales, type DaySales } from '#app/shop/ordering/figures/read-sums.server.ts'
import type { FigureColumn, FigureRow, FigureTable } from './figure-table.ts'
import type { FiguresQuery } from './figures-query.schema.ts'

/** Holds a figure of sales in one currency. */
type SaleFigure = {
  table: FigureTable
  /** The sums of the whole period in each currency. */
  totals: FigureTable
  /** The bars of the chart are these numbers. */
  charted: FigureColumn
  currency: Currency
  currencies: Currency[]
}

type Sums = Omit<DaySales, 'day' | 'currency'>
type Cells = FigureRow['cells']

const turnoverColumns: FigureColumn[] = [
  'orders',
  'average',
  'sales',
  'deductions',
  'turnover',
  'net',
  'tax',
]
const returnColumns: FigureColumn[] = ['returns', 'refunds', 'refunded']

/** Finds orders and turnover: what the tax report counts, by days of the home market. */
export const findTurnover = (query: FiguresQuery) =>
  findSums(query, turnoverColumns, 'turnover', turnoverCells)

export const findReturns = (query: FiguresQuery) =>
  findSums(query, returnColumns, 'refunded', ({ returns, refunds, refundedMinor }) => ({
    returns,
    refunds,
    refunded: refundedMinor,
  }))

/** The average is that of the orders as placed, before anything was deducted, and rounded half up. */
function turnoverCells(sums: Sums): Cells {
  const { orders, grossMinor, taxMinor, offGrossMinor, offTaxMinor } = sums
  const [turnover, tax] = [grossMinor - offGrossMinor, taxMinor - offTaxMinor]
  return {
    orders,
    average: orders === 0 ? null : Math.round(grossMinor / orders),
    sales: grossMinor,
    deductions: 0 - offGrossMinor,
    turnover,
    net: turnover - tax,
    tax,
  }
}

async function findSums(
  query: FiguresQuery,
  columns: FigureColumn[],
  charted: FigureColumn,
  cellsOf: (sums: Sums) => Cells,
): Promise<SaleFigure> {
  const days = await listDaySales(query, query.market, query.step)
  const { currency, currencies } = chooseCurrency(query, days)
  const sumsOf = sumBySteps(
    days.filter((one) => one.currency === currency),
    query,
  )
  return {
    table: {
      columns: ['days', ...columns],
      rows: listSteps(query, query.step).map((period) => ({
        key: period.from,
        days: period,
        currency,
        cells: cellsOf(sumsOf(period.from)),
      })),
    },
    totals: {
      columns: ['currency', ...columns],
      rows: currencies.map((one) => ({
        key: one,
        currency: one,
        cells: {
          currency: one,
          ...cellsOf(sumAll(days.filter((day) => day.currency === one))),
        },
      })),
    },
    charted,
    currency,
    currencies,
  }
}

/** Returns the sums of the step in which a day is. */
function sumBySteps(days: DaySales[], { step }: FiguresQuery): (day: string) => Sums {
  const groups = new Map<string, DaySales[]>()
  for (const one of days) {
    const start = startOfStep(one.day, step)
    const group = groups.get(start)
    if (group) group.push(one)
    else groups.set(start, [one])
  }
  return (day) => sumAll(groups.get(startOfStep(day, step)) ?? [])
}

function sumAll(days: Sums[]): Sums {
  const all: Sums = {
    orders: 0,
    grossMinor: 0,
    taxMinor: 0,
    offGrossMinor: 0,
    offTaxMinor: 0,
    returns: 0,
    refunds: 0,
    refundedMinor: 0,
  }
  for (const day of days)
    for (const name of Object.keys(all) as (keyof Sums)[]) all[name] += day[name]
  return all
}

/** Lists the currencies of a period, and the chosen one first: else that of the shop, or that of the most orders. */
function chooseCurrency(
  query: FiguresQuery,
  days: DaySales[],
): { currency: Currency; currencies: Currency[] } {
  const orders = new Map<Currency, number>()
  for (const day of days) orders.set(day.currency, (orders.get(day.currency) ?? 0) + day.orders)
  const own = shopSettings().currency
  const found = [...orders].sort((a, b) => b[1] - a[1]).map(([currency]) => currency)
  const currency = query.currency ?? (found.includes(own) ? own : (found[0] ?? own))
  return { currency, currencies: [currency, ...found.filter((one) => one !== currency)] }
}

/** Finds the products that sold most in one currency, of the days of the home market. */
export async function findBestsellers(
  query: FiguresQuery,
  now: number,
): Promise<Pick<SaleFigure, 'table' | 'currency' | 'currencies'>> {
  const { from, until, step, market: country } = query
  const { currency, currencies } = chooseCurrency(query, await listDaySales(query, country, step))
  const by: BestsellerOrder = query.by === 'turnover' ? 'turnover' : 'pieces'
  const found = await listBestsellers({ from, until, currency, country, by }, now)
  return {
    table: {
      columns: ['product', 'pieces', 'gross'],
      rows: found.map(({ productId, name, pieces, grossMinor }) => ({
        key: productId,
        productId,
        currency,
        cells: { product: name, pieces, gross: grossMinor },
      })),
    },
    currency,
    currencies,
  }
}
