import type { OrderState, RefundTable } from '#app/database/tables.ts'
import type { Language } from '#app/i18n/languages.ts'
import { formatMoney } from '../currency/format-money.ts'
import { listReturnable } from '../withdrawals/returnable.ts'
import { withdrawalDeadline } from '../withdrawals/deadline.ts'
import { describeParcel, type ParcelNumber, type ParcelWords } from './carriers.ts'
import { dayWords, type Day } from './format-order.ts'
import { canBeCancelled, orderStates } from './order-states.ts'
import type { Order } from './order.ts'

/** What became of an order since it was placed, in the order of time. */
export type OrderHistory = {
  events: { state: OrderState; at: number }[]
  parcels: ParcelNumber[]
  refunds: Pick<RefundTable, 'amountMinor' | 'state' | 'dueAt' | 'doneAt'>[]
  /** Its e-books, each with how often its file was fetched. */
  ebooks: { fetched: number }[]
}

/** Where an order is on its way. What is still ahead has no day. */
export type OrderStep = { state: OrderState; day?: Day; isCurrent: boolean }

/** What became of an order, everything formatted; nothing in it tells who ordered what. */
export type OrderProgress = { state: OrderState; steps: OrderStep[]; parcels: ParcelWords[] }

const way: OrderState[] = ['received', 'packed', 'dispatched', 'delivered']

/** The steps behind an order, and those ahead of it where something is sent. */
export function describeProgress(
  { state, deliveryMethod }: Pick<Order, 'state' | 'deliveryMethod'>,
  { events, parcels }: Pick<OrderHistory, 'events' | 'parcels'>,
  language: Language,
): OrderProgress {
  // An order is in each state once; two may be noted in one moment.
  const placeOf = (event: { state: OrderState }) => orderStates.indexOf(event.state)
  const behind = [...events]
    .sort((one, other) => placeOf(one) - placeOf(other))
    .map((event): OrderStep => ({
      state: event.state,
      day: dayWords(event.at, language),
      isCurrent: event.state === state,
    }))
  const reached = way.indexOf(state)
  const ahead = deliveryMethod === null || reached < 0 ? [] : way.slice(reached + 1)
  return {
    state,
    steps: [...behind, ...ahead.map((one) => ({ state: one, isCurrent: false }))],
    parcels: parcels.map(describeParcel),
  }
}

/** `isNoted`: counted from a delivery that was noted, not from a week after the dispatch. */
export type DeadlineWords = Day & { isOver: boolean; isNoted: boolean }

/** Money that goes back, with the day on which it went or by which it must. */
export type RefundWords = { amount: string; isDone: boolean; day: Day }

/** What the receipt shows besides the order as it was placed. */
export type ReceiptProgress = OrderProgress & {
  /** Whether anything may still be withdrawn from; before the dispatch there is no last day. */
  canWithdraw: boolean
  canCancel: boolean
  hasEbooks: boolean
  deadline?: DeadlineWords
  refunds: RefundWords[]
}

export function describeReceiptProgress(
  order: Order,
  history: OrderHistory,
  { language, now }: { language: Language; now: number },
): ReceiptProgress {
  const { state, currency } = order
  const deadline = withdrawalDeadline(history.events)
  const isOver = deadline !== undefined && now > deadline
  const isLeft = listReturnable(order, []).some(({ left }) => left > 0)
  const isOpen = state !== 'cancelled' && state !== 'returned' && isLeft
  return {
    ...describeProgress(order, history, language),
    canWithdraw: isOpen && !isOver,
    canCancel: canBeCancelled(state) && history.ebooks.every(({ fetched }) => fetched === 0),
    hasEbooks: order.state !== 'cancelled' && history.ebooks.length > 0,
    ...(isOpen &&
      deadline !== undefined && {
        deadline: {
          ...dayWords(deadline, language),
          isOver,
          isNoted: history.events.some((event) => event.state === 'delivered'),
        },
      }),
    refunds: history.refunds.map(({ amountMinor, state: refund, dueAt, doneAt }) => ({
      amount: formatMoney({ minor: amountMinor, currency }, language),
      isDone: refund === 'done',
      day: dayWords(doneAt ?? dueAt, language),
    })),
  }
}
