import { dayAfter } from '#app/i18n/format/day.ts'
import { isHoliday } from './holidays.server.ts'

/**
 * Tells whether parcels are sent and delivered on a day: from Monday to Friday, but for the holidays of the country.
 * @param day `YYYY-MM-DD`, like all days here.
 */
export function isWorkingDay(day: string, country: string): boolean {
  const weekday = new Date(day).getUTCDay()
  return weekday !== 0 && weekday !== 6 && !isHoliday(day, country)
}

/** Returns the day itself if it is a working day, or else the next one. */
export function workingDayFrom(day: string, country: string): string {
  let at = day
  while (!isWorkingDay(at, country)) at = dayAfter(at)
  return at
}

/** Returns the working day that is `count` working days after a day. */
export function addWorkingDays(day: string, count: number, country: string): string {
  let at = count === 0 ? workingDayFrom(day, country) : day
  for (let n = 0; n < count; n++) at = workingDayFrom(dayAfter(at), country)
  return at
}
