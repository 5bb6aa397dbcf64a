/** Pages of lists have so many rows. */
const pageSize = 50
/** No list goes on beyond this page, so that no query skips more rows. */
const mostPages = 1000

/** Holds a page of a list whose rows are not counted. */
export type UncountedPage<Row> = { rows: Row[]; page: number; isLast: boolean }

/**
 * Returns the page of a list that the parameter `page` of a URL names, or the first.
 * @param list Returns `most` rows after those `skipped`.
 */
export async function findUncountedPage<Row>(
  { searchParams }: URL,
  list: (most: number, skipped: number) => Promise<Row[]>,
): Promise<UncountedPage<Row>> {
  const typed = Number(searchParams.get('page') ?? 1)
  const page = Number.isInteger(typed) && typed >= 1 && typed <= mostPages ? typed : 1
  // One more row shows whether there are others.
  const found = await list(pageSize + 1, (page - 1) * pageSize)
  const isLast = found.length <= pageSize || page === mostPages
  return { rows: found.slice(0, pageSize), page, isLast }
}
