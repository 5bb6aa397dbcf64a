import type { OrderState, RefundLineTable, RefundTable } from '#app/database/tables.ts'
import type { Language } from '#app/i18n/languages.ts'
import { formatMoney } from '#app/i18n/format/format-money.ts'
import { isUnpaid } from '#app/shop/ordering/orders/ebook-right.ts'
import { sumLess, sumToPay } from '#app/shop/ordering/orders/refund-amount.ts'
import {
  returnLineNameOf,
  describePieces,
  type ReturnedLine,
  type SuppliedEbook,
} from '#app/shop/ordering/orders/returnable.ts'
import { withdrawalDeadline } from '#app/shop/ordering/returns/deadline.ts'
import {
  describeParcel,
  type ParcelNumber,
  type ParcelText,
} from '#app/shop/ordering/orders/carriers.ts'
import { localDayOf, timeZoneOf } from '#app/i18n/format/time-zones.ts'
import { describeEnd } from '#app/i18n/format/format-end.ts'
import { arrivalText, type Arrival, type ArrivalText } from '#app/shop/pricing/delivery/arrival.ts'
import { type Day, localDayText } from '#app/i18n/format/format-order.ts'
import type { FormatName } from '#app/shop/ordering/quote/format-name.ts'
import {
  describeRemaining,
  type RemainingOrder,
} from '#app/shop/ordering/orders/remaining-order.ts'
import { isBeforeDispatch, isUndone, orderStates } from '#app/shop/ordering/orders/order-states.ts'
import { hasPickupPlace, isHandedOver, isPickup } from '#app/shop/pricing/delivery/pickup.ts'
import { addressFormatOf } from '#app/shop/customers/addresses/address.ts'
import type { Order } from '#app/shop/ordering/orders/order.ts'

/** Holds the history of an order since it was placed, in chronological order. */
export type OrderHistory = {
  events: { state: OrderState; at: number }[]
  parcels: ParcelNumber[]
  refunds: Pick<RefundTable, 'id' | 'amountMinor' | 'state' | 'dueAt' | 'doneAt'>[]
  /** Holds the refunded or cancelled parts of its lines. */
  takenOff: TakenOffPart[]
  /** Holds what is to be sent back, was sent back or was never sent, as position and quantity. */
  returned: ReturnedLine[]
  ebooks: SuppliedEbook[]
}

export type TakenOffPart = Pick<
  RefundLineTable,
  'position' | 'quantity' | 'amountMinor' | 'refundId' | 'isCancelled'
>

type StateAhead = 'packed' | 'dispatched' | 'delivered'

/** Holds a step of an order. A future one has no day. */
export type OrderStep =
  | { state: OrderState; day: Day; isCurrent: boolean }
  | { state: StateAhead; day?: undefined; isCurrent: false }

/** Holds the progress of an order, all formatted; it does not reveal who ordered what. */
export type OrderProgress = Pick<RemainingOrder, 'isWithdrawn'> & {
  state: OrderState
  steps: OrderStep[]
  parcels: ParcelText[]
  /** Says where and when the order is collected; undefined if it is sent. */
  pickup?: { place: string; hours: string }
  /** Is true if the order has e-books only, which are never sent. */
  isOfFiles?: true
  /** Is undefined if no day is known or nothing is to come. */
  arrival?: ArrivalText | undefined
}

const statesAhead: StateAhead[] = ['packed', 'dispatched', 'delivered']

/** `arrival` is that of the parcel, as `orderArrival` returns it. */
type ProgressParams = { language: Language; now: number; arrival?: Arrival | undefined }

/**
 * Returns the days on which the parcel of an order arrives, or was due if they have passed in the country of delivery.
 * It is undefined if nothing is sent.
 */
export function describeArrival(
  { country }: { country: string },
  { hasParcel }: Pick<RemainingOrder, 'hasParcel'>,
  { language, now, arrival }: ProgressParams,
): ArrivalText | undefined {
  if (!hasParcel || !arrival) return undefined
  const isOverdue = localDayOf(now, timeZoneOf(country)) > arrival.to
  return { ...arrivalText(arrival, language), ...(isOverdue && { isOverdue }) }
}

/** Returns the past steps of an order and, if something is sent, the future ones. */
export const describeProgress = (
  order: Order,
  history: OrderHistory,
  params: ProgressParams,
): OrderProgress =>
  describeWay(order, history, describeRemaining(order, { ...history, now: params.now }), params)

function describePlace(order: Order) {
  const { deliveryName, addressLine1, country, pickupHours } = order
  if (!hasPickupPlace(order.deliveryMethod)) return { place: '', hours: '' }
  const lines = [deliveryName, addressLine1, ...addressFormatOf(country).placeLines(order)]
  return { place: lines.filter(Boolean).join(', '), hours: pickupHours ?? '' }
}

