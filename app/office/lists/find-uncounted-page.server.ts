import { pageSize, readListPage } from './list-page.ts'

/** Holds a page of a list whose rows are not counted. */
export type UncountedPage<Row> = { rows: Row[]; page: number; isLast: boolean }

/**
 * Returns the page of a list that a URL names.
 * @param list Returns `most` rows after those `skipped`.
 */
export async function findUncountedPage<Row>(
  { searchParams }: URL,
  list: (most: number, skipped: number) => Promise<Row[]>,
): Promise<UncountedPage<Row>> {
  const page = readListPage(searchParams)
  // One more row shows whether there are others.
  const found = await list(pageSize + 1, (page - 1) * pageSize)
  return { rows: found.slice(0, pageSize), page, isLast: found.length <= pageSize }
}
