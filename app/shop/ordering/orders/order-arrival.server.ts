import type { CustomerOrderTable, OrderState } from '#app/database/tables.ts'
import type { Translate } from '#app/i18n/i18n.server.ts'
import type { Language } from '#app/i18n/languages.ts'
import type { MailPart } from '#app/shop/messaging/mail/mail-text.ts'
import {
  arrivalDays,
  arrivalSentence,
  arrivalText,
  type Arrival,
} from '#app/shop/pricing/delivery/arrival.ts'
import { arrivalOf } from '#app/shop/pricing/delivery/arrival.server.ts'
import { dispatchDate, dispatchDay } from '#app/shop/pricing/delivery/dispatch-day.server.ts'
import { isPickup } from '#app/shop/pricing/delivery/pickup.ts'
import { isBeforeDispatch } from './order-states.ts'
import { paymentMethodOf } from './payment-method.ts'

type ArrivalFields = Pick<
  CustomerOrderTable,
  | 'state'
  | 'placedAt'
  | 'country'
  | 'paymentMethod'
  | 'paymentState'
  | 'unreserved'
  | 'promisedFrom'
  | 'promisedTo'
  | 'deliveryDaysFrom'
  | 'deliveryDaysTo'
  | 'deliveryMethod'
>

/**
 * Returns when the parcel of an order arrives: as promised to its buyer, or counted from its dispatch, or from now if it
 * waits for a payment that takes days. It is undefined if that is unknown, if nothing is to come, or if no stock is
 * reserved yet.
 */
export function orderArrival(
  order: ArrivalFields,
  events: { state: OrderState; at: number }[],
  now: number,
): Arrival | undefined {
  const { state, promisedFrom, promisedTo } = order
  if (order.unreserved === 1 || !(isBeforeDispatch(state) || state === 'dispatched'))
    return undefined
  const sent = events.find((event) => event.state === 'dispatched')
  // An order that is collected is ready as soon as it is recorded as dispatched.
  if (sent && isPickup(order.deliveryMethod)) return undefined
  const counted = sent && arrivalFrom(dispatchDate(sent.at), order)
  if (counted) return counted
  if (promisedFrom === null || promisedTo === null) return undefined
  if (order.paymentState !== 'due' || !countsFromPayment(order, now))
    return { from: promisedFrom, to: promisedTo, ...pickupOf(order) }
  const days = arrivalFrom(dispatchDay(now), order)
  return days && { ...days, needsPayment: true }
}

/**
 * Tells whether the days of an order count from its payment, because that takes longer than a reservation lasts: a
 * transfer, or a means of Stripe such as a debit.
 */
export function countsFromPayment(
  { paymentMethod, placedAt }: Pick<ArrivalFields, 'paymentMethod' | 'placedAt'>,
  now: number,
): boolean {
  const { isPaidFirst, reservedForMs = 0 } = paymentMethodOf(paymentMethod)
  return isPaidFirst === true && now >= placedAt + reservedForMs
}

const pickupOf = ({ deliveryMethod }: Pick<ArrivalFields, 'deliveryMethod'>) =>
  isPickup(deliveryMethod) ? ({ isPickup: true } as const) : {}

/** Returns the days of an order that is sent on a day, `YYYY-MM-DD`, if it is known how long its parcel takes. */
export function arrivalFrom(
  sent: string,
  order: Pick<ArrivalFields, 'country' | 'deliveryDaysFrom' | 'deliveryDaysTo' | 'deliveryMethod'>,
): Arrival | undefined {
  const { country, deliveryDaysFrom: daysFrom, deliveryDaysTo: daysTo } = order
  if (daysFrom === null || daysTo === null) return undefined
  return { ...arrivalOf(sent, { daysFrom, daysTo }, country), ...pickupOf(order) }
}

/** An order by transfer in advance is sent once it is paid. */
export const waitsForTransfer = ({
  paymentMethod,
  paymentState,
}: Pick<ArrivalFields, 'paymentMethod' | 'paymentState'>) =>
  paymentMethod === 'transfer' && paymentState === 'due'

/** Returns the part of a mail that says when the parcel arrives, if that is known. */
export function arrivalMailParts(
  arrival: Arrival | undefined,
  language: Language,
  t: Translate,
): MailPart[] {
  if (!arrival) return []
  const days = arrivalText(arrival, language)
  return [{ kind: 'text', text: arrivalSentence(days, t), times: arrivalDays(days) }]
}
