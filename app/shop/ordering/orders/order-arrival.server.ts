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

type ArrivalFields = Pick<
  CustomerOrderTable,
  | 'state'
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
 * waits for a transfer. It is undefined if that is unknown, if nothing is to come, or if no stock is reserved yet.
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
  const byPickup = isPickup(order.deliveryMethod) ? ({ isPickup: true } as const) : {}
  // An order that is collected is ready as soon as it is recorded as dispatched.
  if (sent && byPickup.isPickup) return undefined
  const counted = sent && arrivalFrom(dispatchDate(sent.at), order)
  if (counted) return counted
  if (promisedFrom === null || promisedTo === null) return undefined
  if (!waitsForTransfer(order)) return { from: promisedFrom, to: promisedTo, ...byPickup }
  const days = arrivalFrom(dispatchDay(now), order)
  return days && { ...days, ...byPickup, needsPayment: true }
}

/** Returns the days of an order that is sent on a day, `YYYY-MM-DD`, if it is known how long its parcel takes. */
export const arrivalFrom = (
  sent: string,
  {
    country,
    deliveryDaysFrom: daysFrom,
    deliveryDaysTo: daysTo,
  }: Pick<ArrivalFields, 'country' | 'deliveryDaysFrom' | 'deliveryDaysTo'>,
): Arrival | undefined =>
  daysFrom === null || daysTo === null ? undefined : arrivalOf(sent, { daysFrom, daysTo }, country)

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
