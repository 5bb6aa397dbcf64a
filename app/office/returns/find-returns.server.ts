import { parseOrderNumber } from '#app/shop/ordering/orders/order-number.ts'
import {
  countAnnouncedReturns,
  listLooseNotices,
  listOpenReturns,
  type ListedReturn,
  type LooseNotice,
} from '#app/shop/ordering/returns/list-returns.server.ts'
import { mostCounted } from '../lists/capped-count.ts'
import { findListPage, type ListPage } from '../lists/list-page.ts'
import type { StaffContext } from '../frame/staff-context.server.ts'
import { findOrderCurrencies } from '#app/shop/ordering/order-management/find-order-currencies.server.ts'
import { readReturnView, type ReturnView } from './returns-query.schema.ts'

/** `order` is the number of the order that it names, if there is one. */
export type ShownNotice = LooseNotice & { order: string | null }

export type ReturnsPageData = {
  view: ReturnView
  /** Above {@link mostCounted} there are more announced returns. */
  announced: number
  /** The view has one of these lists. */
  returns: ListPage<ListedReturn> | null
  notices: ListPage<ShownNotice> | null
}

/** Returns a page of the returns, or of the withdrawals in words that belong to none. */
export async function findReturnsPage({ url }: StaffContext): Promise<ReturnsPageData> {
  const view = readReturnView(url.searchParams)
  const announced = await countAnnouncedReturns(mostCounted)
  if (view === 'words') return { view, announced, returns: null, notices: await findNotices(url) }
  const returns = await findListPage(url, {
    list: ({ most, skipped }) => listOpenReturns(view === 'all', most, skipped),
  })
  return { view, announced, returns, notices: null }
}

async function findNotices(url: URL): Promise<ListPage<ShownNotice>> {
  const { rows, pagination } = await findListPage(url, {
    list: ({ most, skipped }) => listLooseNotices(most, skipped),
  })
  const named = rows.map((one) => one.orderNumber ?? parseOrderNumber(one.orderText) ?? null)
  const known = await findOrderCurrencies(named.filter((number) => number !== null))
  return {
    pagination,
    rows: rows.map((one, n) => {
      const number = named[n] ?? null
      return { ...one, order: number !== null && known.has(number) ? number : null }
    }),
  }
}
