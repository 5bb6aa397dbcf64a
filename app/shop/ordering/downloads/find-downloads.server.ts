import type { Viewer } from '#app/shop/catalogue/product-card/product-card.ts'
import { listBoughtEbooks, listEbooksOfOrder } from './bought-ebooks.server.ts'
import { describeDownloads } from './downloads-page.server.ts'
import { ebooksPerPage, type DownloadsPage } from './downloads-page.ts'
import { findOrderOfReader } from './fetch-ebook.server.ts'
import { cutText, removeUnseen } from '#app/i18n/visitor-text.ts'

/** Holds the query of the URL and the signed-in customer. */
export type DownloadsQuery = {
  order: string | null
  key: string | null
  q: string | null
  page: number
  customer: string | undefined
}

export type Downloads =
  /** `list` identifies it in a URL. */
  | { kind: 'list'; page: DownloadsPage; list: { order?: string; key?: string; q?: string } }
  /** The link is invalid or there is no such order; the response does not reveal which. */
  | { kind: 'closed' }
  /** There is neither a signed-in customer nor a link. */
  | { kind: 'request' }
  | { kind: 'beyond' }

/** Returns the e-books of one order by its link, or else all of the signed-in customer. */
export async function findDownloads(query: DownloadsQuery, viewer: Viewer): Promise<Downloads> {
  const { order, key, customer, page } = query
  if (order !== null || key !== null) {
    const number = await findOrderOfReader({ key, customer }, order, viewer.now)
    if (number === undefined) return { kind: 'closed' }
    const bought = await listEbooksOfOrder(number)
    const named = { page, ...(key !== null && { key }) }
    return listOf(await describeDownloads(bought, named, viewer), {
      order: number,
      ...(key !== null && { key }),
    })
  }
  if (customer === undefined) return { kind: 'request' }
  const q = cutText(removeUnseen(query.q ?? '').trim(), 200)
  const bought = await listBoughtEbooks(customer, q)
  const isLong = q !== '' || bought.length > ebooksPerPage
  const named = { page, ...(isLong && { words: q }) }
  return listOf(await describeDownloads(bought, named, viewer), { ...(q && { q }) })
}

const listOf = (
  page: DownloadsPage | undefined,
  list: Extract<Downloads, { kind: 'list' }>['list'],
): Downloads => (page ? { kind: 'list', page, list } : { kind: 'beyond' })
