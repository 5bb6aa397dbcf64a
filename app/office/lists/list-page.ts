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

export type ListPage<Row> = {
  rows: Row[]
  /** Above {@link mostCounted} there are more. */
  count: number
  page: number
  /** If the list is not counted to its end, the next page is the last one that is known. */
  pages: number
}

type ListSource<Row> = {
  /** Returns at most `most` rows after the first `skipped` ones. */
  list: (part: { most: number; skipped: number }) => Promise<Row[]>
  /** Counts the rows up to `most`; a higher number says that there are more. */
  count: (most: number) => Promise<number>
}

/** Returns the page of a list that a URL names. */
export async function findListPage<Row>(
  params: URLSearchParams,
  { list, count: countRows }: ListSource<Row>,
): Promise<ListPage<Row>> {
  const page = readListPage(params)
  const found = await list({ most: pageSize + 1, skipped: (page - 1) * pageSize })
  // A search that finds little reads all rows, which a count would do once more.
  const isWhole = page === 1 && found.length <= pageSize
  const count = isWhole ? found.length : await countRows(mostCounted)
  const counted = Math.ceil(Math.min(count, mostCounted) / pageSize)
  const known = found.length > pageSize ? page + 1 : page
  return { rows: found.slice(0, pageSize), count, page, pages: Math.max(counted, known) }
}
