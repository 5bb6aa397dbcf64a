import {
  listMissedSearches,
  listViewsByDay,
  listViewsByPage,
} from '#app/shop/operations/page-views/list-counts.server.ts'
import { listSteps, startOfStep } from '#app/shop/ordering/figures/periods.ts'
import { sumDayTaxes } from '#app/shop/ordering/figures/read-sums.server.ts'
import type { FigureTable } from './figure-table.ts'
import type { FiguresQuery } from './figures-query.schema.ts'

/** Finds the tax report of days of the home market, with the columns of the command. */
export async function findTaxes({ from, until, market }: FiguresQuery): Promise<FigureTable> {
  const rows = await sumDayTaxes({ from, until })
  const chosen = rows.filter(({ country }) => market === undefined || country === market)
  return {
    columns: ['country', 'currency', 'rate', 'kind', 'net', 'tax', 'gross'],
    rows: chosen.map((row) => ({
      key: `${row.country} ${row.currency} ${row.basisPoints} ${row.kind}`,
      currency: row.currency,
      cells: {
        country: row.country,
        currency: row.currency,
        rate: row.basisPoints,
        kind: row.kind,
        net: row.netMinor,
        tax: row.taxMinor,
        gross: row.grossMinor,
      },
    })),
  }
}

export async function findSearches(query: FiguresQuery, now: number): Promise<FigureTable> {
  const { from, until, language } = query
  const found = await listMissedSearches({ from, until }, language, now)
  return {
    columns: ['query', 'language', 'searches', 'lastDay'],
    rows: found.map((cells) => ({ key: `${cells.language} ${cells.query}`, cells: { ...cells } })),
  }
}

/** Finds how often pages were viewed: over time, or each page. */
export const findViews = (query: FiguresQuery, now: number): Promise<FigureTable> =>
  query.by === 'page' ? findViewsOfPages(query, now) : findViewsOverTime(query, now)

async function findViewsOfPages(
  { from, until, language }: FiguresQuery,
  now: number,
): Promise<FigureTable> {
  const pages = await listViewsByPage({ from, until }, language, now)
  return {
    columns: ['page', 'served', 'started'],
    rows: pages.map(({ route, served, started }) => ({
      key: route,
      cells: { page: route, served, started },
    })),
  }
}

async function findViewsOverTime(
  { from, until, step, language }: FiguresQuery,
  now: number,
): Promise<FigureTable> {
  const views = new Map<string, { served: number; started: number }>()
  for (const { day, served, started } of await listViewsByDay({ from, until }, language, now)) {
    const start = startOfStep(day, step)
    const sums = views.get(start) ?? { served: 0, started: 0 }
    views.set(start, { served: sums.served + served, started: sums.started + started })
  }
  return {
    columns: ['days', 'served', 'started'],
    rows: listSteps({ from, until }, step).map((days) => ({
      key: days.from,
      days,
      cells: views.get(startOfStep(days.from, step)) ?? { served: 0, started: 0 },
    })),
  }
}
