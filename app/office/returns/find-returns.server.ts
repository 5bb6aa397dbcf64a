import { parseOrderNumber } from '#app/shop/ordering/orders/order-number.ts'
import {
  countAnnouncedReturns,
  listLooseNotices,
  listOpenReturns,
  type ListedReturn,
  type LooseNotice,
} from '#app/shop/ordering/returns/list-returns.server.ts'
import { mostCounted } from '../lists/capped-count.ts'
import { findUncountedPage, type UncountedPage } from '../lists/find-uncounted-page.server.ts'
import type { StaffContext } from '../frame/staff-context.server.ts'
import { findOrderCurrencies } from '../orders/find-order-currencies.server.ts'
import { readReturnView, type ReturnView } from './returns-query.schema.ts'

/** `order` is the number of the order that it names, if there is one. */
export type ShownNotice = LooseNotice & { order: string | null }

export type ReturnsPageData = {
  view: ReturnView
  /** Above {@link mostCounted} there are more announced returns. */
  announced: number
  /** The view has one of these lists. */
  returns: UncountedPage<ListedReturn> | null
  notices: UncountedPage<ShownNotice> | null
}

/** Returns a page of the returns, or of the withdrawals in words that belong to none. */
export async function findReturnsPage({ url }: StaffContext): Promise<ReturnsPageData> {
  const view = readReturnView(url.searchParams)
  const announced = await countAnnouncedReturns(mostCounted)
  if (view === 'words') return { view, announced, returns: null, notices: await findNotices(url) }
  const list = (most: number, skipped: number) => listOpenReturns(view === 'all', most, skipped)
  return { view, announced, returns: await findUncountedPage(url, list), notices: null }
}

async function findNotices(url: URL): Promise<UncountedPage<ShownNotice>> {
  const { rows, ...page } = await findUncountedPage(url, listLooseNotices)
  const named = rows.map((one) => one.orderNumber ?? parseOrderNumber(one.orderText) ?? null)
  const known = await findOrderCurrencies(named.filter((number) => number !== null))
  return {
    ...page,
    rows: rows.map((one, n) => {
      const number = named[n] ?? null
      return { ...one, order: number !== null && known.has(number) ? number : null }
    }),
  }
}
