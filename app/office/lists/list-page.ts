import { lastPageOf } from '#app/components/page-numbers.ts'
import { cutText } from '#app/i18n/visitor-text.ts'
import { mostCounted } from './capped-count.ts'

/** A page of a list has this many rows. */
export const pageSize = 25

const mostPages = 1000
const longestSearch = 200

/** Returns the number of the page that a URL names; what is none is the first. */
export function readListPage(params: URLSearchParams): number {
  const typed = Number(params.get('page') ?? 1)
  return Number.isInteger(typed) && typed >= 1 && typed <= mostPages ? typed : 1
}

/** Reads the search and the view of a list; what is unknown is left out. */
export function readListFilter<View extends string>(
  params: URLSearchParams,
  views: readonly View[] = [],
): { q?: string; view?: View } {
  const q = cutText((params.get('q') ?? '').trim(), longestSearch)
  const view = views.find((one) => one === params.get('view'))
  return { ...(q && { q }), ...(view && { view }) }
}

/** Returns each view of a list with its number, up to {@link mostCounted}. */
export const countViews = <View extends string>(
  views: readonly View[],
  count: (view: View, most: number) => Promise<number>,
): Promise<{ id: View; count: number }[]> =>
  Promise.all(views.map(async (id) => ({ id, count: await count(id, mostCounted) })))

/** Says which page of a list is shown. `pages` is null if the rows are not counted. */
export type Pagination = { page: number; pages: number | null; isLast: boolean }

/** Returns the pagination of a list with a known number of rows; a page beyond the last has no rows. */
export function paginationOf(page: number, count: number, size: number = pageSize) {
  const pages = lastPageOf(count, size)
  return { page, pages, isLast: page >= pages }
}

/** Returns the part of a list that the parameter `page` of a URL selects; a page beyond the last is the last. */
export function rowsOfPage<Row>(all: readonly Row[], url: URL, size: number = pageSize) {
  const page = Math.min(readListPage(url.searchParams), lastPageOf(all.length, size))
  const rows = all.slice((page - 1) * size, page * size)
  return { rows, pagination: paginationOf(page, all.length, size) }
}

export type ListPage<Row> = { rows: Row[]; pagination: Pagination }
export type CountedListPage<Row> = ListPage<Row> & {
  /** Above {@link mostCounted} there are more. */
  count: number
}

type ListSource<Row> = {
  /** Returns at most `most` rows after the first `skipped` ones. */
  list: (part: { most: number; skipped: number }) => Promise<Row[]>
}
type CountedListSource<Row> = ListSource<Row> & {
  /** Counts the rows up to `most`; a higher number says that there are more. */
  count: (most: number) => Promise<number>
}

/**
 * Returns the page of a list that a URL names. If the list is not counted to its end, the next page is the last one
 * that is known.
 */
export function findListPage<Row>(
  url: URL,
  source: CountedListSource<Row>,
): Promise<CountedListPage<Row>>
export function findListPage<Row>(url: URL, source: ListSource<Row>): Promise<ListPage<Row>>
export async function findListPage<Row>(
  { searchParams }: URL,
  { list, count: countRows }: ListSource<Row> & Partial<CountedListSource<Row>>,
): Promise<ListPage<Row> & Partial<CountedListPage<Row>>> {
  const page = readListPage(searchParams)
  // One more row shows whether there are others.
  const found = await list({ most: pageSize + 1, skipped: (page - 1) * pageSize })
  const rows = found.slice(0, pageSize)
  const hasMore = found.length > pageSize
  if (!countRows) return { rows, pagination: { page, pages: null, isLast: !hasMore } }
  // A search that finds little reads all rows, which a count would do once more.
  const count = page === 1 && !hasMore ? found.length : await countRows(mostCounted)
  const known = (hasMore ? page + 1 : page) * pageSize
  const counted = Math.max(Math.min(count, mostCounted), known)
  return { rows, pagination: paginationOf(page, counted), count }
}
