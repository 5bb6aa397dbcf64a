import { sql, type RawBuilder } from 'kysely'
import { dayMs } from '#app/i18n/format/day.ts'
import { homeTimeZone, localDayOf } from '#app/i18n/format/time-zones.ts'
import { isToPack, isAwaitingPayment } from '#app/shop/ordering/fulfilment/orders-to-pack.server.ts'
import { isSuspicious } from '#app/shop/ordering/fulfilment/suspicious-orders.server.ts'
import type { OrderView } from './order-views.ts'

/** The texts of the payment methods ask for payment within 14 days of receiving the parcel. */
const payableWithinMs = 14 * dayMs

const isNotUndone = sql`customer_order.state in ('received', 'packed', 'dispatched', 'delivered')`

/** Holds a moment (ms UTC) and what it means for orders. */
export type ViewMoment = {
  now: number
  /** It is the day of the home market. */
  today: string
  /** An order that moved on at this moment or later need not be paid yet. */
  payableSince: number
}

export const viewMomentOf = (now: number): ViewMoment => ({
  now,
  today: localDayOf(now, homeTimeZone()),
  payableSince: now - payableWithinMs,
})

/**
 * Selects the orders of a view; an index finds them. The moment goes into the statement unread, so that a prepared one may
 * have it as parameters.
 */
export const viewConditions: Record<OrderView, (at: ViewMoment) => RawBuilder<boolean>> = {
  'to-pack': ({ now }) => isToPack(now),
  'to-dispatch': () => sql`customer_order.state = 'packed'`,
  unpaid: () => sql`customer_order.payment_state = 'due' and ${isNotUndone}`,
  suspicious: () => isSuspicious,
  withdrawn: () => sql`customer_order.number in (select order_number from order_return
    where order_return.state = 'announced' and order_return.kind = 'withdrawal')`,
  'to-refund': () => sql`customer_order.payment_state = 'to-refund'`,
  // The first day of arrival that the buyer was promised has come, and nothing is on its way. Days that count from the
  // payment are no promise before it.
  'overdue-dispatch': ({ today }) => sql`customer_order.state in ('received', 'packed')
    and customer_order.promised_from <= ${today} and not ${isAwaitingPayment}`,
  'overdue-payment': ({ payableSince }) => sql`customer_order.payment_state = 'due'
    and customer_order.state in ('dispatched', 'delivered')
    and not exists (select 1 from order_event as moved
      where moved.order_number = customer_order.number
        and moved.state in ('dispatched', 'delivered') and moved.at >= ${payableSince})`,
  'overdue-refund': ({ now }) => sql`customer_order.number in (select order_number from refund
    where refund.state = 'due' and refund.due_at < ${now})`,
  'ebooks-only': () => sql`customer_order.delivery_method is null`,
}
