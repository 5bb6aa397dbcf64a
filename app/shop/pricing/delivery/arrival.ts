import { weekdayText } from '#app/i18n/format/format-weekday.ts'
import type { Day } from '#app/i18n/format/format-order.ts'
import type { Language } from '#app/i18n/languages.ts'
import type { I18n } from '#app/i18n/translate.ts'

/**
 * Holds the first and the last day on which a parcel arrives, or is ready to be collected, `YYYY-MM-DD`. With `needsPayment` the parcel waits for a
 * transfer, and the days are those of a payment that arrives now.
 */
export type Arrival = { from: string; to: string; needsPayment?: boolean; isPickup?: true }

/** Holds the same days for `<time>`. `isOverdue` means that they have passed and nothing was delivered. */
export type ArrivalText = {
  from: Day
  to: Day
  isOverdue?: boolean
  needsPayment?: boolean
  isPickup?: true
}

export const arrivalText = (
  { from, to, needsPayment, isPickup }: Arrival,
  language: Language,
): ArrivalText => ({
  from: weekdayText(from, language),
  to: weekdayText(to, language),
  ...(needsPayment && { needsPayment }),
  ...(isPickup && { isPickup }),
})

/** Returns the days that the sentence names: both, or the last if they are the same or have passed. */
export const arrivalDays = ({ from, to, isOverdue }: ArrivalText): Day[] =>
  isOverdue || from.dateTime === to.dateTime ? [to] : [from, to]

/** Returns the sentence about an arrival in parts: its words, and its days in place. */
export function arrivalParts(arrival: ArrivalText, t: I18n['t']): (string | Day)[] {
  const gap = '\n'
  const days = arrivalDays(arrival)
  const on = arrival.isPickup ? 'order.pickup.ready' : 'order.arrivesOn'
  const sentence =
    days.length === 2
      ? t('order.arrives', { from: gap, to: gap })
      : t(arrival.isOverdue ? 'order.wasDue' : on, { day: gap })
  return [
    ...sentence.split(gap).flatMap((words, n) => [words, days[n] ?? '']),
    arrival.needsPayment ? t('order.ifPaidToday') : '',
  ].filter((part) => part !== '')
}

/** Returns the sentence about an arrival as text. */
export const arrivalSentence = (arrival: ArrivalText, t: I18n['t']): string =>
  arrivalParts(arrival, t)
    .map((part) => (typeof part === 'string' ? part : part.text))
    .join('')
