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
import { dispatchDate } from '#app/shop/pricing/delivery/dispatch-day.server.ts'
import { canBeCancelled } from './order-states.ts'

type ArrivalFields = Pick<
  CustomerOrderTable,
  | 'state'
  | 'country'
  | 'unreserved'
  | 'promisedFrom'
  | 'promisedTo'
  | 'deliveryDaysFrom'
  | 'deliveryDaysTo'
>

/**
 * Returns when the parcel of an order arrives: as promised to its buyer, or counted from its dispatch. It is undefined
 * if that is unknown, if nothing is to come, or if no stock is reserved yet.
 */
export function orderArrival(
  order: ArrivalFields,
  events: { state: OrderState; at: number }[],
): Arrival | undefined {
  const { state, country, promisedFrom, promisedTo, deliveryDaysFrom, deliveryDaysTo } = order
  if (order.unreserved === 1 || !(canBeCancelled(state) || state === 'dispatched')) return undefined
  const sent = events.find((event) => event.state === 'dispatched')
  if (sent && deliveryDaysFrom !== null && deliveryDaysTo !== null) {
    const days = { daysFrom: deliveryDaysFrom, daysTo: deliveryDaysTo }
    return arrivalOf(dispatchDate(sent.at), days, country)
  }
  if (promisedFrom === null || promisedTo === null) return undefined
  return { from: promisedFrom, to: promisedTo }
}

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
