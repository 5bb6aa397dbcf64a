import type { Language } from '#app/i18n/languages.ts'
import { isMidnight, localDayOf } from '../currency/time-zones.ts'
import { formatMoment } from './format-moment.ts'
import { dayText, type Day } from './format-order.ts'

/**
 * The end of something for `<time>`. A day stands there alone where what ends holds through that day on the clock of
 * the market, else hour and zone beside it. @param until The first moment at which it does not hold any more, ms UTC.
 */
export function describeEnd(until: number, language: Language, timeZone: string): Day {
  return isMidnight(until, timeZone)
    ? dayText(Date.parse(localDayOf(until - 1, timeZone)), language)
    : describeHour(until, language, timeZone)
}

/** The beginning of something for `<time>`, likewise. @param from The first moment at which it holds, ms UTC. */
export function describeBegin(from: number, language: Language, timeZone: string): Day {
  return isMidnight(from, timeZone)
    ? dayText(Date.parse(localDayOf(from, timeZone)), language)
    : describeHour(from, language, timeZone)
}

const describeHour = (at: number, language: Language, timeZone: string): Day => ({
  dateTime: new Date(at).toISOString(),
  text: formatMoment(at, language, timeZone, 'short'),
})
