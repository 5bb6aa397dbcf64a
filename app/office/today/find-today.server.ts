import { dayMs } from '#app/i18n/format/day.ts'
import { homeTimeZone, localDayOf, startOfDay } from '#app/i18n/format/time-zones.ts'
import { countContactMessages } from '#app/shop/content/contact/list-messages.server.ts'
import { findLastCheck } from '#app/shop/maintenance/check/last-check.server.ts'
import { countLowStock } from '#app/shop/maintenance/products/count-low-stock.server.ts'
import { countMail } from '#app/shop/messaging/mail/manage-mail.server.ts'
import { findFirstRefundDueAt } from '#app/shop/ordering/fulfilment/due-refunds.server.ts'
import { prepareViewCounts } from '#app/shop/ordering/order-management/count-views.server.ts'
import { countOrders } from '#app/shop/ordering/order-management/list-orders.server.ts'
import { orderViews, type OrderView } from '#app/shop/ordering/order-management/order-views.ts'
import {
  countAnnouncedReturns,
  countLooseNotices,
} from '#app/shop/ordering/returns/list-returns.server.ts'
import type { StaffContext } from '../frame/staff-context.server.ts'
import { mostCounted } from '../lists/capped-count.ts'

type TodayView = Exclude<OrderView, 'unpaid' | 'ebooks-only'>
type ViewCounts = Record<TodayView, number>

const countViews = prepareViewCounts(
  orderViews.filter((view) => view !== 'unpaid' && view !== 'ebooks-only'),
)

type TodayItemId =
  'new' | TodayView | 'low-stock' | 'mails' | 'returns' | 'notices' | 'messages' | 'faults'

export type TodayItem = {
  id: TodayItemId
  /** Above {@link mostCounted} there are more. */
  count: number
  /** It leads to the list of what is counted. */
  path?: string | undefined
  /** The first of these refunds is due at this moment, ms UTC. */
  dueAt?: number | undefined
}

export type TodayData = {
  groups: { id: 'orders' | 'overdue' | 'shop'; items: TodayItem[] }[]
  /** The shop was last checked at this moment; null if it never was. */
  checkedAt: number | null
}

/** What was paid must be paid back so many days after a withdrawal is declared; afterwards it was seen, or was none. */
const noticeDays = 14

/** Returns what waits for the shopkeeper, each with the list of it. */
export async function findToday({ now, staff }: StaffContext): Promise<TodayData> {
  const check = staff.role === 'owner' ? await findLastCheck() : undefined
  const faults = check && [{ id: 'faults' as const, count: check.faults, path: '/office/check' }]
  const counts = await countViews(now, mostCounted)
  const groups: TodayData['groups'] = [
    { id: 'orders', items: await listOrderItems(counts, now) },
    { id: 'overdue', items: await listOverdueItems(counts) },
    { id: 'shop', items: [...(await listShopItems()), ...(faults ?? [])] },
  ]
  return { groups, checkedAt: check?.at ?? null }
}

const listOrderItems = async (counts: ViewCounts, now: number): Promise<TodayItem[]> => [
  await countNew(now),
  ordersOf('to-pack', counts),
  ordersOf('to-dispatch', counts),
  ordersOf('suspicious', counts),
  ordersOf('withdrawn', counts),
  {
    id: 'returns',
    count: await countAnnouncedReturns(mostCounted),
    path: '/office/orders/returns',
  },
  {
    id: 'notices',
    count: await countLooseNotices(now - noticeDays * dayMs, mostCounted),
    path: '/office/orders/returns?view=words',
  },
]

const listOverdueItems = async (counts: ViewCounts): Promise<TodayItem[]> => [
  ordersOf('overdue-payment', counts),
  ordersOf('overdue-dispatch', counts),
  ordersOf('overdue-refund', counts),
  { ...ordersOf('to-refund', counts), dueAt: await findFirstRefundDueAt() },
]

const listShopItems = async (): Promise<TodayItem[]> => [
  {
    id: 'low-stock',
    count: await countLowStock(mostCounted + 1),
    path: '/office/products?state=low-stock',
  },
  await openMessages(),
  {
    id: 'mails',
    count: await countMail('failed', mostCounted),
    path: '/office/mails?state=failed',
  },
]

const ordersOf = (view: TodayView, counts: ViewCounts) => ({
  id: view,
  count: counts[view],
  path: `/office/orders?view=${view}`,
})

/** Counts the orders placed since the day began at the home market. */
async function countNew(now: number): Promise<TodayItem> {
  const zone = homeTimeZone()
  const day = localDayOf(now, zone)
  const count = await countOrders({ now, since: startOfDay(day, zone) }, mostCounted)
  return { id: 'new', count, path: `/office/orders?since=${day}` }
}

const openMessages = async (): Promise<TodayItem> => ({
  id: 'messages',
  count: await countContactMessages({ state: 'open' }, mostCounted),
  path: '/office/messages?view=open',
})
