import { dayOf } from '#app/i18n/format/day.ts'
import { homeTimeZone, localDayOf } from '#app/i18n/format/time-zones.ts'
import type { Currency } from '#app/i18n/currency.ts'
import {
  findCounting,
  listSaleCountries,
  type Counting,
} from '#app/shop/ordering/figures/read-sums.server.ts'
import type { StaffContext } from '../frame/staff-context.server.ts'
import { findSearches, findTaxes, findViews } from './count-figures.server.ts'
import { figuresOfOrders, type FigureId } from './figure-ids.ts'
import type { FigureColumn, FigureTable } from './figure-table.ts'
import {
  readFiguresQuery,
  type FiguresQuery,
  type FiguresQueryResult,
} from './figures-query.schema.ts'
import { findBestsellers, findReturns, findTurnover } from './sale-figures.server.ts'

export type FigureData = FiguresQueryResult & {
  figure: FigureId
  table: FigureTable
  /** The rows of the table are in this currency, and the period has these. */
  currency?: Currency | undefined
  currencies?: Currency[] | undefined
  totals?: FigureTable | undefined
  charted?: FigureColumn | undefined
  /** The countries with orders, of figures that have a choice of them. */
  markets?: string[] | undefined
  /** It is set for figures that are read from the sums of each day. */
  counting?: Counting | undefined
}

type Found = { table: FigureTable } & Partial<
  Pick<FigureData, 'currency' | 'currencies' | 'totals' | 'charted'>
>

/**
 * Finds a figure for the period and filters of a URL. Its days are those of the home market if it is of orders, and UTC
 * if it counts searches and pages.
 */
export async function findFigure(
  figure: FigureId,
  { url, now }: Pick<StaffContext, 'url' | 'now'>,
): Promise<FigureData> {
  const isOfOrders = figuresOfOrders.some((one) => one === figure)
  const today = isOfOrders ? localDayOf(now, homeTimeZone()) : dayOf(now)
  const read = readFiguresQuery(url.searchParams, today)
  const { query } = read
  const found = await find(figure, query, now)
  const hasSteps = found.table.columns.includes('days')
  return {
    ...read,
    figure,
    ...found,
    notes: read.notes.filter((note) => hasSteps || note !== 'steps'),
    ...(isOfOrders && { markets: await listMarkets(query) }),
    ...(isOfOrders &&
      figure !== 'bestsellers' && {
        counting: await findCounting(query, now),
      }),
  }
}

async function find(figure: FigureId, query: FiguresQuery, now: number): Promise<Found> {
  switch (figure) {
    case 'turnover':
      return findTurnover(query)
    case 'returns':
      return findReturns(query)
    case 'bestsellers':
      return findBestsellers(query, now)
    case 'searches':
      return { table: await findSearches(query, now) }
    case 'views':
      return {
        table: await findViews(query, now),
        charted: query.by === 'page' ? undefined : 'served',
      }
    case 'tax':
      return { table: await findTaxes(query) }
  }
}

async function listMarkets({ market }: FiguresQuery): Promise<string[]> {
  const found = await listSaleCountries()
  return market === undefined || found.includes(market) ? found : [...found, market].sort()
}
