import { dayMs, dayOf } from '#app/i18n/format/day.ts'

/**
 * Returns the moment from which a price counts: the start of a day in UTC, or now on that day. `malformed` is no day
 * such as 2027-01-31.
 */
export function priceStart(day: string, now: number): number | 'malformed' | 'past' {
  const at = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(day) : NaN
  // `Date.parse` takes June 31 for July 1.
  if (Number.isNaN(at) || dayOf(at) !== day) return 'malformed'
  return at <= now - dayMs ? 'past' : Math.max(at, now)
}
