import { dayAfter } from '#app/i18n/format/day.ts'
import { localDayOf, momentOf, timeZoneOf } from '#app/i18n/format/time-zones.ts'
import { settings } from '#app/settings.server.ts'
import { seller } from '#app/shop/operations/seller/seller.server.ts'
import { workingDayFrom } from './working-days.server.ts'

/** An order placed before the cut-off hour, on the clock of the country, is sent on that day if it is a working day. */
export type DispatchRule = { country: string; cutoffHour: number }

const ownRule = (): DispatchRule => ({
  country: seller().country,
  cutoffHour: settings().DISPATCH_CUTOFF_HOUR,
})

/** Returns the day on which an order placed at this moment is sent, `YYYY-MM-DD`. */
export function dispatchDay(now: number, { country, cutoffHour }: DispatchRule = ownRule()) {
  const today = dispatchDate(now, country)
  const isInTime = now < momentOf(today, cutoffHour, timeZoneOf(country))
  return workingDayFrom(isInTime ? today : dayAfter(today), country)
}

/** Returns the day on the seller's clock, `YYYY-MM-DD`. */
export const dispatchDate = (now: number, country = seller().country): string =>
  localDayOf(now, timeZoneOf(country))

/** Returns the next moment at which the day of dispatch may change, ms UTC. */
export function nextCutoff(now: number, { country, cutoffHour }: DispatchRule = ownRule()): number {
  const today = dispatchDate(now, country)
  const cutoff = (day: string) => momentOf(day, cutoffHour, timeZoneOf(country))
  return now < cutoff(today) ? cutoff(today) : cutoff(dayAfter(today))
}

/**
 * Returns for how long the day of dispatch that a page names stays right, in ms from now: zero if the cut-off hour came
 * while the page was made.
 * @param madeAt The moment that the page shows, ms UTC.
 */
export const untilCutoff = (madeAt: number, now = Date.now()): number =>
  Math.max(0, nextCutoff(madeAt) - now)
