import { endOfDay, homeTimeZone, startOfDay } from '#app/i18n/format/time-zones.ts'
import { prepareViewCounts } from '#app/shop/ordering/order-management/count-views.server.ts'
import {
  countOrders,
  listOrders,
  type ListedOrder,
  type OrderFilter,
} from '#app/shop/ordering/order-management/list-orders.server.ts'
import { readOrderSearch } from '#app/shop/ordering/order-management/order-search.server.ts'
import { orderViews, type OrderView } from '#app/shop/ordering/order-management/order-views.ts'
import { findOrder } from '#app/shop/ordering/orders/orders.server.ts'
import { mostCounted } from '../lists/capped-count.ts'
import { pageSize } from '../lists/list-page.ts'
import type { StaffContext } from '../frame/staff-context.server.ts'
import { findNetworksOf, type OrderNetworks } from '../networks/find-networks.server.ts'
import { readOrdersQuery, type OrdersQuery } from './orders-query.schema.ts'

const countViews = prepareViewCounts(orderViews)

export type OrdersPageData = {
  query: OrdersQuery
  ignored: string[]
  orders: ListedOrder[]
  /** The orders that the filters select, and those of each view; above {@link mostCounted} there are more. */
  count: number
  views: { id: OrderView; count: number }[]
  /** The next page begins after this order. */
  next: string | null
  /** Only orders that are to be checked are shown by their networks. */
  networks: OrderNetworks | null
}

export async function findOrders({ url, now }: StaffContext): Promise<OrdersPageData> {
  const { query, ignored } = readOrdersQuery(url.searchParams)
  const filter = await readFilter(query, now)
  const after = query.after === undefined ? undefined : await findOrder(query.after)
  const { rows = pageSize } = query
  const page = { limit: rows + 1, ...(after && { after }) }
  const found = await listOrders({ ...filter, ...page })
  const orders = found.slice(0, rows)
  const counts = await countViews(now, mostCounted)
  const isWhole = !after && found.length <= rows
  return {
    query,
    ignored,
    orders,
    views: orderViews.map((id) => ({ id, count: counts[id] })),
    count: isWhole ? orders.length : await countFiltered(query, filter, counts),
    next: found.length > rows ? orders.at(-1)!.number : null,
    networks: query.view === 'suspicious' ? await findNetworksOf(orders) : null,
  }
}

/** A view that nothing else narrows is counted already. */
const countFiltered = (
  { view, q, state, payment, since, until }: OrdersQuery,
  filter: OrderFilter,
  counts: Record<OrderView, number>,
): Promise<number> | number =>
  view && ![q, state, payment, since, until].some(Boolean)
    ? counts[view]
    : countOrders(filter, mostCounted)

/** Days that staff types are days of the home market. */
async function readFilter(
  { q, view, state, payment, since, until }: OrdersQuery,
  now: number,
): Promise<OrderFilter> {
  const zone = homeTimeZone()
  return {
    now,
    ...(view && { views: [view] }),
    ...(state && { state }),
    ...(payment && { paymentState: payment }),
    ...(q && { search: await readOrderSearch(q) }),
    ...(since && { since: startOfDay(since, zone) }),
    ...(until && { until: endOfDay(until, zone) }),
  }
}
