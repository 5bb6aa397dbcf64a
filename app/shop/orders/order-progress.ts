import type { OrderState, RefundLineTable, RefundTable } from '#app/database/tables.ts'
import type { Language } from '#app/i18n/languages.ts'
import { formatMoney } from '../currency/format-money.ts'
import { isUnpaid } from '../downloads/ebook-right.ts'
import { sumLess } from '../payments/refund-amount.ts'
import {
  returnLineNameOf,
  describePieces,
  type ReturnedLine,
  type SuppliedEbook,
} from '../returns/returnable.ts'
import { withdrawalDeadline } from '../returns/deadline.ts'
import { describeParcel, type ParcelNumber, type ParcelText } from './carriers.ts'
import { timeZoneOf } from '../currency/time-zones.ts'
import { describeEnd } from './format-end.ts'
import { type Day, localDayText } from './format-order.ts'
import type { FormatName } from './format-name.ts'
import { describeRemaining, type RemainingOrder } from './remaining-order.ts'
import { canBeCancelled, isUndone, orderStates } from './order-states.ts'
import type { Order } from './order.ts'

/** What became of an order since it was placed, in the order of time. */
export type OrderHistory = {
  events: { state: OrderState; at: number }[]
  parcels: ParcelNumber[]
  refunds: Pick<RefundTable, 'id' | 'amountMinor' | 'state' | 'dueAt' | 'doneAt'>[]
  /** What of its lines was paid back or called off. */
  takenOff: CancelledPart[]
  /** What is to come back, has come back or was never sent. */
  returned: ReturnedLine[]
  ebooks: SuppliedEbook[]
}

export type CancelledPart = Pick<
  RefundLineTable,
  'position' | 'quantity' | 'amountMinor' | 'refundId' | 'isCancelled'
>

/** Where an order is on its way. What is still ahead has no day. */
export type OrderStep = { state: OrderState; day?: Day; isCurrent: boolean }

/** What became of an order, everything formatted; nothing in it tells who ordered what. */
export type OrderProgress = Pick<RemainingOrder, 'isWithdrawn'> & {
  state: OrderState
  steps: OrderStep[]
  parcels: ParcelText[]
}

const way: OrderState[] = ['received', 'packed', 'dispatched', 'delivered']

type ProgressParams = { language: Language; now: number }

/** The steps behind an order, and those ahead of it where something is sent. */
export const describeProgress = (
  order: Order,
  history: OrderHistory,
  { language, now }: ProgressParams,
): OrderProgress =>
  describeWay(order, history, describeRemaining(order, { ...history, now }), language)

function describeWay(
  { state, country }: Order,
  { events, parcels }: OrderHistory,
  { hasParcel, isWithdrawn }: Pick<RemainingOrder, 'hasParcel' | 'isWithdrawn'>,
  language: Language,
): OrderProgress {
  // An order is in each state once; two may be noted in one moment.
  const placeOf = (event: { state: OrderState }) => orderStates.indexOf(event.state)
  const behind = [...events]
    .sort((one, other) => placeOf(one) - placeOf(other))
    .map((event): OrderStep => ({
      state: event.state,
      day: localDayText(event.at, language, timeZoneOf(country)),
      isCurrent: event.state === state,
    }))
  const reached = way.indexOf(state)
  const ahead = hasParcel && reached >= 0 ? way.slice(reached + 1) : []
  return {
    state,
    isWithdrawn,
    steps: [...behind, ...ahead.map((one) => ({ state: one, isCurrent: false }))],
    parcels: parcels.map(describeParcel),
  }
}

/** `isNoted`: counted from a delivery that was noted, not from a week after the dispatch. */
export type DeadlineText = Day & { isOver: boolean; isNoted: boolean }

/** Money that goes back, with the day on which it went or by which it must, and for which lines. */
export type RefundText = { amount: string; isDone: boolean; day: Day; lines: string[] }

/** What the receipt shows besides the order as it was placed. */
export type ReceiptProgress = OrderProgress &
  Omit<RemainingOrder, 'returnable'> & {
    /** Whether anything may still be withdrawn from; before the dispatch there is no last day. */
    canWithdraw: boolean
    /** It has not left, but an e-book of it was fetched: what is left is withdrawn from instead. */
    isPartFetched: boolean
    hasEbooks: boolean
    /** The payment that opens its e-books has still to come. */
    hasUnpaidEbooks: boolean
    deadline?: DeadlineText
    refunds: RefundText[]
    /** What was called off of its lines before it was sent. */
    cancelled: string[]
    /** What is still to be paid, where that is less than the total and something of it is kept. */
    toPay?: string
    /** E-books that can be withdrawn from until they open, whatever was declared about them. */
    stillToOpen: string[]
  }

export function describeReceiptProgress(
  order: Order,
  history: OrderHistory,
  { language, now, formatWord }: ProgressParams & { formatWord: FormatName },
): ReceiptProgress {
  const { state, currency } = order
  const deadline = withdrawalDeadline(history.events, order.country)
  const isOver = deadline !== undefined && now > deadline
  const calledOff = history.takenOff.filter(({ isCancelled }) => isCancelled === 1)
  const { returnable, ...kept } = describeRemaining(order, { ...history, now })
  const isLeft = returnable.some(({ left }) => left > 0)
  const isOpen = !isUndone(state) && isLeft
  const isFetched = history.ebooks.some(({ fetched }) => fetched > 0)
  return {
    ...describeWay(order, history, kept, language),
    canWithdraw: isOpen && !isOver,
    ...kept,
    isPartFetched: canBeCancelled(state) && isFetched && isOpen,
    hasEbooks:
      order.state !== 'cancelled' && history.ebooks.some(({ revokedAt }) => revokedAt === null),
    hasUnpaidEbooks: !kept.isAllGoing && history.ebooks.some((one) => isUnpaid(one, now)),
    ...(isOpen &&
      deadline !== undefined && {
        deadline: {
          ...describeEnd(deadline + 1, language, timeZoneOf(order.country)),
          isOver,
          isNoted: history.events.some((event) => event.state === 'delivered'),
        },
      }),
    refunds: history.refunds.map(({ id, amountMinor, state: refund, dueAt, doneAt }) => ({
      amount: formatMoney({ minor: amountMinor, currency }, language),
      isDone: refund === 'done',
      day: localDayText(doneAt ?? dueAt, language, timeZoneOf(order.country)),
      lines: describePieces(
        order,
        history.takenOff.filter(({ refundId }) => refundId === id),
        formatWord,
      ),
    })),
    cancelled: describePieces(order, calledOff, formatWord),
    ...(!kept.isAllGoing && toPayOf(order, history, language)),
    stillToOpen: returnable
      .filter(({ opens }) => opens !== undefined)
      .map(({ position }) => returnLineNameOf(order.lines, position, formatWord)),
  }
}

function toPayOf(order: Order, { takenOff }: OrderHistory, language: Language) {
  const { state, paymentState, totalMinor, currency } = order
  const less = sumLess(order, takenOff)
  if (less === 0 || paymentState !== 'due' || state === 'cancelled') return {}
  return { toPay: formatMoney({ minor: totalMinor - less, currency }, language) }
}
