import { locales, type Language } from '../languages.ts'
import { isMidnight, localDayOf } from './time-zones.ts'
import { formatMoment } from './format-moment.ts'
import { dayText, type Day } from './format-order.ts'

/**
 * Returns an end for `<time>`: only the day if it applies through that day in the market's time
 * zone, or else with hour and zone.
 * @param until The first moment after the end, ms UTC.
 */
export function describeEnd(until: number, language: Language, timeZone: string): Day {
  return isMidnight(until, timeZone)
    ? dayText(Date.parse(localDayOf(until - 1, timeZone)), language)
    : describeHour(until, language, timeZone)
}

/**
 * Returns a beginning for `<time>` in the same way.
 * @param from The first moment, ms UTC.
 */
export function describeBegin(from: number, language: Language, timeZone: string): Day {
  return isMidnight(from, timeZone)
    ? dayText(Date.parse(localDayOf(from, timeZone)), language)
    : describeHour(from, language, timeZone)
}

const describeHour = (at: number, language: Language, timeZone: string): Day => ({
  dateTime: new Date(at).toISOString(),
  text: formatMoment(at, language, timeZone, 'short'),
})

const shortDays = new Map<string, Intl.DateTimeFormat>()

/** Returns the last day before an end without its year, such as `30 Nov`, for one line of a card. */
export function formatShortEnd(until: number, language: Language, timeZone: string): string {
  const key = `${language} ${timeZone}`
  let format = shortDays.get(key)
  if (!format) {
    const style = { day: 'numeric', month: 'short', timeZone } as const
    shortDays.set(key, (format = new Intl.DateTimeFormat(locales[language], style)))
  }
  return format.format(until - 1).replaceAll(' ', '\u00a0')
}
