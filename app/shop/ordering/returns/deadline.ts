import type { OrderState } from '#app/database/tables.ts'
import { dayMs } from '#app/i18n/format/day.ts'
import { endOfDay, localDayOf, timeZoneOf } from '#app/i18n/format/time-zones.ts'

const periodDays = 14
/** A parcel whose delivery was not recorded counts as delivered after this many days. */
const underWayDays = 7

type Event = { state: OrderState; at: number }

/**
 * Returns the last moment to withdraw (CRD Art 9(2)), ms UTC: 14 days from the delivery, at the
 * end of the last day in the country of delivery. If no delivery was recorded, they count from a
 * week after the dispatch. Undefined if nothing was sent, so that the period is open.
 */
export function withdrawalDeadline(events: Event[], country: string): number | undefined {
  const latest = (state: OrderState) =>
    events
      .filter((event) => event.state === state)
      .map(({ at }) => at)
      .sort((a, b) => b - a)[0]
  const delivered = latest('delivered')
  const dispatched = latest('dispatched')
  const begins =
    delivered ?? (dispatched === undefined ? undefined : dispatched + underWayDays * dayMs)
  if (begins === undefined) return undefined
  // The day of the delivery does not count, and the period ends with its last day (Reg. 1182/71 Art 3).
  const timeZone = timeZoneOf(country)
  return endOfDay(localDayOf(begins, timeZone), timeZone, periodDays) - 1
}
