export const dayMs = 86_400_000

/** Returns the day in UTC, `YYYY-MM-DD`, by which exchange rates are dated. */
export const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10)

/**
 * Returns the first moment in UTC, in ms, of a day such as 2027-01-31; undefined for any other text. Days before the year
 * 1000 and those of 9999 are none, since clocks and the day after them are written with another number of digits.
 */
export function parseDay(text: string): number | undefined {
  const at = /^(?!0|9999)\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : NaN
  // `Date.parse` takes June 31 for July 1.
  return Number.isNaN(at) || dayOf(at) !== text ? undefined : at
}

export const dayBefore = (day: string): string => dayOf(Date.parse(day) - dayMs)
export const dayAfter = (day: string): string => dayOf(Date.parse(day) + dayMs)
