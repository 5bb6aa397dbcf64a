import { readListPage } from './list-page.ts'

/** Returns the part of a list that the parameter `page` of a URL selects; a page beyond the last is the last. */
export function rowsOfPage<Row>(all: readonly Row[], url: URL, size: number) {
  const pages = Math.max(1, Math.ceil(all.length / size))
  const page = Math.min(readListPage(url.searchParams), pages)
  return { page, pages, rows: all.slice((page - 1) * size, page * size) }
}
