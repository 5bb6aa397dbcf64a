import { dayMs, parseDay } from '#app/i18n/format/day.ts'

/**
 * Returns the moment from which a price counts: the start of a day in UTC, or now on that day. `malformed` is no day
 * such as 2027-01-31.
 */
export function priceStart(day: string, now: number): number | 'malformed' | 'past' {
  const at = parseDay(day)
  if (at === undefined) return 'malformed'
  return at <= now - dayMs ? 'past' : Math.max(at, now)
}
