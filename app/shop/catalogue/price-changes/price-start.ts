import { parseDay } from '#app/i18n/format/day.ts'
import { homeTimeZone, localDayOf, startOfDay } from '#app/i18n/format/time-zones.ts'

/**
 * Returns the moment from which a price counts: the start of a day in the home market, or now on that day. `malformed` is
 * no day such as 2027-01-31.
 */
export function priceStart(day: string, now: number): number | 'malformed' | 'past' {
  if (parseDay(day) === undefined) return 'malformed'
  const zone = homeTimeZone()
  return day < localDayOf(now, zone) ? 'past' : Math.max(startOfDay(day, zone), now)
}