function describeWay(
  order: Order,
  { events, parcels }: OrderHistory,
  remaining: Pick<RemainingOrder, 'hasParcel' | 'isWithdrawn'>,
  { language, now, arrival }: ProgressParams,
): OrderProgress {
  const { state, country } = order
  const { hasParcel, isWithdrawn } = remaining
  // An order is in each state once, and two states may have the same time.
  const placeOf = (event: { state: OrderState }) => orderStates.indexOf(event.state)
  // What was handed over at once was neither packed nor brought.
  const isStep = (one: OrderState) =>
    !isHandedOver(order.deliveryMethod) || (one !== 'packed' && one !== 'dispatched')
  const behind = events
    .filter((event) => isStep(event.state))
    .sort((one, other) => placeOf(one) - placeOf(other))
    .map((event): OrderStep => ({
      state: event.state,
      day: localDayText(event.at, language, timeZoneOf(country)),
      isCurrent: event.state === state,
    }))
  const reached = statesAhead.findIndex((one) => one === state)
  const isOnWay = hasParcel && (reached >= 0 || state === 'received')
  const ahead = isOnWay ? statesAhead.slice(reached + 1) : []
  return {
    state,
    isWithdrawn,
    steps: [...behind, ...ahead.map((one) => ({ state: one, isCurrent: false as const }))],
    parcels: parcels.map(describeParcel),
    ...(isPickup(order.deliveryMethod) && { pickup: describePlace(order) }),
    ...(order.deliveryMethod === null && { isOfFiles: true as const }),
    arrival: describeArrival(order, remaining, { language, now, arrival }),
  }
}

/** `isNoted` means that it counts from a recorded delivery, not from a week after the dispatch. */
export type DeadlineText = Day & { isOver: boolean; isNoted: boolean }

/** Holds a refund with its day or last day, and its lines. */
export type RefundText = { amount: string; isDone: boolean; day: Day; lines: string[] }

/** Holds what the receipt shows besides the order as placed. */
export type ReceiptProgress = OrderProgress &
  Omit<RemainingOrder, 'returnable'> & {
    /** Is true if anything may still be withdrawn from; before the dispatch there is no last day. */
    canWithdraw: boolean
    /** Is true if it was not sent but an e-book of it was downloaded, so that the rest is withdrawn from. */
    isPartDownloaded: boolean
    hasEbooks: boolean
    /** Is true if its e-books wait for the payment. */
    hasUnpaidEbooks: boolean
    deadline?: DeadlineText
    refunds: RefundText[]
    /** Holds the lines cancelled before the dispatch. */
    cancelled: string[]
    /** Holds the amount due, if it is less than the total and part of the order is kept. */
    toPay?: string
    /** E-books that can be withdrawn from until they open, in spite of the consent. */
    stillToOpen: string[]
  }

export function describeReceiptProgress(
  order: Order,
  history: OrderHistory,
  { language, now, arrival, formatWord }: ProgressParams & { formatWord: FormatName },
): ReceiptProgress {
  const { state } = order
  const deadline = withdrawalDeadline(history.events, order.country)
  const isOver = deadline !== undefined && now > deadline
  const calledOff = history.takenOff.filter(({ isCancelled }) => isCancelled === 1)
  const { returnable, ...remaining } = describeRemaining(order, { ...history, now })
  const isLeft = returnable.some(({ left }) => left > 0)
  const isOpen = !isUndone(state) && isLeft
  const isDownloaded = history.ebooks.some(({ fetched }) => fetched > 0)
  return {
    ...describeWay(order, history, remaining, { language, now, arrival }),
    canWithdraw: isOpen && !isOver,
    ...remaining,
    isPartDownloaded: isBeforeDispatch(state) && isDownloaded && isOpen,
    hasEbooks:
      order.state !== 'cancelled' && history.ebooks.some(({ revokedAt }) => revokedAt === null),
    hasUnpaidEbooks: !remaining.isAllGoing && history.ebooks.some((one) => isUnpaid(one, now)),
    ...(isOpen &&
      deadline !== undefined && {
        deadline: { ...describeDeadline(order, history, deadline, language), isOver },
      }),
    refunds: describeRefunds(order, history, language, formatWord),
    cancelled: describePieces(order, calledOff, formatWord),
    ...(!remaining.isAllGoing && toPayOf(order, history, language)),
    stillToOpen: returnable
      .filter(({ opens }) => opens !== undefined)
      .map(({ position }) => returnLineNameOf(order.lines, position, formatWord)),
  }
}

const describeDeadline = (
  { country }: Order,
  { events }: OrderHistory,
  deadline: number,
  language: Language,
) => ({
  ...describeEnd(deadline + 1, language, timeZoneOf(country)),
  isNoted: events.some((event) => event.state === 'delivered'),
})

const describeRefunds = (
  order: Order,
  { refunds, takenOff }: OrderHistory,
  language: Language,
  formatWord: FormatName,
): RefundText[] =>
  refunds.map(({ id, amountMinor, state, dueAt, doneAt }) => ({
    amount: formatMoney({ minor: amountMinor, currency: order.currency }, language),
    isDone: state === 'done',
    day: localDayText(doneAt ?? dueAt, language, timeZoneOf(order.country)),
    lines: describePieces(
      order,
      takenOff.filter(({ refundId }) => refundId === id),
      formatWord,
    ),
  }))

function toPayOf(order: Order, { takenOff }: OrderHistory, language: Language) {
  const { state, paymentState, currency } = order
  if (sumLess(order, takenOff) === 0 || paymentState !== 'due' || state === 'cancelled') return {}
  return { toPay: formatMoney({ minor: sumToPay(order, takenOff), currency }, language) }
}
